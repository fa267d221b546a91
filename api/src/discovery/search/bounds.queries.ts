import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';

/**
 * The planner knows little of how words go together; without these it may read the whole table in
 * the hope of early matches.
 */
const bounds = sql`select set_config('statement_timeout', '2s', true),
    set_config('enable_seqscan', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true),
    set_config('jit', 'off', true),
    set_config('synchronize_seqscans', 'off', true),
    set_config('pg_trgm.similarity_threshold', '0.5', true)`;

export const withinBounds = <T>(db: Db, read: (trx: Trx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await bounds.execute(trx);
      return read(trx);
    });
