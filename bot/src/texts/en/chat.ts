import { product, timeIn, sayFacts } from '@kollab/contract';
import { markup } from '#src/format/html.ts';
import type {
  chat as ruChat,
  inline as ruInline,
  presses as ruPresses,
} from '#src/texts/ru/chat.ts';

export const chat: typeof ruChat = {
  start: markup`Welcome to ${product}: people find each other here and build projects together.`,
  staleLink: markup`Welcome to ${product}! This link no longer works, but there are plenty of other projects and people.`,
  help: markup`${product} helps you find people and build a team for your project. Profile, search and projects live in the app, and their news comes here.`,
  fallback: markup`I only bring news here: everything else is in the app.`,
  aboutYou: 'Introduce yourself',
  openApp: `Open ${product}`,
  openProfile: 'Open profile',
  openNext: 'What is next',
  openProject: 'Open project',
  openVacancy: 'View opening',
  openApplication: 'Open application',
  openMessages: 'Open Today',
  openQueue: 'Open the queue',
  openStatus: 'Review status',
};

export const inline: typeof ruInline = {
  nothing: `Nothing found: open ${product}`,
  unavailable: `No answer from search: open ${product}`,
  open: 'Open project',
  stage: (stage, tags) => sayFacts(stage, tags),
};

const { clock } = timeIn('en');

export const presses: typeof ruPresses = {
  alreadyDecided: 'already handled',
  withdrawn: 'The application was withdrawn',
  changed: 'The submission has changed: the card will be updated in a moment',
  claimed: (name, until) =>
    until === null ? `In review: ${name}` : `In review: ${name}, until ${clock(until)}`,
  invitationGone: 'The invitation is no longer valid',
  notYours: 'You cannot do this',
  tryAgain: 'That did not work, please try again',
  staleButton: 'This button is out of date',
  goOn: 'That card can no longer be changed; let’s go on here:',
};
