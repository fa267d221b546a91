import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import type { Db } from './schema.ts';

/** A query of Kysely's, built or compiled. */
export type Sendable<R> =
  | CompiledQuery<R>
  | { compile(executorProvider: QueryExecutorProvider): CompiledQuery<R> };

type RowsOf<Q> = Q extends Sendable<infer R> ? R[] : never;

/**
 * Sends several queries at once over one connection and answers the rows of each: one wait for
 * Postgres. They run in this order; outside a transaction each sees what was committed before it.
 */
export function together<const T extends readonly Sendable<unknown>[]>(
  db: Db,
  queries: T,
): Promise<{ -readonly [Index in keyof T]: RowsOf<T[Index]> }> {
  const compiled = queries.map((query) => ('compile' in query ? query.compile(db) : query));
  return db.getExecutor().provideConnection(async (connection) => {
    const sent = compiled.map((query) => connection.executeQuery(query));
    // What follows a failure in a transaction fails too: the first one is the reason.
    const settled = await Promise.allSettled(sent);
    const failure = settled.find((one) => one.status === 'rejected');
    if (failure) throw failure.reason;
    const rows = settled.map((one) => (one.status === 'fulfilled' ? one.value.rows : []));
    return rows as { -readonly [Index in keyof T]: RowsOf<T[Index]> };
  });
}
