import { markup } from '#src/format/html.ts';
import { momentsIn } from '#src/format/moment.ts';
import type { workText as ru } from '#src/texts/ru/work-text.ts';

const { dayAndClock } = momentsIn('en');

export const workText: typeof ru = {
  title: 'Words about work',
  decidedTitle: 'Words about work, decided',
  project: (project, owner) => markup`Project “${project}”, written by ${owner}`,
  about: (name, role) => (role === '' ? markup`About ${name}` : markup`About ${name}, ${role}`),
  approve: 'Publish',
  reject: 'Turn down',
  look: 'Open the queue',
  chooseReason: 'Choose a reason',
  back: 'Back',
  outcomes: {
    Approved: 'Published',
    Rejected: 'Turned down',
    Withdrawn: 'Nothing left to decide',
  },
  decidedBy: (name, at) => markup`Moderator: ${name}, ${dayAndClock(at)}`,
  reason: (reason) => markup`Reason: ${reason}`,
};
