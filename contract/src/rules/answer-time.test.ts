import { describe, expect, it, test } from 'vitest';
import { type AnswerTime, answerTimeOf, survival, type Wait } from './answer-time.ts';

const day = 24 * 60 * 60_000;
const now = new Date('2030-03-01T12:00:00Z').getTime();
const closedAfter = 30;

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

/** A wait whose logarithm is normal: as people answer letters. */
const logNormal = (random: Random, median: number, spread: number) =>
  median *
  Math.exp(spread * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));

interface Law {
  median: number;
  spread: number;
  answers: number;
}

function historyOf(law: Law, random: Random, least: number): Wait[] {
  const history: Wait[] = [];
  let answered = 0;
  while (answered < least) {
    const since = now - random() * 90 * day;
    const wait = random() < law.answers ? logNormal(random, law.median, law.spread) : Infinity;
    const end = Math.min(wait, closedAfter) * day + since;
    const isAnswered = wait <= closedAfter && end <= now;
    answered += Number(isAnswered);
    history.push({
      since: new Date(since),
      endedAt: new Date(Math.min(end, now)),
      answer: isAnswered ? 'Accepted' : null,
    });
  }
  return history;
}

const laws: [AnswerTime, Law][] = [
  ['sameDay', { median: 0.05, spread: 1.2, answers: 0.95 }],
  ['sameDay', { median: 0.4, spread: 0.7, answers: 0.95 }],
  ['days', { median: 1.7, spread: 0.5, answers: 0.9 }],
  ['days', { median: 1.8, spread: 0.4, answers: 1 }],
  ['week', { median: 5.5, spread: 0.4, answers: 0.95 }],
  ['notAlways', { median: 0.5, spread: 0.8, answers: 0.3 }],
  ['notAlways', { median: 4, spread: 0.5, answers: 0.35 }],
];

describe('owners with a known law of answering', () => {
  const most = 1000;
  const cases = laws.flatMap(([word, law]) =>
    [10, 15, 40].map((least) => [word, law, least] as const),
  );
  it.each(cases)('%s: %o, from %i answers on', (word, law, least) => {
    const random = randomFrom(least);
    const right = Array.from({ length: most }).filter(
      () => answerTimeOf(historyOf(law, random, least)) === word,
    );
    expect(right.length / most).toBeGreaterThanOrEqual(0.95);
  });
});

const waited = (days: number, answer: Wait['answer'] = 'Accepted', start = 40): Wait => ({
  since: new Date(now - start * day),
  endedAt: new Date(now - start * day + days * day),
  answer,
});

test('nothing is said before three answers', () => {
  expect(answerTimeOf([])).toBeNull();
  expect(answerTimeOf([waited(1), waited(1), waited(9, null)])).toBeNull();
  expect(answerTimeOf([waited(0.1), waited(0.2), waited(0.3)])).toBe('sameDay');
});

test('without anybody who waits still, it is the plain median', () => {
  const random = randomFrom(7);
  for (let round = 0; round < 200; round += 1) {
    const days = Array.from({ length: 3 + Math.floor(random() * 20) }, () => random() * 12);
    const sorted = days.toSorted((one, other) => one - other);
    const steps = survival(days.map((one) => ({ days: one, isAnswered: true })));
    const median = steps.find(({ unanswered }) => unanswered <= 0.5 + 1e-9)?.days;
    expect(median).toBe(sorted[Math.ceil(days.length / 2) - 1]);
    expect(steps.at(-1)?.unanswered).toBeCloseTo(0);
  }
});

test('who waits counts for as long as they have waited', () => {
  const waits = [
    { days: 1, isAnswered: true },
    { days: 2, isAnswered: false },
    { days: 3, isAnswered: true },
    { days: 4, isAnswered: false },
  ];
  expect(survival(waits)).toEqual([
    { days: 1, unanswered: 0.75 },
    { days: 3, unanswered: 0.375 },
  ]);
});

test('whoever waits longer never makes an owner quicker', () => {
  const ranks = ['sameDay', 'days', 'week', 'notAlways'];
  const random = randomFrom(11);
  for (let round = 0; round < 300; round += 1) {
    const history = Array.from({ length: 12 }, () =>
      waited(random() * 15, random() < 0.7 ? 'Accepted' : null),
    );
    const longer = history.map((one) =>
      one.answer === null ? { ...one, endedAt: new Date(one.endedAt.getTime() + 5 * day) } : one,
    );
    const [before, after] = [answerTimeOf(history), answerTimeOf(longer)];
    expect(before === null).toBe(after === null);
    expect(ranks.indexOf(after ?? '')).toBeGreaterThanOrEqual(ranks.indexOf(before ?? ''));
  }
});

test('many rejections within a minute are no answers', () => {
  const slow = [waited(20), waited(21), waited(22)];
  const quick = (count: number, apart: number) =>
    Array.from({ length: count }, (_, place) => ({
      since: new Date(now - day / 2),
      endedAt: new Date(now + place * apart),
      answer: 'Rejected' as const,
    }));
  expect(answerTimeOf([...slow, ...quick(8, 60_000)])).toBe('sameDay');
  expect(answerTimeOf([...slow, ...quick(8, 1000)])).toBe('notAlways');
  expect(answerTimeOf(quick(8, 1000))).toBeNull();
  expect(answerTimeOf([...slow, ...quick(4, 1000)])).toBe('sameDay');
  expect(answerTimeOf([...slow, ...quick(5, 15_001)])).toBe('sameDay');
  expect(answerTimeOf([...slow, ...quick(5, 15_000)])).toBe('notAlways');
  expect(answerTimeOf([...slow, ...quick(8, 1000).toReversed()])).toBe('notAlways');
  const accepted = quick(4, 1000).map(({ since, endedAt }) => ({
    since,
    endedAt,
    answer: 'Accepted' as const,
  }));
  expect(answerTimeOf([...slow, ...quick(4, 1000), ...accepted])).toBe('sameDay');
  expect(answerTimeOf([...slow.slice(1), ...quick(5, 1000)])).toBeNull();
});

test.each([
  ['before', 40],
  ['after', -40],
])('rejections %s many at once are answers all the same', (_, start) => {
  const many = Array.from({ length: 5 }, () => waited(20, 'Rejected', 20));
  const others = [1, 2, 3].map((days) => waited(days, 'Rejected', start));
  expect(answerTimeOf(many)).toBeNull();
  expect(answerTimeOf([...many, ...others])).toBe('notAlways');
});

test.each([
  [[1, 1, 1], 'sameDay'],
  [[1, 1, 1.1], 'sameDay'],
  [[0.5, 0.5, 5, 5], 'sameDay'],
  [[1.1, 1.1, 1.1], 'days'],
  [[3, 3, 3], 'days'],
  [[10, 10, 10], 'week'],
  [[10.1, 10.1, 10.1], 'notAlways'],
] as const)('of answers after %j days it is said: %s', (days, word) => {
  expect(answerTimeOf(days.map((one) => waited(one)))).toBe(word);
});
