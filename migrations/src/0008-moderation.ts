import { type Kysely, sql } from 'kysely';

/** Reports, sanctions and the record of whoever changed a status, a role or an owner. */
export async function up(db: Kysely<unknown>) {
  // `owner_id`: whose it was when it was reported.
  await sql`create table reports (
    id uuid primary key,
    reporter_id uuid not null references users,
    subject_type text not null check (subject_type in ('profile', 'project')),
    subject_id uuid not null,
    owner_id uuid not null references users,
    category text not null,
    text text not null,
    decision text check (decision in ('dismiss', 'warn', 'block', 'suspend')),
    decided_by uuid references users,
    decided_at timestamptz,
    comment text,
    created_at timestamptz not null,
    until timestamptz
  );
  create index reports_decided on reports (decided_at, id) where decision is not null;
  create index reports_of_owner on reports (owner_id);
  create index reports_of_reporter on reports (reporter_id);
  create unique index reports_open on reports (subject_type, subject_id, reporter_id)
    where decision is null;
  create index reports_queue on reports (created_at, id) where decision is null`.execute(db);
  await sql`create table releases (
    id uuid primary key,
    user_id uuid not null references users,
    project_id uuid references projects,
    released_by uuid not null references users,
    created_at timestamptz not null
  )`.execute(db);
  // What moderators decided against a person or a project: why, until when, and the one appeal
  // against it.
  await sql`create table sanctions (
    id uuid primary key,
    kind text not null check (kind in ('warning', 'suspension', 'hiding', 'removal')),
    user_id uuid not null references users,
    project_id uuid references projects,
    reason text,
    until timestamptz,
    decided_by uuid references users,
    created_at timestamptz not null,
    ended_at timestamptz,
    appeal text,
    appealed_at timestamptz,
    appeal_decision text check (appeal_decision in ('granted', 'refused')),
    appeal_reason text,
    appeal_decided_by uuid references users,
    appeal_decided_at timestamptz,
    is_sole_moderator boolean default false not null
  );
  create index sanctions_appealed on sanctions (appealed_at, id) where appealed_at is not null
    and appeal_decision is null and ended_at is null;
  create index sanctions_person on sanctions (user_id, created_at);
  create index sanctions_project on sanctions (project_id) where project_id is not null`.execute(
    db,
  );
  // Who left while suspended or hidden is so again when they come back; by a keyed hash only.
  await sql`create table sanctions_kept (
    person text primary key,
    suspended_at timestamptz,
    hidden_at timestamptz,
    suspended_until timestamptz
  )`.execute(db);
  await sql`create table role_changes (
    id uuid primary key,
    user_id uuid not null references users,
    role text not null,
    changed_by uuid references users,
    created_at timestamptz default now() not null
  )`.execute(db);
  // What is done to people and projects is put on record by triggers, whoever writes. A
  // transaction says whose act it is by settings: `kollab.actor` (an id, or `system`),
  // `kollab.reason`, `kollab.at`, and `kollab.told_in`, where another history tells the same.
  await sql`create table record_entries (
    id uuid primary key,
    subject_type text not null,
    subject_id uuid not null,
    kind text not null,
    old_value text,
    new_value text,
    actor_id uuid references users,
    origin text not null check (origin in ('person', 'system', 'database')),
    reason text,
    told_in text,
    created_at timestamptz not null
  );
  create index record_entries_actor on record_entries (actor_id, created_at, id) where told_in is null;
  create index record_entries_subject on record_entries (subject_id, created_at, id);
  create index record_entries_time on record_entries (created_at, id) where told_in is null`.execute(
    db,
  );
  await sql`create function acting(name text) returns text language sql stable as $$ select nullif(current_setting('kollab.' || name, true), '') $$`.execute(
    db,
  );
  await sql`create function acting_person() returns uuid language sql stable as $$ select nullif(acting('actor'), 'system')::uuid $$`.execute(
    db,
  );
  await sql`create function acting_at() returns timestamptz language sql stable as $$ select coalesce(acting('at')::timestamptz, now()) $$`.execute(
    db,
  );
  // UUIDv7 with microseconds (RFC 9562): what one transaction did stays in its order.
  await sql`create function record_id() returns uuid language sql as $$
    select encode(substring(int8send(us / 1000) from 3)
      || int2send((28672 + us % 1000 * 4096 / 1000)::smallint)
      || substring(uuid_send(gen_random_uuid()) from 9), 'hex')::uuid
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) as now
  $$`.execute(db);
  await sql`create function record_act(subject_type text, subject_id uuid, kind text, old_value text, new_value text) returns void language sql as $$
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
  await sql`create function refuse_record_edit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and tg_table_name = 'record_entries' then
        if new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
          and (exists (select from users where deleted_at is not null and id in (
            case when old.subject_type = 'profile' then old.subject_id end,
            (select owner_id from projects
              where old.subject_type = 'project' and projects.id = old.subject_id)))
            or (old.kind = 'sanctionAppealed' and exists (select from users
    where deleted_at is not null and id = old.actor_id)))
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
  await sql`create function record_appeals() returns trigger language plpgsql as $$
    declare
      subject_type text := case when new.project_id is null then 'profile' else 'project' end;
      subject_id uuid := coalesce(new.project_id, new.user_id);
    begin
      if new.appealed_at is distinct from old.appealed_at then
        perform record_act(subject_type, subject_id, 'sanctionAppealed', null, null);
      end if;
      if new.appeal_decision is distinct from old.appeal_decision then
        perform record_act(subject_type, subject_id,
          case new.appeal_decision when 'granted' then 'appealGranted' else 'appealRefused' end,
          null, case when new.is_sole_moderator then 'soleModerator' end);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create function record_consent() returns trigger language plpgsql as $$
    begin
      if new.deleted_at is not null then return null; end if;
      if new.consent_withdrawn_at is not null and old.consent_withdrawn_at is null then
        perform record_act('profile', new.id, 'consentWithdrawn', old.consented_to, null);
      elsif new.consented_to is distinct from old.consented_to and new.consented_to is not null then
        perform record_act('profile', new.id, 'consented', old.consented_to, new.consented_to);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger projects_on_record after insert or delete
    or update of moderation_status, owner_id, archived_at, deleted_at, deleted_by on projects
    for each row execute function record_project_acts()`.execute(db);
  await sql`create trigger record_entries_append_only before delete or update on record_entries for each row
    execute function refuse_record_edit()`.execute(db);
  await sql`create trigger record_entries_kept before truncate on record_entries for each statement
    execute function refuse_record_edit()`.execute(db);
  await sql`create trigger releases_append_only before delete or update on releases for each row
    execute function refuse_record_edit()`.execute(db);
  await sql`create trigger releases_kept before truncate on releases for each statement
    execute function refuse_record_edit()`.execute(db);
  await sql`create trigger reports_append_only before delete or update on reports for each row
    execute function refuse_report_edit()`.execute(db);
  await sql`create trigger reports_kept before truncate on reports for each statement
    execute function refuse_report_edit()`.execute(db);
  await sql`create trigger role_changes_append_only before delete or update on role_changes for each row
    execute function refuse_record_edit()`.execute(db);
  await sql`create trigger role_changes_kept before truncate on role_changes for each statement
    execute function refuse_record_edit()`.execute(db);
  await sql`create trigger sanctions_on_record after update of appealed_at, appeal_decision on sanctions
    for each row execute function record_appeals()`.execute(db);
  await sql`create trigger users_consent_on_record after update of consented_to, consent_withdrawn_at on users
    for each row execute function record_consent()`.execute(db);
  await sql`create trigger users_on_record after insert or delete
    or update of role, moderation_status, suspended_at, hidden_at, deletes_at, deleted_at on users
    for each row execute function record_person_acts()`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop trigger projects_on_record on projects`.execute(db);
  await sql`drop trigger users_consent_on_record on users`.execute(db);
  await sql`drop trigger users_on_record on users`.execute(db);
  await sql`drop table record_entries, role_changes, sanctions_kept, sanctions, releases, reports`.execute(
    db,
  );
  await sql`drop function record_consent, record_appeals, refuse_report_edit, refuse_record_edit, record_project_acts, record_person_acts, record_act, record_id, acting_at, acting_person, acting`.execute(
    db,
  );
}
