import { availableParallelism, loadavg, totalmem } from 'node:os';
import { number, shareOf, sum, table } from '#src/kit/figures.ts';
import { type Kind, pollsPerMinute, screensPerMinute } from './acts.ts';
import { programs } from './meter.ts';
import { type Run, users } from './run.ts';

const mb = (bytes: number) => number(Math.round(bytes / 1e6));

const kinds: Record<Kind, string> = {
  poll: 'polls of open apps',
  read: 'screens',
  write: 'writes',
  upload: 'photos',
};

const secondsOf = ({ parts }: Pick<Run, 'parts'>) => sum(parts.map(({ seconds }) => seconds));

function kindRow(run: Run, kind: Kind) {
  const all = run.parts.map(({ tallies }) => tallies[kind]);
  const times = all.flatMap((tally) => tally.times);
  const count = (of: 'notModified' | 'refused' | 'failed') =>
    number(sum(all.map((tally) => tally[of])));
  return [
    kinds[kind],
    number(times.length),
    (times.length / secondsOf(run)).toFixed(1),
    ...[0.5, 0.95, 0.99].map((share) => shareOf(times, share).toFixed(0)),
    count('notModified'),
    count('refused'),
    count('failed'),
  ];
}

const names = { api: 'the API', bot: 'the bot', postgres: 'Postgres' } as const;

function coresOf(run: Run) {
  const last = run.parts.at(-1)?.reading ?? run.before;
  return programs.map((name) => ({
    name,
    cores: (last.cpu[name] - run.before.cpu[name]) / 1000 / secondsOf(run),
  }));
}

function overTime({ before, parts }: Run) {
  return parts
    .filter((_, index) => index % 2 === 1)
    .map(({ tallies, reading }, index) => {
      const minutes = secondsOf({ parts: parts.slice(0, 2 * index + 2) }) / 60;
      const p99 = (kind: Kind) => shareOf(tallies[kind].times, 0.99).toFixed(0);
      const { memory, connections, database, log, delivered, late } = reading;
      const grown = [database - before.database, log - before.log].map(mb);
      const course = [
        minutes.toFixed(1),
        (['poll', 'read', 'write'] as const).map(p99).join(' / '),
      ];
      return course.concat(
        programs.map((name) => mb(memory[name])),
        String(connections),
        grown,
        [number(delivered), late.toFixed(0)],
      );
    });
}

const openAtOnce = 0.02;

export function toSection(run: Run): string {
  const [, load = 0] = loadavg();
  const { people, open, loadBefore, before, parts, leftOut } = run;
  const cores = availableParallelism();
  const isBusy = loadBefore > 1.5 * cores;
  const minutes = secondsOf(run) / 60;
  const last = parts.at(-1)?.reading ?? before;
  const writes = sum(parts.map(({ tallies }) => tallies.write.times.length));
  const grown = (of: 'database' | 'log') => (last[of] - before[of]) / 1000 / Math.max(1, writes);
  const head = ['kind', 'answered', 'a second', 'p50', 'p95', 'p99', '304', 'refused', 'failed'];
  const course = ['minute', 'p99: polls / screens / writes', 'API', 'bot', 'Postgres'].concat([
    'connections',
    'database',
    'log',
    'delivered',
    'late',
  ]);
  const apps = Math.floor(run.atHalfLoad / 10) * 10;
  const warning = run.isSteady
    ? ''
    : '**Too little was answered: this run says nothing of such a load.** ';
  return `${warning}**One core at half load carries ${number(apps)} open apps**; where ${openAtOnce * 100} % of all people have the app open at once,
those of ${number(apps / openAtOnce)} people. In the run below API, bot and Postgres took of a core, on average:
${coresOf(run)
  .map(({ name, cores: of }) => `${names[name]} ${of.toFixed(2)}`)
  .join(', ')}.

Measured by \`npm run bench -- sustained\` on ${new Date().toISOString().slice(0, 10)}: for ${minutes.toFixed(1)} minutes everything ran on one machine of
${cores} cores and ${Math.round(totalmem() / 2 ** 30)} GB (load average ${loadBefore.toFixed(0)} before, ${load.toFixed(0)} at the end), those who ask and the local Telegram among it: one API, one bot,
Postgres with \`fsync\` and 512 MB of buffers, ${number(people)} people with all that belongs to them, **${number(open)} of them with
the app open**. Each open app asks by itself ${pollsPerMinute} times a minute, as often as the screens do where people
are: for what is unread everywhere, and a quarter of them each on their applications, their projects, their
moderation history and their inbox. It shows ${screensPerMinute} screens a minute, and writes 0.4 times: edits,
follows, applications and their acceptance, profiles sent and approved; one of twenty uploads a photo.
They are ${number(Math.min(open, users))} people chosen at random of those who have something in their lists. Requests come at their own
pace, whether or not others were answered.${
    isBusy
      ? ' **The machine was busy with\nother work**: milliseconds say little, memory, disk and connections hold.'
      : ''
  } Milliseconds:

${table(
  head,
  (Object.keys(kinds) as Kind[]).map((kind) => kindRow(run, kind)),
)}

Not even asked, since 500 were on their way: ${number(leftOut)}. Refused are second follows and applications, as in life.

Over time, memory in MB, growth of the database and of its
write-ahead log in MB since the beginning, messages delivered to chats, seconds that the oldest is late:

${table(course, overTime(run))}

A write leaves ${grown('database').toFixed(1)} KB in the database and ${grown('log').toFixed(1)} KB in its log, notifications and records of moderation
included; photos lie elsewhere.`;
}
