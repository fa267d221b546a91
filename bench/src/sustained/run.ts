import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startKollab } from '#src/api/servers.ts';
import { programOf, startTelegram } from '#src/running/processes.ts';
import { controlOf } from '#src/running/telegram.ts';
import { adminId, takeSamples } from '#src/dataset/samples.ts';
import { firstTelegramId } from '#src/dataset/seed.ts';
import { createTown, freePort } from '#src/dataset/dataset.ts';
import { makeDatabase, postgresIn } from '#src/running/postgres.ts';
import { actsOf } from './acts.ts';
import { mostChats, takeCast } from './cast.ts';
import { startLoad, type Tallies } from './load.ts';
import { openMeter, type Reading } from './meter.ts';

export interface RunOptions {
  people: number;
  /** How many have the app open. */
  open: number;
  minutes: number;
  /** Milliseconds until all that is opened once is open. */
  warmUp?: number;
  say: (text: string) => void;
}

/** What was answered during one part of the run, and what it took at its end. */
interface Part {
  tallies: Tallies;
  reading: Reading;
  seconds: number;
}

export interface Run {
  people: number;
  open: number;
  /** What the machine had to do before anybody came: a load of one is one core's work. */
  loadBefore: number;
  before: Reading;
  parts: Part[];
  strange: Map<string, number>;
  leftOut: number;
}

const root = resolve(import.meta.dirname, '../../..');
const botToken = '7000000000:bench-token';
const parts = 10;
const settings = { shared_buffers: '512MB', max_wal_size: '2GB', max_connections: '100' };

const plenty = Object.fromEntries(
  ['DAILY_APPLICATIONS', 'DAILY_EDITS', 'HOURLY_FOLLOWS']
    .concat(['REQUESTS_PER_MINUTE', 'REQUESTS_PER_MINUTE_ADDRESS'])
    .map((name) => [name, '999999999']),
);

/** Runs all of Kollab before a seeded database, with people who use it, for some minutes. */
export async function runSustained(options: RunOptions): Promise<Run> {
  const { people, open, minutes, warmUp = 15_000, say } = options;
  const folder = await mkdtemp(join(tmpdir(), 'kollab-bench-sustained-'));
  const closers: (() => unknown)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  ];
  try {
    await chmod(folder, 0o755);
    const postgres = await postgresIn(folder, settings);
    closers.push(() => postgres.stop());
    await postgres.start();
    await makeDatabase(postgres);
    const url = await createTown(postgres.url(), people);
    const [samples, cast] = [await takeSamples(url), await takeCast(url, people)];
    say(`${people.toLocaleString('en')} people are there, ${open} of them with the app open`);

    const port = await freePort();
    const appUrl = `http://127.0.0.1:${port}`;
    const telegram = await startTelegram({
      SANDBOX_PORT: '0',
      DATA_DIR: join(folder, 'telegram'),
      BOT_TOKEN: botToken,
      APP_URL: appUrl,
    });
    closers.push(() => telegram.stop());
    const control = controlOf(telegram.url);
    await control.addPeople(firstTelegramId, Math.min(people, mostChats), false);
    await control.pace(30, 50);
    const environment = {
      ...plenty,
      PORT: port,
      PUBLIC_URL: appUrl,
      API_URL: appUrl,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: url,
      BOT_TOKEN: botToken,
      BOT_API_TOKEN: 'bench-bot-api-token-of-32-characters',
      ADMIN_TELEGRAM_IDS: String(adminId),
      TELEGRAM_API_ROOT: telegram.url,
      // What fails is counted, by whoever asks.
      LOG_LEVEL: 'silent',
    };
    const api = await startKollab(environment);
    closers.push(() => api.stop());
    const bot = programOf('bot/src/main.ts', environment, join(folder, 'bot.log'));
    closers.push(() => bot.stop());
    bot.start();

    const postmaster = await readFile(join(postgres.folder.path, 'postmaster.pid'), 'utf8');
    const pids = { api: api.pid, bot: bot.pid() ?? 0, postgres: Number.parseInt(postmaster, 10) };
    const meter = await openMeter(url, pids, new Date());
    closers.push(() => meter.close());
    const [loadBefore = 0] = loadavg();
    const picture = await readFile(join(root, 'docs/pictures/sandbox-light.webp'));
    const acts = actsOf(samples, cast);
    const load = startLoad({ address: appUrl, botToken, picture, acts, open });
    closers.push(() => load.stop());
    await delay(warmUp);
    load.take();

    const run: Run = {
      people,
      open,
      loadBefore,
      before: await meter.read(),
      parts: [],
      strange: new Map(),
      leftOut: 0,
    };
    let begun = performance.now();
    for (let part = 0; part < parts; part += 1) {
      await delay((minutes * 60_000) / parts);
      bot.assertRuns();
      const [tallies, now] = [load.take(), performance.now()];
      run.parts.push({ tallies, reading: await meter.read(), seconds: (now - begun) / 1000 });
      begun = now;
      say(lineOf(run.parts.at(-1) as Part));
    }
    const { answers: strange, leftOut } = load.strange();
    return { ...run, strange, leftOut };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

const mb = (bytes: number) => Math.round(bytes / 1e6);

export const shareOf = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;

function lineOf({ tallies, reading, seconds }: Part) {
  const kinds = Object.entries(tallies).map(([kind, { times, failed }]) => {
    const shares = [0.5, 0.95, 0.99].map((share) => shareOf(times, share).toFixed(0)).join('/');
    return `${kind} ${(times.length / seconds).toFixed(1)}/s ${shares} ms${failed > 0 ? `, ${failed} failed` : ''}`;
  });
  const { memory, connections, delivered, late } = reading;
  return `${kinds.join(' | ')} | API ${mb(memory.api)}, bot ${mb(memory.bot)}, Postgres ${mb(memory.postgres)} MB | ${connections} connections | ${delivered} delivered, ${late.toFixed(0)} s late`;
}
