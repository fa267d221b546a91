import type { Vacancy } from '@kollab/contract';
import { texts } from './common.ts';
import type { Catalogue } from './ru/catalogue.ts';
import { inLocale } from './locale.ts';
import { sayDate } from './moment.ts';
import { vacancyFacts as ru } from './ru/vacancy-facts.ts';

export const vacancyFactTexts: Catalogue<typeof ru> = inLocale('vacancyFacts', ru);

type Asked = Pick<Vacancy, 'level' | 'experience'>;
type Time = Pick<Vacancy, 'hoursAWeek' | 'until'>;

export const isOver = ({ until }: Pick<Time, 'until'>, now = new Date()): boolean =>
  until !== null && new Date(`${until}T23:59:59.999`) < now;

/** «6 часов в неделю», «до 12 декабря». */
export const timeOf = ({ hoursAWeek, until }: Time): string[] => [
  ...(hoursAWeek === null ? [] : [vacancyFactTexts.time.hours(hoursAWeek)]),
  ...(until === null ? [] : [vacancyFactTexts.time.until(sayDate(until))]),
];

/** A vacancy that was opened again says nothing of an end that is over. */
export const timeLeftOf = ({ hoursAWeek, until }: Time): string[] =>
  timeOf({ hoursAWeek, until: isOver({ until }) ? null : until });

type Places = Partial<Pick<Vacancy, 'places' | 'placesLeft'>>;

/** Where it has several: «3 места», «2 места из 3 свободны». */
export function placesOf({ places = 1, placesLeft = places }: Places): string[] {
  const { all, left } = vacancyFactTexts.places;
  if (places === 1) return [];
  return [placesLeft === places ? all(places) : left(placesLeft, places)];
}

export const askedOf = ({ level, experience }: Asked): string[] =>
  [level, experience && texts.words.experience(experience)].filter((one) => one !== null);
