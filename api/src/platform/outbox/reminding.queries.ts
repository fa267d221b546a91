import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';
import { afterQuiet } from './timing.sql.ts';

/** Nobody is reminded of anything at night, also who set no quiet hours: in minutes after midnight. */
const night = { from: 22 * 60, to: 9 * 60 };

/**
 * When a person may be reminded of something, from `now` on: on a day of theirs without a reminder,
 * outside their quiet hours. Others wait until the transaction ends.
 */
export async function lockRemindable(trx: Trx, userId: string, now: Date): Promise<Date> {
  await trx
    .insertInto('notification_settings')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const zone = sql<string>`settings.time_zone`;
  const next = sql<Date>`(${startOfDay(sql`settings.reminded_at`)} + interval '1 day')
    at time zone ${zone}`;
  const free = sql<Date>`greatest(${now}::timestamptz, ${next})`;
  const { rows } = await sql<{ at: Date }>`
    select ${afterQuiet(free, {
      zone,
      from: sql`coalesce(settings.quiet_from, ${night.from}::int)`,
      to: sql`coalesce(settings.quiet_to, ${night.to}::int)`,
    })} as at
    from notification_settings as settings where user_id = ${userId} for update`.execute(trx);
  return rows[0]?.at ?? now;
}

const startOfDay = (at: ReturnType<typeof sql>) =>
  sql`date_trunc('day', ${at} at time zone settings.time_zone)`;

export async function setReminded(trx: Trx, userId: string, at: Date) {
  await trx
    .updateTable('notification_settings')
    .set({ reminded_at: at })
    .where('user_id', '=', userId)
    .execute();
}
