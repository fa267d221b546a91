import { randomFrom } from '@kollab/api/test/people/people';
import { modestyOfVacancy } from '@kollab/contract/matching';
import type { Proposal } from './rank.ts';
import type { Market, Person } from './sample.ts';

/** What the product lets people do. */
export interface Rules {
  /** How many applications a person may have open. */
  openApplications: number;
  /** Whether a vacancy closes with its last place, and who still waits is answered. */
  closesFilled: boolean;
  /** Whether who is accepted takes the others back. */
  freesOthers: boolean;
}

/** So many of the proposals are looked at on a day. */
const looked = 20;

interface Application {
  seeker: number;
  day: number;
}

interface Opening {
  left: number;
  isOpen: boolean;
  waiting: Application[];
  /** How often anybody applied. */
  count: number;
}

export interface Outcome {
  /** Who was accepted at least once. */
  offered: number;
  applications: number;
  acceptances: number;
  /** Applications that wait at the end, longer than a day. */
  unanswered: number;
  placesLeft: number;
  perVacancy: number[];
}

interface Game {
  market: Market;
  seekers: readonly Person[];
  proposals: readonly (readonly Proposal[])[];
  seed: number;
}

/** Plays so many days of people who look, apply and are answered. */
export function play({ market, seekers, proposals, seed }: Game, rules: Rules, days: number) {
  const random = randomFrom(seed);
  const { vacancies, worthOf } = market;
  const openings = vacancies.map((vacancy): Opening => ({
    left: vacancy.places,
    isOpen: true,
    waiting: [],
    count: 0,
  }));
  const sentTo = seekers.map(() => new Set<number>());
  const open = seekers.map(() => 0);
  const placed = new Set<number>();
  let [applications, acceptances] = [0, 0];

  function seek(seeker: number, person: Person, day: number) {
    const seen = (proposals[seeker] ?? [])
      .filter(({ vacancy }) => openings[vacancy]?.isOpen && !sentTo[seeker]?.has(vacancy))
      .map(({ vacancy, score }) => ({
        vacancy,
        score: score * modestyOfVacancy(openings[vacancy]?.waiting.length ?? 0),
      }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, looked)
      .map(({ vacancy }) => ({
        vacancy,
        worth: worthOf(person.id, vacancies[vacancy]?.id ?? '').person,
      }))
      .filter(({ worth }) => worth >= person.bar)
      .toSorted((one, other) => other.worth - one.worth)
      .slice(0, person.appliesPerDay);
    for (const { vacancy } of seen) {
      if ((open[seeker] ?? 0) >= rules.openApplications) return;
      const opening = openings[vacancy];
      if (!opening) continue;
      opening.waiting.push({ seeker, day });
      opening.count += 1;
      sentTo[seeker]?.add(vacancy);
      open[seeker] = (open[seeker] ?? 0) + 1;
      applications += 1;
    }
  }

  const close = ({ seeker }: Application) => {
    open[seeker] = (open[seeker] ?? 0) - 1;
  };

  function takeOthersBack(seeker: number) {
    for (const vacancy of sentTo[seeker] ?? []) {
      const opening = openings[vacancy];
      if (!opening) continue;
      const own = opening.waiting.filter((one) => one.seeker === seeker);
      own.forEach(close);
      if (own.length > 0) {
        opening.waiting = opening.waiting.filter((one) => one.seeker !== seeker);
      }
    }
  }

  function answer(index: number) {
    const vacancy = vacancies[index];
    const opening = openings[index];
    if (!vacancy || !opening || opening.waiting.length === 0) return;
    const worth = ({ seeker }: Application) => worthOf(seekers[seeker]?.id ?? '', vacancy.id).owner;
    const bestFirst = opening.waiting
      .map((one) => ({ one, worth: worth(one) }))
      .toSorted((a, b) => b.worth - a.worth);
    opening.waiting = [];
    for (const { one, worth: value } of bestFirst) {
      close(one);
      if (value < vacancy.ownerBar || opening.left === 0) continue;
      acceptances += 1;
      opening.left -= 1;
      placed.add(one.seeker);
      if (rules.freesOthers) takeOthersBack(one.seeker);
    }
    if (opening.left === 0 && rules.closesFilled) opening.isOpen = false;
  }

  for (let day = 0; day < days; day += 1) {
    seekers.forEach((person, seeker) => {
      if (!placed.has(seeker) && random() < person.active) seek(seeker, person, day);
    });
    vacancies.forEach((vacancy, index) => {
      if (random() < vacancy.ownerActive) answer(index);
    });
  }
  const last = days - 1;
  return {
    offered: placed.size / Math.max(1, seekers.length),
    applications,
    acceptances,
    unanswered: openings.reduce(
      (sum, { waiting }) => sum + waiting.filter(({ day }) => day < last).length,
      0,
    ),
    placesLeft: openings.reduce((sum, { left }) => sum + left, 0),
    perVacancy: openings.map(({ count }) => count),
  } satisfies Outcome;
}
