import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { measureGrowth } from './growth.ts';
import { usualEffort } from './measure.ts';
import { findSection, sustainedHeading } from './sections.ts';
import { toPage } from './sizing.ts';

const docs = resolve(import.meta.dirname, '../../../docs');
const usual = [10_000, 100_000, 1_000_000];

const valueOf = (options: string[], name: string) => {
  const place = options.indexOf(name);
  return place < 0 ? undefined : options[place + 1];
};

function readPeople(given: string | undefined) {
  if (given === undefined) return usual;
  const people = given.split(',').map(Number);
  const isFine = people.every((count) => Number.isInteger(count) && count >= 1000);
  if (!isFine) throw new Error('--people takes numbers of at least 1000, such as 10000,100000.');
  return people;
}

/**
 * `npm run bench -- growth [--people 10000,100000] [--only getUser,listTags] [--slices 4] [--write]`:
 * prints how each read grows. With `--write`, or in full, docs/sizing.md is written anew.
 */
export async function runGrowth(options: string[], say: (text: string) => void) {
  const people = readPeople(valueOf(options, '--people'));
  const only = valueOf(options, '--only')?.split(',');
  const slices = Number(valueOf(options, '--slices') ?? usualEffort.slices);
  const growth = await measureGrowth({
    people,
    say,
    effort: { ...usualEffort, slices },
    ...(only && { only }),
  });
  const isFull = !only && people.length === usual.length && people.at(-1) === usual.at(-1);
  if (!isFull && !options.includes('--write')) return;
  const page = join(docs, 'sizing.md');
  const sustained = findSection(await readFile(page, 'utf8'), sustainedHeading);
  await writeFile(page, toPage(growth, sustained ?? 'Not run yet: `npm run bench -- sustained`.'));
  say('docs/sizing.md is written.');
}
