import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { confirmations as ru } from '#src/texts/ru/team/confirmations.ts';

export const confirmations: Catalogue<typeof ru> = {
  ofPerson: 'Work in teams',
  ofProject: 'Who did what',
  ownNote: 'Owners of the projects confirmed this.',
  isConfirmed: 'confirmed',
  isHidden: 'only you see it',
  isHiddenByPerson: 'hidden by the member',
  confirm: 'Confirm',
  decline: 'Not needed',
  isDeclined: 'not confirmed',
  question: 'Confirm it? It will stand in their profile and on this page.',
  answerOf: (answer, name) => `${answer}: ${name}`,
  confirmed: (name) => `Confirmed: ${name}`,
  answerFailed: 'The answer did not go through',
  more: (name) => `What to do: ${name}`,
  hide: 'Hide from others',
  show: 'Show to everybody',
  hidden: 'Only you see it now',
  shown: 'Everybody sees it now',
  hideFailed: 'It could not be hidden',
  remove: 'Take away for good',
  removeQuestion:
    'Take the confirmation away?\nIt leaves the profile and the project’s page, and cannot come back.',
  removed: 'The confirmation is gone',
  removeFailed: 'It could not be taken away',
};
