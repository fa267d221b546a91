import { timeIn } from '@kollab/contract';
import type { presses as ru } from '#src/texts/ru/presses.ts';

const { clock } = timeIn('en');

export const presses: typeof ru = {
  alreadyDecided: 'already handled',
  changed: 'The submission has changed: the card will be updated in a moment',
  claimed: (name, until) =>
    until === null ? `In review: ${name}` : `In review: ${name}, until ${clock(until)}`,
  invitationGone: 'The invitation is no longer valid',
  notYours: 'You cannot do this',
  tryAgain: 'That did not work, please try again',
  staleButton: 'This button is out of date',
};
