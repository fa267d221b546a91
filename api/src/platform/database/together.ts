import type { CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** A query that was not sent yet. */
export interface Query<R = unknown> {
  compile(db: Db): CompiledQuery<R>;
}

type Rows<Q> = Q extends Query<infer R> ? R[] : never[];

/**
 * Sends queries on one connection, one after another, and answers the rows of each. Those left out
 * (`undefined`) have none.
 */
export function together<const Queries extends readonly (Query | undefined)[]>(
  db: Db,
  queries: Queries,
): Promise<{ -readonly [Index in keyof Queries]: Rows<NonNullable<Queries[Index]>> }> {
  return db.getExecutor().provideConnection(async (connection) => {
    const answers: unknown[][] = [];
    for (const query of queries) {
      answers.push(query ? (await connection.executeQuery(query.compile(db))).rows : []);
    }
    return answers as never;
  });
}
