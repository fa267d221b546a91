import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { connectDatabase } from '@kollab/api/platform/database/connect';
import { parseArgs } from 'node:util';
import type { Say } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { startGenerator } from '#src/kit/load.ts';
import { startPostgres } from '#src/kit/postgres.ts';
import { calls } from './calls.ts';
import { assertSame } from './check.ts';
import type { Name } from './floor/floors.ts';
import { describe, head, judge } from './goals.ts';
import { type Line, measureCall } from './rounds.ts';
import { listPairs, seed } from './seed.ts';
import { startSides } from './sides.ts';
import { measureViews } from './views.ts';

const settings = { fsync: 'on', shared_buffers: '256MB' };

const isName = (name: string): name is Name => Object.hasOwn(calls, name);

const kindsOf = (name: Name): Line['is'][] => {
  const { is } = calls[name];
  return is === 'polled' ? ['read', 'unchanged'] : [is];
};

/**
 * `npm run bench -- api [get-user search …] [--rounds 7] [--length 1000]`: Kollab's calls beside the
 * same by hand and beside no SQL at all; first, or as `views` alone, a read beside views that are noted.
 * Answers whether the goals are held.
 */
export async function measureApi(args: string[], say: Say) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: args.length > 0 ? '5' : '7' },
      length: { type: 'string', default: '1000' },
    },
  });
  const all = Object.keys(calls).filter(isName);
  const unknown = positionals.filter((name) => !isName(name) && name !== 'views');
  if (unknown.length > 0)
    throw new Error(`There are ${all.join(', ')}, views, not ${unknown.join(', ')}.`);
  const names = positionals.length > 0 ? positionals.filter(isName) : all;
  return inFolder('api', async (folder) => {
    const url = await startPostgres(folder, settings);
    const db = connectDatabase({ url, onError: () => undefined, poolSize: 2 });
    folder.onClose(() => db.destroy());
    await migrateToLatest(db);
    await seed(db);
    const pairs = await listPairs(db);
    const takePairs = (count: number) => {
      if (pairs.length < count) throw new Error('Nobody is left: seed more people.');
      return pairs.splice(-count);
    };
    const [pair] = takePairs(1);
    if (!pair) throw new Error('Nobody was seeded.');
    const sides = await startSides(folder, url, db, pair);
    for (const name of names) await assertSame(name, sides, db, pair);
    const generate = await startGenerator(folder);
    const [rounds, length] = [Number(values.rounds), Number(values.length)];
    const bench = { sides, db, generate, takePairs, rounds, length };
    const lines: Line[] = [];
    // Before anything is written: a project that many joined is another read.
    const hasViews = positionals.length === 0 || positionals.includes('views');
    const areViewsFree =
      !hasViews || (await measureViews(bench, await startGenerator(folder), { pair, say }));
    say(`Requests a second, and milliseconds of CPU that one takes; medians of ${rounds} rounds`);
    say(head);
    for (const name of names) {
      for (const is of kindsOf(name)) {
        const line = await measureCall(bench, name, { pair, is });
        say(describe(line));
        lines.push(line);
      }
    }
    return judge(lines, say) && areViewsFree;
  });
}
