import pg from 'pg';
import { createDataset } from '#src/dataset/dataset.ts';
import { reads } from '#src/dataset/reads.ts';
import { environmentOf } from '#src/kit/environment.ts';
import { number, type Say } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { startPostgres } from '#src/kit/postgres.ts';
import { startApi } from '#src/kit/processes.ts';
import { type Effort, type Figures, measureRead, type Subject, usualEffort } from './measure.ts';

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  shared_buffers: '1GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
  'pg_stat_statements.track_utility': 'off',
};

/** Whatever the number of people, a read takes at most so many times what it takes with few. */
export const bound = 2;

export interface Growth {
  people: number[];
  figures: Map<string, Figures[]>;
}

interface GrowthOptions {
  people: number[];
  say: Say;
  /** Only these reads. */
  only?: string[];
  effort?: Effort;
}

/** Makes databases of each size on one throw-away server and measures every read in all of them. */
export const measureGrowth = ({ people, say, only, effort = usualEffort }: GrowthOptions) =>
  inFolder('growth', async (folder): Promise<Growth> => {
    const serverUrl = await startPostgres(folder, settings);
    const subjects: Subject[] = [];
    for (const count of people) {
      const begun = Date.now();
      const dataset = await createDataset(serverUrl, count);
      const environment = environmentOf(folder.path, { DATABASE_URL: dataset.url });
      const server = await startApi(folder, environment);
      const statements = new pg.Client({ connectionString: dataset.url });
      folder.onClose(() => statements.end());
      await statements.connect();
      await statements.query('create extension pg_stat_statements');
      subjects.push({ dataset, server, statements });
      say(`${number(count)} people are there after ${Math.round((Date.now() - begun) / 1000)} s`);
    }
    const growth: Growth = { people, figures: new Map() };
    const measure = async (names: string[], how: Effort) => {
      for (const name of names) {
        const measured = await measureRead(subjects, name, how);
        growth.figures.set(name, measured);
        say(lineOf(name, measured));
      }
    };
    await measure(only ?? Object.keys(reads), effort);
    const beyond = listBeyond(growth);
    if (beyond.length > 0) say(`Beyond ${bound} ×, so measured again and for longer:`);
    await measure(beyond, { ...effort, slices: 3 * effort.slices });
    return growth;
  });

/** How many times the figures of the smallest those of the largest are. */
export function ratioOf(figures: Figures[], of: 'alone' | 'together', share: 'p50' | 'p95') {
  const [least, most] = [figures[0]?.[of][share] ?? 0, figures.at(-1)?.[of][share] ?? 0];
  return least === 0 ? 1 : most / least;
}

const cell = (value: number) => value.toFixed(1).padStart(8);

function lineOf(name: string, figures: Figures[]) {
  const of = (share: 'p50' | 'p95') => figures.map(({ alone }) => cell(alone[share])).join('');
  const ratios = (['alone', 'together'] as const).map(
    (how) => cell(ratioOf(figures, how, 'p50')) + cell(ratioOf(figures, how, 'p95')),
  );
  const queries = String(figures[0]?.queries ?? 0).padStart(4);
  return `${name.padEnd(34)}${queries} |${of('p50')} |${of('p95')} |${ratios.join(' |')}`;
}

/** Reads whose time grows more than the bound allows, asked alone. */
export const listBeyond = ({ figures }: Growth) =>
  [...figures].flatMap(([name, of]) =>
    Math.max(ratioOf(of, 'alone', 'p50'), ratioOf(of, 'alone', 'p95')) > bound ? [name] : [],
  );
