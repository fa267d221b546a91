import { type Kysely, sql } from 'kysely';

/** Whoever is told something is named to the servers that listen, so that their open apps know too. */
export async function up(db: Kysely<unknown>) {
  await sql`create function tell_changes() returns trigger language plpgsql as $$
    begin
      perform pg_notify('kollab_changes', new.recipient_id::text);
      return null;
    end $$`.execute(db);
  await sql`create trigger notifications_tell_changes after insert or update of revision
    on notifications for each row when (new.recipient_id is not null)
    execute function tell_changes()`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop trigger notifications_tell_changes on notifications`.execute(db);
  await sql`drop function tell_changes()`.execute(db);
}
