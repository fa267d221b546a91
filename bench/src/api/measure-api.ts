import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { environmentOf } from '#src/kit/environment.ts';
import { median, type Say } from '#src/kit/figures.ts';
import { type Folder, inFolder } from '#src/kit/folder.ts';
import { type Db, startPostgres, withDb } from '#src/kit/postgres.ts';
import { startApi } from '#src/kit/processes.ts';
import type { Sent } from '#src/kit/requests.ts';
import { callsOf } from './calls.ts';
import type { Recording } from './floor.ts';
import { measureRate } from './load.ts';
import { type Calls, type Name, recordCalls } from './record-calls.ts';
import { insertApplications, listPairs, type Pair, seed } from './seed.ts';

const slices = 7;
const sliceLength = 1000;
const perSlice = 900;
const settings = { fsync: 'on', shared_buffers: '256MB' };
const needed = 0.7;

/** Kollab's first start over these people prepares its search: that is not what is measured. */
async function untilIndexed(db: Db) {
  for (;;) {
    const state = await db.selectFrom('search_state').select('completed_at').executeTakeFirst();
    if (state?.completed_at) return;
    await delay(200);
  }
}

/** Starts the floor with what Kollab was seen to send and answer. Answers its address. */
async function startFloor(folder: Folder, url: string, recordings: Record<string, Recording>) {
  const child = fork(join(import.meta.dirname, 'floor.ts'));
  folder.onClose(() => child.kill());
  child.send({ url, recordings });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return address;
}

/** Kollab's requests a second beside a floor's that sends the same SQL; throws below 0.7 of it. */
export const measureApi = (say: Say) =>
  inFolder('api', async (folder) => {
    const url = await startPostgres(folder, settings);
    await withDb(url, async (db) => {
      await migrateToLatest(db);
      await seed(db);
    });
    const pairs = await withDb(url, listPairs);
    const takePair = () => {
      const pair = pairs.pop();
      if (!pair) throw new Error('Nobody is left: seed more people.');
      return pair;
    };
    const calls = callsOf(pairs);
    const env = environmentOf(folder.path, { DATABASE_URL: url });
    const { recordings, db } = await recordCalls(env, calls, takePair);
    folder.onClose(() => db.destroy());
    const kollab = (await startApi(folder, env)).address;
    await untilIndexed(db);
    const floor = await startFloor(folder, url, recordings);
    say('requests a second, medians of alternating slices');
    say(`${''.padEnd(16)}${'Kollab'.padStart(9)}${'floor'.padStart(9)}${'ratio'.padStart(8)}`);
    const short: string[] = [];
    for (const name of Object.keys(calls) as Name[]) {
      const ratio = await compare(name, { calls, kollab, floor, takePair, db, say });
      if (ratio < needed) short.push(name);
    }
    if (short.length > 0) throw new Error(`Below ${needed} of the floor: ${short.join(', ')}`);
  });

interface Sides {
  calls: Calls;
  kollab: string;
  floor: string;
  takePair: () => Pair;
  db: Db;
  say: Say;
}

async function compare(name: Name, { calls, kollab, floor, takePair, db, say }: Sides) {
  const isWrite = name === 'apply' || name === 'accept';
  const sample = takePair();
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
      const request = (): Sent => {
        const { path, ids, ...call } = calls[name](next());
        if (side === 'kollab') return { ...call, url: kollab + path };
        const body = JSON.stringify(ids ?? {});
        return { url: `${floor}/${name}`, method: 'POST', headers: {}, body };
      };
      const rate = await measureRate(request, isWrite ? sliceLength / 2 : sliceLength);
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
