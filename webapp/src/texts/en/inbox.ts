import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { inbox as ru } from '#src/texts/ru/inbox.ts';

export const inbox: Catalogue<typeof ru> = {
  title: 'Messages',
  isUnread: 'Unread',
  empty: 'Your news will appear here',
  hint: 'Moderators’ decisions, invitations to projects, applications and contact requests.',
  seeProjects: 'See projects',
  list: 'Notifications',
  accept: 'Accept',
  decline: 'Decline',
  reject: 'Decline',
  answerTo: (answer, name) => `${answer}: ${name}`,
  answerFailed: 'Your answer could not be sent',
  answered: {
    invitation: { accepted: 'You joined the team', declined: 'Invitation declined' },
    contact: { accepted: 'Contact shared', declined: 'Request declined' },
  },
};
