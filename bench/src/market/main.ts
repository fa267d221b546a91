import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Say } from '#src/kit/figures.ts';
import { BadSet, readMarket } from './read-set.ts';
import { explain, meanOf, printTable } from './report.ts';
import { periods, type Played, playSeed, prepare } from './seed.ts';

const seeds = [1, 2, 3, 4, 5];
/** Of two cores. */
const mostSeconds = 60;

async function playInThreads(isSlow: boolean) {
  const played = new Map<number, Played>();
  const waiting = seeds.values();
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (const seed of waiting) {
      const workerData = { seed, isSlow };
      const worker = new Worker(new URL('./seed.worker.ts', import.meta.url), { workerData });
      const [result] = (await once(worker, 'message')) as [Played];
      played.set(seed, result);
    }
  });
  await Promise.all(lanes);
  return seeds.flatMap((seed) => played.get(seed) ?? []);
}

async function playSet(folder: string) {
  const prepared = prepare(await readMarket(folder));
  return seeds.map((seed) => playSeed(prepared, seed));
}

function holds(played: readonly Played[], seconds: number | undefined, say: Say) {
  const of = (name: Parameters<typeof meanOf>[3]) => meanOf(played, 7, 'now', name);
  const bars: [string, boolean][] = [
    [
      'an offer after 7 days for at least 80 %, or 0.85 of the limit',
      (of('offer %') ?? 0) >= 80 || (of('of the limit') ?? 0) >= 0.85,
    ],
    ['at most 4 applications per acceptance', (of('per acceptance') ?? Infinity) <= 4],
    ['at most 10 % unanswered', (of('unanswered %') ?? 0) <= 10],
  ];
  if (seconds !== undefined) {
    const name = `at most ${mostSeconds} s of two cores: ${seconds.toFixed(0)} s`;
    bars.push([name, seconds <= mostSeconds]);
  }
  say('');
  for (const [name, isHeld] of bars) say(`${isHeld ? 'held  ' : 'MISSED'} ${name}`);
  return bars.every(([, isHeld]) => isHeld);
}

/**
 * `npm run bench -- market [--slow] [--set FOLDER]`: plays days of a university through the product's matching and its
 * rules of applying, by those of before, of now and without each part, and by each number of open
 * applications; beside what both sides would accept at most. False where a bar is not held.
 */
export async function runMarket(args: string[], say: Say): Promise<boolean> {
  const options = { set: { type: 'string' }, slow: { type: 'boolean' } } as const;
  const { set, slow = false } = parseArgs({ args, options }).values;
  try {
    const played = set === undefined ? await playInThreads(slow) : await playSet(set);
    for (const days of periods) printTable(played, days, say);
    explain(played, set === undefined, say);
    const { user, system } = process.cpuUsage();
    const isAsked = set === undefined && !slow;
    return holds(played, isAsked ? (user + system) / 2e6 : undefined, say);
  } catch (error) {
    if (!(error instanceof BadSet)) throw error;
    say(error.message);
    return false;
  }
}
