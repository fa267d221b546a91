import { type Kysely, sql } from 'kysely';

/** Teams say once a week how it goes, and a project that nobody says anything of is paused. */
export async function up(db: Kysely<unknown>) {
  // `began_at`: when somebody was first taken in.
  await sql`alter table projects
    add column began_at timestamptz,
    add column paused_at timestamptz`.execute(db);
  // `due_at`: when to look at it next; `week`: the Monday of the week that was asked about last.
  await sql`create table check_in_plans (
    project_id uuid primary key references projects on delete cascade,
    day smallint default 5 check (day between 1 and 7),
    due_at timestamptz not null,
    week date,
    silent_weeks smallint default 0 not null,
    doubted_at timestamptz,
    moderators_asked_at timestamptz
  );
  create index check_in_plans_due on check_in_plans (due_at) where day is not null`.execute(db);
  // `due_at`: when the person is to be asked by a message; null once that is done, or too late.
  await sql`create table check_ins (
    id uuid primary key,
    project_id uuid not null references projects on delete cascade,
    user_id uuid not null references users,
    week date not null,
    asked_at timestamptz not null,
    due_at timestamptz,
    answer text check (answer in ('going', 'slow', 'stuck')),
    line text default '' not null,
    answered_at timestamptz,
    owner_told_at timestamptz,
    unique (project_id, user_id, week),
    check ((answer is null) = (answered_at is null)),
    check (answer is not null or line = '')
  );
  create index check_ins_week on check_ins (project_id, week);
  create index check_ins_due on check_ins (due_at) where due_at is not null;
  create index check_ins_unanswered on check_ins (user_id) where answer is null;
  create index check_ins_asked on check_ins (asked_at)`.execute(db);
  // Whichever way somebody joins a team, its work begins with the first of them.
  await sql`create function begin_work() returns trigger language plpgsql as $$
    begin
      update projects set began_at = new.joined_at where id = new.project_id
        and began_at is null and owner_id <> new.user_id;
      insert into check_in_plans (project_id, due_at)
        select id, began_at from projects where id = new.project_id and began_at is not null
        on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`create trigger work_begins after insert or update of state on participants
    for each row when (new.state = 'member' and new.user_id is not null
      and new.joined_at is not null) execute function begin_work()`.execute(db);
  await sql`update projects set began_at = (select min(joined_at) from participants
    where project_id = projects.id and user_id is not null and user_id <> owner_id
      and joined_at is not null)`.execute(db);
  await sql`insert into check_in_plans (project_id, due_at)
    select id, now() from projects where began_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop trigger work_begins on participants`.execute(db);
  await sql`drop function begin_work`.execute(db);
  await sql`drop table check_ins, check_in_plans`.execute(db);
  await sql`update vacancies set paused_at = null, closed_at = null
    from projects where projects.id = vacancies.project_id
      and projects.paused_at = vacancies.paused_at`.execute(db);
  await sql`alter table projects drop column began_at, drop column paused_at`.execute(db);
}
