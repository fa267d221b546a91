import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';
import { hashOf, type Secret } from './kept-hash.ts';

/** Remembers who blocked somebody who leaves, for when they come back. */
export async function keepBlocks(
  trx: Trx,
  secret: Secret,
  { id, telegram_id: telegramId }: { id: string; telegram_id: number },
) {
  await sql`insert into blocks_kept (blocker_id, person, created_at)
    select blocker_id, ${hashOf(secret, telegramId)}, created_at from blocks
    where blocked_id = ${id}
    on conflict do nothing`.execute(trx);
}

/** Leaving is no way past somebody who blocked: who comes back is blocked as they were. */
export async function restoreBlocks(
  trx: Trx,
  secret: Secret,
  { id, telegramId }: { id: string; telegramId: number },
) {
  const person = hashOf(secret, telegramId);
  // People are locked before their blocks, as who leaves does it.
  await sql`select from users where deleted_at is null
      and id in (select blocker_id from blocks_kept where person = ${person})
    order by id for key share`.execute(trx);
  await sql`with kept as (
      delete from blocks_kept where person = ${person} returning blocker_id, created_at
    )
    insert into blocks (blocker_id, blocked_id, created_at)
    select blocker_id, ${id}, created_at from kept`.execute(trx);
}
