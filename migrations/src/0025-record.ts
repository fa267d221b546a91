import { type Kysely, sql } from 'kysely';

/**
 * What is done to people and projects is put on record by the tables themselves, whoever writes to
 * them; what is on record stays. A transaction says whose act it is by settings of its own:
 * `kollab.actor` (a user's id, or `system`), `kollab.reason`, `kollab.at`, and in `kollab.told_in`
 * which other history tells the same in full.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('record_entries')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('subject_type', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'uuid', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('old_value', 'text')
    .addColumn('new_value', 'text')
    .addColumn('actor_id', 'uuid', (c) => c.references('users.id'))
    // A person, Kollab by itself, or somebody at the database.
    .addColumn('origin', 'text', (c) =>
      c.notNull().check(sql`origin in ('person', 'system', 'database')`),
    )
    .addColumn('reason', 'text')
    .addColumn('told_in', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await sql`create index record_entries_subject
    on record_entries (subject_id, created_at, id)`.execute(db);
  await sql`create index record_entries_actor on record_entries (actor_id, created_at, id)
    where told_in is null`.execute(db);
  await sql`create index record_entries_time on record_entries (created_at, id)
    where told_in is null`.execute(db);
  // Also where a role is changed at the database: then nobody is known to have done it.
  await sql`alter table role_changes alter column changed_by drop not null`.execute(db);

  // What each moderator was last shown of a submission, for decisions that name no version.
  await db.schema
    .createTable('submissions_seen')
    .addColumn('moderator_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('subject_type', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'uuid', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('seen_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('submissions_seen_pkey', [
      'moderator_id',
      'subject_type',
      'subject_id',
    ])
    .execute();
  await sql`create index submissions_seen_age on submissions_seen (seen_at)`.execute(db);

  await recordActs(db);
  await keepHistory(db);
}

async function recordActs(db: Kysely<unknown>) {
  // A setting of an earlier transaction reads as empty.
  await sql`create function acting(name text) returns text language sql stable as
    $$ select nullif(current_setting('kollab.' || name, true), '') $$`.execute(db);
  await sql`create function acting_person() returns uuid language sql stable as
    $$ select nullif(acting('actor'), 'system')::uuid $$`.execute(db);
  await sql`create function acting_at() returns timestamptz language sql stable as
    $$ select coalesce(acting('at')::timestamptz, now()) $$`.execute(db);
  // UUIDv7 with microseconds, as RFC 9562 has it: what one transaction did stays in its order.
  await sql`create function record_id() returns uuid language sql as $$
      select encode(substring(int8send(us / 1000) from 3)
        || int2send((28672 + us % 1000 * 4096 / 1000)::smallint)
        || substring(uuid_send(gen_random_uuid()) from 9), 'hex')::uuid
      from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) as now
    $$`.execute(db);
  await sql`create function record_act(
      subject_type text, subject_id uuid, kind text, old_value text, new_value text
    ) returns void language sql as $$
      insert into record_entries (id, subject_type, subject_id, kind, old_value, new_value,
        actor_id, origin, reason, told_in, created_at)
      values (record_id(), $1, $2, $3, $4, $5, acting_person(),
        case when acting('actor') = 'system' then 'system'
          when acting('actor') is null then 'database' else 'person' end,
        acting('reason'), acting('told_in'), acting_at())
    $$`.execute(db);

  await sql`create function record_person_acts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform record_act('profile', old.id, 'removed', null, null);
        return null;
      end if;
      if new.role is distinct from coalesce(old.role, 'user') then
        insert into role_changes (id, user_id, role, changed_by, created_at)
          values (record_id(), new.id, new.role, acting_person(), acting_at());
      end if;
      -- With the account goes all the rest.
      if new.deleted_at is distinct from old.deleted_at then
        perform record_act('profile', new.id, 'erased', old.deleted_at::text, new.deleted_at::text);
        return null;
      end if;
      if new.deleted_at is not null then return null; end if;
      if new.moderation_status is distinct from old.moderation_status then
        perform record_act('profile', new.id, 'statusChanged',
          old.moderation_status, new.moderation_status);
      end if;
      if new.suspended_at is distinct from old.suspended_at then
        perform record_act('profile', new.id,
          case when new.suspended_at is null then 'unsuspended' else 'suspended' end,
          old.suspended_at::text, new.suspended_at::text);
      end if;
      if new.hidden_at is distinct from old.hidden_at then
        perform record_act('profile', new.id,
          case when new.hidden_at is null then 'shown' else 'hidden' end,
          old.hidden_at::text, new.hidden_at::text);
      end if;
      if new.deletes_at is distinct from old.deletes_at then
        perform record_act('profile', new.id,
          case when new.deletes_at is null then 'deletionCancelled' else 'deletionAsked' end,
          old.deletes_at::text, new.deletes_at::text);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger users_on_record after insert or delete or
      update of role, moderation_status, suspended_at, hidden_at, deletes_at, deleted_at
    on users for each row execute function record_person_acts()`.execute(db);

  await sql`create function record_project_acts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform record_act('project', old.id, 'removed', null, null);
        return null;
      end if;
      if new.moderation_status is distinct from old.moderation_status then
        perform record_act('project', new.id, 'statusChanged',
          old.moderation_status, new.moderation_status);
      end if;
      if tg_op = 'UPDATE' and new.owner_id <> old.owner_id then
        perform record_act('project', new.id, 'handedOver', old.owner_id::text, new.owner_id::text);
      end if;
      if new.archived_at is distinct from old.archived_at then
        perform record_act('project', new.id,
          case when new.archived_at is null then 'unarchived' else 'archived' end,
          old.archived_at::text, new.archived_at::text);
      end if;
      if new.deleted_at is distinct from old.deleted_at
        or new.deleted_by is distinct from old.deleted_by then
        perform record_act('project', new.id,
          case when new.deleted_at is null then 'restored'
            when new.deleted_by = new.owner_id then 'deleted' else 'takenDown' end,
          old.deleted_at::text, new.deleted_at::text);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger projects_on_record after insert or delete or
      update of moderation_status, owner_id, archived_at, deleted_at, deleted_by
    on projects for each row execute function record_project_acts()`.execute(db);
}

/** Of what is on record only what was said goes, once whom it was about has left. */
async function keepHistory(db: Kysely<unknown>) {
  await sql`create function refuse_record_edit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and tg_table_name = 'record_entries' then
        if new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
          and exists (select from users where deleted_at is not null and id in (
            case when old.subject_type = 'profile' then old.subject_id end,
            (select owner_id from projects
              where old.subject_type = 'project' and projects.id = old.subject_id)))
        then return new; end if;
      end if;
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db);
  await sql`create function refuse_report_edit() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'TRUNCATE' then
        if old.decision is null then return coalesce(new, old); end if;
        if tg_op = 'UPDATE' and new.text in ('', old.text)
          and (new.comment is null or new.comment = old.comment)
          and to_jsonb(new) - 'text' - 'comment' = to_jsonb(old) - 'text' - 'comment'
          and exists (select from users
            where deleted_at is not null and id in (old.reporter_id, old.owner_id))
        then return new; end if;
      end if;
      raise exception 'decided reports are append-only';
    end $$`.execute(db);
  for (const table of ['record_entries', 'role_changes', 'releases', 'reports']) {
    const refuse = sql.raw(table === 'reports' ? 'refuse_report_edit' : 'refuse_record_edit');
    await sql`create trigger ${sql.ref(`${table}_append_only`)} before update or delete
      on ${sql.table(table)} for each row execute function ${refuse}()`.execute(db);
    await sql`create trigger ${sql.ref(`${table}_kept`)} before truncate
      on ${sql.table(table)} for each statement execute function ${refuse}()`.execute(db);
  }
}

export async function down(db: Kysely<unknown>) {
  for (const table of ['reports', 'releases', 'role_changes']) {
    await sql`drop trigger ${sql.ref(`${table}_kept`)} on ${sql.table(table)}`.execute(db);
    await sql`drop trigger ${sql.ref(`${table}_append_only`)} on ${sql.table(table)}`.execute(db);
  }
  await sql`drop trigger projects_on_record on projects`.execute(db);
  await sql`drop trigger users_on_record on users`.execute(db);
  await db.schema.dropTable('submissions_seen').execute();
  await db.schema.dropTable('record_entries').execute();
  await sql`drop function refuse_report_edit(), refuse_record_edit(), record_project_acts(),
    record_person_acts(), record_act(text, uuid, text, text, text), record_id(), acting_at(), acting_person(),
    acting(text)`.execute(db);
  await sql`delete from role_changes where changed_by is null`.execute(db);
  await sql`alter table role_changes alter column changed_by set not null`.execute(db);
}
