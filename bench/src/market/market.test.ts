import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@kollab/api/test/people/people';
import { describe, expect, test } from 'vitest';
import { largestMatching } from './limit.ts';
import { play, type Rules } from './play.ts';
import { rankMarket } from './rank.ts';
import { readMarket } from './read-set.ts';
import type { Market } from './sample.ts';

/** The same by trying everything. */
function tryAll(mutual: number[][], places: number[], seeker = 0): number {
  if (seeker === mutual.length) return 0;
  const without = tryAll(mutual, places, seeker + 1);
  const taken = (mutual[seeker] ?? [])
    .filter((vacancy) => (places[vacancy] ?? 0) > 0)
    .map((vacancy) => {
      const left = places.map((count, index) => (index === vacancy ? count - 1 : count));
      return 1 + tryAll(mutual, left, seeker + 1);
    });
  return Math.max(without, ...taken);
}

test('the largest matching is what trying everything finds', () => {
  const random = randomFrom(1);
  for (let round = 0; round < 200; round += 1) {
    const places = Array.from({ length: 4 }, () => Math.floor(random() * 3));
    const mutual = Array.from({ length: 6 }, () => [0, 1, 2, 3].filter(() => random() < 0.4));
    expect(largestMatching(mutual, places)).toBe(tryAll(mutual, places));
  }
});

const person = { skills: ['React', 'Figma'], active: 1, appliesPerDay: 5, bar: 0.5 };
const vacancy = {
  projectId: 'p',
  skills: ['React', 'Figma'],
  places: 1,
  ownerActive: 1,
  ownerBar: 0.5,
};
const market = (people: number, vacancies: number): Market => ({
  people: Array.from({ length: people }, (_, index) => ({ ...person, id: `${index}` })),
  vacancies: Array.from({ length: vacancies }, (_, index) => ({ ...vacancy, id: `${index}` })),
  worthOf: () => ({ person: 1, owner: 1 }),
});
const rules: Rules = { openApplications: 5, closesFilled: true, freesOthers: true };
const playOf = (of: Market, changes: Partial<Rules> = {}, days = 7) =>
  play(
    { market: of, seekers: of.people, proposals: rankMarket(of, of.people), seed: 1 },
    { ...rules, ...changes },
    days,
  );

describe('a market', () => {
  test('takes as many as there are places, and no more', () => {
    expect(playOf(market(10, 3))).toMatchObject({ offered: 0.3, acceptances: 3, placesLeft: 0 });
    expect(playOf(market(3, 10))).toMatchObject({ offered: 1, acceptances: 3, placesLeft: 7 });
  });

  test('keeps to how many may be open, and frees what is', () => {
    const slow = { ...market(1, 10) };
    slow.vacancies = slow.vacancies.map((one) => ({ ...one, ownerActive: 0 }));
    expect(playOf(slow, { openApplications: 2 })).toMatchObject({ applications: 2, unanswered: 2 });
    expect(playOf(market(1, 5), {}, 1)).toMatchObject({ applications: 5, acceptances: 1 });
    expect(playOf(market(1, 5), { freesOthers: false }, 1)).toMatchObject({ acceptances: 5 });
  });

  test('is read from a folder, where what is not said is worth nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'market-'));
    const lines = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    await writeFile(join(folder, 'people.jsonl'), lines([{ ...person, id: 1 }]));
    await writeFile(join(folder, 'vacancies.jsonl'), lines([{ ...vacancy, id: 'a' }]));
    const truth = [{ personId: 1, vacancyId: 'a', personValue: 0.7, ownerValue: 0.2 }];
    await writeFile(join(folder, 'truth.jsonl'), lines(truth));
    const read = await readMarket(folder);
    expect(read.people).toMatchObject([{ id: '1', skills: ['React', 'Figma'] }]);
    expect(read.worthOf('1', 'a')).toEqual({ person: 0.7, owner: 0.2 });
    expect(read.worthOf('1', 'b')).toEqual({ person: 0, owner: 0 });
  });
});
