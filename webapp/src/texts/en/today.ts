import { pluralEn, product, sayFacts } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { today as ru } from '#src/texts/ru/today.ts';

export const today: Catalogue<typeof ru> = {
  waiting: {
    title: 'Waiting for you',
    strangers: `The letters are written by people unknown, not by ${product}.`,
    more: (count) => `Show ${count} more`,
    moreOf: (count) => `${count} more ${pluralEn(count, ['application', 'applications'])}`,
    application: (vacancy, project) => sayFacts(`Application: ${vacancy}`, project),
    invitation: (owner) => `${owner} invites you to the team`,
    handOver: (owner) => `${owner} offers you the project to own`,
    confirmation: (project, role, months) => sayFacts(`Work in “${project}”`, role, months),
    contact: 'Asks for your contact',
    pair: (vacancy, project) => sayFacts(`Suggests applying together: ${vacancy}`, project),
    call: (owner, project) => sayFacts(`${owner} asks you to apply`, project),
    accepted: (project) => `You are in the team of “${project}”`,
    acceptedHint: (vacancy) => sayFacts(vacancy, 'Meet the team'),
    meeting: (project) => `When shall we meet? “${project}”`,
    meetingHint: 'Mark what suits you',
    projectCheck: 'Nobody has said for three weeks how it goes. Does the project go on?',
    queue: (count) => `Waiting for a moderator: ${count}`,
    queueHint: 'Open the queue',
    look: 'Look',
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
  ownApplications: (count: number) =>
    count === 1
      ? 'Your application is waiting for an answer'
      : `${count} of your applications are waiting for an answer`,
  forYou: 'For you',
  forYouHasFew: 'For you, and few have applied so far',
  news: {
    first: (day) => sayFacts('News', day),
    today: 'Today',
    yesterday: 'Yesterday',
    older: 'Earlier',
    fresh: 'Something new',
    again: (count) => `${count} more like this`,
  },
  isUnread: 'Unread',
  empty: 'Your news will appear here',
  hint: 'Moderators’ decisions, invitations to projects, applications and contact requests.',
  seeProjects: 'See projects',
  accept: 'Accept',
  decline: 'Decline',
  reject: 'Decline',
  confirm: 'Confirm',
  notNeeded: 'Not needed',
  notNow: 'Not now',
  apply: 'Apply',
  notThisTime: 'Not this time',
  undo: 'Undo',
  answerTo: (answer, name) => `${answer}: ${name}`,
  answerFailed: 'Your answer could not be sent',
  answered: {
    invitation: { accepted: 'You joined the team', declined: 'Invitation declined' },
    handOver: { accepted: 'You own it now', declined: 'You declined' },
    confirmation: { accepted: 'Confirmed', declined: 'Not confirmed' },
    contact: { accepted: 'Contact shared', declined: 'Request declined' },
    pair: { accepted: 'You applied together', declined: 'You declined' },
    call: { accepted: 'You applied', declined: 'You will not be asked here again' },
  },
};
