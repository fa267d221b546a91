import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Fault } from '#src/faults/load/fault.ts';
import { countOpen, seedOwners, telegramIds } from '#src/faults/world/seed.ts';
import { startWorld, type World } from '#src/faults/world/world.ts';
import type { Db } from '#src/kit/postgres.ts';
import { root } from '#src/kit/processes.ts';

interface AlertSizes {
  readers: number;
  vacancies: number;
  /** So many statements later each process is killed than the one before. */
  stride: number;
}

const usual: AlertSizes = { readers: 40, vacancies: 10, stride: 1 };
const deliveredWithin = 120_000;
/** By then everybody's digest is due, of the day as of the week. */
const digestsIn = 8 * 24 * 60 * 60_000;

const name = (n: number) => `Вакансия-${n}-`;

/**
 * People who wait, by two searches each, for what was just published: to hear of it at once, in the digest
 * of the day or of the week. Half of them have held back for their digest what is found.
 */
async function seed(db: Db, { readers, vacancies }: AlertSizes) {
  const isReader = sql`telegram_id >= ${telegramIds.owner(vacancies)}
    and telegram_id < ${telegramIds.owner(vacancies + readers)}`;
  await sql`update vacancies set title = 'Вакансия-' || place_of.n || '-'
    from (select vacancies.id, row_number() over (order by telegram_id) as n
      from vacancies join projects on projects.id = project_id
      join users on users.id = owner_id) as place_of where place_of.id = vacancies.id`.execute(db);
  await sql`insert into saved_searches (id, user_id, kind, filter, mode, created_at)
    select gen_random_uuid(), users.id, 'vacancies', filter,
      (array['now', 'daily', 'weekly'])[1 + telegram_id % 3], now() - interval '1 day'
    from unnest(array['{"tags": ["React"]}', '{}']::jsonb[]) as filter, users
    where ${isReader}`.execute(db);
  await sql`insert into notification_settings (user_id, modes)
    select id, '{"matching": "digest"}' from users
    where ${isReader} and telegram_id % 2 = 0`.execute(db);
  await sql`insert into weekly_digests (user_id, due_at, told_until)
    select id, now(), now() from users where ${isReader}
    on conflict (user_id) do update set due_at = excluded.due_at`.execute(db);
  await sql`insert into vacancy_search (vacancy_id, approved_at, tok)
    select vacancies.id, now(), array_to_tsvector(array['greact', 'vjunior'])
    from vacancies join projects on projects.id = project_id join users on users.id = owner_id
    where telegram_id < ${telegramIds.owner(vacancies)} on conflict do nothing`.execute(db);
  await sql`insert into alert_due (subject_id, kind, due_at)
    select vacancies.id, 'vacancies', now()
    from vacancies join projects on projects.id = project_id join users on users.id = owner_id
    where telegram_id < ${telegramIds.owner(vacancies)}`.execute(db);
}

/** Matches and tells in a process that ends before its statement of that number; whether it was killed. */
async function work(url: string, dieAt: number) {
  const script = resolve(root, 'api/test/run-alerts.ts');
  const moment = new Date(Date.now() + digestsIn).toISOString();
  const child = spawn(process.execPath, [script, url, String(dieAt), moment], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== null && code !== 0) throw new Error(`It ended with ${code}.`);
  return code === null;
}

async function untilDelivered({ withDb }: World) {
  for (const deadline = Date.now() + deliveredWithin; (await withDb(countOpen)) > 0;) {
    if (Date.now() > deadline) return false;
    await delay(250);
  }
  return true;
}

async function listTold({ control }: World, { readers, vacancies }: AlertSizes) {
  const [from, to] = [telegramIds.owner(vacancies), telegramIds.owner(vacancies + readers)];
  const messages = await control.messages(from, to);
  return Array.from({ length: vacancies }, (_, n) => n + 1).map((n) => ({
    n,
    times: messages.filter(({ text }) => text.includes(name(n))).length,
  }));
}

/** What waits to be matched and told, done by processes of which each is killed one step later. */
export const killedAlerts = (sizes = usual): Fault => ({
  name: 'Alerts and digests are killed at every step',
  expected: 'everybody is told of each thing they wait for, once',
  startWorld: () =>
    startWorld({
      async seed(db, control) {
        await seedOwners(db, sizes.readers + sizes.vacancies);
        await control.addPeople(telegramIds.owner(0), sizes.readers + sizes.vacancies, false);
      },
    }),
  async run(world) {
    // Its own jobs would do what is to be killed.
    await world.api.kill();
    await world.withDb(async (db) => {
      await sql`delete from alert_due`.execute(db);
      await seed(db, sizes);
    });
    let killed = 0;
    while (await work(world.primary().url(), 1 + killed * sizes.stride)) killed += 1;
    world.api.start();
    await world.ready();
    const isDelivered = await untilDelivered(world);
    const told = await listTold(world, sizes);
    return {
      observed: `${killed} killed; ${sizes.readers} people told of ${sizes.vacancies} things each`,
      wrong: [
        ...(isDelivered ? [] : ['messages were left']),
        ...told.flatMap(({ n, times }) =>
          times === sizes.readers ? [] : [`${name(n)} was told ${times} times`],
        ),
      ],
    };
  },
});
