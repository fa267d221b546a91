import { sql } from 'kysely';
import type { Db } from '#src/kit/postgres.ts';

export const places = 6000;

export const telegramIds = {
  owner: (place: number) => 9_000_000_000 + place,
  guest: (place: number) => 9_100_000_000 + place,
};

export async function seedOwners(db: Db, count: number) {
  await sql`insert into users (id, telegram_id, first_name, last_name, university, course, major,
      status_short, description, tags, links, approved_at, moderation_status)
    select gen_random_uuid(), ${telegramIds.owner(0)}::bigint + n, 'Вера', 'Орлова', 'МГУ', 3,
      'Физика', 'Ищу команду', 'Собираю приборы', '["React"]',
      '[{"type":"Сайт","url":"https://kollab.example"}]', now(), 'Approved'
    from generate_series(0, ${count}::int - 1) as n`.execute(db);
  await sql`insert into projects (id, owner_id, name, description, stage, tags, moderation_status,
      approved_at, created_at)
    select gen_random_uuid(), id, 'Карта ' || telegram_id, 'Карта крыш', 'Seed Stage', '["GIS"]',
      'Approved', now(), now()
    from users`.execute(db);
  await sql`insert into vacancies (id, project_id, place, title, tags, tasks)
    select gen_random_uuid(), id, 0, 'Разработчик', '["React"]', 'Сделать карту'
    from projects`.execute(db);
  await sql`insert into participants (id, project_id, user_id, state, created_at, joined_at)
    select gen_random_uuid(), id, owner_id, 'member', now(), now() from projects`.execute(db);
}

export interface Place {
  projectId: string;
  vacancyId: string;
}

export async function listPlaces(db: Db): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select projects.id as "projectId", vacancies.id as "vacancyId"
    from projects join vacancies on vacancies.project_id = projects.id
    join users on users.id = owner_id order by telegram_id`.execute(db);
  return rows;
}

export async function countOpen(db: Db) {
  const { count } = await db
    .selectFrom('notifications')
    .where('status', 'in', ['queued', 'leased'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
