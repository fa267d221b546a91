import { type Kysely, sql } from 'kysely';

/**
 * The same counts of decisions in few rows: one of each moderator's week, whatever came in it. What took
 * the n-th of the times that are told apart is at place n + 1 of each list. Rows grow for a week, where
 * there is room for that, so that those of a week stay together.
 */
export async function up(db: Kysely<unknown>) {
  await dropCounting(db);
  await sql`create table decision_weeks (
    week date not null,
    moderator_id uuid not null references users,
    decided integer[] not null,
    approved integer[] not null,
    hours double precision[] not null,
    primary key (week, moderator_id)
  ) with (fillfactor = 70)`.execute(db);
  await sql`insert into decision_weeks (week, moderator_id, decided, approved, hours)
    with times as (
      select week, moderator_id, greatest(step, 0)::integer as step, sum(decided)::integer as decided,
        sum(approved)::integer as approved, sum(hours) as hours
      from decision_times group by 1, 2, 3
    )
    select week, moderator_id, array_agg(decided order by step),
      array_agg(approved order by step), array_agg(hours order by step)
    from (select week, moderator_id, max(step) as last from times group by 1, 2) as one
      cross join generate_series(0, last) as step
      left join times using (week, moderator_id, step)
    group by 1, 2 order by 1, 2`.execute(db);
  await db.schema.dropTable('decision_times').execute();
  await sql`create view decision_times as
    select week, moderator_id, (place - 1)::smallint as step, one.decided, one.approved, one.hours
    from decision_weeks, unnest(decided, approved, hours) with ordinality
      as one (decided, approved, hours, place)
    where one.decided is not null`.execute(db);
  await createTimesOf(db);
  await sql`create function count_decision() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update decision_weeks as kept set
            decided[step + 1] = nullif(kept.decided[step + 1] - 1, 0),
            approved[step + 1] = case when kept.decided[step + 1] > 1
              then kept.approved[step + 1] - time.approved end,
            hours[step + 1] = case when kept.decided[step + 1] > 1
              then kept.hours[step + 1] - time.hours end
          from decision_times_of(old) as time
          where (kept.week, kept.moderator_id) = (time.week, time.moderator_id)
            and kept.decided[step + 1] > 0;
      end if;
      if tg_op <> 'DELETE' then
        insert into decision_weeks as kept (week, moderator_id, decided, approved, hours)
          select week, moderator_id, array_fill(null::integer, array[step::integer]) || decided,
            array_fill(null::integer, array[step::integer]) || approved,
            array_fill(null::double precision, array[step::integer]) || hours
          from decision_times_of(new)
          on conflict (week, moderator_id) do update set
            decided[cardinality(excluded.decided)] =
              coalesce(kept.decided[cardinality(excluded.decided)], 0) + 1,
            approved[cardinality(excluded.decided)] =
              coalesce(kept.approved[cardinality(excluded.decided)], 0)
              + excluded.approved[cardinality(excluded.decided)],
            hours[cardinality(excluded.decided)] =
              coalesce(kept.hours[cardinality(excluded.decided)], 0)
              + excluded.hours[cardinality(excluded.decided)];
      end if;
      return null;
    end $$`.execute(db);
  await createTriggers(db);
}

async function dropCounting(db: Kysely<unknown>) {
  await sql`drop trigger submissions_count_decisions on submissions`.execute(db);
  await sql`drop trigger submissions_count_changed_decisions on submissions`.execute(db);
  await sql`drop function count_decision()`.execute(db);
  await sql`drop function decision_times_of(submissions)`.execute(db);
}

/** It answers rows of what is called so at the time. Clocks may differ: nothing is decided before it is sent. */
const createTimesOf = (db: Kysely<unknown>) =>
  sql`create function decision_times_of(one submissions) returns setof decision_times
    language sql immutable as $$
      select date_trunc('week', one.decided_at at time zone 'UTC')::date, one.decided_by,
        decision_step(hours), 1, (one.status = 'Approved')::int, hours
      from (select greatest(extract(epoch from one.decided_at - one.submitted_at) / 3600.0, 0)
        ::double precision as hours) as taken
      where one.status in ('Approved', 'Rejected') and one.decided_by is not null
    $$`.execute(db);

async function createTriggers(db: Kysely<unknown>) {
  const decision = (row: 'old' | 'new') =>
    sql.raw(`(${row}.status, ${row}.decided_at, ${row}.decided_by, ${row}.submitted_at)`);
  await sql`create trigger submissions_count_changed_decisions after update on submissions
    for each row when (${decision('old')} is distinct from ${decision('new')})
    execute function count_decision()`.execute(db);
  await sql`create trigger submissions_count_decisions after insert or delete on submissions
    for each row execute function count_decision()`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await dropCounting(db);
  await sql`create table decision_times_before (
    week date not null,
    moderator_id uuid not null constraint decision_times_moderator_id_fkey references users,
    step smallint not null,
    decided integer not null,
    approved integer not null,
    hours double precision not null,
    constraint decision_times_pkey primary key (week, moderator_id, step)
  )`.execute(db);
  await sql`insert into decision_times_before select * from decision_times`.execute(db);
  await sql`drop view decision_times`.execute(db);
  await db.schema.dropTable('decision_weeks').execute();
  await sql`alter table decision_times_before rename to decision_times`.execute(db);
  await createTimesOf(db);
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
  await createTriggers(db);
}
