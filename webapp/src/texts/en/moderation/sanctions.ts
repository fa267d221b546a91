import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { sanctions as ru } from '#src/texts/ru/moderation/sanctions.ts';

export const sanctions: Catalogue<typeof ru> = {
  page: {
    title: 'Moderators’ decisions',
    none: 'No restrictions',
    noneHint: 'Everything is open to you. If that changes, the bot writes.',
  },
  sanction: {
    kinds: {
      warning: 'Warning',
      suspension: 'Profile suspended',
      hiding: 'Profile hidden',
      removal: 'Taken down by a moderator',
    },
    meaning: {
      warning:
        'For now you can do everything as before. If it happens again, your profile may be suspended.',
      suspension: 'You can look at everything, but not write, apply or change anything for now.',
      hiding: 'Others see neither your profile nor your projects.',
      removal: 'Nobody sees the project any more. Only a moderator can bring it back.',
    },
    reason: (reason) => `Reason: ${reason}`,
    noReason: 'The reason was not kept.',
    decidedAt: (moment) => `A moderator’s decision: ${moment}`,
    until: (moment) => `Until ${moment}, then it ends by itself`,
    untilLifted: 'Until a moderator lifts it',
    appeal: {
      waiting: (moment) => `Appeal sent: ${moment}. The bot will write.`,
      granted: (moment) => `Appeal granted: ${moment}`,
      refused: (moment) => `Appeal refused: ${moment}. This decision is final.`,
    },
    said: (text) => `You wrote: ${text}`,
    next: 'Please fix what the moderator points out. A warning needs no answer.',
    ownCard: 'Reason and appeal',
  },
  appeal: {
    open: 'Appeal',
    title: 'Appeal',
    hint: 'Another moderator will decide. While you write, the text is kept on this device.',
  },
  queue: {
    title: 'Appeals against restrictions',
    decidedBy: (name, moment) => `Decided by ${name}, ${moment}`,
    someone: 'a moderator',
    reason: (reason) => `Reason: ${reason}`,
    sentAt: (moment) => `Appeal, ${moment}`,
    until: (moment) => `Until ${moment}`,
    forOthers: 'Another moderator decides on the appeal',
    grant: { profile: 'Lift it', project: 'Restore it' },
    refuse: 'Uphold it',
    grantQuestion: {
      profile: 'Lift the restriction?\nThis one ends, and the bot tells the person.',
      project:
        'Restore the project?\nEveryone sees it again, and the bot tells its owner and team.',
    },
    refuseTitle: 'Uphold the decision?',
    refuseReason: 'Reason',
    refuseHint: 'Whoever appealed reads it. The decision is final.',
    granted: { profile: 'Restriction lifted', project: 'Project restored' },
    refused: 'Decision upheld',
    failed: 'The appeal could not be decided',
    more: 'Show more',
  },
  suspending: {
    title: (name) => `Suspend ${name}`,
    ownerTitle: (name) => `Suspend the owner of “${name}”`,
    hint: 'This person reads it. They can only look until the term is over.',
    term: 'Term',
    terms: { days7: '7 days', days30: '30 days', lifted: 'Until lifted' },
    action: 'Suspend',
  },
  warning: {
    title: (name) => `Warn ${name}`,
    ownerTitle: (name) => `Warn the owner of “${name}”`,
    hint: 'This person reads it. Nothing else changes.',
    action: 'Warn',
  },
  hiding: {
    title: (name) => `Hide ${name}`,
    hint: 'This person reads it. Nobody sees their profile and projects any more.',
  },
  reasonLabel: 'Reason',
};
