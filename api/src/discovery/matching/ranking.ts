import { type Fit, fitWith, isWorthTelling, type Level, scoreOf } from '@kollab/contract/matching';
import type { Skills } from '@kollab/contract/skills';

export interface Ranked {
  id: string;
  /** Keys. */
  skills: readonly string[];
  level: Level | null;
  /** How many whole days ago they, or the vacancy's owner, were last seen. */
  idleDays: number;
}

interface Scored<T> {
  item: T;
  fit: Fit;
  score: number;
}

const bestFirst = (one: Scored<Ranked>, other: Scored<Ranked>) =>
  other.score - one.score || (one.item.id < other.item.id ? -1 : 1);

type Subject = Pick<Ranked, 'skills' | 'level'>;

export function rankPeople<T extends Ranked>(
  { skills: wanted, level }: Subject,
  people: readonly T[],
  skills: Skills,
): Scored<T>[] {
  const fit = fitWith(wanted, skills);
  return people
    .map((item) => score(item, fit(item.skills), { wanted: level, has: item.level }))
    .filter((scored) => isWorthTelling(scored.fit))
    .toSorted(bestFirst);
}

export const scoreVacancies = <T extends Ranked>(
  { skills: known, level }: Subject,
  vacancies: readonly T[],
  skills: Skills,
) =>
  vacancies.map((item) =>
    score(item, fitWith(item.skills, skills)(known), { wanted: item.level, has: level }),
  );

/** Those of some vacancies that fit a person, best first. `modesty` is 1 where none has to wait. */
export const rankVacancies = <T extends Ranked>(
  person: Subject,
  vacancies: readonly T[],
  skills: Skills,
  modesty: (vacancy: T) => number = () => 1,
): Scored<T>[] =>
  scoreVacancies(person, vacancies, skills)
    .filter((scored) => isWorthTelling(scored.fit))
    .map(({ item, fit, score: worth }) => ({ item, fit, score: worth * modesty(item) }))
    .toSorted(bestFirst);

function score<T extends Ranked>(
  item: T,
  fit: Fit,
  levels: { wanted: Level | null; has: Level | null },
): Scored<T> {
  return { item, fit, score: scoreOf(fit, { ...levels, idleDays: item.idleDays }) };
}

const first = 3;
const mostOfProject = 2;

/** At most two vacancies of a project, and of one owner one among the first three: so that others are seen. */
export function diversify<T extends { projectId: string; ownerId: string }>(
  ranked: readonly T[],
): T[] {
  const ofProject = new Map<string, number>();
  const kept = ranked.filter(({ projectId }) => {
    const count = (ofProject.get(projectId) ?? 0) + 1;
    ofProject.set(projectId, count);
    return count <= mostOfProject;
  });
  const owners = new Set<string>();
  const ahead = kept.filter(({ ownerId }) => {
    const isAhead = owners.size < first && !owners.has(ownerId);
    if (isAhead) owners.add(ownerId);
    return isAhead;
  });
  return [...ahead, ...kept.filter((one) => !ahead.includes(one))];
}
