import { type Kysely, sql } from 'kysely';

/**
 * Of cards that come too many at once the first are messages and the others are `counted` by one more,
 * a row of a kind of its own per chat. `told_at` is when a card came, by itself or counted.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table notifications
    add column told_at timestamptz,
    drop constraint notifications_status_check,
    add constraint notifications_status_check check (status in
      ('queued', 'leased', 'sent', 'parked', 'failed', 'held', 'off', 'counted'))`.execute(db);
  await sql`create unique index notifications_counter on notifications (address, kind)
    where kind in ('moreApplications', 'moreToReview')`.execute(db);
  await sql`create index notifications_counted on notifications (address)
    where status = 'counted'`.execute(db);
  await sql`create index notifications_told on notifications (address, told_at)
    where told_at is not null
      and kind in ('applicationCard', 'moderationCard', 'reportCard')`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`delete from notifications
    where kind in ('moreApplications', 'moreToReview')`.execute(db);
  await sql`update notifications set status = 'sent' where status = 'counted'`.execute(db);
  await sql`drop index notifications_counter, notifications_counted`.execute(db);
  await sql`alter table notifications
    drop column told_at,
    drop constraint notifications_status_check,
    add constraint notifications_status_check check (status in
      ('queued', 'leased', 'sent', 'parked', 'failed', 'held', 'off'))`.execute(db);
}
