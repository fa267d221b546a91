import { createHmac } from 'node:crypto';
import type { Config } from '#src/platform/config/config.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import * as queries from './restrictions.queries.ts';

type Secret = Pick<Config, 'botApiToken'>;

/** Stands for somebody who left; says nothing of who it is to whoever has the database alone. */
const hashOf = ({ botApiToken }: Secret, telegramId: number) =>
  createHmac('sha256', `kept sanctions ${botApiToken}`).update(String(telegramId)).digest('hex');

interface Leaving {
  id: string;
  telegram_id: number;
  suspended_at: Date | null;
  suspended_until: Date | null;
  hidden_at: Date | null;
  hidden_by: string | null;
}

export async function retainRestrictions(trx: Trx, secret: Secret, person: Leaving) {
  const { id, telegram_id: telegramId, suspended_at, suspended_until } = person;
  const hidden_at = person.hidden_by === id ? null : person.hidden_at;
  const hash = hashOf(secret, telegramId);
  if (suspended_at || hidden_at) {
    await queries.retainSanctions(trx, hash, { suspended_at, suspended_until, hidden_at });
  }
  await queries.retainBlocks(trx, hash, id);
}

/**
 * Leaving is no way out of a sanction, nor past somebody who blocked: who comes back is as restricted
 * as when they left.
 */
export async function restoreRestrictions(
  trx: Trx,
  secret: Secret,
  { id, telegramId, at }: { id: string; telegramId: number; at: Date },
) {
  const hash = hashOf(secret, telegramId);
  await queries.restoreSanctions(trx, hash, id, at);
  await queries.restoreBlocks(trx, hash, id);
}
