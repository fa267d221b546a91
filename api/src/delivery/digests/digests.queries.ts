import { sql } from 'kysely';
import type { Db, Trx, UsersTable } from '#src/platform/database/schema.ts';
import type { NotificationKind } from '#src/platform/database/tables/notifications.ts';
import { isDigestDue, lastDigest } from '#src/platform/outbox/timing.sql.ts';

/**
 * Whose digest is due: something was held back before the last time their clock showed the hour they
 * chose, and on that day they had none yet. Who cannot be written to gets theirs when they are back.
 */
export async function listDue(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ id: string; at: Date }>`
    select settings.user_id as id, due.at
    from (
      select recipient_id, min(created_at) as oldest from notifications
      where status = 'held' group by recipient_id
    ) as held
    join notification_settings as settings on settings.user_id = held.recipient_id
    join users on users.id = settings.user_id and users.unreachable_at is null
    cross join lateral (select ${lastDigest(now)} as at) as due
    where ${isDigestDue}
    order by due.at, settings.user_id
    limit ${limit}`.execute(db);
  return rows;
}

interface Taken {
  id: string;
  kind: NotificationKind;
  about: string | null;
  payload: unknown;
  recipient_id: string;
  created_at: Date;
  role: UsersTable['role']['__select__'];
  suspended_at: Date | null;
}

export async function takeDigestItems(trx: Trx, userId: string) {
  const { rows } = await sql<Taken>`
    update notifications set status = 'sent', settled_at = now()
    from users
    where recipient_id = ${userId} and users.id = recipient_id and status = 'held'
    returning notifications.id, kind, about, payload, recipient_id, notifications.created_at,
      role, suspended_at`.execute(trx);
  return rows;
}

export async function setDigested(trx: Trx, userId: string, at: Date) {
  await trx
    .updateTable('notification_settings')
    .set({ digested_at: at })
    .where('user_id', '=', userId)
    .execute();
}
