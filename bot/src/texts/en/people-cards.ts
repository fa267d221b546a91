import type {
  application as ruApplication,
  call as ruCall,
  contactRequest as ruContactRequest,
  invitation as ruInvitation,
} from '#src/texts/ru/people-cards.ts';

export const application: typeof ruApplication = {
  accept: 'Accept',
  reject: 'Decline',
  accepted: 'Added to the project',
  rejected: 'Application declined',
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
