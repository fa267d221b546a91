import type pg from 'pg';
import type { Db } from './schema.ts';

/** How many may wait for each connection. */
const queueOf = 50;

/** Longest time, in milliseconds, in which nobody who waits gets a connection. */
const standstill = 2000;

interface Watched {
  pool: pg.Pool;
  movedAt: number;
}

const watched = new WeakMap<Db, Watched>();

/** Keeps an eye on the queue for connections. */
export function watchQueue(db: Db, pool: pg.Pool) {
  const state: Watched = { pool, movedAt: performance.now() };
  watched.set(db, state);
  pool.on('acquire', () => {
    state.movedAt = performance.now();
  });
}

/** Whether another query would wait for a connection longer than it is worth. */
export function isQueueFull(db: Db) {
  const state = watched.get(db);
  if (!state) return false;
  if (state.pool.waitingCount === 0) {
    state.movedAt = performance.now();
    return false;
  }
  const isStanding = performance.now() - state.movedAt > standstill;
  return isStanding || state.pool.waitingCount >= queueOf * state.pool.options.max;
}
