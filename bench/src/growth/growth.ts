import { untilPrepared } from '#src/kit/until-prepared.ts';
import pg from 'pg';
import { createDataset } from '#src/dataset/dataset.ts';
import { reads } from '#src/dataset/reads.ts';
import { environmentOf } from '#src/kit/environment.ts';
import { number, type Say } from '#src/kit/figures.ts';
import { inFolder } from '#src/kit/folder.ts';
import { startPostgres, withDb } from '#src/kit/postgres.ts';
import { startApi } from '#src/kit/processes.ts';
import { countingSettings } from '#src/kit/statements.ts';
import { type Effort, type Figures, measureRead, type Subject, usualEffort } from './measure.ts';

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  shared_buffers: '1GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
  ...countingSettings,
};

/** With ten times the people a read looks at no more than so many times the pages. */
export const bound = 1.5;
/** An index that is one level higher adds a page to each look-up: so few more are no growth. */
export const few = 10;

export interface Growth {
  people: number[];
  figures: Map<string, Figures[]>;
}

interface GrowthOptions {
  people: number[];
  say: Say;
  only?: string[];
  effort?: Effort;
}

export const measureGrowth = ({ people, say, only, effort = usualEffort }: GrowthOptions) =>
  inFolder('growth', async (folder): Promise<Growth> => {
    const serverUrl = await startPostgres(folder, settings);
    const subjects: Subject[] = [];
    for (const count of people) {
      const begun = Date.now();
      const dataset = await createDataset(serverUrl, count);
      const environment = environmentOf(folder.path, { DATABASE_URL: dataset.url });
      const server = await startApi(folder, environment);
      await withDb(dataset.url, untilPrepared, { isPatient: true });
      const statements = new pg.Client({ connectionString: dataset.url });
      folder.onClose(() => statements.end());
      await statements.connect();
      await statements.query('create extension pg_stat_statements');
      subjects.push({ dataset, server, statements });
      say(`${number(count)} people are there after ${Math.round((Date.now() - begun) / 1000)} s`);
    }
    const growth: Growth = { people, figures: new Map() };
    say(headOf(people));
    for (const name of only ?? Object.keys(reads)) {
      const measured = await measureRead(subjects, name, effort);
      growth.figures.set(name, measured);
      say(lineOf(growth, name, measured));
    }
    return growth;
  });

export function ratioOf(figures: Figures[], of: 'alone' | 'together', share: 'p50' | 'p95') {
  const [least, most] = [figures[0]?.[of][share] ?? 0, figures.at(-1)?.[of][share] ?? 0];
  return least === 0 ? 1 : most / least;
}

/** How many times the pages a read looks at with ten times the people, at worst; fewer count as none. */
export function buffersGrowth({ people }: Growth, figures: Figures[]) {
  const steps = figures.slice(1).map(({ buffers }, index) => {
    const [before, from, to] = [figures[index]?.buffers ?? 0, people[index], people[index + 1]];
    const isGrown = before > 0 && buffers - before >= few;
    return isGrown ? (buffers / before) ** (1 / Math.log10((to ?? 1) / (from ?? 1))) : 1;
  });
  return Math.max(1, ...steps);
}

const cell = (value: number, digits = 1) => value.toFixed(digits).padStart(9);

const headOf = (people: number[]) => {
  const sizes = people.map((size) => number(size).padStart(9)).join('');
  const [blank, pages] = [
    ''.padEnd(38),
    'pages'.padEnd(9 * people.length).padStart(9 * people.length + 4),
  ];
  return `${blank}${pages}        | p50, ms\n${'read, queries'.padEnd(38)} |${sizes}   × 10 |${sizes}   in all`;
};

function lineOf(growth: Growth, name: string, figures: Figures[]) {
  const queries = String(figures[0]?.queries ?? 0).padStart(4);
  const pages = figures.map(({ buffers }) => cell(buffers)).join('');
  const times = figures.map(({ alone }) => cell(alone.p50)).join('');
  const grown = buffersGrowth(growth, figures).toFixed(2).padStart(7);
  const slower = ratioOf(figures, 'alone', 'p50').toFixed(2).padStart(9);
  return `${name.padEnd(34)}${queries} |${pages}${grown} |${times}${slower}`;
}

export const listBeyond = (growth: Growth) =>
  [...growth.figures].flatMap(([name, figures]) =>
    buffersGrowth(growth, figures) > bound ? [name] : [],
  );
