import { type Kysely, sql } from 'kysely';

/**
 * Consent, and leaving: whoever left keeps a row without a person in it. `deletes_at` is when the
 * next step of that is due; in a row that has `deleted_at` it is a second look for what came late.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('users')
    .addColumn('consented_at', 'timestamptz')
    .addColumn('deletes_at', 'timestamptz')
    .addColumn('deleted_at', 'timestamptz')
    .execute();
  await sql`create index users_leaving on users (deletes_at)
    where deletes_at is not null`.execute(db);
  // Telegram's ids are positive: these, made negative, stand for people who left.
  await sql`create sequence people_who_left`.execute(db);
  // Some are there where this was undone and is done again.
  await sql`update users set deleted_at = now() where telegram_id < 0`.execute(db);
  await sql`select setval('people_who_left', max(-telegram_id)) from users where telegram_id < 0
    having count(*) > 0`.execute(db);

  // Who left while suspended or hidden is so again when they come back; by a keyed hash only.
  await db.schema
    .createTable('sanctions_kept')
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('suspended_at', 'timestamptz')
    .addColumn('hidden_at', 'timestamptz')
    .execute();
  // So is who left while others blocked them.
  await db.schema
    .createTable('blocks_kept')
    .addColumn('blocker_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_kept_pkey', ['person', 'blocker_id'])
    .execute();
  await sql`create index blocks_kept_of_blocker on blocks_kept (blocker_id)`.execute(db);

  await sql`alter table contact_requests
    drop constraint contact_requests_state_check,
    add constraint contact_requests_state_check
      check (state in ('pending', 'accepted', 'declined', 'withdrawn'))`.execute(db);
  await sql`create index contact_requests_to on contact_requests (to_id)`.execute(db);
  await sql`create index reports_of_reporter on reports (reporter_id)`.execute(db);
  await sql`create index reports_of_owner on reports (owner_id)`.execute(db);

  // Whom the news of others names, found without reading all news.
  await sql`create index notifications_naming on notifications
    using gin (jsonb_path_query_array(payload, '$.**.telegramId') jsonb_path_ops)
    where payload <> '{}'`.execute(db);
  // A digest that was sent is of no use any more, and tells of people.
  await sql`update notifications set payload = '{"count": 0, "events": []}'
    where kind = 'digest' and status in ('sent', 'failed')`.execute(db);

  await allowErasing(db);
}

/** History stays append-only, but for what it says of people who left and their projects. */
async function allowErasing(db: Kysely<unknown>) {
  await sql`create or replace function refuse_history_edit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if new.reason is null and new.changes in ('[]', old.changes)
          and to_jsonb(new) - 'reason' - 'changes' = to_jsonb(old) - 'reason' - 'changes'
          and exists (
            select from users where deleted_at is not null and id in (
              case when old.subject_type = 'profile' then old.subject_id end,
              case when old.kind = 'appealed' then old.actor_id end,
              (select owner_id from projects
                where old.subject_type = 'project' and projects.id = old.subject_id))
          )
        then return new; end if;
      end if;
      raise exception 'moderation history is append-only';
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`create or replace function refuse_history_edit() returns trigger language plpgsql as
    $$ begin raise exception 'moderation history is append-only'; end $$`.execute(db);
  for (const index of [
    'notifications_naming',
    'reports_of_owner',
    'reports_of_reporter',
    'contact_requests_to',
  ]) {
    await db.schema.dropIndex(index).execute();
  }
  await sql`update contact_requests set state = 'declined' where state = 'withdrawn'`.execute(db);
  await sql`alter table contact_requests
    drop constraint contact_requests_state_check,
    add constraint contact_requests_state_check
      check (state in ('pending', 'accepted', 'declined'))`.execute(db);
  await db.schema.dropTable('blocks_kept').execute();
  await db.schema.dropTable('sanctions_kept').execute();
  await sql`drop sequence people_who_left`.execute(db);
  await db.schema
    .alterTable('users')
    .dropColumn('deleted_at')
    .dropColumn('deletes_at')
    .dropColumn('consented_at')
    .execute();
}
