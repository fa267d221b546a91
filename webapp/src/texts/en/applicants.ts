import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { applicants as ru } from '#src/texts/ru/applicants.ts';

export const applicants: Catalogue<typeof ru> = {
  projectApplications: {
    title: 'Applications',
    empty: 'No new applications',
    emptyHint: 'When somebody applies, the bot will tell you and the application will appear here.',
    notOwner: 'Only the owner can see applications to the project',
    missing: 'The project was not found',
    group: (title, count) => `${title} · ${count}`,
    unanswered: 'Closed without an answer',
    unansweredNote: 'You can still accept them: they hear of it at once.',
    until: (vacancy, day) => `${vacancy} · can be accepted until ${day}`,
    acceptNamed: (name) => `Accept: ${name}`,
  },
  compare: {
    title: 'Compare',
    hint: 'Mark two or three to compare them.',
    mark: (name) => `Compare: ${name}`,
    show: (count) => `Compare ${count === 2 ? 'both' : 'all three'}`,
    match: 'What fits',
  },
};
