import { rankPeople } from '@kollab/api/discovery/matching/ranking';
import { mostKept } from '@kollab/api/discovery/matching/tops.service';
import { leastTogether, learnSkills, skillKey, type Together } from '@kollab/contract/skills';
import type { Market, Person } from './sample.ts';

/** A vacancy that fits a person, before how many wait there counts; its owner is who has the project. */
export interface Proposal {
  vacancy: number;
  projectId: string;
  ownerId: string;
  score: number;
}

interface Fitting {
  person: number;
  score: number;
}

export interface Ranks {
  vacanciesOf: ReadonlyMap<number, readonly Proposal[]>;
  /** The best for a vacancy, whether they seek or not. */
  peopleFor: (vacancy: number) => readonly Fitting[];
}

/** So many are remembered of a person: of those that close others take the place. */
const remembered = 3 * mostKept;
const freshest = 100;
/** Who does not seek is matched like who was never seen. */
const idleDays = 30;

const keysOf = (skills: readonly string[]) => [...new Set(skills.map((name) => skillKey(name)))];

const seeks = ({ active }: Person) => active > 0;

export const seekersOf = ({ people }: Market) =>
  people.flatMap((person, index) => (seeks(person) ? [index] : []));

/** What the product learns of skills from all people, as it counts them in Postgres. */
function skillsOf(known: readonly (readonly string[])[]) {
  const uses = new Map<string, number>();
  const both = new Map<string, Map<string, number>>();
  for (const keys of known) {
    for (const [place, one] of keys.entries()) {
      uses.set(one, (uses.get(one) ?? 0) + 1);
      for (const other of keys.slice(place + 1)) {
        const [first, second] = one < other ? [one, other] : [other, one];
        const those = both.get(first) ?? new Map<string, number>();
        those.set(second, (those.get(second) ?? 0) + 1);
        both.set(first, those);
      }
    }
  }
  const together = [...both].flatMap(([one, those]) =>
    [...those]
      .filter(([, count]) => count >= leastTogether.people)
      .map(([other, count]): Together => ({
        one,
        other,
        both: count,
        ones: uses.get(one) ?? 0,
        others: uses.get(other) ?? 0,
      })),
  );
  const skills = learnSkills({ people: known.length, uses, together, asked: known.length });
  // Asked for a hundred million times.
  const weights = new Map([...uses.keys()].map((key) => [key, skills.weightOf(key)]));
  return {
    relatedTo: skills.relatedTo,
    weightOf: (key: string) => weights.get(key) ?? skills.weightOf(key),
  };
}

const bestFirst = (one: Fitting | Proposal, other: Fitting | Proposal) => other.score - one.score;

export function rankMarket(market: Market): Ranks {
  const known = market.people.map(({ skills }) => keysOf(skills));
  const skills = skillsOf(known);
  const people = market.people.map((person, index) => ({
    id: person.id,
    person: index,
    skills: known[index] ?? [],
    level: null,
    idleDays: seeks(person) ? 0 : idleDays,
  }));
  const having = new Map<string, typeof people>();
  for (const one of people.toSorted((a, b) => a.idleDays - b.idleDays)) {
    for (const skill of one.skills) {
      const those = having.get(skill);
      if (those) those.push(one);
      else having.set(skill, [one]);
    }
  }
  const wanted = market.vacancies.map((vacancy) => keysOf(vacancy.skills));
  /** Like the product's candidates: all who have two of the skills, and of each skill the freshest. */
  function candidatesFor(keys: readonly string[]) {
    const found = new Set<(typeof people)[number]>();
    const met = new Set<(typeof people)[number]>();
    for (const key of keys) {
      for (const [place, one] of (having.get(key) ?? []).entries()) {
        if (place < freshest || met.has(one)) found.add(one);
        met.add(one);
      }
    }
    return [...found];
  }
  function rankFor(vacancy: number, isAsked: (person: number) => boolean) {
    const keys = wanted[vacancy] ?? [];
    const asked = candidatesFor(keys).filter(({ person }) => isAsked(person));
    return rankPeople({ skills: keys, level: null }, asked, skills).map(({ item, score }) => ({
      person: item.person,
      score,
    }));
  }

  const vacanciesOf = new Map(
    seekersOf(market).map((person): [number, Proposal[]] => [person, []]),
  );
  const trim = (own: Proposal[]) => {
    own.sort(bestFirst);
    own.length = Math.min(own.length, remembered);
  };
  market.vacancies.forEach(({ projectId }, vacancy) => {
    for (const { person, score } of rankFor(vacancy, (one) => vacanciesOf.has(one))) {
      const own = vacanciesOf.get(person);
      if (own?.push({ vacancy, projectId, ownerId: projectId, score }) === 2 * remembered)
        trim(own);
    }
  });
  vacanciesOf.forEach(trim);

  const found = new Map<number, Fitting[]>();
  return {
    vacanciesOf,
    peopleFor(vacancy) {
      const those = found.get(vacancy) ?? rankFor(vacancy, () => true).slice(0, mostKept);
      found.set(vacancy, those);
      return those;
    },
  };
}
