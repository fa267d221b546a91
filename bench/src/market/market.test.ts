import { randomFrom } from '@kollab/api/test/people/people';
import { describe, expect, test } from 'vitest';
import { largestMatching } from './limit.ts';
import { play, type Rules } from './play.ts';
import { rankMarket } from './rank.ts';
import type { Market } from './sample.ts';

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
  vacancies: Array.from({ length: vacancies }, (_, index) => ({
    ...vacancy,
    id: `${index}`,
    projectId: `${index}`,
  })),
  worthOf: () => ({ person: 1, owner: 1 }),
  friends: [],
});
const rules: Rules = {
  openApplications: 5,
  closesFilled: true,
  freesOthers: true,
  joinsPairs: true,
  leavesNobody: true,
};
function playOf(of: Market, changes: Partial<Rules> = {}, days = 7) {
  const game = { market: of, ranks: rankMarket(of), seed: 1 };
  return play(game, { ...rules, ...changes }, [days]).outcomes.get(days);
}

describe('a market', () => {
  test('takes as many as there are places, and no more', () => {
    expect(playOf(market(10, 3))).toMatchObject({ placed: 3, acceptances: 3, placesLeft: 0 });
    expect(playOf(market(3, 10))).toMatchObject({ placed: 3, acceptances: 3, placesLeft: 7 });
  });

  test('keeps to how many may be open, and frees what is', () => {
    const slow = { ...market(1, 10) };
    slow.vacancies = slow.vacancies.map((one) => ({ ...one, ownerActive: 0 }));
    expect(playOf(slow, { openApplications: 2 })).toMatchObject({ applications: 2, unanswered: 2 });
    expect(playOf(market(1, 5), {}, 1)).toMatchObject({ applications: 5, acceptances: 1 });
    expect(playOf(market(1, 5), { freesOthers: false }, 1)).toMatchObject({ acceptances: 5 });
  });

  test('says how it stands on the way as if it ended there', () => {
    const of = market(40, 30);
    const game = { market: of, ranks: rankMarket(of), seed: 3 };
    const { outcomes } = play(game, rules, [2, 9]);
    expect(outcomes.get(2)).toEqual(playOf({ ...of }, {}, 2));
  });
});

describe('friends', () => {
  const two = (mayBeApart: boolean, places = 2): Market => ({
    ...market(2, 1),
    vacancies: [{ ...vacancy, id: '0', places }],
    friends: [{ people: [0, 1], mayBeApart }],
  });

  test('apply where both would, and are taken together', () => {
    const lazy = (of: Market) => {
      of.people = of.people.map((one, index) => ({ ...one, appliesPerDay: 1 - index }));
      return of;
    };
    expect(playOf(lazy(two(false)))).toMatchObject({ together: 1, acceptances: 2, friends: 1 });
    expect(playOf(lazy(two(false)), { joinsPairs: false })).toMatchObject({ placed: 1 });
    expect(playOf(lazy(two(false, 1)))).toMatchObject({ together: 0, placed: 1 });
  });

  test('are taken both or not at all, unless either would be there alone', () => {
    const worthOf = (index: number) => ({ person: 1, owner: index });
    expect(playOf({ ...two(false), worthOf })).toMatchObject({ applications: 2, placed: 0 });
    expect(playOf({ ...two(true), worthOf })).toMatchObject({ applications: 2, placed: 1 });
  });
});

describe('who is left over', () => {
  test('is brought what stands beyond the first twenty, week by week', () => {
    const of = market(1, 25);
    const last = rankMarket(of).vacanciesOf.get(0)?.at(-1)?.vacancy;
    of.worthOf = (_, index) => ({ person: Number(index === last), owner: 1 });
    expect(playOf(of, { leavesNobody: false }, 90)).toMatchObject({ applications: 0 });
    expect(playOf(of, {}, 50)).toMatchObject({ applications: 0 });
    expect(playOf(of, {}, 90)).toMatchObject({ applications: 1, placed: 1 });
  });

  test('is called by an owner to whom nobody applied for five days', () => {
    const of = market(1, 25);
    of.worthOf = (_, index) => ({ person: Number(index === 24), owner: Number(index === 24) });
    of.vacancies = of.vacancies.map((one, index) => ({
      ...one,
      ownerActive: Number(index === 24),
    }));
    expect(playOf(of, { leavesNobody: false }, 8)).toMatchObject({ applications: 0 });
    expect(playOf(of, {}, 5)).toMatchObject({ applications: 0 });
    expect(playOf(of, {}, 8)).toMatchObject({ applications: 1, placed: 1 });
  });
});
