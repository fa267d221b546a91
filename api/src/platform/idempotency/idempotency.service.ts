import { createHash } from 'node:crypto';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Trx } from '#src/platform/database/schema.ts';
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

/**
 * Takes an idempotency key for a day. Answers the id of what an earlier attempt with it
 * created, undefined for the first; a concurrent second attempt waits for the first one's end.
 * Throws keyReused.
 */
export async function takeKey(trx: Trx, attempt: Attempt): Promise<string | undefined> {
  const { userId, act, key, resultId, at } = attempt;
  if (key === undefined) return undefined;
  const request = digest(attempt.request);
  await queries.deleteBefore(trx, userId, new Date(at.getTime() - day));
  const own = { user_id: userId, act, key };
  const isFirst = await queries.insertKey(trx, {
    ...own,
    request,
    result_id: resultId,
    created_at: at,
  });
  if (isFirst) return undefined;
  const earlier = await queries.getKey(trx, own);
  if (earlier.request !== request) throw new AppError('keyReused');
  return earlier.result_id;
}
