import { availableParallelism, loadavg, totalmem } from 'node:os';
import { number, table } from '#src/kit/figures.ts';
import { bound, buffersGrowth, few, type Growth, listBeyond, ratioOf } from './growth.ts';
import type { Figures } from './measure.ts';

const ms = (value: number) => value.toFixed(1);

function readRow(growth: Growth, name: string, figures: Figures[]) {
  const last = figures.at(-1);
  const times = (['p50', 'p95'] as const).flatMap((share) =>
    figures
      .map(({ alone }) => ms(alone[share]))
      .concat(`${ratioOf(figures, 'alone', share).toFixed(1)} ×`),
  );
  const together = (['p50', 'p95'] as const).map(
    (share) => `${ratioOf(figures, 'together', share).toFixed(1)} ×`,
  );
  const costs = [
    ms(last?.apiMs ?? 0),
    ms(last?.postgresMs ?? 0),
    (last?.buffers ?? 0).toFixed(0),
    `${buffersGrowth(growth, figures).toFixed(2)} ×`,
  ];
  return [name, last?.queries ?? 0, ...costs, ...times, ...together];
}

/** What all of it ran on, and how busy that was: a load of one is one core's work. */
function machine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const [, , load = 0] = loadavg();
  return `one machine of ${availableParallelism()} cores and ${gigabytes} GB, under a load of ${load.toFixed(0)}`;
}

export function toSection(growth: Growth): string {
  const { people, figures } = growth;
  const sizes = people.map(number);
  const beyond = listBeyond(growth);
  const head = ['read', 'queries', 'API', 'Postgres', 'pages', 'growth'].concat(
    ...['p50', 'p95'].map((share) => sizes.map((size) => `${share}, ${size}`).concat('growth')),
    ['p50 of 8 at once', 'p95 of 8 at once'],
  );
  return `Measured by \`npm run bench -- growth\` on ${new Date().toISOString().slice(0, 10)}, on ${machine()}:
Postgres, one API process per size and whoever asks. The sizes were asked in turn, request by request:
whatever else the machine did made all of them slower alike. So the ratios are what matters; where
nothing else runs, milliseconds are fewer.

Milliseconds of a core in the API, and in Postgres from start to end (planning included), and pages of
8 KB that Postgres looks at, at ${sizes.at(-1)} people; how many times the pages it is with ten times the
people, at worst, where it is ${few} more at least, for an index one level higher adds one to each look-up; then milliseconds until the answer, asked alone, for ${sizes.join(', ')} people, and how many times the
last are the first; the last two columns say the same of eight requests at once.

${table(
  head,
  [...figures].map(([name, of]) => readRow(growth, name, of)),
)}

${beyond.length === 0 ? `With ten times the people every read stays within ${bound} × the pages.` : `Beyond ${bound} × the pages with ten times the people: ${beyond.join(', ')}.`}
`;
}
