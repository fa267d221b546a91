import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Card } from './enqueuing.queries.ts';
import { isDigestDue, lastDigest } from './timing.sql.ts';

export const lockDigests = (trx: Trx, userId: string) =>
  trx
    .selectFrom('notification_settings')
    .where('user_id', '=', userId)
    .select('user_id')
    .forUpdate()
    .execute();

/** Has a card that nobody saw yet come in the digest of what was held back, where that is due too. */
export async function joinDigest(
  trx: Trx,
  { about, recipientId }: Pick<Card, 'about' | 'recipientId'>,
  now: Date,
) {
  await lockDigests(trx, recipientId);
  await sql`update notifications set status = 'held'
    from notification_settings as settings
      cross join (select min(created_at) as oldest from notifications
        where recipient_id = ${recipientId} and status = 'held') as held
      cross join lateral (select ${lastDigest(now)} as at) as due
    where recipient_id = ${recipientId} and about = ${about} and status = 'queued'
      and message_id is null and settings.user_id = recipient_id and ${isDigestDue}`.execute(trx);
}
