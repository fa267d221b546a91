import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

const bounds = { initial: 60, least: 10, most: 250, aim: 100 };

/** A limit after so many were served at a rate: by Little's law each then takes limit / rate. */
function limitAt(answersPerSecond: number) {
  const limit = limitConcurrency(bounds);
  for (let served = 0; served < 5000; served += 1) {
    limit.observe((1000 * limit.current) / answersPerSecond);
  }
  return limit.current;
}

test('so many are served at once that each takes a tenth of a second', () => {
  expect(limitAt(400)).toBe(40);
  expect(limitAt(1500)).toBe(150);
});

test('never so few that the database idles, nor so many that memory fills', () => {
  expect(limitAt(20)).toBe(bounds.least);
  expect(limitAt(100_000)).toBe(bounds.most);
});

test('one that is slow changes nothing, and a slow database halves it at most at a time', () => {
  const limit = limitConcurrency(bounds);
  limit.observe(20_000);
  expect(limit.current).toBe(60);
  for (let served = 1; served < 60; served += 1) limit.observe(20_000);
  expect(limit.current).toBe(30);
});
