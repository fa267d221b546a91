import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { findByQuery } from '@kollab/api/discovery/search/search.service';
import { countFound } from '@kollab/api/test/people/count-found';
import { labels, wantedPeople } from '@kollab/api/test/people/labels';
import { inventPeople } from '@kollab/api/test/people/people';
import type { Person } from '@kollab/api/discovery/search/indexing.queries';
import { seedPeople } from '@kollab/api/test/people/seed-people';
import { number, type Say, shareOf } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { type Db, startPostgres, withDb } from '#src/kit/postgres.ts';
import { measureCatalogue, seedProjects } from './search-catalogue.ts';
import { sampleQueries } from './search-queries.ts';

const perKind = 100;
const page = 50;
const settings = { fsync: 'off', synchronous_commit: 'off', shared_buffers: '1GB' };

/** One step of the search without an index of our own: every word somewhere in a name or a tag. */
function findByIlike(db: Db, query: string) {
  const words = query.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return words
    .reduce(
      (rows, word) =>
        rows.where((where) =>
          where.or([
            where('first_name', 'ilike', word),
            where('last_name', 'ilike', word),
            where(where.cast<string>('tags', 'text'), 'ilike', word),
          ]),
        ),
      db.selectFrom('users').select('id'),
    )
    .orderBy('id')
    .limit(page)
    .execute();
}

async function time(queries: string[], find: (query: string) => Promise<readonly unknown[]>) {
  const times: number[] = [];
  let found = 0;
  for (const query of queries) {
    const begun = performance.now();
    const hits = await find(query);
    times.push(performance.now() - begun);
    if (hits.length > 0) found += 1;
  }
  const at = (share: number) => shareOf(times, share);
  return { found: found / queries.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const cells = ({ found, p50, p95, p99 }: Awaited<ReturnType<typeof time>>) => [
  `${Math.round(found * 100)} %`,
  ...[p50, p95, p99].map((of) => of.toFixed(1)),
];

const row = (cells: string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(44) : cell.padStart(9))).join('');

async function measure(db: Db, count: number, say: Say) {
  say(`\n${number(count)} people: milliseconds per query, page of ${page}`);
  say(row(['', 'found', 'p50', 'p95', 'p99', '| ILIKE', 'p50', 'p95', 'p99']));
  const baseline = Math.max(5, Math.min(perKind, Math.floor(1_000_000 / count)));
  for (const [kind, queries] of sampleQueries(count, perKind)) {
    const search = (query: string) => findByQuery(db, query, { limit: page });
    await time(queries, search);
    const ours = await time(queries, search);
    const theirs = await time(queries.slice(0, baseline), (query) => findByIlike(db, query));
    say(row([kind, ...cells(ours), ...cells(theirs)]));
  }
  await measureFilters(db, count, say);
  const { share, missed } = await countFound(db, labels);
  say(`Labelled queries found among the first five: ${(share * 100).toFixed(1)} of 100`);
  say(`Missed: ${missed.map(({ query }) => query).join(', ') || 'none'}`);
}

const universities = Array.from({ length: 60 }, (_, index) => `Университет ${index}`);

/** Each at a university, the lower its number the more are there; every fifth looks for a team. */
function* withStudies(people: Iterable<Person>): Generator<Person> {
  let index = 0;
  for (const person of people) {
    index += 1;
    const university = universities[index % (1 + (index % universities.length))] ?? '';
    yield { ...person, university, looking_for_team: index % 5 === 0 ? 'yes' : null };
  }
}

async function measureFilters(db: Db, count: number, say: Say) {
  say(row(['with filters', 'found', 'p50', 'p95', 'p99']));
  const filters = {
    'of a university': { university: 'Университет 1' },
    'look for a team': { lookingForTeam: 'yes' },
    both: { university: 'Университет 1', lookingForTeam: 'yes' },
    'of a small university': { university: 'Университет 59' },
    'both, a small one': { university: 'Университет 59', lookingForTeam: 'yes' },
  } as const;
  const all = [...sampleQueries(count, perKind)].filter(([kind]) => kind !== 'one letter');
  for (const [name, filter] of Object.entries(filters)) {
    const search = (query: string) => findByQuery(db, query, { limit: page, ...filter });
    for (const [kind, queries] of [['', ['']] as const, ...all]) {
      await time([...queries], search);
      say(row([`${name}, ${kind || 'nothing typed'}`, ...cells(await time([...queries], search))]));
    }
  }
}

/**
 * `npm run bench -- search [--million]`: seeds throw-away databases with invented people and
 * shows how the search does on them.
 */
export async function measureSearch(args: string[], say: Say) {
  const counts = [10_000, 100_000, ...(args.includes('--million') ? [1_000_000] : [])];
  for (const count of counts) {
    await inFolder('search', async (folder) => {
      const url = await startPostgres(folder, settings);
      const seed = async (db: Db) => {
        await migrateToLatest(db);
        await seedPeople(db, wantedPeople());
        const begun = Date.now();
        await seedPeople(db, withStudies(inventPeople(count)), { firstTelegramId: 1000 });
        say(`Seeded in ${Math.round((Date.now() - begun) / 1000)} s`);
        return seedProjects(db, count / 10);
      };
      const filedIn = await withDb(url, seed, { isPatient: true });
      await withDb(url, async (db) => {
        await measure(db, count, say);
        await measureCatalogue(db, count / 10, filedIn, say);
      });
    });
  }
}
