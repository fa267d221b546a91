import { largestMatching, mutualOf } from './limit.ts';
import { type Outcome, play, type Rules } from './play.ts';
import { rankMarket, type Ranks } from './rank.ts';
import type { Market } from './sample.ts';
import { listFitting, type World } from './world.ts';

export const periods = [7, 30];

const now: Rules = {
  openApplications: 5,
  closesFilled: true,
  freesOthers: true,
  joinsPairs: true,
  leavesNobody: true,
};
const many = { openApplications: 50, freesOthers: false };
const tried = [1, 2, 3, 4, 5, 6, 10, 20, 50];

const rules = new Map<string, Rules>([
  ['before D9–D12', { ...many, closesFilled: false, joinsPairs: false, leavesNobody: false }],
  ['now', now],
  ['without D9 (full ones close)', { ...now, closesFilled: false }],
  ['without D10 (few are open)', { ...now, ...many }],
  ['without D11 (pairs)', { ...now, joinsPairs: false }],
  ['without D12 (left over)', { ...now, leavesNobody: false }],
  ...tried.map((open): [string, Rules] => [
    `${open} open`,
    open === now.openApplications ? now : { ...now, openApplications: open },
  ]),
]);

export interface Result extends Outcome {
  largest: number;
}

export interface LeftOver {
  /** There never was a vacancy that both sides would accept. */
  never: number;
  /** All such are full or said no. */
  gone: number;
  /** Such a one is open, but matching does not find it: what it wants is not what they list. */
  unfound: number;
  /** Such a one is open and proposed to them, or their application waits. */
  rest: number;
}

export interface Played {
  results: Map<number, Map<string, Result>>;
  leftOver: LeftOver;
}

export interface Prepared {
  market: Market;
  ranks: Ranks;
  mutual: number[][];
  largest: number;
}

export function prepare(market: Market): Prepared {
  const mutual = mutualOf(market);
  const places = market.vacancies.map((vacancy) => vacancy.places);
  return { market, ranks: rankMarket(market), mutual, largest: largestMatching(mutual, places) };
}

/** The seed tells which days are lucky. */
export function playSeed({ market, ranks, mutual, largest }: Prepared, seed: number): Played {
  const results = new Map(periods.map((days) => [days, new Map<string, Result>()]));
  const playBy = (one: Rules) => play({ market, ranks, seed }, one, periods);
  const byNow = playBy(now);
  for (const [name, one] of rules) {
    const { outcomes } = one === now ? byNow : playBy(one);
    for (const [days, outcome] of outcomes) {
      results.get(days)?.set(name, Object.assign(outcome, { largest }));
    }
  }
  return { results, leftOver: reasonsOf(byNow.world, mutual) };
}

function reasonsOf(world: World, mutual: readonly (readonly number[])[]) {
  const reasons: LeftOver = { never: 0, gone: 0, unfound: 0, rest: 0 };
  for (const [place, [person, seeker]] of [...world.seekers].entries()) {
    if (seeker.isPlaced) continue;
    const acceptable = mutual[place] ?? [];
    const open = new Set(acceptable.filter((vacancy) => world.openings[vacancy]?.isOpen));
    const proposed = listFitting(world, person, seeker);
    if (acceptable.length === 0) reasons.never += 1;
    else if (proposed.some(({ vacancy }) => open.has(vacancy))) reasons.rest += 1;
    else if ([...open].every((vacancy) => seeker.sentTo.has(vacancy))) reasons.gone += 1;
    else reasons.unfound += 1;
  }
  return reasons;
}
