import { fitWith, isWorthTelling, scoreOf } from '@kollab/contract/matching';
import { learnSkills, skillKey } from '@kollab/contract/skills';
import type { Market, Person } from './sample.ts';

/** One of the vacancies that a person is proposed, before how many wait there counts. */
export interface Proposal {
  vacancy: number;
  score: number;
}

/** So many of the best are kept for a person: of those that are full or answered others take the place. */
const kept = 300;

const keysOf = (skills: readonly string[]) => [...new Set(skills.map((name) => skillKey(name)))];

function skillsOf({ people }: Market) {
  const uses = new Map<string, number>();
  for (const { skills } of people) {
    for (const key of keysOf(skills)) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  return learnSkills({ people: people.length, uses, together: [], asked: 0 });
}

/** What the product's own matching proposes to each seeker, best first. */
export function rankMarket(market: Market, seekers: readonly Person[]): Proposal[][] {
  const skills = skillsOf(market);
  const known = seekers.map((person) => keysOf(person.skills));
  const having = new Map<string, number[]>();
  known.forEach((keys, seeker) => {
    for (const key of keys) {
      const those = having.get(key);
      if (those) those.push(seeker);
      else having.set(key, [seeker]);
    }
  });
  const proposals = seekers.map((): Proposal[] => []);
  market.vacancies.forEach((vacancy, index) => {
    const wanted = keysOf(vacancy.skills);
    const fit = fitWith(wanted, skills);
    const candidates = new Set(wanted.flatMap((key) => having.get(key) ?? []));
    for (const seeker of candidates) {
      const fits = fit(known[seeker] ?? []);
      if (!isWorthTelling(fits)) continue;
      const score = scoreOf(fits, { wanted: null, has: null, idleDays: 0 });
      proposals[seeker]?.push({ vacancy: index, score });
    }
  });
  return proposals.map((own) =>
    own.toSorted((one, other) => other.score - one.score).slice(0, kept),
  );
}
