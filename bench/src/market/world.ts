import { diversify } from '@kollab/api/discovery/matching/ranking';
import { mostKept } from '@kollab/api/discovery/matching/tops.service';
import { modestyOfVacancy } from '@kollab/contract/matching';
import { type Proposal, type Ranks, seekersOf } from './rank.ts';
import type { Friends, Market } from './sample.ts';

export interface Application {
  person: number;
  day: number;
  /** Who is taken with them or not at all. */
  partner: number | undefined;
}

interface Opening {
  left: number;
  isOpen: boolean;
  waiting: Application[];
  /** How often anybody applied, and on which day the last did. */
  letters: number;
  lastLetter: number;
  /** From this day on its owner may be shown whom to call; who was shown, and is to be called. */
  callAt: number;
  told: Set<number>;
  toCall: number[];
}

export interface Seeker {
  sentTo: Set<number>;
  open: number;
  isPlaced: boolean;
  teams: Set<string>;
  /** Since when they have had no open application. */
  freeSince: number;
  /** Vacancies that the bot or an owner brought them, and when the bot last did. */
  brought: Set<number>;
  broughtOn: number;
  friend: { person: number; mayBeApart: boolean } | undefined;
}

export interface World {
  market: Market;
  ranks: Ranks;
  openings: Opening[];
  seekers: ReadonlyMap<number, Seeker>;
  calls: Map<number, { ownerId: string; day: number }[]>;
  proposed: Map<number, number>;
}

function friendsOf(friends: readonly Friends[]) {
  return new Map(
    friends.flatMap(({ people: [one, other], mayBeApart }) => [
      [one, { person: other, mayBeApart }] as const,
      [other, { person: one, mayBeApart }] as const,
    ]),
  );
}

export function beginWorld(market: Market, ranks: Ranks): World {
  const friends = friendsOf(market.friends);
  return {
    market,
    ranks,
    openings: market.vacancies.map(({ places }) => ({
      left: places,
      isOpen: true,
      waiting: [],
      letters: 0,
      lastLetter: 0,
      callAt: 0,
      told: new Set(),
      toCall: [],
    })),
    seekers: new Map(
      seekersOf(market).map((person): [number, Seeker] => [
        person,
        {
          sentTo: new Set(),
          open: 0,
          isPlaced: false,
          teams: new Set(),
          freeSince: 0,
          brought: new Set(),
          broughtOn: -Infinity,
          friend: friends.get(person),
        },
      ]),
    ),
    calls: new Map(),
    proposed: new Map(),
  };
}

/** Vacancies for a person at this moment, best first, as the product keeps, gates and orders them. */
export function rankNow({ ranks, openings }: World, person: number, seeker: Seeker): Proposal[] {
  return (ranks.vacanciesOf.get(person) ?? [])
    .filter(({ vacancy }) => openings[vacancy]?.isOpen)
    .slice(0, mostKept)
    .filter(({ vacancy }) => !seeker.sentTo.has(vacancy))
    .map(({ vacancy, projectId, ownerId, score }) => ({
      vacancy,
      projectId,
      ownerId,
      score: score * modestyOfVacancy(openings[vacancy]?.waiting.length ?? 0),
    }))
    .toSorted((one, other) => other.score - one.score);
}

export const listFitting = (world: World, person: number, seeker: Seeker) =>
  diversify(rankNow(world, person, seeker));
