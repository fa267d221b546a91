import type { Say } from '#src/kit/figures.ts';
import { gini, mean } from '#src/match/measure.ts';
import { type LeftOver, periods, type Played, type Result } from './seed.ts';

const share = (part: number, whole: number) => (whole === 0 ? undefined : part / whole);
const percent = (part: number, whole: number) => (whole === 0 ? undefined : (100 * part) / whole);

interface Column {
  digits: number;
  /** Undefined where there is nothing to divide by. */
  of: (result: Result) => number | undefined;
}

const columns = {
  'offer %': { digits: 1, of: ({ placed, seekers }) => percent(placed, seekers) },
  'of the limit': { digits: 2, of: ({ placed, largest }) => share(placed, largest) },
  'per acceptance': {
    digits: 2,
    of: ({ applications, acceptances }) => share(applications, acceptances),
  },
  'unanswered %': {
    digits: 1,
    of: ({ applications, unanswered }) => percent(unanswered, applications),
  },
  'places left': { digits: 0, of: ({ placesLeft }) => placesLeft },
  Gini: { digits: 2, of: ({ perVacancy }) => gini(perVacancy) },
  'no offer %': { digits: 1, of: ({ placed, seekers }) => percent(seekers - placed, seekers) },
  'no letter %': {
    digits: 1,
    of: ({ perVacancy }) =>
      percent(perVacancy.filter((count) => count === 0).length, perVacancy.length),
  },
  'together %': { digits: 1, of: ({ friends, together }) => percent(together, friends) },
} satisfies Record<string, Column>;

type Name = keyof typeof columns;
const names = Object.keys(columns) as Name[];

export function meanOf(played: readonly Played[], days: number, rules: string, name: Name) {
  const values = played.flatMap(({ results }) => {
    const result = results.get(days)?.get(rules);
    return result ? (columns[name].of(result) ?? []) : [];
  });
  return values.length === 0 ? undefined : mean(values);
}

export function printTable(played: readonly Played[], days: number, say: Say) {
  const rules = [...(played[0]?.results.get(days)?.keys() ?? [])];
  const first = Math.max(...rules.map((name) => name.length));
  say(`\n${`${days} days`.padEnd(first)}${names.map((name) => name.padStart(16)).join('')}`);
  for (const rule of rules) {
    const cells = names.map(
      (name) => meanOf(played, days, rule, name)?.toFixed(columns[name].digits) ?? '–',
    );
    say(`${rule.padEnd(first)}${cells.map((cell) => cell.padStart(16)).join('')}`);
  }
}

export function explain(played: readonly Played[], isInvented: boolean, say: Say) {
  const of = (reason: keyof LeftOver) =>
    mean(
      played.map(({ results, leftOver }) => {
        const seekers = results.get(periods.at(-1) ?? 0)?.get('now')?.seekers ?? 0;
        return percent(leftOver[reason], seekers) ?? 0;
      }),
    ).toFixed(1);
  say(`
Without an offer after ${periods.at(-1)} days by the rules of now, % of seekers: ${of('never')} for whom there never was a
vacancy that both sides would accept, ${of('gone')} for whom all such are full or said no, ${of('unfound')} for whom
one is open that matching does not find by what they list, ${of('rest')} who may still apply or wait.
${isInvented ? pairs.invented : pairs.read}`);
}

const pairs = {
  invented: `A fifth of the seekers have a friend of their field. By D11 both apply as soon as one does, where both would and
two places are free; every second two are taken together or not at all.`,
  read: 'Nobody in a set has a friend: without D11 is the same as now.',
};
