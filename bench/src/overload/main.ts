import { claimNotifications } from '@kollab/contract';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDataset, readsOf } from '#src/dataset/dataset.ts';
import { environmentOf } from '#src/kit/environment.ts';
import { type Say, sum } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { startGenerator } from '#src/kit/load.ts';
import { startPostgres } from '#src/kit/postgres.ts';
import { freePort } from '@kollab/runtime/free-port';
import { startApi } from '#src/kit/processes.ts';
import { type Memory, readMemory } from './memory.ts';
import { describeRound, judge, type Pair } from './report.ts';
import { runRound, type Target } from './round.ts';

const people = 5000;
const settings = { fsync: 'on', shared_buffers: '256MB' };

const signed = [
  'getUserByTelegram',
  'getUnread',
  'getOwnRole',
  'getProject',
  'listAllProjects',
  'listOwnApplications',
  'searchUsers by tag',
  'searchUsers by name',
];
/** Asked for by people who have not signed in, too. */
const anonymous = ['getUserByTelegram', 'getProject', 'listAllProjects'];

const few = 32;
const many = 500;
const fewest = 8;
const rest = 10_000;

const withTarget = <T>(work: (target: Target, log: string) => Promise<T>) =>
  inFolder('overload', async (folder) => {
    const dataset = await createDataset(await startPostgres(folder, settings), people);
    const [log, metricsPort] = [join(folder.path, 'api.log'), String(await freePort())];
    const env = environmentOf(folder.path, {
      DATABASE_URL: dataset.url,
      LOG_LEVEL: 'info',
      METRICS_PORT: metricsPort,
    });
    const server = await startApi(folder, env, log);
    const bot = {
      url: server.address + claimNotifications.path,
      headers: {
        authorization: `Bearer ${env.BOT_API_TOKEN}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ limit: 1, waitSeconds: 0 }),
    };
    const readsFor = (name: string) => readsOf(server.address, dataset, name);
    const reads = [
      ...signed.flatMap(readsFor),
      ...anonymous.flatMap(readsFor).map(({ url }) => ({ url, headers: {} })),
    ];
    const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    const generate = await startGenerator(folder);
    return work({ server, metrics, generate, reads, bot }, log);
  });

async function memoryAtRest({ metrics }: Target): Promise<Memory> {
  await delay(rest);
  return readMemory(metrics);
}

const linesOfRefusals = async (log: string) =>
  (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes('"status":503')).length;

/**
 * `npm run bench -- overload [--seconds 30] [--rounds 3]`: what is served to 500 connections that do
 * not care for Retry-After, beside 32 and 8 in the same run. Answers whether every bar is held.
 */
export async function runOverload(args: string[], say: Say) {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '30' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const [length, rounds] = [1000 * Number(values.seconds), Number(values.rounds)];
  say(
    `${availableParallelism()} cores, which the API, Postgres and whoever asks share; every answer counts, of those accepted the time too.`,
  );
  return withTarget(async (target, log) => {
    const run = async (connections: number, milliseconds: number) => {
      const round = await runRound(target, connections, milliseconds);
      say(describeRound(round));
      return round;
    };
    await run(few, length / 3);
    const pairs: Pair[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const calm = await run(few, length / 2);
      const before = await memoryAtRest(target);
      const crowd = await run(many, length);
      const after = await memoryAtRest(target);
      await run(fewest, length / 3);
      pairs.push({ few: calm, many: crowd, before, after });
    }
    const refused = sum(pairs.map((pair) => pair.many.refused));
    say(`${refused} refusals took ${await linesOfRefusals(log)} lines of the log.`);
    return judge(pairs, say);
  });
}
