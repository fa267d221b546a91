import { sql } from 'kysely';
import type { LimitedAct, Trx } from '#src/database/schema.ts';

/** One after another per person and act, until the transaction ends. */
export async function lockActs(trx: Trx, userId: string, kind: LimitedAct) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${userId}`}, 0))`.execute(trx);
}

/** Moments of a person's acts after one, oldest first; older ones are forgotten. */
export async function listActs(trx: Trx, userId: string, kind: LimitedAct, after: Date) {
  await trx
    .deleteFrom('acts')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('at', '<=', after)
    .execute();
  const rows = await trx
    .selectFrom('acts')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .select('at')
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}

export async function insertActs(
  trx: Trx,
  userId: string,
  act: { kind: LimitedAct; at: Date; count: number },
) {
  const row = { user_id: userId, kind: act.kind, at: act.at };
  await trx
    .insertInto('acts')
    .values(Array.from({ length: act.count }, () => row))
    .execute();
}
