import type {
  application as ruApplication,
  call as ruCall,
  contactRequest as ruContactRequest,
  invitation as ruInvitation,
  reminders as ruReminders,
  vacancyCheck as ruVacancyCheck,
} from '#src/texts/ru/people-cards.ts';

export const application: typeof ruApplication = {
  accept: 'Accept',
  reject: 'Decline',
  accepted: 'Added to the project',
  rejected: 'Application declined',
  rejectSilently: 'No reason',
  back: 'Back',
};

export const reminders: typeof ruReminders = {
  accept: (name) => `Accept: ${name}`,
  tomorrow: 'Tomorrow',
  fewer: 'Less often',
  willRemind: 'All right, I will remind you tomorrow',
  nothing: 'Every application has its answer',
};

export const vacancyCheck: typeof ruVacancyCheck = {
  keep: 'Still looking',
  close: 'Close it',
  bringBack: 'Bring it back',
  kept: 'All right, it stays open',
  closed: 'The opening is closed',
};

export const invitation: typeof ruInvitation = {
  accept: 'Accept',
  decline: 'Decline',
  answered: { member: 'You joined the team', declined: 'Invitation declined' },
};

export const contactRequest: typeof ruContactRequest = {
  accept: 'Accept',
  decline: 'Decline',
  answered: { accepted: 'Contact shared', declined: 'Request declined' },
};

export const call: typeof ruCall = { decline: 'Not now', declined: 'All right, not now' };
