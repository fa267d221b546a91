import { createHash } from 'node:crypto';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Trx } from '#src/platform/database/schema.ts';

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
  await trx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('created_at', '<', new Date(at.getTime() - day))
    .execute();
  const taken = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, act, key, request, result_id: resultId, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'act', 'key']).doNothing())
    .returning('result_id')
    .executeTakeFirst();
  if (taken) return undefined;
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('act', '=', act)
    .where('key', '=', key)
    .select(['request', 'result_id'])
    .executeTakeFirstOrThrow();
  if (earlier.request !== request) throw new AppError('keyReused');
  return earlier.result_id;
}
