import { parseArgs } from 'node:util';
import type { Say } from '#src/kit/figures.ts';
import { bound, listBeyond, measureGrowth } from './growth.ts';
import { usualEffort } from './measure.ts';
import { readsHeading, writeSection } from './sections.ts';
import { toSection } from './sizing.ts';

const usual = '10000,100000,1000000';

/**
 * `npm run bench -- growth [--people 10000,100000] [--only getUser,listTags] [--slices 4] [--write]`:
 * prints how each read grows; answers whether all stay within the bound. With `--write`, or in full,
 * its section of docs/sizing.md is written anew.
 */
export async function runGrowth(args: string[], say: Say) {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: usual },
      only: { type: 'string' },
      slices: { type: 'string', default: String(usualEffort.slices) },
      write: { type: 'boolean', default: false },
    },
  });
  const people = values.people.split(',').map(Number);
  const isFine = people.every((count) => Number.isInteger(count) && count >= 1000);
  if (!isFine) throw new Error('--people takes numbers of at least 1000, such as 10000,100000.');
  const only = values.only?.split(',');
  const effort = { ...usualEffort, slices: Number(values.slices) };
  const growth = await measureGrowth({ people, say, effort, ...(only && { only }) });
  const beyond = listBeyond(growth);
  say(
    beyond.length === 0
      ? `With ten times the people no read looks at more than ${bound} × the pages.`
      : `Beyond ${bound} × the pages with ten times the people: ${beyond.join(', ')}`,
  );
  const isHeld = beyond.length === 0;
  const isFull = !only && values.people === usual;
  if (!isFull && !values.write) return isHeld;
  await writeSection(readsHeading, toSection(growth));
  say('docs/sizing.md is written.');
  return isHeld;
}
