import { sql } from 'kysely';
import { actAs } from '#src/platform/database/acting.ts';
import type { Trx } from '#src/platform/database/schema.ts';

export async function retainSanctions(
  trx: Trx,
  hash: string,
  sanctions: {
    suspended_at: Date | null;
    suspended_until: Date | null;
    hidden_at: Date | null;
  },
) {
  await trx
    .insertInto('sanctions_kept')
    .values({ person: hash, ...sanctions })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(sanctions))
    .execute();
}

export async function restoreSanctions(trx: Trx, hash: string, id: string, at: Date) {
  const retained = await trx
    .deleteFrom('sanctions_kept')
    .where('person', '=', hash)
    .returning(['suspended_at', 'suspended_until', 'hidden_at'])
    .executeTakeFirst();
  if (!retained) return;
  await actAs(trx, { actorId: 'system', at });
  await trx.updateTable('users').set(retained).where('id', '=', id).execute();
}

export async function retainBlocks(trx: Trx, hash: string, id: string) {
  await sql`insert into blocks_kept (blocker_id, person, created_at)
    select blocker_id, ${hash}, created_at from blocks
    where blocked_id = ${id}
    on conflict do nothing`.execute(trx);
}

export async function restoreBlocks(trx: Trx, hash: string, id: string) {
  // People are locked before their blocks, in the order in which an erasure does it.
  await sql`select from users where deleted_at is null
      and id in (select blocker_id from blocks_kept where person = ${hash})
    order by id for key share`.execute(trx);
  await sql`with retained as (
      delete from blocks_kept where person = ${hash} returning blocker_id, created_at
    )
    insert into blocks (blocker_id, blocked_id, created_at)
    select blocker_id, ${id}, created_at from retained`.execute(trx);
}
