import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import { type Sendable, together } from '#src/platform/database/together.ts';

/** What is asked of Postgres, and how its rows are understood. */
export interface Question<Answer> {
  query: Sendable<unknown>;
  read: (rows: unknown[]) => Answer;
}

export const question = <Row, Answer>(
  query: Sendable<Row>,
  read: (rows: Row[]) => Answer,
): Question<Answer> => ({ query, read: (rows) => read(rows as Row[]) });

type Asked = readonly (Question<unknown> | undefined)[];
type AnswerTo<Q> = Q extends Question<infer Answer> ? Answer : undefined;
type Answers<T extends Asked> = { -readonly [Index in keyof T]: AnswerTo<T[Index]> };

/** Asks all at once; there is no answer to what is no question. */
export async function ask<const T extends Asked>(
  db: Db,
  questions: T,
  [before, after]: readonly [Sendable<unknown>[], Sendable<unknown>[]] = [[], []],
): Promise<Answers<T>> {
  const queries = questions.flatMap((one) => one?.query ?? []);
  const answers = queries.length > 0 ? await together(db, [...before, ...queries, ...after]) : [];
  const rows = answers.slice(before.length);
  return questions.map((one) => one?.read(rows.shift() ?? [])) as Answers<T>;
}

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
const begin = CompiledQuery.raw('begin read only');
const commit = CompiledQuery.raw('commit');

/** The same within bounds, in a transaction of its own. */
export const askWithinBounds = <const T extends Asked>(db: Db, questions: T) =>
  ask(db, questions, [[begin, bounds], [commit]]);
