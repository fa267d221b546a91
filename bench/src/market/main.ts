import { parseArgs } from 'node:util';
import type { Say } from '#src/kit/figures.ts';
import { gini, mean } from '#src/match/measure.ts';
import { inventMarket } from './invent.ts';
import { largestMatching, mutualOf } from './limit.ts';
import { type Outcome, play, type Rules } from './play.ts';
import { rankMarket } from './rank.ts';
import { readMarket } from './read-set.ts';
import type { Market } from './sample.ts';

const seeds = [1, 2, 3, 4, 5];
const chosen = 5;
const now: Rules = { openApplications: chosen, closesFilled: true, freesOthers: true };
const variants: Record<string, Rules> = {
  before: { openApplications: 50, closesFilled: false, freesOthers: false },
  now,
  'now, 50 open': { ...now, openApplications: 50 },
  'now, others stay': { ...now, freesOthers: false },
  'now, nothing closes': { ...now, closesFilled: false },
};
const limits = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 50];
const periods = [7, 30];

interface Row {
  'offer %': number;
  'of the limit': number;
  'per acceptance': number;
  'unanswered %': number;
  'places left': number;
  Gini: number;
}

const rowOf = (outcome: Outcome, seekers: number, largest: number): Row => ({
  'offer %': 100 * outcome.offered,
  'of the limit': (outcome.offered * seekers) / Math.max(1, largest),
  'per acceptance': outcome.applications / Math.max(1, outcome.acceptances),
  'unanswered %': (100 * outcome.unanswered) / Math.max(1, outcome.applications),
  'places left': outcome.placesLeft,
  Gini: gini(outcome.perVacancy),
});

const columns = [
  'offer %',
  'of the limit',
  'per acceptance',
  'unanswered %',
  'places left',
  'Gini',
] as const;
const digits: Record<keyof Row, number> = {
  'offer %': 1,
  'of the limit': 2,
  'per acceptance': 2,
  'unanswered %': 1,
  'places left': 0,
  Gini: 2,
};

/** Plays one market by each of some rules, over each period; seeds tell which days are lucky. */
function playAll(market: Market, seed: number, rules: Record<string, Rules>) {
  const seekers = market.people.filter(({ active }) => active > 0);
  const proposals = rankMarket(market, seekers);
  const places = market.vacancies.map((vacancy) => vacancy.places);
  const largest = largestMatching(mutualOf(market, seekers), places);
  const game = { market, seekers, proposals, seed };
  const rowsOver = (days: number) =>
    Object.entries(rules).map(
      ([name, one]) => [name, rowOf(play(game, one, days), seekers.length, largest)] as const,
    );
  return new Map(periods.map((days) => [days, new Map(rowsOver(days))]));
}

function report(results: ReturnType<typeof playAll>[], names: string[], say: Say) {
  const width = Math.max(...names.map((name) => name.length)) + 2;
  const means = new Map<string, Row>();
  for (const days of periods) {
    say(`\n${`${days} days`.padEnd(width)}${columns.map((one) => one.padStart(16)).join('')}`);
    for (const name of names) {
      const rows = results.flatMap((result) => result.get(days)?.get(name) ?? []);
      const row = Object.fromEntries(
        columns.map((column) => [column, mean(rows.map((one) => one[column]))]),
      ) as unknown as Row;
      means.set(`${days} ${name}`, row);
      const cells = columns.map((column) => row[column].toFixed(digits[column]).padStart(16));
      say(`${name.padEnd(width)}${cells.join('')}`);
    }
  }
  return means;
}

function holds(means: ReadonlyMap<string, Row>, say: Say) {
  const row = means.get('7 now');
  if (!row) return false;
  const bars: [string, boolean][] = [
    [
      'an offer after 7 days for at least 80 %, or 0.85 of the limit',
      row['offer %'] >= 80 || row['of the limit'] >= 0.85,
    ],
    ['at most 4 applications per acceptance', row['per acceptance'] <= 4],
    ['at most 10 % unanswered', row['unanswered %'] <= 10],
  ];
  say('');
  for (const [name, isHeld] of bars) say(`${isHeld ? 'held  ' : 'MISSED'} ${name}`);
  return bars.every(([, isHeld]) => isHeld);
}

/**
 * `npm run bench -- market [--slow] [--set FOLDER]`: plays days of a university through the product's matching and its
 * rules of applying, by those of before, of now and without each part, and by each number of open
 * applications; beside what both sides would accept at most. False where a bar is not held.
 */
export async function runMarket(args: string[], say: Say): Promise<boolean> {
  const options = { set: { type: 'string' }, slow: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options });
  const isSlow = values.slow === true;
  const tries = limits.map((open) => [`${open} open`, { ...now, openApplications: open }] as const);
  const rules = { ...variants, ...Object.fromEntries(tries) };
  const read = values.set === undefined ? undefined : await readMarket(values.set);
  const results = seeds.map((seed) => playAll(read ?? inventMarket(seed, { isSlow }), seed, rules));
  return holds(report(results, Object.keys(rules), say), say);
}
