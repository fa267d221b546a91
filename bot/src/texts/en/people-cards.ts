import { pluralEn } from '@kollab/contract';
import { markup } from '#src/format/html.ts';
import type {
  application as ruApplication,
  call as ruCall,
  closing as ruClosing,
  confirmation as ruConfirmation,
  contactRequest as ruContactRequest,
  handOver as ruHandOver,
  declining as ruDeclining,
  invitation as ruInvitation,
  reminders as ruReminders,
  others as ruOthers,
  pair as ruPair,
  vacancyCheck as ruVacancyCheck,
} from '#src/texts/ru/people-cards.ts';

export const application: typeof ruApplication = {
  accept: 'Accept',
  reject: 'Decline',
  acceptBoth: 'Accept both',
  acceptOne: (name) => `Only ${name}`,
  accepted: 'Added to the project',
  bothAccepted: 'Both are added to the project',
  bothRejected: 'The application of two is declined',
  rejected: 'Application declined',
  rejectSilently: 'No reason',
  ownWords: 'In my own words',
  askReason: (person) =>
    markup`What do you answer ${person}? Reply to this message: your words come with the refusal.`,
  again: (refusal, person) =>
    markup`${refusal}. What do you answer ${person}? Reply to this message once more.`,
  back: 'Back',
};

export const reminders: typeof ruReminders = {
  accept: (name) => `Accept: ${name}`,
  acceptBoth: (name, partner) => `Accept both: ${name} and ${partner}`,
  tomorrow: 'Tomorrow',
  fewer: 'Less often',
  willRemind: 'All right, I will remind you tomorrow',
  nothing: 'Nobody waits for an answer any more',
  replaced: 'There is a newer reminder below.',
};

export const pair: typeof ruPair = {
  decline: 'Not this time',
  declined: 'All right, not this time',
};

export const vacancyCheck: typeof ruVacancyCheck = {
  keep: 'Still looking',
  close: 'Close it',
  bringBack: 'Bring it back',
  open: 'Open it',
  leaveClosed: 'Not now',
  kept: 'All right, it stays open',
  closed: 'The opening is closed',
};

export const others: typeof ruOthers = {
  question: (count) =>
    count === 1 ? 'Withdraw your other application?' : `Withdraw your ${count} other applications?`,
  withdraw: 'Withdraw',
  keep: 'Keep',
  kept: 'All right, they wait for an answer',
  withdrawn: (count) => (count === 0 ? 'Nothing is left to withdraw' : `Withdrawn: ${count}`),
};

export const closing: typeof ruClosing = {
  question: (vacancy) =>
    markup`Somebody joined the team! The opening “${vacancy}” is still open. If you need nobody else, you can close it.`,
  filled: (vacancy) =>
    markup`All places of the opening “${vacancy}” are taken, and it has closed. If anyone still waited, we tell them.`,
  addPlace: 'Add a place',
  placeAdded: 'A place was added, the opening is open',
  meet: (person) => markup`Meet ${person}`,
  closeAndReject: 'Close the opening and decline the others',
  sure: 'Yes, close and decline',
  back: 'Back',
  hint: 'Everyone still waiting gets a message',
  closed: (count) =>
    count === 0
      ? markup`The opening is closed.`
      : markup`The opening is closed, ${count} ${pluralEn(count, ['application', 'applications'])} declined.`,
};

export const invitation: typeof ruInvitation = {
  accept: 'Accept',
  decline: 'Decline',
  answered: { member: 'You joined the team', declined: 'Invitation declined' },
};

export const handOver: typeof ruHandOver = {
  accept: 'Accept',
  decline: 'Decline',
  answered: { accepted: 'You own it now', declined: 'You declined' },
};

export const contactRequest: typeof ruContactRequest = {
  accept: 'Accept',
  decline: 'Decline',
  answered: { accepted: 'Contact shared', declined: 'Request declined' },
};

export const declining: typeof ruDeclining = { sure: 'Yes, decline', back: 'Back' };

export const call: typeof ruCall = {
  call: (name) => `Invite: ${name}`,
  called: 'I will pass the invitation on',
  decline: 'Not now',
  sure: 'Yes, stop suggesting',
  declined: 'All right, not now',
};

export const confirmation: typeof ruConfirmation = {
  confirm: 'Confirm',
  decline: 'Not needed',
  answered: {
    confirmed: 'Confirmed. You may add a few words on the project’s page',
    declined: 'All right, not confirmed',
  },
};
