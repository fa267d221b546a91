import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();

const owners = 50;
const each = 3;
const day = 24 * 60 * 60_000;
/** Noon in Moscow, when nobody sleeps. */
const now = new Date(Math.ceil(Date.now() / day) * day + 9 * 60 * 60_000);

const weekAgo = new Date(now.getTime() - 7 * day);

async function seed() {
  await sql`insert into users (id, telegram_id, first_name, created_at)
    select gen_random_uuid(), 8000000000 + n, 'Имя', now()
    from generate_series(1, ${owners * 2}::int) as n`.execute(kollab.db);
  await sql`insert into projects (id, owner_id, name, approved_at, created_at)
    select gen_random_uuid(), id, 'Проект', now(), now() from users
    where telegram_id <= 8000000000 + ${owners}::int`.execute(kollab.db);
  await sql`insert into participants (id, project_id, user_id, state, created_at, joined_at)
    select gen_random_uuid(), projects.id, users.id, 'member', ${weekAgo}, ${weekAgo}
    from projects join users as owner on owner.id = owner_id
      join users on users.telegram_id in (owner.telegram_id, owner.telegram_id + ${owners}::int)
    order by users.telegram_id`.execute(kollab.db);
  await sql`update check_in_plans set due_at = ${now}, day = extract(isodow from ${now}::timestamptz)`.execute(
    kollab.db,
  );
  await sql`insert into vacancies (id, project_id, place, title, check_at)
    select gen_random_uuid(), id, n, 'Вакансия', case when n = 1 and right(id::text, 1) < '8'
      then ${now}::timestamptz else ${now}::timestamptz + interval '1 year' end
    from projects cross join generate_series(1, ${each}::int) as n`.execute(kollab.db);
  await sql`insert into applications
      (id, project_id, vacancy_id, user_id, cover_letter, status, created_at, waits_from, remind_at)
    select gen_random_uuid(), project_id, vacancies.id, applicant.id, 'Хочу', 'Pending', since, since, ${now}
    from vacancies
    join users as applicant on applicant.telegram_id = 8000000000 + ${owners}::int + place
    cross join lateral (select ${now}::timestamptz
      - make_interval(days => case when place = 2 then 31 else 3 end) as since) as made`.execute(
    kollab.db,
  );
}

async function work(url: string, killAfter?: number) {
  await kollab.db.deleteFrom('jobs').execute();
  const script = new URL('../../test/run-jobs.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, url, now.toISOString()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  if (killAfter !== undefined) {
    await delay(killAfter);
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  return code as number | null;
}

const kinds = ['waitingCard', 'applicationExpired', 'vacancyCheckCard', 'checkInCard'];

const countOf = async (kind: string) => {
  const { rows } = await sql<{ rows: number; abouts: number; revisions: number }>`
    select count(*)::int as rows, count(distinct (coalesce(about::text, payload ->> 'vacancyId'), recipient_id))::int as abouts,
      coalesce(max(revision), 0)::int as revisions
    from notifications where kind = ${kind}`.execute(kollab.db);
  return rows[0];
};

test('jobs that are killed at any moment lose nothing and tell nothing twice', async () => {
  await seed();
  const { databaseUrl: url = '' } = kollab.config;
  let killed = 0;
  for (const after of [0, 10, 30, 80, 150]) {
    killed += Number((await work(url, after)) === null);
  }
  expect(killed).toBeGreaterThan(0);
  expect(await work(url)).toBe(0);
  const before = await Promise.all(kinds.map((kind) => countOf(kind)));
  const [waiting, expired] = before;
  expect(waiting).toMatchObject({ rows: owners, abouts: owners });
  expect(expired).toMatchObject({ rows: owners, abouts: owners });
  const left = await kollab.db
    .selectFrom('applications')
    .where('status', '=', 'Pending')
    .where('remind_at', '<=', now)
    .select('id')
    .execute();
  expect(left).toEqual([]);
  const reminded = await kollab.db
    .selectFrom('notification_settings')
    .where('reminded_at', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  // Each owner of what waits for them, each member how it goes.
  expect(reminded.n).toBe(2 * owners);
  expect(await countOf('checkInCard')).toMatchObject({ rows: owners, abouts: owners });
  const asked = await kollab.db
    .selectFrom('check_ins')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect(asked.n).toBe(2 * owners);
  expect(await work(url)).toBe(0);
  const after = await Promise.all(kinds.map((kind) => countOf(kind)));
  expect(after).toEqual(before);
}, 300_000);
