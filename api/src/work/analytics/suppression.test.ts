import type { ViewSource } from '@kollab/contract';
import { fewestShown } from '@kollab/contract/schemas';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '#test/people/people.ts';
import { type Counted, suppress, type PublishedCount } from './suppression.ts';

const sources = ['carousel', 'search', 'matching', 'link', 'feed', 'saved', 'other'] as const;
const vacancyIds = ['one', 'two'];

interface Visit {
  person: number;
  source: ViewSource;
  isStranger: boolean;
  opened: string[];
  began: string[];
}

const cellOf = (visits: Visit[]) => ({
  people: visits.length,
  strangers: visits.filter(({ isStranger }) => isStranger).length,
});
const ofSource = (visits: Visit[], source: string) => visits.filter((one) => one.source === source);

const countedOf = (visits: Visit[]): Counted => ({
  sources: sources
    .map((source) => ({ source, ...cellOf(ofSource(visits, source)) }))
    .filter(({ people }) => people > 0),
  vacancies: vacancyIds.map((id) => ({
    id,
    opened: cellOf(visits.filter(({ opened }) => opened.includes(id))),
    began: cellOf(visits.filter(({ began }) => began.includes(id))),
  })),
});

function drawWeeks(seed: number): Visit[][] {
  const random = randomFrom(seed);
  const busy = random() ** 2 * 40;
  const weights = sources.map(() => random() ** 3);
  const interest = random();
  const sourceOf = () => {
    let left = random() * weights.reduce((sum, one) => sum + one, 0);
    return sources.find((_, index) => (left -= weights[index] ?? 0) <= 0) ?? 'other';
  };
  return Array.from({ length: 12 }, (_, week) =>
    Array.from({ length: Math.floor(random() * busy) }, (__, index): Visit => {
      const opened = vacancyIds.filter(() => random() < interest);
      const began = opened.filter(() => random() < 0.5);
      const isStranger = random() > 0.15;
      return { person: week * 1000 + index, source: sourceOf(), isStranger, opened, began };
    }),
  );
}

/** A number that the owner knows, as those whom it counts. */
type Known = Set<Visit>;

function meant(
  { part, vacancyId = '' }: PublishedCount,
  visits: Visit[],
  told: PublishedCount[],
): Visit[] {
  if (part === 'people') return visits;
  if (part === 'opened') return visits.filter(({ opened }) => opened.includes(vacancyId));
  if (part === 'began') return visits.filter(({ began }) => began.includes(vacancyId));
  if (part !== 'other') return ofSource(visits, part);
  const apart = new Set<string>(told.map((one) => one.part));
  return visits.filter(({ source }) => source === 'other' || !apart.has(source));
}

const strangersIn = (visits: Iterable<Visit>) =>
  [...visits].filter(({ isStranger }) => isStranger).length;

/** The groups of one to four strangers that one number leaves of others which are known to be part of it. */
function isolatedBy(whole: Known, parts: Known[]) {
  const left = parts.map((part) => strangersIn([...whole].filter((visit) => !part.has(visit))));
  return [strangersIn(whole), ...left].filter((size) => size > 0 && size < fewestShown);
}

const isolatedAmong = (known: Known[]) =>
  known.flatMap((whole) =>
    isolatedBy(
      whole,
      known.filter((part) => part !== whole && [...part].every((visit) => whole.has(visit))),
    ),
  );

const leftOfLetters = (told: PublishedCount[], sets: Known[]) =>
  told.flatMap(({ part, vacancyId }, index) => {
    const whole = told.findIndex((one) => one.part === 'opened' && one.vacancyId === vacancyId);
    const [began, opened] = [sets[index], sets[whole]];
    return part === 'began' && began && opened ? isolatedBy(opened, [began]) : [];
  });

const windows = <T>(list: T[][], length: number) =>
  list.map((_, end) => list.slice(Math.max(0, end + 1 - length), end + 1).flat());

const seeds = Array.from({ length: 150 }, (_, index) => index + 1);

describe('an owner who subtracts every number from every other, week after week', () => {
  test('finds out about fewer than five in a window that moves by days', () => {
    // What they would read without ranges that are fixed: the attack is one.
    const found = seeds.slice(0, 20).flatMap((seed) => {
      const answers = windows(drawWeeks(seed), 4).filter(
        (visits) => cellOf(visits).strangers >= fewestShown,
      );
      return isolatedAmong(answers.map((visits) => new Set(visits)));
    });
    expect(found.length).toBeGreaterThan(10);
  });

  test('never does in what is told', () => {
    let count = 0;
    for (const seed of seeds) {
      const ranges: Visit[][] = [];
      let waiting: Visit[] = [];
      for (const week of drawWeeks(seed)) {
        waiting = waiting.concat(week);
        const visits = waiting;
        const told = suppress(countedOf(visits));
        if (told.length === 0) continue;
        waiting = [];
        ranges.push(visits);
        const sets = told.map((one) => new Set(meant(one, visits, told)));
        expect(told.map(({ people }) => people)).toEqual(sets.map(({ size }) => size));
        expect(isolatedBy(new Set(visits), sets)).toEqual([]);
        expect(leftOfLetters(told, sets)).toEqual([]);
        count += sets.length;
      }
      const totals = [...ranges, ...windows(ranges, 4)];
      expect(isolatedAmong(totals.map((visits) => new Set(visits)))).toEqual([]);
    }
    expect(count).toBeGreaterThan(2000);
  });
});

const cell = (people: number, strangers = people) => ({ people, strangers });

test('sources that are too few stand together, the smallest other with them', () => {
  const counted: Counted = {
    sources: [
      { source: 'carousel', ...cell(8) },
      { source: 'search', ...cell(6) },
      { source: 'link', ...cell(6) },
      { source: 'feed', ...cell(1) },
    ],
    vacancies: [{ id: 'one', opened: cell(8), began: cell(6) }],
  };
  expect(suppress(counted)).toEqual([
    { part: 'people', people: 21 },
    { part: 'carousel', people: 8 },
    { part: 'search', people: 6 },
    { part: 'other', people: 7 },
    { part: 'opened', vacancyId: 'one', people: 8 },
  ]);
});

test('whom the owner knows by their application hides nobody', () => {
  const sources = [{ source: 'link' as const, ...cell(9, 4) }];
  expect(suppress({ sources, vacancies: [] })).toEqual([]);
});
