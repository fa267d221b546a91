import { type Kysely, sql } from 'kysely';

/** What a member of a team does in it: the vacancy on which they were accepted. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table participants
    add column vacancy_id uuid references vacancies on delete set null`.execute(db);
  await sql`create index participants_vacancy on participants (vacancy_id)
    where vacancy_id is not null`.execute(db);
  await sql`update participants set vacancy_id = accepted.vacancy_id
    from (select distinct on (project_id, user_id) project_id, user_id, vacancy_id
      from applications where status = 'Accepted' and ended_at is null
      order by project_id, user_id, decided_at, id) as accepted
    where participants.project_id = accepted.project_id
      and participants.user_id = accepted.user_id and participants.state = 'member'`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table participants drop column vacancy_id`.execute(db);
}
