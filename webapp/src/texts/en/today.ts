import { pluralEn, sayFacts } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { today as ru } from '#src/texts/ru/today.ts';

export const today: Catalogue<typeof ru> = {
  waiting: {
    title: 'Waiting for you',
    more: (count) => `Show ${count} more`,
    moreOf: (count) => `${count} more ${pluralEn(count, ['application', 'applications'])}`,
    application: (vacancy, project) => sayFacts(`Application: ${vacancy}`, project),
    invitation: (owner) => `${owner} invites you to the team`,
    handOver: (owner) => `${owner} offers you the project to own`,
    contact: 'Asks for your contact',
    call: (owner, project) => sayFacts(`${owner} asks you to apply`, project),
    accepted: (project) => `You are in the team of “${project}”`,
    acceptedHint: (vacancy) => sayFacts(vacancy, 'Meet the team'),
    meeting: (project) => `When shall we meet? “${project}”`,
    meetingHint: 'Mark what suits you',
    queue: (count) => `Waiting for a moderator: ${count}`,
    queueHint: 'Open the queue',
    over: 'Already settled',
  },
  step: {
    fix: 'Your profile was returned',
    fixHint: 'See what to change, and send it again',
    fill: 'Introduce yourself',
    fillHint: (percent) =>
      `Your profile is ${percent} complete. The more it says, the sooner others find you`,
    send: 'Send your profile to the moderators',
    sendHint: 'Once it is checked, others will see you',
  },
  forYou: 'For you',
  forYouHasFew: 'They are waiting, and few have applied',
  news: {
    first: (day) => sayFacts('News', day),
    today: 'Today',
    yesterday: 'Yesterday',
    older: 'Earlier',
    fresh: 'Something new',
  },
  isUnread: 'Unread',
  empty: 'Your news will appear here',
  hint: 'Moderators’ decisions, invitations to projects, applications and contact requests.',
  seeProjects: 'See projects',
  accept: 'Accept',
  decline: 'Decline',
  reject: 'Decline',
  notNow: 'Not now',
  undo: 'Undo',
  answerTo: (answer, name) => `${answer}: ${name}`,
  answerFailed: 'Your answer could not be sent',
  answered: {
    invitation: { accepted: 'You joined the team', declined: 'Invitation declined' },
    handOver: { accepted: 'You own it now', declined: 'You declined' },
    contact: { accepted: 'Contact shared', declined: 'Request declined' },
    call: { accepted: 'You applied', declined: 'You will not be asked here again' },
  },
};
