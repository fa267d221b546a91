import { sql } from 'kysely';
import { awayEnd } from '#src/platform/outbox/timing.sql.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { NotificationKind } from '#src/platform/database/tables/notifications.ts';

const columns = [
  'modes',
  'quiet_from',
  'quiet_to',
  'time_zone',
  'digest_at',
  'language',
  'views_counted',
  sql<string | null>`away_until::text`.as('away_until'),
  sql<Date | null>`${awayEnd('notification_settings')}`.as('back_at'),
] as const;

export function findSettings(db: Db, userId: string) {
  return db
    .selectFrom('notification_settings')
    .where('user_id', '=', userId)
    .select(columns)
    .executeTakeFirst();
}

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

export async function lockSettings(trx: Trx, userId: string): Promise<SettingsRow> {
  await trx
    .insertInto('notification_settings')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('notification_settings')
    .where('user_id', '=', userId)
    .select(columns)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateSettings(
  trx: Trx,
  userId: string,
  settings: Omit<SettingsRow, 'back_at'>,
): Promise<Date | null> {
  const { back_at: backAt } = await trx
    .updateTable('notification_settings')
    .set({ ...settings, modes: JSON.stringify(settings.modes) })
    .where('user_id', '=', userId)
    .returning(sql<Date | null>`${awayEnd('notification_settings')}`.as('back_at'))
    .executeTakeFirstOrThrow();
  return backAt;
}

/** Whether Postgres knows a time zone by this very name. */
export async function hasTimeZone(db: Db, name: string) {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(db);
  return rows.length > 0;
}

/** What was held back for the digest stays in the inbox only. */
export async function dropDigestItems(trx: Trx, userId: string, kinds: NotificationKind[]) {
  if (kinds.length === 0) return;
  await trx
    .updateTable('notifications')
    .set({ status: 'off' })
    .where('recipient_id', '=', userId)
    .where('status', '=', sql.lit('held'))
    .where('kind', 'in', kinds)
    .execute();
}
