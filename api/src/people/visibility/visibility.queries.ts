import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';

export async function areApart(db: Db, a: string, b: string) {
  const block = await db
    .selectFrom('blocks')
    .select('blocker_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', a), eb('blocked_id', '=', b)]),
        eb.and([eb('blocker_id', '=', b), eb('blocked_id', '=', a)]),
      ]),
    )
    .executeTakeFirst();
  return block !== undefined;
}

export async function lockPair(trx: Trx, a: string, b: string) {
  const pair = [a, b].toSorted().join(':');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pair:${pair}`}, 0))`.execute(trx);
}
