import { type Kysely, sql } from 'kysely';

const isShown = sql`approved_at is not null and archived_at is null and deleted_at is null`;

/** What reads need to stay as quick when there are many: of each an index in its own order. */
export async function up(db: Kysely<unknown>) {
  await sql`create function project_text(name text, tags jsonb) returns text
    language sql immutable parallel safe return replace(lower(name || e'\n' ||
      array_to_string(array(select jsonb_array_elements_text(tags)), e'\n')), 'ё', 'е')`.execute(
    db,
  );
  await sql`create index projects_words on projects
    using gin (project_text(name, tags) gin_trgm_ops) where ${isShown}`.execute(db);
  await sql`create index projects_beginnings on projects
    (replace(lower(name), 'ё', 'е') text_pattern_ops) where ${isShown}`.execute(db);
  await sql`create index users_username on users (lower(username), id)
    where username is not null`.execute(db);
  await sql`create index submissions_lately_decided on submissions (subject_type, decided_at)
    where status in ('Approved', 'Rejected')`.execute(db);
  // Without these the planner takes every word for a rare one.
  await sql`create statistics projects_texts on project_text(name, tags) from projects`.execute(db);
  await sql`create statistics projects_names on replace(lower(name), 'ё', 'е')
    from projects`.execute(db);
  await sql`analyze projects`.execute(db);
  await sql`analyze users`.execute(db);
  await countDecisions(db);
}

/**
 * How many submissions each moderator decided on in each week of UTC, by how long they took: one row
 * for all that the mini-app shows as the same minute, hour or day. Kept by triggers, in the
 * transaction that decides.
 */
async function countDecisions(db: Kysely<unknown>) {
  await db.schema
    .createTable('decision_times')
    .addColumn('week', 'date', (c) => c.notNull())
    .addColumn('moderator_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('step', 'smallint', (c) => c.notNull())
    .addColumn('decided', 'integer', (c) => c.notNull())
    .addColumn('approved', 'integer', (c) => c.notNull())
    .addColumn('hours', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('decision_times_pkey', ['week', 'moderator_id', 'step'])
    .execute();
  await sql`create function decision_step(hours double precision) returns smallint
    language sql immutable parallel safe return case
      when floor(hours * 60 + 0.5) < 60 then floor(hours * 60 + 0.5)
      when floor(hours + 0.5) < 48 then 60 + floor(hours + 0.5)
      else 108 + floor(hours / 24 + 0.5) end`.execute(db);
  await sql`create function decision_times_of(one submissions) returns setof decision_times
    language sql immutable as $$
      select date_trunc('week', one.decided_at at time zone 'UTC')::date, one.decided_by,
        decision_step(hours), 1, (one.status = 'Approved')::int, hours
      from (select (extract(epoch from one.decided_at - one.submitted_at) / 3600.0)::double precision
        as hours) as taken
      where one.status in ('Approved', 'Rejected') and one.decided_by is not null
    $$`.execute(db);
  await sql`insert into decision_times
    select time.week, time.moderator_id, time.step, count(*), sum(time.approved), sum(time.hours)
    from submissions, decision_times_of(submissions) as time
    group by time.week, time.moderator_id, time.step`.execute(db);
  await sql`create function count_decision() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update decision_times as kept set decided = kept.decided - 1,
            approved = kept.approved - time.approved, hours = kept.hours - time.hours
          from decision_times_of(old) as time
          where (kept.week, kept.moderator_id, kept.step) = (time.week, time.moderator_id, time.step);
        delete from decision_times as kept using decision_times_of(old) as time
          where (kept.week, kept.moderator_id, kept.step) = (time.week, time.moderator_id, time.step)
            and kept.decided = 0;
      end if;
      if tg_op <> 'DELETE' then
        insert into decision_times as kept select * from decision_times_of(new)
          on conflict (week, moderator_id, step) do update set decided = kept.decided + 1,
            approved = kept.approved + excluded.approved, hours = kept.hours + excluded.hours;
      end if;
      return null;
    end $$`.execute(db);
  const decision = (row: 'old' | 'new') =>
    sql.raw(`(${row}.status, ${row}.decided_at, ${row}.decided_by, ${row}.submitted_at)`);
  await sql`create trigger submissions_count_changed_decisions after update on submissions
    for each row when (${decision('old')} is distinct from ${decision('new')})
    execute function count_decision()`.execute(db);
  await sql`create trigger submissions_count_decisions after insert or delete on submissions
    for each row execute function count_decision()`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop trigger submissions_count_decisions on submissions`.execute(db);
  await sql`drop trigger submissions_count_changed_decisions on submissions`.execute(db);
  await sql`drop function count_decision()`.execute(db);
  await sql`drop function decision_times_of(submissions)`.execute(db);
  await sql`drop function decision_step(double precision)`.execute(db);
  await db.schema.dropTable('decision_times').execute();
  await sql`drop statistics projects_names, projects_texts`.execute(db);
  for (const index of [
    'submissions_lately_decided',
    'users_username',
    'projects_beginnings',
    'projects_words',
  ]) {
    await db.schema.dropIndex(index).execute();
  }
  await sql`drop function project_text`.execute(db);
}
