import { parseArgs } from 'node:util';
import type { Say } from '#src/kit/figures.ts';
import { toSection } from './page.ts';
import { runSustained } from './run.ts';

const numberOf = (text: string, name: string, least: number) => {
  const value = Number(text);
  if (!(value >= least)) throw new Error(`--${name} is a number from ${least}.`);
  return value;
};

/**
 * `npm run bench -- sustained [--people 100000] [--open 2000] [--minutes 10]`: one run of
 * everything at once, told part by part; unless told, with so many open apps that Kollab takes half a
 * core.
 */
export async function runSustainedBench(args: string[], say: Say) {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: '100000' },
      open: { type: 'string' },
      minutes: { type: 'string', default: '10' },
    },
  });
  const people = numberOf(values.people, 'people', 1000);
  const open = values.open === undefined ? undefined : numberOf(values.open, 'open', 1);
  const run = await runSustained({
    people,
    open,
    minutes: numberOf(values.minutes, 'minutes', 0.1),
    say,
  });
  for (const [answer, count] of run.strange) say(`${answer}: ${count}`);
  say(`\n${toSection(run)}`);
}
