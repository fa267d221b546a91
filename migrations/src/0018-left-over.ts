import { type Kysely, sql } from 'kysely';

/** Nobody is left over: who has no team is proposed vacancies, and who gets no applications people. */
export async function up(db: Kysely<unknown>) {
  // Those who are there are looked at over a week, not all at once.
  await sql`alter table weekly_digests
    add column left_over_at timestamptz default (now() + random() * interval '7 days') not null,
    add column propose_at timestamptz`.execute(db);
  await sql`create index weekly_digests_left_over on weekly_digests (left_over_at)`.execute(db);
  await sql`create index weekly_digests_propose on weekly_digests (propose_at)
    where propose_at is not null`.execute(db);
  await sql`alter table participants add column ended_at timestamptz`.execute(db);
  await sql`create index participants_ended on participants (user_id, ended_at)
    where ended_at is not null`.execute(db);
  await sql`alter table vacancies
    add column call_at timestamptz default (now() + interval '5 days') not null`.execute(db);
  await sql`create index vacancies_call on vacancies (call_at)
    where closed_at is null and removed_at is null`.execute(db);
  await sql`create table people_to_call (
    vacancy_id uuid references vacancies on delete cascade,
    user_id uuid references users on delete cascade,
    card_id uuid not null,
    place smallint not null,
    told_at timestamptz not null,
    primary key (vacancy_id, user_id)
  );
  create index people_to_call_card on people_to_call (card_id);
  create index people_to_call_told on people_to_call (told_at);
  create index people_to_call_user on people_to_call (user_id)`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table people_to_call`.execute(db);
  await sql`alter table vacancies drop column call_at`.execute(db);
  await sql`alter table participants drop column ended_at`.execute(db);
  await sql`alter table weekly_digests drop column left_over_at, drop column propose_at`.execute(
    db,
  );
}
