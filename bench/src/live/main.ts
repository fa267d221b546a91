import { inventPeople } from '@kollab/api/test/people/people';
import { seedPeople } from '@kollab/api/test/people/seed-people';
import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { authorizationOf, environmentOf, firstTelegramId } from '#src/kit/environment.ts';
import { median, number, type Say, shareOf } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { type Db, startPostgres, withDb } from '#src/kit/postgres.ts';
import { cpuOf, type Server, startApi } from '#src/kit/processes.ts';

/** Milliseconds after which an open app has to know. */
const soon = 2000;
const atOnce = 50;

interface App {
  personId: string;
  told: number | undefined;
}

/** Resident megabytes of a process. */
async function memoryOf({ pid }: Server) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Opens a stream; where the API is too busy, after a while, as the app does. */
async function openStream(address: string, telegramId: number): Promise<IncomingMessage> {
  const stream = await askForStream(address, telegramId);
  if (stream.statusCode === 200) return stream;
  stream.destroy();
  await delay(500);
  return openStream(address, telegramId);
}

function askForStream(address: string, telegramId: number) {
  const url = `${address}/api/User/changes/${telegramId}`;
  return new Promise<IncomingMessage>((opened, failed) => {
    const asked = request(url, { agent: false, headers: authorizationOf(telegramId) }, opened);
    asked.once('error', failed).end();
  });
}

async function openApps(address: string, people: { id: string; telegram_id: number }[]) {
  const waiting = [...people];
  const apps: App[] = [];
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const app: App = { personId: one.id, told: undefined };
      const stream = await openStream(address, one.telegram_id);
      stream.setEncoding('utf8').on('data', (words: string) => {
        if (words.includes('data:')) app.told ??= performance.now();
      });
      apps.push(app);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return apps;
}

const tell = (db: Db, apps: App[]) =>
  db
    .insertInto('notifications')
    .values(
      apps.map(({ personId }) => ({
        id: crypto.randomUUID(),
        recipient_id: personId,
        kind: 'profileApproved' as const,
        payload: '{}',
      })),
    )
    .execute();

/** Tells apps something in one transaction. Answers the milliseconds until each knew, and those that never did. */
async function time(db: Db, apps: App[]) {
  for (const app of apps) app.told = undefined;
  const from = performance.now();
  await tell(db, apps);
  const isAllTold = () => apps.every(({ told }) => told !== undefined);
  for (const end = from + 10 * soon; performance.now() < end && !isAllTold();) await delay(20);
  const known = apps.flatMap(({ told }) => (told === undefined ? [] : [told - from]));
  return { known, missed: apps.length - known.length };
}

/**
 * `npm run bench -- live [--apps 5000]`: what it costs that so many open apps are told at once what
 * changes. Answers whether each knew within two seconds.
 */
export async function runLive(args: string[], say: Say) {
  const { values } = parseArgs({ args, options: { apps: { type: 'string', default: '5000' } } });
  const count = Number(values.apps);
  return inFolder('live', async (folder) => {
    const url = await startPostgres(folder, { fsync: 'off', max_connections: '50' });
    await withDb(url, async (db) => {
      await migrateToLatest(db);
      await seedPeople(db, inventPeople(count), { firstTelegramId });
    });
    const api = await startApi(folder, environmentOf(folder.path, { DATABASE_URL: url }));
    return withDb(url, async (db) => {
      const people = await db
        .selectFrom('users')
        .select(['id', 'telegram_id'])
        .limit(count)
        .execute();
      await openApps(api.address, people.slice(0, 50));
      const before = { memory: await memoryOf(api), cpu: await cpuOf(api.pid) };
      const apps = await openApps(api.address, people.slice(50));
      const opened = { memory: await memoryOf(api), cpu: await cpuOf(api.pid) };
      const kilobytes = (1024 * (opened.memory - before.memory)) / apps.length;
      say(
        `${number(apps.length)} apps opened: ${kilobytes.toFixed(1)} KB of the API each, ${((opened.cpu - before.cpu) / apps.length).toFixed(2)} ms of CPU to open one`,
      );
      const rest = 60_000;
      await delay(rest);
      const share = ((await cpuOf(api.pid)) - opened.cpu) / rest;
      say(`Kept open for a minute: ${(100 * share).toFixed(1)} % of a core`);
      const single: number[] = [];
      for (const app of apps.slice(0, 50)) single.push(...(await time(db, [app])).known);
      say(
        `One is told: ${Math.round(median(single))} ms, at most ${Math.round(Math.max(...single))}`,
      );
      const from = await cpuOf(api.pid);
      const { known, missed } = await time(db, apps);
      const cost = ((await cpuOf(api.pid)) - from) / apps.length;
      say(
        `All are told in one moment: half know after ${Math.round(median(known))} ms, all but one of a hundred after ${Math.round(shareOf(known, 0.99))}; ${missed} never; ${cost.toFixed(3)} ms of CPU each`,
      );
      return missed === 0 && single.length === 50 && Math.max(...known, ...single) <= soon;
    });
  });
}
