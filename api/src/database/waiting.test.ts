import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from './schema.ts';
import { isQueueFull, watchQueue } from './waiting.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A pool of two connections with so many waiting. */
function watchedPool(waitingCount: number) {
  const pool = Object.assign(new EventEmitter(), { waitingCount, options: { max: 2 } });
  const db = {} as Db;
  watchQueue(db, pool as unknown as pg.Pool);
  return { db, pool };
}

test('the queue for connections is full when too many wait', () => {
  const { db, pool } = watchedPool(99);
  expect(isQueueFull(db)).toBe(false);
  pool.waitingCount = 100;
  expect(isQueueFull(db)).toBe(true);
  pool.waitingCount = 0;
  expect(isQueueFull(db)).toBe(false);
});

test('the queue is full when it stands still, until it moves', () => {
  const { db, pool } = watchedPool(1);
  vi.advanceTimersByTime(1900);
  expect(isQueueFull(db)).toBe(false);
  vi.advanceTimersByTime(200);
  expect(isQueueFull(db)).toBe(true);
  pool.emit('acquire');
  expect(isQueueFull(db)).toBe(false);
});

test('a pool nobody used for an hour has room', () => {
  const { db, pool } = watchedPool(0);
  vi.advanceTimersByTime(3_600_000);
  expect(isQueueFull(db)).toBe(false);
  pool.waitingCount = 1;
  expect(isQueueFull(db)).toBe(false);
});
