import { availableParallelism, loadavg, totalmem } from 'node:os';
import { number, sum } from '#src/kit/figures.ts';
import { bound, type Growth, listBeyond, ratioOf } from './growth.ts';
import type { Figures } from './measure.ts';
import { sustainedHeading, table } from './sections.ts';

/** What an open mini-app asks for: unread every 10 seconds, applications every 15, now and then a page. */
const polling = { getUnread: 1 / 10, listOwnApplications: 1 / 15, getProject: 1 / 60 };
/** How much of a machine is to be used on average, and how many people have the app open at once. */
const load = 0.5;
const openAtOnce = 0.02;

const ms = (value: number) => value.toFixed(1);

/** Milliseconds of a core that one read takes of API and Postgres together. */
const costOf = (figures: Figures[] | undefined) => {
  const last = figures?.at(-1);
  return last ? last.apiMs + last.postgresMs : 0;
};

function capacity({ figures }: Growth) {
  const perSecond = Object.entries(polling).map(
    ([name, times]) => costOf(figures.get(name)) * times,
  );
  const open = (cores: number) => Math.floor((cores * 1000 * load) / sum(perSecond) / 100) * 100;
  return [2, 4, 8].map((cores) => [
    cores,
    number(open(cores)),
    number(Math.floor(open(cores) / openAtOnce)),
  ]);
}

function readRow(name: string, figures: Figures[]) {
  const last = figures.at(-1);
  const times = (['p50', 'p95'] as const).flatMap((share) =>
    figures
      .map(({ alone }) => ms(alone[share]))
      .concat(`${ratioOf(figures, 'alone', share).toFixed(1)} ×`),
  );
  const together = (['p50', 'p95'] as const).map(
    (share) => `${ratioOf(figures, 'together', share).toFixed(1)} ×`,
  );
  const costs = [ms(last?.apiMs ?? 0), ms(last?.postgresMs ?? 0)];
  return [name, last?.queries ?? 0, ...costs, ...times, ...together];
}

/** What all of it ran on, and how busy that was: a load of one is one core's work. */
function machine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const [, , load = 0] = loadavg();
  return `one machine of ${availableParallelism()} cores and ${gigabytes} GB, under a load of ${load.toFixed(0)}`;
}

/** The figures of a run as a page for whoever chooses a machine, with what another run measured. */
export function toPage(growth: Growth, sustained: string): string {
  const { people, figures } = growth;
  const sizes = people.map(number);
  const beyond = listBeyond(growth);
  const head = ['read', 'queries', 'API', 'Postgres'].concat(
    ...['p50', 'p95'].map((share) => sizes.map((size) => `${share}, ${size}`).concat('growth')),
    ['p50 of 8 at once', 'p95 of 8 at once'],
  );
  return `# Sizing

What is measured: one sustained run of everything at once, and the cost of each read alone. What is
arithmetic, and says so: how many people a machine serves, which follows from the cost of three reads.
Run both on your own machine for your own figures.

## ${sustainedHeading}

${sustained}

## People per machine: arithmetic

Nobody has run this. An open mini-app asks for ${Object.entries(polling)
    .map(([name, times]) => `\`${name}\` every ${Math.round(1 / times)} s`)
    .join(', ')}; what each costs
alone, below, gives how many open apps use ${load * 100} % of a machine that API and Postgres share, and with
${openAtOnce * 100} % of all people having the app open at once, how many people those are. Writes, notifications,
searches, uploads, memory and disk are left out: the run above has them. Plan by what that run took, and
take this table for its shape.

${table(['cores', 'apps open at once', 'people'], capacity(growth))}

## Cost of each read

Measured by \`npm run bench -- growth\` on ${machine()}:
Postgres, one API process per size and whoever asks. The sizes were asked in turn, request by request:
whatever else the machine did made all of them slower alike. So the ratios are what matters; where
nothing else runs, milliseconds are fewer.

Milliseconds of a core in the API, and in Postgres from start to end (planning included), at
${sizes.at(-1)} people, then milliseconds until the answer, asked alone, for ${sizes.join(', ')} people, and how many times the
last are the first; the last two columns say the same of eight requests at once.

${table(
  head,
  [...figures].map(([name, of]) => readRow(name, of)),
)}

${beyond.length === 0 ? `Every read stays within ${bound} ×.` : `Beyond ${bound} ×: ${beyond.join(', ')}.`}
`;
}
