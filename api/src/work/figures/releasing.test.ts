import { serverLimits } from '@kollab/contract';
import type { ViewSource } from '@kollab/contract';
import { fewestShown } from '@kollab/contract/schemas';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#src/platform/days.ts';
import { type Cell, type Counted, type Pending, release, type Told } from './releasing.ts';

const first = '2026-03-01';
const sources = ['carousel', 'search', 'matching', 'link', 'feed', 'saved', 'other'] as const;
const vacancyIds = ['one', 'two'];

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Visit {
  source: ViewSource;
  isStranger: boolean;
  opened: string[];
  began: string[];
}

const cellOf = (visits: Visit[]): Cell => ({
  people: visits.length,
  strangers: visits.filter(({ isStranger }) => isStranger).length,
});

const countedOf = (visits: Visit[], outside: number): Counted => ({
  sources: Object.fromEntries(
    sources
      .map((source) => [source, cellOf(visits.filter((one) => one.source === source))] as const)
      .filter(([, { people }]) => people > 0),
  ),
  vacancies: Object.fromEntries(
    vacancyIds
      .map((id) => {
        const opened = cellOf(visits.filter((one) => one.opened.includes(id)));
        return [id, { opened, began: cellOf(visits.filter((one) => one.began.includes(id))) }];
      })
      .filter(([, cells]) => (cells as { opened: Cell }).opened.people > 0),
  ),
  outside,
});

/** A project's life of a hundred days: how busy it is, and from where people come, is drawn. */
function live(seed: number) {
  const random = dice(seed);
  const busy = random() * random() * 30;
  const weights = sources.map(() => random() ** 3);
  const sourceOf = () => {
    let left = random() * weights.reduce((sum, one) => sum + one, 0);
    return sources.find((_, index) => (left -= weights[index] ?? 0) <= 0) ?? 'other';
  };
  const interest = random();
  const days = new Map<string, { visits: Visit[]; outside: number }>();
  const told: (Told & { day: string })[] = [];
  let pending: Pending = {};
  for (let index = 0; index < 100; index += 1) {
    const day = addDays(first, index);
    const visits = Array.from({ length: Math.floor(random() * busy) }, (): Visit => {
      const opened = vacancyIds.filter(() => random() < interest);
      return {
        source: sourceOf(),
        isStranger: random() > 0.1,
        opened,
        began: opened.filter(() => random() < 0.5),
      };
    });
    const outside = Math.floor(random() * 4);
    days.set(day, { visits, outside });
    if (visits.length === 0 && outside === 0) continue;
    const step = release(pending, { day, first }, countedOf(visits, outside));
    // As it is kept: nothing may rest on what JSON does not hold.
    pending = JSON.parse(JSON.stringify(step.pending)) as Pending;
    told.push(...step.told.map((one) => Object.assign(one, { day })));
  }
  const span = (since: string, day: string) =>
    [...days].filter(([one]) => one >= since && one <= day).map(([, of]) => of);
  const visitsOf = ({ since, day }: { since: string; day: string }) =>
    span(since, day).flatMap(({ visits }) => visits);
  return { told, span, visitsOf };
}

const seeds = Array.from({ length: 150 }, (_, index) => index + 1);
const lives = seeds.map(live);
const isSafe = ({ people, strangers }: Cell) => people === 0 || strangers >= fewestShown;
const without = (whole: Cell, part: Cell) => ({
  people: whole.people - part.people,
  strangers: whole.strangers - part.strangers,
});

describe('what is told of a hundred days of many projects', () => {
  test('is never a number below five', () => {
    const numbers = lives.flatMap(({ told }) => told.map(({ people }) => people));
    expect(numbers.length).toBeGreaterThan(2000);
    expect(numbers.filter((people) => people < fewestShown)).toEqual([]);
  });

  test('is, of each run of days, how many came', () => {
    for (const { told, visitsOf } of lives) {
      const bars = told.filter(({ part }) => part === 'people');
      expect(bars.map(({ people }) => people)).toEqual(bars.map((bar) => visitsOf(bar).length));
      const ends = bars.map(({ day }) => day);
      expect(bars.slice(1).every(({ since }, index) => since > (ends[index] ?? ''))).toBe(true);
    }
  });

  test('is, of each source, how many came from there, and of the others together the rest', () => {
    for (const { told, visitsOf } of lives) {
      const ofSources = told.filter(({ part }) => sources.some((one) => one === part));
      const blocks = Map.groupBy(ofSources, ({ since, day }) => `${since} ${day}`);
      for (const block of blocks.values()) {
        const [{ since, day } = { since: '', day: '' }] = block;
        const visits = visitsOf({ since, day });
        for (const { part, people } of block) {
          const apart = new Set<string>(block.map((one) => one.part));
          const truth = visits.filter(({ source }) =>
            part === 'other' ? source === 'other' || !apart.has(source) : source === part,
          );
          expect(people).toBe(truth.length);
          expect(isSafe(cellOf(truth))).toBe(true);
        }
        expect(block.reduce((sum, { people }) => sum + people, 0)).toBe(visits.length);
      }
    }
  });

  test('leaves of who opened a vacancy, or began a letter, nobody or at least five others', () => {
    let count = 0;
    for (const { told, visitsOf } of lives) {
      for (const one of told.filter(({ part }) => part === 'opened')) {
        const visits = visitsOf(one);
        const opened = visits.filter((visit) => visit.opened.includes(one.vacancyId ?? ''));
        expect(one.people).toBe(opened.length);
        expect(isSafe(without(cellOf(visits), cellOf(opened)))).toBe(true);
      }
      for (const one of told.filter(({ part }) => part === 'began')) {
        count += 1;
        const opened = told.filter(
          ({ part, vacancyId, since, day }) =>
            part === 'opened' &&
            vacancyId === one.vacancyId &&
            since >= one.since &&
            day <= one.day,
        );
        const visits = opened
          .flatMap(visitsOf)
          .filter((visit) => visit.opened.includes(one.vacancyId ?? ''));
        const began = visits.filter((visit) => visit.began.includes(one.vacancyId ?? ''));
        expect(one.people).toBe(began.length);
        expect(isSafe(without(cellOf(visits), cellOf(began)))).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  test('is, of the page outside Telegram, how many were there', () => {
    for (const { told, span } of lives) {
      for (const { part, since, day, people } of told) {
        if (part !== 'outside') continue;
        expect(people).toBe(span(since, day).reduce((sum, of) => sum + of.outside, 0));
      }
    }
  });
});

const come = (carousel: Partial<Cell>): Counted => ({
  sources: { carousel: { people: 0, strangers: carousel.people ?? 0, ...carousel } },
  vacancies: {},
  outside: 0,
});

const tell = (days: [string, Counted][]) => {
  let pending: Pending = {};
  return days.flatMap(([day, counted]) => {
    const step = release(pending, { day, first }, counted);
    pending = step.pending;
    return step.told
      .filter(({ part }) => part === 'people')
      .map((one) => Object.assign(one, { day }));
  });
};

test('four people are told of together with the day that makes them five', () => {
  const days: [string, Counted][] = [
    ['2026-03-02', come({ people: 4 })],
    ['2026-03-09', come({ people: 1 })],
    ['2026-03-20', come({ people: 6 })],
  ];
  expect(tell(days)).toEqual([
    { part: 'people', since: first, day: '2026-03-09', people: 5 },
    { part: 'people', since: '2026-03-20', day: '2026-03-20', people: 6 },
  ]);
});

test('whom the owner knows by their application hides nobody', () => {
  expect(tell([['2026-03-02', come({ people: 9, strangers: 4 })]])).toEqual([]);
});

test('what waits for longer than views are kept is told no more', () => {
  const later = addDays(first, serverLimits.viewsKeptDays);
  expect(daysBetween(first, later)).toBe(serverLimits.viewsKeptDays);
  const on = (day: string): [string, Counted] => [day, come({ people: 4 })];
  expect(tell([on(first), on(later)])).toEqual([]);
  expect(tell([on(first), on(addDays(later, -1))])).toMatchObject([{ people: 8 }]);
});
