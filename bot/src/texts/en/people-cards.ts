import type {
  application as ruApplication,
  contactRequest as ruContactRequest,
  invitation as ruInvitation,
} from '#src/texts/ru/people-cards.ts';

export const application: typeof ruApplication = {
  accept: 'Accept',
  reject: 'Decline',
  accepted: 'The person is in the project now',
  rejected: 'The application is declined',
};

export const invitation: typeof ruInvitation = {
  accept: 'Accept',
  decline: 'Decline',
  answered: { member: 'You are in the team', declined: 'The invitation is declined' },
};

export const contactRequest: typeof ruContactRequest = {
  accept: 'Accept',
  decline: 'Decline',
  answered: { accepted: 'Contact shared', declined: 'The request is declined' },
};
