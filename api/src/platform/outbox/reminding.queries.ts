import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';
import { afterNight } from './timing.sql.ts';

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
  const next = sql<Date>`(date_trunc('day', settings.reminded_at at time zone settings.time_zone)
    + interval '1 day') at time zone settings.time_zone`;
  const { rows } = await sql<{ at: Date }>`
    select ${afterNight(sql`greatest(${now}::timestamptz, ${next})`)} as at
    from notification_settings as settings where user_id = ${userId} for update`.execute(trx);
  return rows[0]?.at ?? now;
}

export async function setReminded(trx: Trx, userId: string, at: Date) {
  await trx
    .updateTable('notification_settings')
    .set({ reminded_at: at })
    .where('user_id', '=', userId)
    .execute();
}
