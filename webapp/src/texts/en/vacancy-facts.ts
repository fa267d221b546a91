import { pluralEn } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { vacancyFacts as ru } from '#src/texts/ru/vacancy-facts.ts';

export const vacancyFacts: Catalogue<typeof ru> = {
  skills: 'Skills',
  more: (count) => `and ${count} more`,
  places: {
    total: 'Places in all',
    label: 'Places',
    all: (count) => `${count}\u00a0${pluralEn(count, ['place', 'places'])}`,
    left: (count, all) => `${count} of\u00a0${all} places left`,
  },
  time: {
    label: 'Time',
    hours: (count) => `${count}\u00a0h\u00a0a\u00a0week`,
    until: (day) => `until ${day}`,
    ended: (day) => `Closed on ${day}`,
    both: (asked, own) => `The opening: ${asked}. You: ${own}.`,
  },
  answers: {
    label: 'Owner',
    sameDay: 'usually answers the same day',
    days: 'usually answers in 1–2 days',
    week: 'usually answers in about a week',
    notAlways: 'does not always answer',
    away: (day) => `away until ${day}`,
    waiting: (day) => `waiting for ${day} ${pluralEn(day, ['day', 'days'])}`,
  },
};
