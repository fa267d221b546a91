import { sql } from 'kysely';
import type { LimitedAct, Trx } from '#src/platform/database/schema.ts';

/** One after another per person and act, until the transaction ends. */
export async function lockActs(trx: Trx, userId: string, kind: LimitedAct) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${userId}`}, 0))`.execute(trx);
}

/** A person's acts after a moment, oldest first; older ones are forgotten. */
export async function listActs(trx: Trx, userId: string, kind: LimitedAct, after: Date) {
  await trx
    .deleteFrom('acts')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('at', '<=', after)
    .execute();
  return trx
    .selectFrom('acts')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .select(['at', 'amount'])
    .orderBy('at')
    .execute();
}

export async function insertAct(
  trx: Trx,
  userId: string,
  act: { kind: LimitedAct; at: Date; amount: number },
) {
  await trx
    .insertInto('acts')
    .values({ user_id: userId, ...act })
    .execute();
}
