import { product } from '@kollab/contract';
import { markup } from '#src/format/html.ts';
import type { chat as ru } from '#src/texts/ru/chat.ts';

export const chat: typeof ru = {
  start: markup`Welcome to ${product}: people find each other here and build projects together.`,
  staleLink: markup`Welcome to ${product}! This link no longer works, but there are plenty of other projects and people.`,
  help: markup`${product} helps you find people and build a team for your project. Profile, search and projects live in the app, and their news comes here.`,
  fallback: markup`I only bring news here: everything else is in the app.`,
  openApp: `Open ${product}`,
  openProfile: 'Open profile',
  openProject: 'Open project',
  openVacancy: 'View opening',
  openApplication: 'Open application',
  openMessages: 'Open messages',
  openQueue: 'Open the queue',
  openStatus: 'Review status',
};
