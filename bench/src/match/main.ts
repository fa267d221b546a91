import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Say } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { startPostgres, withDb } from '#src/kit/postgres.ts';
import { inventTrades } from './invent-trades.ts';
import { inventSample } from './invent.ts';
import { type Figures, judge } from './judge.ts';
import { mean } from './measure.ts';
import { readSet, writeSet } from './read-set.ts';
import type { Sample } from './sample.ts';
import { measureScale } from './scale.ts';

const seeds = [1, 2, 3, 4, 5];
const size = { people: 5000, vacancies: 300 };
const smaller = { people: 2000, vacancies: 200 };
/** Worlds of two makes, one of them with few and with many skills in each list. */
const worlds: Record<string, (seed: number) => Sample> = {
  groups: (seed) => inventSample(seed, size.people, size.vacancies),
  'trades, few skills': (seed) =>
    inventTrades(seed, smaller.people, smaller.vacancies, { people: [4, 8], vacancies: [2, 4] }),
  'trades, many skills': (seed) =>
    inventTrades(seed, smaller.people, smaller.vacancies, { people: [12, 30], vacancies: [6, 12] }),
};
const settings = { fsync: 'off', synchronous_commit: 'off', shared_buffers: '512MB' };

function barsOf(figures: Figures): [string, boolean][] {
  const of = (name: string) => figures[name] ?? 0;
  return [
    ['nDCG@10 at least twice that of random', of('Kollab') >= 2 * of('random')],
    ['nDCG@10 at least that of Jaccard + 0.08', of('Kollab') >= of('Jaccard') + 0.08],
    ['recall@20 at least 0.97', of('recall@20') >= 0.97],
    ['exposure costs at most 0.02 of nDCG@10', of('without exposure') - of('Kollab') <= 0.02],
    ['exposure lowers Gini by at least 12 %', of('Gini') <= 0.88 * of('Gini without exposure')],
  ];
}

function report(figures: Figures, say: Say) {
  for (const [name, value] of Object.entries(figures)) {
    say(`${name.padEnd(24)}${value.toFixed(name.startsWith('ms ') ? 1 : 3).padStart(8)}`);
  }
  const bars = barsOf(figures);
  for (const [name, holds] of bars) say(`${holds ? 'held  ' : 'MISSED'} ${name}`);
  return bars.every(([, holds]) => holds);
}

const judgeAlone = (sample: Sample, seed: number) =>
  inFolder('match', async (folder) => {
    const url = await startPostgres(folder, settings);
    return withDb(url, async (db) => {
      await migrateToLatest(db);
      return judge(db, sample, seed);
    });
  });

async function judgeWorlds(say: Say, folder: string | undefined) {
  let hold = true;
  for (const [world, invent] of Object.entries(worlds)) {
    say(`\n${world}`);
    const all: Figures[] = [];
    for (const seed of seeds) {
      const sample = invent(seed);
      if (folder !== undefined) {
        await writeSet(join(folder, `${world.replaceAll(/\W+/g, '-')}-${seed}`), sample);
      }
      const figures = await judgeAlone(sample, seed);
      say(`seed ${seed}: nDCG@10 ${(figures['Kollab'] ?? 0).toFixed(3)}`);
      all.push(figures);
    }
    const names = Object.keys(all[0] ?? {});
    const means = names.map((name) => [name, mean(all.map((one) => one[name] ?? 0))]);
    if (!report(Object.fromEntries(means), say)) hold = false;
  }
  return hold;
}

/**
 * `npm run bench -- match [--set FOLDER] [--write FOLDER] [--people 1000000]`: how good what is proposed
 * is, on worlds with a hidden truth, which `--write` keeps as sets, or on the set of a folder; or how quick
 * it is among so many people. False where a bar is not held.
 */
export async function runMatch(args: string[], say: Say): Promise<boolean> {
  const options = {
    set: { type: 'string' },
    write: { type: 'string' },
    people: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options });
  if (values.people !== undefined) return measureScale(Number(values.people), say);
  if (values.set !== undefined) return report(await judgeAlone(await readSet(values.set), 1), say);
  return judgeWorlds(say, values.write);
}
