import { pluralEn } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { matching as ru } from '#src/texts/ru/matching.ts';

const skills = (count: number) => `${count} ${pluralEn(count, ['skill', 'skills'])}`;

export const matching: Catalogue<typeof ru> = {
  approved: {
    title: 'Your profile is approved!',
    text: 'Everyone sees you now: you can apply, and invite people to join you.',
    fitting: 'Start with these',
    search: 'Find an opening',
    searchHint: 'Nothing fits yet, but there is plenty to choose from',
    people: 'Find people',
    peopleHint: 'Put your own team together',
    profile: 'My profile',
  },
  match: {
    title: 'What you have in common',
    unknown: 'Add skills to see what you have in common',
    all: 'You have all it takes.',
    how: 'How we match',
  },
  vacancies: {
    title: 'Openings for you',
    fresh: 'New openings',
    allNewest: 'All openings, newest first',
    listed: 'With your skills',
    all: 'All openings that fit',
    addSkills: (count) => `Add ${skills(count)}, and we find what fits`,
    addMore: (count) => `Add ${skills(count)} more for a better match`,
    lookedAt: 'From what you have opened',
    send: 'Send your profile to review',
    sendHint: 'Your skills are a draft so far. Once they are approved, we match better.',
    inReview: 'We match better as soon as the profile is approved.',
    freshHint: 'Until then, the newest ones.',
    none: 'Nothing fits yet',
    noneHint: 'Come back later, or add more skills to your profile.',
    off: 'You are not looking for a team',
    offHint: 'So we suggest nothing. You can change this in your profile.',
    toProfile: 'Open my profile',
    seeProjects: 'See projects',
    failed: 'Could not find what fits',
  },
  dismissal: {
    notThis: 'Not for me',
    of: (action, name) => `${action}: ${name}`,
    why: 'Why does it not suit you?',
    reasons: { skills: 'Skills', level: 'Level', topic: 'Topic', other: 'No reason' },
    gone: 'Not suggested for 30 days',
    undo: 'Undo',
    failed: 'Could not hide it',
  },
  people: {
    title: 'Who this would suit',
    withoutApplications: 'No applications lately: invite people',
    none: 'Nobody found yet. As soon as somebody fits, they appear here.',
    more: (count) => `Show ${count} more`,
    call: 'Invite to apply',
    called: 'Invited',
    calledLately: 'Invited recently',
    failed: 'Could not invite',
    done: 'The bot will pass the invitation on',
    loadFailed: 'Could not find people who fit',
  },
  order: { label: 'Order of applications', time: 'By time', match: 'By match' },
  looking: {
    title: 'Team',
    label: 'Looking for a team',
    values: { yes: 'Yes', maybe: 'Open to offers', no: 'No' },
    unsaid: 'Not specified',
    hours: 'Hours a week',
    time: 'Time',
    upTo: (count) => `up to ${count} h a week`,
    note: 'Saved at once, without review. With “No”, matching is off.',
    failed: 'Could not be saved',
  },
  how: {
    title: 'How we match',
    lead: 'We compare the skills in your profile with those in the opening, and say what came of it.',
    parts: [
      {
        title: 'What counts',
        lines: [
          'Skills above all.',
          'A rare skill says more than one that everybody has.',
          'A skill among related ones says more than the same skill alone.',
          'Where a skill is missing but a close one is there, that counts too, only less.',
          'Level and how recently somebody was here count a little.',
        ],
      },
      {
        title: 'What does not',
        lines: ['Name, photo, age, gender, university and language change nothing.'],
      },
      {
        title: 'Where the reason comes from',
        lines: [
          '“In common: React, Figma. Close: CSS instead of Tailwind CSS. Missing: Docker.”',
          'These words come from the calculation itself, and both sides see the same.',
        ],
      },
      {
        title: 'It is advice, not a verdict',
        lines: [
          'Matching turns nobody down and hides nobody.',
          'You can apply for any opening, and an owner sees applications by time unless they choose another order.',
        ],
      },
      {
        title: 'Enough for everybody',
        lines: [
          'We take turns with people and projects, so that not everybody is offered the same few.',
        ],
      },
      {
        title: 'What others see',
        lines: [
          'Only what moderators approved takes part.',
          '“Not for me” takes a suggestion away for 30 days, and the other side is not told.',
          'If you answer “No” to “Looking for a team”, matching is off.',
        ],
      },
    ],
    toSkills: 'My skills',
  },
};
