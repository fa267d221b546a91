import { textFieldNames } from '@kollab/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { profileColumn } from '#src/people/users/profile-columns.ts';
import { nobody } from '#src/platform/text/nobody.ts';

export async function listDue(db: Db, now: Date, limit: number) {
  const due = db.selectFrom('users').where('deletes_at', '<=', now).select('id');
  return (await due.orderBy('deletes_at').limit(limit).execute()).map(({ id }) => id);
}

/** Somebody who leaves now, or who left and is due for a second look. */
export function lockLeaving(trx: Trx, id: string, now: Date) {
  return trx
    .selectFrom('users')
    .where('id', '=', id)
    .where('deletes_at', '<=', now)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps the row for what others did with the person; `next` is when to look at it again. */
export async function anonymise(trx: Trx, id: string, { at, next }: { at: Date; next: Date }) {
  await sql`update users set telegram_id = -nextval('people_who_left'), hidden_at = ${at},
      deleted_at = ${at}, deletes_at = ${next}
    where id = ${id}`.execute(trx);
  await clear(trx, id);
}

/** Clears what came late from the row of somebody who left; nothing is looked at again. */
export async function clearLateValues(trx: Trx, id: string) {
  await clear(trx, id);
  await trx.updateTable('users').set({ deletes_at: null }).where('id', '=', id).execute();
}

const emptyTexts = sql.join(
  textFieldNames.map(
    (field) => sql`${sql.ref(profileColumn(field))} = ${field === 'firstName' ? nobody : ''}`,
  ),
);

async function clear(trx: Trx, id: string) {
  await sql`update users set
      ${emptyTexts}, username = null, language_code = null, role = 'user', phone = '', email = '',
      phone_visibility = default, email_visibility = default, course = null, photo = null,
      telegram_photo_url = null, status_long = '[]', tags = '[]', links = '[]', experiences = '[]',
      moderation_status = null, status_updated_at = null, rejection_reason = null,
      approved_at = null, consented_at = null, consented_to = null,
      consent_withdrawn_at = null, unreachable_at = null, reachable_at = null,
      suspended_at = null, suspended_until = null, hidden_by = null, telegram_link_kept = default,
      contact_by_request = default,
      looking_for_team = null, hours_a_week = null, seen_day = null
    where id = ${id}`.execute(trx);
}
