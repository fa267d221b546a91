import { inventPeople } from '@kollab/api/test/people/people';
import { seedPeople } from '@kollab/api/test/people/seed-people';
import { sql } from 'kysely';
import type { Db } from '#src/kit/postgres.ts';

const counts = { people: 40_000, projects: 600, vacancies: 10, participants: 30 } as const;
const first = 8_000_000_000;
/** Whose the projects are; but a few are another's. */
export const owner = first;
export const keeper = first + 1;
const kept = 5;
export const somebody = first + 5;
/** Who has applied, was told so and sent their profile to moderators. */
export const student = first + counts.participants;

const idOf = (telegramId: number) => sql`(select id from users where telegram_id = ${telegramId})`;

export async function seed(db: Db) {
  await seedPeople(db, inventPeople(counts.people), { firstTelegramId: first });
  await sql`insert into uploads (path, owner_id, created_at, palette)
    select '/uploads/' || n || '.webp', ${idOf(owner)}, now(), '["#336699", "#99ccff"]'
    from generate_series(1, ${counts.projects}) as n`.execute(db);
  await sql`insert into projects (id, owner_id, name, description, stage, tags, cover_image,
      moderation_status, approved_at, created_at)
    select gen_random_uuid(),
      case when n > ${counts.projects - kept} then ${idOf(keeper)} else ${idOf(owner)} end,
      'Проект ' || n, repeat('Карта крыш для солнечных панелей. ', 20), 'Seed Stage',
      '["React", "Python", "GIS"]', '/uploads/' || n || '.webp', 'Approved', now(),
      now() - n * interval '1 minute'
    from generate_series(1, ${counts.projects}) as n`.execute(db);
  await sql`insert into vacancies (id, project_id, place, title, level, tags, tasks)
    select gen_random_uuid(), projects.id, n, 'Разработчик ' || n, 'Junior', '["React"]',
      repeat('Сделать карту. ', 10)
    from projects, generate_series(1, ${counts.vacancies}) as n`.execute(db);
  await sql`insert into participants (id, project_id, user_id, state, created_at, joined_at)
    select gen_random_uuid(), projects.id, users.id, 'member', projects.created_at, now()
    from projects, users where users.telegram_id between ${first}
      and ${first + counts.participants - 1}`.execute(db);
  await sql`insert into applications (id, project_id, vacancy_id, user_id, cover_letter, status,
      created_at)
    select gen_random_uuid(), project_id, vacancies.id, ${idOf(student)},
      repeat('Хочу к вам. ', 20), 'Pending', now() - place * interval '1 hour'
    from vacancies where place <= 1 limit 50`.execute(db);
  await seedHistory(db);
  await sql`insert into notifications (id, recipient_id, kind, payload, status, settled_at, read_at)
    select gen_random_uuid(), users.id, 'profileApproved', '{}', 'sent', now(),
      case when n % 4 > 0 then now() end
    from users, generate_series(1, 20) as n
    where telegram_id between ${student} and ${student + 1000}`.execute(db);
  await seedYesterday(db);
  await sql`vacuum analyze`.execute(db);
}

/** What others did and set before: plans of statements differ where tables have never held a row. */
async function seedYesterday(db: Db) {
  const [from, to] = [first + 100, first + 5099];
  const others = sql`users where telegram_id between ${from} and ${to}`;
  await sql`insert into acts (user_id, kind, at, amount)
    select id, 'application', now() - interval '20 hours', 1 from ${others}`.execute(db);
  await sql`insert into idempotency_keys (user_id, act, key, request, result_id, created_at)
    select id, 'application', gen_random_uuid(), id, id, now() - interval '20 hours'
    from ${others}`.execute(db);
  await sql`insert into applications (id, project_id, vacancy_id, user_id, cover_letter, status,
      created_at, decided_at)
    select gen_random_uuid(), project_id, places.id, users.id, 'Хочу к вам.', 'Withdrawn',
      now() - interval '20 hours', now() - interval '19 hours'
    from (select *, row_number() over (order by id) as n from vacancies) as places
    join users on telegram_id = ${from}::bigint + places.n / 3 and telegram_id <= ${to}`.execute(
    db,
  );
  await sql`insert into notification_settings (user_id, modes, quiet_from, quiet_to)
    select id, '{}', 1380, 480 from ${others}`.execute(db);
  await sql`insert into blocks (blocker_id, blocked_id, created_at)
    select id, ${idOf(somebody)}, now() from ${others} limit 1000`.execute(db);
}

/** A profile that was rejected once, approved once, and waits again. */
async function seedHistory(db: Db) {
  const steps = sql`(values (1, 'Rejected', 'rejected'), (2, 'Approved', 'approved'), (3, 'Pending', null))
    as steps (version, status, kind)`;
  await sql`update users set moderation_status = 'Pending', status_updated_at = now()
    where telegram_id = ${student}`.execute(db);
  await sql`insert into submissions (id, subject_type, subject_id, version, status, submitted_at,
      decided_at, decided_by)
    select gen_random_uuid(), 'profile', ${idOf(student)}, version, status,
      now() - interval '1 day', case when kind is not null then now() end,
      case when kind is not null then ${idOf(somebody)} end
    from ${steps}`.execute(db);
  await sql`insert into moderation_events (id, subject_type, subject_id, submission_id, version, kind,
      actor_id, created_at)
    select gen_random_uuid(), 'profile', subject_id, submissions.id, version, did.kind,
      ${idOf(somebody)}, now()
    from submissions join ${steps} using (version),
      lateral (values ('submitted'), (steps.kind)) as did (kind)
    where did.kind is not null`.execute(db);
  await sql`insert into changes (id, subject_type, subject_id, submission_id, field, old_value,
      new_value)
    select gen_random_uuid(), 'profile', subject_id, id, 'description', '""', '"Делаю карты."'
    from submissions where status = 'Pending'`.execute(db);
}

export interface Pair {
  userId: string;
  telegramId: number;
  projectId: string;
  vacancyId: string;
  applicationId: string;
}

/** Each person once, in a fixed order. */
export async function listPairs(db: Db): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    with places as (select vacancies.id, project_id, row_number() over (order by vacancies.id) - 1 as n
      from vacancies join projects on projects.id = project_id where owner_id = ${idOf(owner)}),
    people as (select id, telegram_id, row_number() over (order by telegram_id) - 1 as n from users
      where telegram_id >= ${first + 100})
    select people.id as "userId", people.telegram_id as "telegramId", project_id as "projectId",
      places.id as "vacancyId", gen_random_uuid() as "applicationId"
    from people join places on places.n = people.n % (select count(*) from places)
    order by people.n`.execute(db);
  return rows;
}

export async function insertApplications(db: Db, pairs: Pair[]) {
  await sql`insert into applications (id, project_id, vacancy_id, user_id, cover_letter, status,
      created_at)
    select "applicationId", "projectId", "vacancyId", "userId", 'Хочу к вам.', 'Pending', now()
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair ("applicationId" uuid,
      "projectId" uuid, "vacancyId" uuid, "userId" uuid)`.execute(db);
}
