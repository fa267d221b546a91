import { type Kysely, sql } from 'kysely';

/**
 * What moderators decided against a person or a project: why, until when, and the one appeal against
 * it. A suspension may have a term, and a report may end with a warning.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('sanctions')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('warning', 'suspension', 'hiding', 'removal')`),
    )
    // The person, or who owned the project.
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('project_id', 'uuid', (c) => c.references('projects.id'))
    // None of decisions from before there were these, and of people who left.
    .addColumn('reason', 'text')
    .addColumn('until', 'timestamptz')
    .addColumn('decided_by', 'uuid', (c) => c.references('users.id'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addColumn('appeal', 'text')
    .addColumn('appealed_at', 'timestamptz')
    .addColumn('appeal_decision', 'text', (c) =>
      c.check(sql`appeal_decision in ('granted', 'refused')`),
    )
    .addColumn('appeal_reason', 'text')
    .addColumn('appeal_decided_by', 'uuid', (c) => c.references('users.id'))
    .addColumn('appeal_decided_at', 'timestamptz')
    // Nobody else could decide: it was by who had decided the first time.
    .addColumn('is_sole_moderator', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
  await sql`create index sanctions_person on sanctions (user_id, created_at)`.execute(db);
  await sql`create index sanctions_project on sanctions (project_id)
    where project_id is not null`.execute(db);
  await sql`create index sanctions_appealed on sanctions (appealed_at, id)
    where appealed_at is not null and appeal_decision is null and ended_at is null`.execute(db);

  await db.schema.alterTable('users').addColumn('suspended_until', 'timestamptz').execute();
  await sql`create index users_suspended_until on users (suspended_until)
    where suspended_until is not null`.execute(db);
  await db.schema
    .alterTable('sanctions_kept')
    .addColumn('suspended_until', 'timestamptz')
    .execute();
  await db.schema.alterTable('reports').addColumn('until', 'timestamptz').execute();
  await sql`alter table reports drop constraint reports_decision_check,
    add constraint reports_decision_check
      check (decision in ('dismiss', 'warn', 'block', 'suspend'))`.execute(db);

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
  await sql`create trigger sanctions_on_record after update of appealed_at, appeal_decision
    on sanctions for each row execute function record_appeals()`.execute(db);
  await keepRecord(
    db,
    sql`or (old.kind = 'sanctionAppealed' and exists (select from users
    where deleted_at is not null and id = old.actor_id))`,
  );
}

/** Of what is on record only what was said goes, once whom it was about, or who said it, has left. */
const keepRecord = (db: Kysely<unknown>, orAlso = sql``) =>
  sql`create or replace function refuse_record_edit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and tg_table_name = 'record_entries' then
        if new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
          and (exists (select from users where deleted_at is not null and id in (
            case when old.subject_type = 'profile' then old.subject_id end,
            (select owner_id from projects
              where old.subject_type = 'project' and projects.id = old.subject_id)))
            ${orAlso})
        then return new; end if;
      end if;
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db);

export async function down(db: Kysely<unknown>) {
  await keepRecord(db);
  await db.schema.dropTable('sanctions').execute();
  await sql`drop function record_appeals()`.execute(db);
  await sql`alter table reports disable trigger user`.execute(db);
  await sql`update reports set decision = 'dismiss' where decision = 'warn'`.execute(db);
  await sql`alter table reports enable trigger user`.execute(db);
  await sql`alter table reports drop constraint reports_decision_check, drop column until,
    add constraint reports_decision_check
      check (decision in ('dismiss', 'block', 'suspend'))`.execute(db);
  await db.schema.alterTable('sanctions_kept').dropColumn('suspended_until').execute();
  await db.schema.alterTable('users').dropColumn('suspended_until').execute();
}
