import { limits } from '@kollab/contract';
import { markup } from '#src/format/html.ts';
import type { moderation as ru } from '#src/texts/ru/moderation.ts';

export const moderation: typeof ru = {
  approved: 'Approved',
  taken: 'Taken into review',
  askReason: (subject) =>
    markup`Why is it rejected: ${subject}? Reply to this message: at least ${limits.rejectionReasonMin} characters.`,
  chooseReason: 'Choose a reason',
  ownReason: 'Another reason',
  back: 'Back',
  rejectedShort: 'Rejected',
  someone: 'profile',
  someProject: 'project',
  reasonPlaceholder: 'Reason for rejection',
  reasonNotText: 'The reason has to be text',
  cardUpdated: 'The card was updated, please look at it again',
  again: (refusal, subject) =>
    markup`${refusal}. Why is it rejected: ${subject}? Reply to this message once more.`,
  rejected: markup`Rejected. The author has been told why.`,
};
