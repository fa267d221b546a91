import { startEmbeddedPostgres } from '@kollab/api/platform/embedded-postgres/server';
import { claimNotifications } from '@kollab/contract';
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startKollab } from '#src/api/servers.ts';
import { takeSamples } from '#src/growth/samples.ts';
import { createTown, environmentOf, freePort, shotsOf } from '#src/growth/town.ts';
import { type Memory, readMemory } from './memory.ts';
import { describeRound, judge, type Pair } from './report.ts';
import { runRound, type Target } from './round.ts';

const people = 5000;
const settings = { fsync: 'on', shared_buffers: '256MB' };

/** Fast reads, middling and slow ones, each by many people. */
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
/** These are asked for by people who have not signed in too. */
const anonymous = ['getUserByTelegram', 'getProject', 'listAllProjects'];

const few = 32;
const many = 500;
const fewest = 8;
const rest = 10_000;

const numberOf = (options: string[], name: string, usual: number) => {
  const place = options.indexOf(name);
  return place < 0 ? usual : Number(options[place + 1]);
};

/** Has the API of a small town work on a Postgres of its own, with a real log. */
async function withTarget<T>(work: (target: Target, log: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kollab-bench-overload-'));
  await chmod(dataDir, 0o755);
  const logPath = join(dataDir, 'api.log');
  const log = await open(logPath, 'a');
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  try {
    const url = await createTown(postgres.url, people);
    const samples = await takeSamples(url);
    const [port, metricsPort] = [await freePort(), await freePort()];
    const env = {
      ...environmentOf(url, dataDir),
      LOG_LEVEL: 'info',
      PORT: port,
      METRICS_PORT: metricsPort,
    };
    const server = await startKollab(env, log.fd);
    const shotsFor = (name: string) => shotsOf({ server, samples }, name);
    const bot = {
      url: server.address + claimNotifications.path,
      headers: {
        authorization: `Bearer ${env.BOT_API_TOKEN}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ limit: 1, waitSeconds: 0 }),
    };
    const shots = [
      ...signed.flatMap(shotsFor),
      ...anonymous.flatMap(shotsFor).map(({ url: address }) => ({ url: address, headers: {} })),
    ];
    const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    try {
      return await work({ server, metrics, shots, bot }, logPath);
    } finally {
      server.stop();
    }
  } finally {
    await log.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What the API holds once it has had some seconds of rest. */
async function memoryAtRest({ metrics }: Target): Promise<Memory> {
  await delay(rest);
  return readMemory(metrics);
}

/** Lines that the log has about answers of 503. */
const linesOfRefusals = async (log: string) =>
  (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes('"status":503')).length;

/**
 * `npm run bench -- overload [--seconds 30] [--rounds 3]`: what is served to 500 connections that do
 * not care for Retry-After, beside 32 and 8 in the same run. Answers whether every bar is held.
 */
export async function runOverload(options: string[], say: (text: string) => void) {
  const length = 1000 * numberOf(options, '--seconds', 30);
  const rounds = numberOf(options, '--rounds', 3);
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
    const refused = pairs.reduce((sum, pair) => sum + pair.many.refused, 0);
    say(`${refused} refusals took ${await linesOfRefusals(log)} lines of the log.`);
    return judge(pairs, say);
  });
}
