import { fitWith, isWorthTelling, scoreOf } from '@kollab/contract/matching';
import { skillKey, type Skills } from '@kollab/contract/skills';
import { sum } from '#src/kit/figures.ts';
import type { Sample, Someone, Wanted } from './sample.ts';

/** How good the first ten of a list are, beside the best ten there are. */
export function ndcg(ranked: readonly string[], grades: ReadonlyMap<string, number>) {
  const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);
  const best = [...grades.values()].toSorted((one, other) => other - one).slice(0, 10);
  const ideal = sum(best.map(gain));
  const found = sum(ranked.slice(0, 10).map((id, place) => gain(grades.get(id) ?? 0, place)));
  return ideal === 0 ? undefined : found / ideal;
}

/** How unevenly something is spread: 0 where everybody has as much, near 1 where one has it all. */
export function gini(counts: readonly number[]) {
  const total = sum(counts);
  const sorted = counts.toSorted((one, other) => one - other);
  const weighted = sum(sorted.map((count, place) => (place + 1) * count));
  const size = sorted.length;
  return total === 0 ? 0 : (2 * weighted) / (size * total) - (size + 1) / size;
}

export const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length);

type Rank = (vacancy: Wanted) => string[];

export function simpleRanks(
  sample: Pick<Sample, 'people'>,
  random: () => number,
): Record<string, Rank> {
  const people = sample.people.map(({ id, skills }) => ({ id, skills: new Set(skills) }));
  const by = (worth: (shared: number, wanted: number, has: number) => number): Rank => {
    return ({ skills }) =>
      people
        .map((person) => {
          const shared = skills.filter((skill) => person.skills.has(skill)).length;
          const tie = random() * 1e-6;
          return {
            id: person.id,
            shared,
            worth: worth(shared, skills.length, person.skills.size) + tie,
          };
        })
        .filter(({ shared }) => shared > 0)
        .toSorted((one, other) => other.worth - one.worth)
        .map(({ id }) => id);
  };
  return {
    random: by(() => random()),
    Jaccard: by((shared, wanted, has) => shared / (wanted + has - shared)),
    'shared tags': by((shared) => shared),
  };
}

export function rankEverybody(
  people: readonly Someone[],
  keysOf: (skills: readonly string[]) => string[],
  skills: Skills,
): Rank {
  const known = people.map((person) => ({ ...person, keys: keysOf(person.skills) }));
  return (vacancy) => {
    const fit = fitWith(keysOf(vacancy.skills), skills);
    return known
      .map((person) => ({ person, fits: fit(person.keys) }))
      .filter(({ fits }) => isWorthTelling(fits))
      .map(({ person: { id, level, idleDays }, fits }) => ({
        id,
        score: scoreOf(fits, { wanted: vacancy.level, has: level, idleDays }),
      }))
      .toSorted((one, other) => other.score - one.score)
      .map(({ id }) => id);
  };
}

export const toKeys = (meant: ReadonlyMap<string, string>) => (skills: readonly string[]) => [
  ...new Set(skills.map((skill) => skillKey(meant.get(skill) ?? skill))),
];
