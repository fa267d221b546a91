import type { connectDatabase } from '@kollab/api/platform/database/connect';
import { inventPeople } from '@kollab/api/test/people/people';
import { seedPeople } from '@kollab/api/test/people/seed-people';
import { sql } from 'kysely';

type Db = ReturnType<typeof connectDatabase>;

export const counts = { people: 40_000, projects: 600, vacancies: 10, participants: 30 } as const;
export const firstTelegramId = 8_000_000_000;

/** People with projects: every project has vacancies, a team, and the owner is the first person. */
export async function seed(db: Db) {
  await seedPeople(db, inventPeople(counts.people), { firstTelegramId });
  await sql`insert into projects (id, owner_id, name, description, stage, tags, moderation_status,
      approved_at, created_at)
    select gen_random_uuid(), (select id from users where telegram_id = ${firstTelegramId}),
      'Проект ' || n, repeat('Карта крыш для солнечных панелей. ', 20), 'Seed Stage',
      '["React", "Python", "GIS"]', 'Approved', now(), now() - n * interval '1 minute'
    from generate_series(1, ${counts.projects}) as n`.execute(db);
  await sql`insert into vacancies (id, project_id, place, title, level, tags, tasks)
    select gen_random_uuid(), projects.id, n, 'Разработчик ' || n, 'Junior', '["React"]',
      repeat('Сделать карту. ', 10)
    from projects, generate_series(1, ${counts.vacancies}) as n`.execute(db);
  await sql`insert into participants (id, project_id, user_id, state, created_at, joined_at)
    select gen_random_uuid(), projects.id, users.id, 'member', projects.created_at, now()
    from projects, users where users.telegram_id between ${firstTelegramId}
      and ${firstTelegramId + counts.participants - 1}`.execute(db);
  await sql`insert into applications (id, project_id, vacancy_id, user_id, cover_letter, status,
      created_at)
    select gen_random_uuid(), project_id, vacancies.id,
      (select id from users where telegram_id = ${firstTelegramId + counts.participants}),
      repeat('Хочу к вам. ', 20), 'Pending', now() - place * interval '1 hour'
    from vacancies where place <= 1 limit 50`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** One that applies: a person, and a vacancy of a project they are not in. */
export interface Pair {
  userId: string;
  telegramId: number;
  projectId: string;
  vacancyId: string;
  applicationId: string;
}

/** Pairs of people and vacancies, each person once, in a fixed order. */
export async function listPairs(db: Db): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    with places as (select id, project_id, row_number() over (order by id) - 1 as n from vacancies),
    people as (select id, telegram_id, row_number() over (order by telegram_id) - 1 as n from users
      where telegram_id >= ${firstTelegramId + 100})
    select people.id as "userId", people.telegram_id as "telegramId", project_id as "projectId",
      places.id as "vacancyId", gen_random_uuid() as "applicationId"
    from people join places on places.n = people.n % (select count(*) from places)
    order by people.n`.execute(db);
  return rows;
}

/** Pending applications of the pairs, ready to be decided. */
export async function insertApplications(db: Db, pairs: Pair[]) {
  await sql`insert into applications (id, project_id, vacancy_id, user_id, cover_letter, status,
      created_at)
    select "applicationId", "projectId", "vacancyId", "userId", 'Хочу к вам.', 'Pending', now()
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair ("applicationId" uuid,
      "projectId" uuid, "vacancyId" uuid, "userId" uuid)`.execute(db);
}
