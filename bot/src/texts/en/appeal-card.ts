import { markup } from '#src/format/html.ts';
import { momentsIn } from '#src/format/moment.ts';
import type { appealCard as ru } from '#src/texts/ru/appeal-card.ts';

const { dayAndClock } = momentsIn('en');

export const appealCard: typeof ru = {
  title: 'Appeal',
  decidedTitle: 'Appeal decided',
  subject: {
    profile: (name) => markup`Profile: ${name}`,
    project: (name) => markup`Project: “${name}”`,
  },
  kinds: {
    warning: 'Warning',
    suspension: 'Profile suspended',
    hiding: 'Profile hidden',
    removal: 'Project taken down',
  },
  sanction: (what, name, at) =>
    name === null
      ? markup`Decision: ${what}, ${dayAndClock(at)}`
      : markup`Decision: ${what}. Moderator: ${name}, ${dayAndClock(at)}`,
  reason: (reason) => markup`Reason: ${reason}`,
  forOthers: markup`Another moderator decides on the appeal.`,
  outcomes: {
    granted: 'Appeal granted',
    refused: 'Appeal refused',
    over: 'The decision no longer holds',
  },
  decidedBy: (name, at) => markup`Moderator: ${name}, ${dayAndClock(at)}`,
  decide: 'Decide in the queue',
  look: 'Open the queue',
};
