import { pluralEn } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { moderation as ru } from '#src/texts/ru/moderation.ts';

export const moderation: Catalogue<typeof ru> = {
  moderation: {
    title: 'Review status',
    submitted: 'Submitted',
    appealed: 'Appeal sent',
    inReview: 'In review',
    decision: 'Decision',
    approved: 'Profile approved',
    approvedNow: 'Profile approved: everyone sees the changes',
    partlyApproved: 'Approved in part',
    rejected: 'Profile rejected',
    rejectedDefault: 'The profile did not pass moderation.',
    withdrawn: 'Submission withdrawn',
    decisionHint: 'The bot will message you when a moderator decides.',
    typicalTime: (count) =>
      `We usually answer within ${count} ${pluralEn(count, ['hour', 'hours'])}`,
    waiting: 'Waiting for a moderator',
    underReview: 'What is under review',
    returned: 'What came back to your drafts',
    resend: 'Change and send again',
    earlier: 'Earlier',
    never: 'You have not sent anything yet',
    neverHint:
      'Fill in your profile and send it for moderation: once it is reviewed, everyone sees it.',
    fill: 'Fill in my profile',
    badge: (status) => `Moderation: ${status}`,
    was: 'Before',
    became: 'After',
    empty: 'empty',
    reordered: 'Order changed',
  },
  changes: {
    added: 'added',
    removed: 'removed',
    newVacancy: 'New opening',
    removedVacancy: 'Opening removed',
    keptVacancies: 'Unchanged openings',
    vacancy: {
      title: 'Title',
      level: 'Level',
      experience: 'Experience',
      tags: 'Tags',
      tasks: 'Tasks',
      requirements: 'Requirements',
      conditions: 'Conditions',
    },
  },
  appeal: {
    open: 'Appeal',
    until: (moment) => `Another moderator will decide. You can appeal once, until ${moment}.`,
    title: 'Appeal the rejection',
    label: 'What you disagree with',
    hint: 'We will send what was rejected again, together with this text. While you write, it is kept on this device.',
    empty: 'Write what you disagree with',
    send: 'Send the appeal',
    sent: 'Appeal sent',
    failed: 'The appeal could not be sent',
  },
};
