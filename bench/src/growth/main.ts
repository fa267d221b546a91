import { parseArgs } from 'node:util';
import type { Say } from '#src/kit/figures.ts';
import { listBeyond, measureGrowth } from './growth.ts';
import { usualEffort } from './measure.ts';
import { toSection } from './sizing.ts';

const usual = '10000,100000,1000000';

/**
 * `npm run bench -- growth [--people 10000,100000] [--only getUser,listTags] [--slices 4]`:
 * prints how each read grows; answers whether all stay within the bound.
 */
export async function runGrowth(args: string[], say: Say) {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: usual },
      only: { type: 'string' },
      slices: { type: 'string', default: String(usualEffort.slices) },
    },
  });
  const people = values.people.split(',').map(Number);
  const isFine = people.every((count) => Number.isInteger(count) && count >= 1000);
  if (!isFine) throw new Error('--people takes numbers of at least 1000, such as 10000,100000.');
  const only = values.only?.split(',');
  const effort = { ...usualEffort, slices: Number(values.slices) };
  const growth = await measureGrowth({ people, say, effort, ...(only && { only }) });
  say(`\n${toSection(growth)}`);
  return listBeyond(growth).length === 0;
}
