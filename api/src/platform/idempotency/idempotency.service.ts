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
 * created, undefined for the first, or without a key; a concurrent second attempt waits for the
 * first one's end. Throws keyReused.
 */
export async function takeKey(
  trx: Trx,
  { key, request, ...attempt }: Attempt,
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const since = new Date(attempt.at.getTime() - day);
  const asked = digest(request);
  const taken = await queries.takeKey(trx, { ...attempt, key, request: asked, since });
  if (taken === undefined || taken.result_id === attempt.resultId) return undefined;
  if (taken.request !== asked) throw new AppError('keyReused');
  return taken.result_id;
}
