import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Position } from '#src/platform/paging.ts';

export async function insertBlock(trx: Trx, blockerId: string, blockedId: string, at: Date) {
  await trx
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(db: Db, blockerId: string, blockedId: string) {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

/** Whether one person blocked the other; the way back says nothing. */
export async function hasBlocked(db: Db, blockerId: string, blockedId: string) {
  const block = await db
    .selectFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .select('blocked_id')
    .executeTakeFirst();
  return block !== undefined;
}

export function listBlocked(
  db: Db,
  blockerId: string,
  { limit, after }: { limit: number; after: Position | undefined },
) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .where('blocks.blocker_id', '=', blockerId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(blocks.created_at, blocks.blocked_id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .select([
      'users.id',
      'users.telegram_id',
      'users.first_name',
      'users.last_name',
      'users.photo',
      'users.status_short',
      'users.tags',
      'users.approved_at',
      sql<string>`blocks.created_at::text`.as('position'),
    ])
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocks.blocked_id', 'desc')
    .limit(limit)
    .execute();
}
