import type pg from 'pg';
import type { Db } from './schema.ts';

const pools = new WeakMap<Db, pg.Pool>();

/** Lets be known how many wait for a connection. */
export function watchQueue(db: Db, pool: pg.Pool) {
  pools.set(db, pool);
}

/** How many connections a database's pool may hold, and how many statements wait for one. */
export function readQueue(db: Db) {
  const pool = pools.get(db);
  return { size: pool?.options.max ?? 1, waiting: pool?.waitingCount ?? 0 };
}
