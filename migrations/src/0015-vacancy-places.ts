import { type Kysely, sql } from 'kysely';

/** A vacancy takes as many people as it has places, and closes by itself once all are taken. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table vacancies
    add column places smallint default 1 not null check (places between 1 and 20),
    add column filled_at timestamptz`.execute(db);
  // Whoever still looks for somebody after accepting some has a place left.
  await sql`update vacancies set places = least(taken.count + 1, 20)
    from (select vacancy_id, count(*) from applications
      where status = 'Accepted' and ended_at is null group by vacancy_id) as taken
    where taken.vacancy_id = vacancies.id and closed_at is null`.execute(db);
  await sql`alter table applications
    drop constraint applications_closed_because_check,
    add constraint applications_closed_because_check check (closed_because in
      ('vacancyClosed', 'vacancyFilled', 'projectClosed', 'noAnswer'))`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`update applications set closed_because = 'vacancyClosed'
    where closed_because = 'vacancyFilled'`.execute(db);
  await sql`alter table applications
    drop constraint applications_closed_because_check,
    add constraint applications_closed_because_check check (closed_because in
      ('vacancyClosed', 'projectClosed', 'noAnswer'))`.execute(db);
  await sql`alter table vacancies drop column places, drop column filled_at`.execute(db);
}
