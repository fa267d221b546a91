import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDataset } from '#src/dataset/dataset.ts';
import { environmentOf, firstTelegramId } from '#src/kit/environment.ts';
import { number, type Say, shareOf, sum } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { postmasterIn, startPostgres } from '#src/kit/postgres.ts';
import { freePort } from '@kollab/runtime/free-port';
import { programOf, root, startApi } from '#src/kit/processes.ts';
import { startTelegram } from '#src/kit/telegram.ts';
import { actsOf } from './acts.ts';
import { mostChats, takeCast } from './cast.ts';
import { appsAtHalfLoad, cpuBetween, findOpen, firstTry } from './half-load.ts';
import { startLoad, type Tallies } from './load.ts';
import { openMeter, type Reading } from './meter.ts';

export interface RunOptions {
  people: number;
  /** How many have the app open; unless given, so many that all of Kollab takes half a core. */
  open?: number | undefined;
  minutes: number;
  /** Milliseconds until all that is opened once is open. */
  warmUp?: number;
  say: Say;
}

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
  atHalfLoad: number;
  /** Whether nearly all was answered, so that the run says something of such a load. */
  isSteady: boolean;
}

const parts = 10;
/** At most so many people use it: where more have the app open, some of them have it twice. */
export const users = 2000;
const settings = { shared_buffers: '512MB', max_wal_size: '2GB', max_connections: '100' };

export const runSustained = ({ people, open: wanted, minutes, warmUp = 15_000, say }: RunOptions) =>
  inFolder('sustained', async (folder): Promise<Run> => {
    const serverUrl = await startPostgres(folder, settings);
    const { url, samples } = await createDataset(serverUrl, people, users);
    const cast = await takeCast(url, people);

    const port = String(await freePort());
    const address = `http://127.0.0.1:${port}`;
    const telegram = await startTelegram(folder, address);
    await telegram.control.addPeople(firstTelegramId, Math.min(people, mostChats), false);
    await telegram.control.pace(30, 50);
    const environment = environmentOf(join(folder.path, 'data'), {
      DATABASE_URL: url,
      TELEGRAM_API_ROOT: telegram.url,
      PORT: port,
      PUBLIC_URL: address,
      API_URL: address,
    });
    const { pid } = await startApi(folder, environment);
    const bot = programOf('bot/src/main.ts', environment, join(folder.path, 'bot.log'));
    folder.onClose(() => bot.stop());
    const { pid: botPid = 0 } = bot.start();

    const pids = { api: pid, bot: botPid, postgres: await postmasterIn(folder) };
    const meter = await openMeter(url, pids, new Date());
    folder.onClose(() => meter.close());
    const [loadBefore = 0] = loadavg();
    const picture = await readFile(join(root, 'docs/pictures/sandbox-light.webp'));
    const acts = actsOf(samples, cast);
    const perMinute = sum(Object.values(acts).map((act) => act.perMinute));
    const load = startLoad({
      address,
      picture,
      acts,
      open: wanted ?? firstTry,
    });
    folder.onClose(() => load.stop());
    const open = wanted ?? (await findOpen(load, meter, { warmUp, perMinute }));
    say(`${number(people)} people are there, ${open} of them with the app open`);
    await delay(warmUp);
    load.take();
    const { leftOut: leftOutBefore } = load.strange();

    const run = { people, open, loadBefore, before: await meter.read(), parts: [] as Part[] };
    let begun = performance.now();
    for (let part = 0; part < parts; part += 1) {
      await delay((minutes * 60_000) / parts);
      bot.assertRuns();
      const [tallies, now] = [load.take(), performance.now()];
      const ended = { tallies, reading: await meter.read(), seconds: (now - begun) / 1000 };
      run.parts.push(ended);
      begun = now;
      say(lineOf(ended));
    }
    const { answers: strange, leftOut: leftOutInAll } = load.strange();
    const leftOut = leftOutInAll - leftOutBefore;
    const tallies = run.parts.flatMap((part) => Object.values(part.tallies));
    const answered = sum(tallies.map(({ times }) => times.length));
    const failed = sum(tallies.map((one) => one.failed));
    const cpu = cpuBetween(run.before, run.parts.at(-1)?.reading ?? run.before);
    return {
      ...run,
      strange,
      leftOut,
      atHalfLoad: appsAtHalfLoad(cpu, answered, perMinute),
      isSteady: failed + leftOut < 0.01 * answered,
    };
  });

const mb = (bytes: number) => Math.round(bytes / 1e6);

function lineOf({ tallies, reading, seconds }: Part) {
  const kinds = Object.entries(tallies).map(([kind, { times, failed }]) => {
    const shares = [0.5, 0.95, 0.99].map((share) => shareOf(times, share).toFixed(0)).join('/');
    return `${kind} ${(times.length / seconds).toFixed(1)}/s ${shares} ms${failed > 0 ? `, ${failed} failed` : ''}`;
  });
  const { memory, connections, delivered, late } = reading;
  return `${kinds.join(' | ')} | API ${mb(memory.api)}, bot ${mb(memory.bot)}, Postgres ${mb(memory.postgres)} MB | ${connections} connections | ${delivered} delivered, ${late.toFixed(0)} s late`;
}
