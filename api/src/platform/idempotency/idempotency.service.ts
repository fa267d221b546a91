import { createHash } from 'node:crypto';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { together } from '#src/platform/database/together.ts';
import * as queries from './idempotency.queries.ts';

const day = 24 * 60 * 60_000;

interface Attempt {
  userId: string;
  act: 'application' | 'project';
  key: string | undefined;
  /** What was asked for: the same key with another request is refused. */
  request: unknown;
  /** The id that the created thing gets if this is the first attempt. */
  resultId: string;
  at: Date;
}

const digest = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** The query that takes an idempotency key for a day, if there is one; `earlierOf` reads its answer. */
export const takingKey = (trx: Trx, { key, request, ...attempt }: Attempt) =>
  key === undefined
    ? undefined
    : queries.takingKey(trx, {
        ...attempt,
        key,
        request: digest(request),
        since: new Date(attempt.at.getTime() - day),
      });

/** The id of what an earlier attempt created, undefined for the first one. Throws keyReused. */
export function earlierOf(
  { request, resultId }: Pick<Attempt, 'request' | 'resultId'>,
  [taken]: { request: string; result_id: string }[],
) {
  if (taken === undefined || taken.result_id === resultId) return undefined;
  if (taken.request !== digest(request)) throw new AppError('keyReused');
  return taken.result_id;
}

/**
 * Takes an idempotency key for a day. Answers the id of what an earlier attempt with it
 * created, undefined for the first; a concurrent second attempt waits for the first one's end.
 * Throws keyReused.
 */
export async function takeKey(trx: Trx, attempt: Attempt): Promise<string | undefined> {
  const [taken] = await together(trx, [takingKey(trx, attempt)]);
  return earlierOf(attempt, taken);
}
