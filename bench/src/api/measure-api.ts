import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { connectDatabase } from '@kollab/api/platform/database/connect';
import { parseArgs } from 'node:util';
import type { Say } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { startGenerator } from '#src/kit/load.ts';
import { startPostgres } from '#src/kit/postgres.ts';
import { calls, type Measured, type Name } from './calls.ts';
import { measureCall, middleOf, ratioOf, type Slice } from './rounds.ts';
import { listPairs, seed } from './seed.ts';
import { startSides } from './sides.ts';

const settings = { fsync: 'on', shared_buffers: '256MB' };

const isName = (name: string): name is Name => Object.hasOwn(calls, name);

const cells = ({ rate, p50, p99, api, postgres }: Slice) =>
  `${Math.round(rate)}`.padStart(8) +
  [p50, p99].map((ms) => ms.toFixed(1).padStart(7)).join('') +
  [api, postgres].map((ms) => ms.toFixed(2).padStart(7)).join('');

const head = '      /s    p50    p99    API     PG';

/**
 * `npm run bench -- api [get-user search …] [--beside FOLDER] [--rounds 7] [--length 1000]`: what calls
 * cost; with another checkout that has the same schema, in turn with that.
 */
export async function measureApi(args: string[], say: Say) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      beside: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      length: { type: 'string', default: '1000' },
    },
  });
  const all = Object.keys(calls).filter(isName);
  const unknown = positionals.filter((name) => !isName(name));
  if (unknown.length > 0)
    throw new Error(`There are ${all.join(', ')}, not ${unknown.join(', ')}.`);
  const names = positionals.length > 0 ? positionals.filter(isName) : all;
  await inFolder('api', async (folder) => {
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
    const sides = await startSides(folder, { url, db, beside: values.beside });
    const generate = await startGenerator(folder);
    const [rounds, length] = [Number(values.rounds), Number(values.length)];
    const bench = { sides, db, generate, takePairs, rounds, length };
    say(
      `Requests a second, milliseconds until an answer, and of CPU that one takes; medians of ${rounds} rounds`,
    );
    say(''.padEnd(18) + [...sides.servers.keys()].map(() => head).join(' '));
    for (const name of names) {
      const { is }: Measured = calls[name];
      for (const isUnchanged of is === 'polled' ? [false, true] : [false]) {
        const found = await measureCall(bench, { name, pair, isUnchanged });
        const told = [...sides.servers.keys()].map((_, side) => cells(middleOf(found, side)));
        const ratio = told.length > 1 ? ` ${ratioOf(found).toFixed(2).padStart(6)}` : '';
        const title = isUnchanged ? `${name}, 304` : name;
        say(title.padEnd(18) + told.join(' ') + ratio);
      }
    }
  });
}
