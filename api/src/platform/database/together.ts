import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import type { Db } from './schema.ts';

/** A query of Kysely's, as it is built. */
export interface Compilable<R> {
  compile(executorProvider: QueryExecutorProvider): CompiledQuery<R>;
}

/** The same, or compiled. */
export type Sendable<R> = CompiledQuery<R> | Compilable<R>;

type RowsOf<Q> = Q extends Sendable<infer R> ? R[] : [];

type AnswersTo<T> = { -readonly [Index in keyof T]: RowsOf<NonNullable<T[Index]>> };

/**
 * Sends several queries at once over one connection and answers the rows of each: one wait for
 * Postgres. They run in this order; outside a transaction each sees what was committed before it.
 * What is left out (`undefined`) answers none.
 */
export function together<const T extends readonly (Sendable<unknown> | undefined)[]>(
  db: Db,
  queries: T,
): Promise<AnswersTo<T>> {
  const compiled = queries.map((query) =>
    query !== undefined && 'compile' in query ? query.compile(db) : query,
  );
  return db.getExecutor().provideConnection(async (connection) => {
    const sent = compiled.map(async (query) => query && connection.executeQuery(query));
    // What follows a failure in a transaction fails too: the first one is the reason.
    const settled = await Promise.allSettled(sent);
    const failure = settled.find((one) => one.status === 'rejected');
    if (failure) throw failure.reason;
    const rows = settled.map((one) => (one.status === 'fulfilled' ? (one.value?.rows ?? []) : []));
    return rows as AnswersTo<T>;
  });
}
