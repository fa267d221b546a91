import { settingOf } from '@kollab/contract/schemas';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Card } from './enqueuing.queries.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { afterNight } from './timing.sql.ts';

/**
 * The next day without a reminder, outside quiet hours, by the person's own clock. Others wait
 * until the transaction ends.
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

const comesAtOnce = (kind: Card['kind'], userId: string) => sql<boolean>`(
  select coalesce(modes ->> ${settingOf[kind]}, 'instant') = 'instant'
  from notification_settings where user_id = ${userId})`;

/**
 * The earlier message of a card loses its buttons, and the card begins a new one; where none is to
 * follow, the earlier one stays.
 */
export async function replaceReminder(trx: Trx, { kind, about, recipientId }: Card) {
  const earlier = await trx
    .selectFrom('notifications')
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('recipient_id', '=', recipientId)
    .where('message_id', 'is not', null)
    .where('status', '<>', 'leased')
    .where(comesAtOnce(kind, recipientId))
    .select(['id', 'message_id'])
    .forUpdate()
    .executeTakeFirst();
  if (!earlier) return;
  await trx
    .insertInto('notifications')
    .values({
      id: uuid(),
      recipient_id: recipientId,
      kind: 'reminderReplaced',
      payload: '{}',
      message_id: earlier.message_id,
    })
    .execute();
  await trx
    .updateTable('notifications')
    .set({ message_id: null })
    .where('id', '=', earlier.id)
    .execute();
}
