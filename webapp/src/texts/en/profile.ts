import { enLabels, limits, pluralEn, sayFacts } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { profile as ru } from '#src/texts/ru/profile.ts';

const years = (count: number) => `${count} ${pluralEn(count, ['year', 'years'])}`;
const months = (count: number) => `${count} ${pluralEn(count, ['month', 'months'])}`;

export const profile: Catalogue<typeof ru> = {
  profile: {
    title: 'Profile',
    edit: 'Edit',
    done: 'Done',
    completion: 'Profile completion',
    addStatus: 'Add a status',
    unsent: 'A draft not yet sent for moderation',
    person: 'Personal details',
    fields: { ...enLabels.profile, experiences: 'Experience' },
    status: 'Status',
    about: 'About',
    tags: 'Skills',
    study: 'Studies',
    links: 'Links',
    experience: 'Experience',
    experienceTotal: (total) => sayFacts('Experience', total),
    duration: (total) => {
      const parts = [
        Math.floor(total / 12) && years(Math.floor(total / 12)),
        total % 12 && months(total % 12),
      ];
      return parts.filter(Boolean).join(' ') || 'less than a month';
    },
    send: 'Send for moderation',
    sent: 'Profile sent for moderation!',
    sendFailed: 'The changes could not be sent',
    sendFailedHint: 'The draft is kept on this device: you can send it again.',
    points: (count) => `${count} ${pluralEn(count, ['point', 'points'])}`,
    lowCompletion: {
      tooLow: `To create a project, fill in at least ${limits.completionToCreateProject}% of your profile`,
      draftsWait: 'Your drafts will count as soon as you send them.',
      missing: (names) => `Still missing: ${names}`,
      fill: 'Fill it in',
      toSending: 'Go to sending',
    },
    nothingToSend: 'You have changed nothing yet.',
    history: 'Moderation history',
    ownProjects: 'My projects',
    ownApplications: 'My applications',
    saved: 'Saved',
    queue: 'Moderation queue',
    queueFailed: 'Profile statuses could not be updated.',
    openQueueAnyway: 'Open the queue without updating',
    nameHeld: {
      serviceWord:
        'Your name looks like an official one. Until a moderator has checked it, others see “User”.',
      mixedAlphabets:
        'Your name mixes letters of different alphabets. Until a moderator has checked it, others see “User”.',
    },
    nothingPublic: 'This person has not shared anything about themselves yet.',
  },
  work: {
    company: 'Company',
    department: 'Department',
    role: 'Position',
    years: 'How many years',
    yearsOf: (value, count) => `${value} ${pluralEn(count, ['year', 'years'])}`,
    places: (count) => `${count} ${pluralEn(count, ['workplace', 'workplaces'])}`,
    period: (start, end) => `${start}\u00a0— ${end ?? 'now'}`,
    start: 'Start',
    end: 'End',
    logo: 'Logo',
  },
  status: {
    title: 'Status',
    short: 'Short status',
    shortHint: 'One line under your name',
    shortPlaceholder: 'Looking for a hackathon team',
    long: 'Full status',
    longHint: `One point per line, up to ${limits.statusLongLines} points`,
    longPlaceholder: 'Third-year student\nI build interfaces\nLooking for a summer project',
    save: 'Save as draft',
    saved: 'Draft saved',
    discard: 'Discard changes',
    tooManyLines: (count) => `${count} points, but only ${limits.statusLongLines} fit`,
    lineTooLong: (line, length) =>
      `Line ${line} has ${length} characters, but only ${limits.statusLongLine} fit`,
    reviewHint: 'Others will see the new status after a moderator’s review.',
  },
  photo: {
    change: 'Change photo',
    uploading: 'Uploading the photo',
    failed: 'The photo could not be uploaded.',
    large: `The photo is larger than ${limits.uploadBytes / 2 ** 20} MB`,
    crop: {
      title: 'Profile photo',
      hint: 'What is in the circle will be seen',
      frame: 'The part of the photo in the circle, move it with the arrow keys',
      zoom: 'Zoom',
      done: 'Set photo',
      whole: 'Without cropping',
    },
  },
};
