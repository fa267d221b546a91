import { buildApp } from '@kollab/api/app';
import { connectDatabase } from '@kollab/api/database/connect';
import { migrateToLatest } from '@kollab/api/database/migrate';
import { startEmbeddedPostgres } from '@kollab/api/embedded-postgres/server';
import { openFiles } from '@kollab/api/files/files';
import { listenForNotifications } from '@kollab/api/notifications/wakeup';
import { readConfig } from '@kollab/api/config';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { callsOf } from './calls.ts';
import type { Recording } from './floor.ts';
import { measureRate, type Shot } from './load.ts';
import { record } from './record.ts';
import { insertApplications, listPairs, type Pair, seed } from './seed.ts';

const botToken = '7000000000:bench-token';
const slices = 7;
const sliceLength = 1000;
const perSlice = 900;
const settings = { fsync: 'on', shared_buffers: '256MB' };
const needed = 0.7;

const environment = (databaseUrl: string, dataDir: string) => ({
  PORT: '3330',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  BOT_TOKEN: botToken,
  BOT_API_TOKEN: 'bench-bot-api-token-of-32-characters',
  LOG_LEVEL: 'warn',
  TELEGRAM_API_ROOT: 'http://127.0.0.1:9',
});

const root = resolve(import.meta.dirname, '../../..');
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

type Calls = ReturnType<typeof callsOf>;
type Name = keyof Calls;

/** Has every call made once in this process and writes down what it sent and answered. */
async function recordCalls(env: Record<string, string>, calls: Calls, takePair: () => Pair) {
  const config = readConfig(env);
  const url = config.databaseUrl ?? '';
  const db = connectDatabase({ url, onError: () => undefined });
  const wakeup = listenForNotifications(url, () => undefined);
  const files = await openFiles(config.dataDir);
  const app = await buildApp({ db, config, files, wakeup, clock: () => new Date() });
  const { id: ownerId } = await db
    .selectFrom('users')
    .select('id')
    .orderBy('telegram_id')
    .executeTakeFirstOrThrow();
  const recordings: Record<string, Recording> = {};
  for (const name of Object.keys(calls) as Name[]) {
    const pair = takePair();
    if (name === 'accept') await insertApplications(db, [pair]);
    const { method, path, headers, body, ids } = calls[name](pair);
    const ask = () =>
      app.inject({
        method,
        url: path,
        headers,
        ...(body !== undefined && { body: body as object }),
      });
    if (!ids) await ask();
    let reply: unknown;
    const statements = await record(async () => {
      const answer = await ask();
      if (answer.statusCode >= 300) throw new Error(`${name}: ${answer.body}`);
      reply = answer.json();
    });
    const texts = Object.entries(ids ?? {}).map(([key, value]) => [key, String(value)]);
    const known = ids ? { ...Object.fromEntries(texts), ownerId } : {};
    recordings[name] = { statements, reply, ids: known };
  }
  wakeup.close();
  await app.close();
  return { recordings, db };
}

async function startKollab(env: Record<string, string>) {
  const child = fork('api/src/main.ts', { cwd: root, env: { PATH: process.env.PATH, ...env } });
  const address = `http://127.0.0.1:${env['PORT']}`;
  for (;;) {
    const isUp = await fetch(`${address}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { child, address };
    if (child.exitCode !== null) throw new Error('Kollab did not start.');
    await delay(100);
  }
}

/** Kollab's first start over these people prepares its search: that is not what is measured. */
async function untilIndexed(db: ReturnType<typeof connectDatabase>) {
  for (;;) {
    const state = await db.selectFrom('search_state').select('completed_at').executeTakeFirst();
    if (state?.completed_at) return;
    await delay(200);
  }
}

async function startFloor(url: string, recordings: Record<string, Recording>) {
  const child = fork(join(import.meta.dirname, 'floor.ts'));
  child.send({ url, recordings });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return { child, address };
}

/** Kollab's requests a second beside a floor's that sends the same SQL; throws below 0.7 of it. */
export async function measureApi(say: (text: string) => void) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kollab-bench-api-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const env = environment(postgres.url, dataDir);
  const children: { kill: () => unknown; once: typeof process.once }[] = [];
  try {
    const seeding = connectDatabase({ url: postgres.url, onError: () => undefined });
    await migrateToLatest(seeding);
    await seed(seeding);
    const pairs = await listPairs(seeding);
    await seeding.destroy();
    let taken = 0;
    const takePair = () => {
      const pair = pairs[taken++];
      if (!pair) throw new Error('Nobody is left: seed more people.');
      return pair;
    };
    const calls = callsOf(botToken, pairs);
    const { recordings, db } = await recordCalls(env, calls, takePair);
    const kollab = await startKollab(env);
    await untilIndexed(db);
    const floor = await startFloor(postgres.url, recordings);
    children.push(kollab.child as never, floor.child as never);
    say('requests a second, medians of alternating slices');
    say(`${''.padEnd(16)}${'Kollab'.padStart(9)}${'floor'.padStart(9)}${'ratio'.padStart(8)}`);
    const short: string[] = [];
    for (const name of Object.keys(calls) as Name[]) {
      const ratio = await compare(name, { calls, kollab, floor, takePair, db, say });
      if (ratio < needed) short.push(name);
    }
    await db.destroy();
    if (short.length > 0) throw new Error(`Below ${needed} of the floor: ${short.join(', ')}`);
  } finally {
    for (const child of children) child.kill();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Sides {
  calls: Calls;
  kollab: { address: string };
  floor: { address: string };
  takePair: () => Pair;
  db: ReturnType<typeof connectDatabase>;
  say: (text: string) => void;
}

async function compare(name: Name, { calls, kollab, floor, takePair, db, say }: Sides) {
  const isWrite = name === 'apply' || name === 'accept';
  const [sample] = [takePair()];
  const rates = { kollab: [] as number[], floor: [] as number[] };
  const pairsFor = async () => {
    if (!isWrite) return () => sample;
    const own = Array.from({ length: perSlice }, takePair);
    if (name === 'accept') await insertApplications(db, own);
    return () => {
      const pair = own.shift();
      if (!pair) throw new Error('A slice ran out of people.');
      return pair;
    };
  };
  for (let slice = 0; slice <= slices; slice += 1) {
    for (const side of ['kollab', 'floor'] as const) {
      const next = await pairsFor();
      const shot = (): Shot => {
        const { path, ids, ...call } = calls[name](next());
        if (side === 'kollab') return { ...call, url: kollab.address + path };
        return { url: `${floor.address}/${name}`, method: 'POST', headers: {}, body: ids ?? {} };
      };
      const rate = await measureRate(shot, isWrite ? sliceLength / 2 : sliceLength);
      if (slice > 0) rates[side].push(rate);
    }
  }
  const [ours, theirs] = [median(rates.kollab), median(rates.floor)];
  const ratio = ours / theirs;
  const cells = [
    Math.round(ours).toString().padStart(9),
    Math.round(theirs).toString().padStart(9),
  ];
  say(`${name.padEnd(16)}${cells.join('')}${ratio.toFixed(2).padStart(8)}`);
  return ratio;
}
