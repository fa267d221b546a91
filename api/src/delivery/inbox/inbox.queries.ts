import { kindsInChatOnly } from '@kollab/contract/schemas';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import type { Position } from '#src/platform/paging.ts';
import { isVisibleTo } from '#src/people/visibility/visibility.sql.ts';

/** Kinds are literals in the statement, so that a partial index applies. */
const isForInbox = sql<SqlBool>`notifications.kind not in (${sql.join(
  [...kindsInChatOnly].map((kind) => sql.lit(kind)),
)})`;

const inboxOf = (db: Db, recipientId: string) =>
  db
    .selectFrom('notifications')
    .where('notifications.recipient_id', '=', recipientId)
    .where(isForInbox);

interface Page {
  limit: number;
  after: Position | undefined;
}

export const listNotifications = (db: Db, recipientId: string, { limit, after }: Page) =>
  inboxOf(db, recipientId)
    .innerJoin('users', 'users.id', 'notifications.recipient_id')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(notifications.created_at, notifications.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.about',
      'notifications.payload',
      'notifications.recipient_id',
      'notifications.created_at',
      'notifications.read_at',
      'users.role',
      'users.suspended_at',
      sql<string>`notifications.created_at::text`.as('position'),
    ])
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .execute();

export type InboxRow = Awaited<ReturnType<typeof listNotifications>>[number];

export const listPhotos = (db: Db, readerId: string, telegramIds: readonly number[]) =>
  db
    .selectFrom('users')
    .where('telegram_id', '=', sql<number>`any (${telegramIds}::bigint[])`)
    .where('suspended_at', 'is', null)
    .where(isVisibleTo('users', readerId))
    .select(['telegram_id', 'photo'])
    .execute();

export const listCovers = (db: Db, readerId: string, ids: readonly string[]) =>
  db
    .selectFrom('projects')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .leftJoin('uploads as cover', 'cover.path', 'projects.cover_image')
    .where('projects.id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('projects.approved_at', 'is not', null)
    .where('projects.deleted_at', 'is', null)
    .where('owner.suspended_at', 'is', null)
    .where(isVisibleTo('owner', readerId))
    .select(['projects.id', 'projects.cover_image', 'cover.palette'])
    .execute();

const unreadOf = (db: Db, recipientId: string) =>
  inboxOf(db, recipientId).where('notifications.read_at', 'is', null);

export async function countUnread(db: Db, recipientId: string, most: number) {
  const { count } = await db
    .selectFrom(unreadOf(db, recipientId).select('id').limit(most).as('unread'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function listUnread(db: Db, recipientId: string, ids: readonly string[]) {
  const rows = await unreadOf(db, recipientId).where('id', 'in', ids).select('id').execute();
  return rows.map(({ id }) => id);
}

/** Skips those that others hold at the moment. */
export async function markUnlockedRead(
  db: Db,
  recipientId: string,
  ids: readonly string[],
  at: Date,
) {
  await db
    .with('free', (eb) =>
      eb
        .selectFrom('notifications')
        .where('recipient_id', '=', recipientId)
        .where('id', 'in', ids)
        .where('read_at', 'is', null)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('notifications')
    .set({ read_at: at })
    .where('id', 'in', (eb) => eb.selectFrom('free').select('free.id'))
    .execute();
}

export async function markRead(db: Db, recipientId: string, id: string, at: Date) {
  await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('recipient_id', '=', recipientId)
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute();
}
