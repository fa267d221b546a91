import { actAs } from '#src/platform/database/acting.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { hashOf, type Secret } from './kept-hash.ts';

interface Leaving {
  telegram_id: number;
  suspended_at: Date | null;
  hidden_at: Date | null;
}

/** Remembers what moderators decided on somebody who leaves, for when they come back. */
export async function keepSanctions(trx: Trx, secret: Secret, person: Leaving) {
  const { telegram_id: telegramId, suspended_at, hidden_at } = person;
  if (!suspended_at && !hidden_at) return;
  const sanctions = { suspended_at, hidden_at };
  await trx
    .insertInto('sanctions_kept')
    .values({ person: hashOf(secret, telegramId), ...sanctions })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(sanctions))
    .execute();
}

/** Leaving is no way out of a sanction: who comes back has the one they left with. */
export async function restoreSanctions(
  trx: Trx,
  secret: Secret,
  { id, telegramId, at }: { id: string; telegramId: number; at: Date },
) {
  const kept = await trx
    .deleteFrom('sanctions_kept')
    .where('person', '=', hashOf(secret, telegramId))
    .returning(['suspended_at', 'hidden_at'])
    .executeTakeFirst();
  if (!kept) return;
  await actAs(trx, { actorId: 'system', at });
  await trx.updateTable('users').set(kept).where('id', '=', id).execute();
}
