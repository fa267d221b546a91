import { startEmbeddedPostgres } from '@kollab/api/platform/embedded-postgres/server';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, startKollab } from '#src/api/servers.ts';
import type { Aim, Score } from './gunner.ts';
import { rationCpu } from './ration.ts';
import { cpuOf, createTown, freePort, openTown, shotsOf, type Town } from './town.ts';

const people = 5000;
const rounds = 5;
const length = 4000;
const needed = 1.6;
/** Of a core, for each API process: so little that Postgres and whoever asks never lack one. */
const ration = 0.15;
const mix = ['getUnread', 'getOwnRole', 'getUserByTelegram', 'getProject', 'listOwnApplications'];
const settings = { fsync: 'off', shared_buffers: '512MB' };

interface Round {
  rate: number;
  /** What the API processes took of a core, together. */
  cores: number;
  /** Milliseconds of CPU that a request took of them. */
  apiMs: number;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function sumCpu(servers: Server[]) {
  const all = await Promise.all(servers.map(({ pid }) => cpuOf(pid)));
  return all.reduce((sum, one) => sum + one, 0);
}

/** Requests a second of some API processes, asked by a process of its own. */
async function fire(servers: Server[], town: Town, isRationed = true): Promise<Round> {
  const shots = servers.flatMap((server) =>
    mix.flatMap((name) => shotsOf({ ...town, server }, name).slice(0, 40)),
  );
  const gunner = fork(join(import.meta.dirname, 'gunner.ts'));
  await once(gunner, 'spawn');
  const rationing = isRationed ? servers.map(({ pid }) => rationCpu(pid, ration)) : [];
  const [before, begun] = [await sumCpu(servers), performance.now()];
  gunner.send({ shots, length } satisfies Aim);
  const [{ count, seconds }] = (await once(gunner, 'message')) as [Score];
  const took = (performance.now() - begun) / 1000;
  const cpu = (await sumCpu(servers)) - before;
  for (const end of rationing) end();
  gunner.kill();
  return { rate: count / seconds, cores: cpu / 1000 / took, apiMs: cpu / count };
}

/** Compares what one and two API processes serve before the same database. */
export async function measureScale(say: (text: string) => void) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kollab-bench-scale-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  let town: Town | undefined;
  let second: Server | undefined;
  try {
    town = await openTown(await createTown(postgres.url, people), dataDir, people);
    second = await startKollab({ ...town.environment, PORT: await freePort() });
    const [one, two] = [[town.server], [town.server, second]];
    await fire(two, town, false);
    const found: { one: Round; two: Round }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      found.push({ one: await fire(one, town), two: await fire(two, town) });
    }
    report(found, say);
  } finally {
    second?.stop();
    await town?.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What is judged is one number: answers in a second of two processes to those of one. */
function report(found: { one: Round; two: Round }[], say: (text: string) => void) {
  const of = (which: 'one' | 'two', what: keyof Round) =>
    median(found.map((round) => round[which][what]));
  const line = (which: 'one' | 'two') =>
    `${which}: ${Math.round(of(which, 'rate'))} answers a second, by ${of(which, 'cores').toFixed(2)} of a core for the API, ${of(which, 'apiMs').toFixed(2)} ms of it each`;
  say(
    `On ${availableParallelism()} cores that API processes share with Postgres and whoever asks,`,
  );
  say(`each API process is given ${ration * 100} % of a core, so that it alone limits the rate.`);
  say(line('one'));
  say(line('two'));
  const ratio = median(found.map(({ one, two }) => two.rate / one.rate));
  say(
    `Two API processes serve ${ratio.toFixed(2)} × what one does (at least ${needed} × is wanted).`,
  );
  if (of('one', 'cores') < 0.9 * ration)
    throw new Error('The machine was too busy to give one process its part: this says nothing.');
  if (ratio < needed) throw new Error(`Below ${needed} × of one process.`);
}
