import { connectDatabase } from '@kollab/api/platform/database/connect';
import { migrateToLatest } from '@kollab/api/platform/database/migrate';
import { startEmbeddedPostgres } from '@kollab/api/platform/embedded-postgres/server';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsOf } from './calls.ts';
import { measureRate, type Shot } from './load.ts';
import { type Calls, type Name, recordCalls } from './record-calls.ts';
import { insertApplications, listPairs, type Pair, seed } from './seed.ts';
import { type Server, startFloor, startKollab, untilIndexed } from './servers.ts';

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
  // One person asks as much as a thousand.
  REQUESTS_PER_MINUTE: '999999999',
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Kollab's requests a second beside a floor's that sends the same SQL; throws below 0.7 of it. */
export async function measureApi(say: (text: string) => void) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kollab-bench-api-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const env = environment(postgres.url, dataDir);
  const servers: Server[] = [];
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
    servers.push(kollab);
    await untilIndexed(db);
    const floor = await startFloor(postgres.url, recordings);
    servers.push(floor);
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
    for (const server of servers) server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Sides {
  calls: Calls;
  kollab: Server;
  floor: Server;
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
