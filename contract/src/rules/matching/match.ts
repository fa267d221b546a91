import { vacancyLevels } from '#src/rules/words/vacancy-words.ts';
import type { Closeness, Skills } from './skills.ts';

/**
 * How a vacancy and a person fit: every number is one of these sums, and whatever a reason names is
 * an addend. Knows skills, level and days, and nothing else of anybody.
 */
const listed = { alone: 0.6, amongRelated: 0.4, half: 0.5 };
const related = { most: 0.35, half: 0.3 };
/** Up to so many skills that have nothing to do with a vacancy cost nothing. */
const otherSkills = 8;

interface Near extends Closeness {
  skill: string;
  /** What it is worth itself: of two as close, the rarer one says more. */
  weight: number;
}

export interface Wish {
  skill: string;
  weight: number;
  isListed: boolean;
  near: Near[];
}

export interface Fit {
  wishes: Wish[];
  /** How much of what is wanted is there, by weight: 0 to 1. */
  cover: number;
  /** Below 1 for a list of skills so long that each of them says little. */
  breadth: number;
}

const grown = (by: number, half: number) => 1 - Math.exp(-half * by);

/** What a wish adds: most for a skill that is listed among related ones, least for related ones alone. */
function shareOf({ isListed, near }: Wish) {
  const support = near.reduce((sum, { how }) => sum + how, 0);
  return isListed
    ? listed.alone + listed.amongRelated * grown(support, listed.half)
    : related.most * grown(support, related.half);
}

/** How a vacancy's wishes fit one person after another. Skills are keys, in any order, each once. */
export function fitWith(
  wanted: readonly string[],
  skills: Skills,
): (known: readonly string[]) => Fit {
  const weights = wanted
    .map((skill) => ({ skill, weight: skills.weightOf(skill) }))
    .toSorted((one, other) => other.weight - one.weight || (one.skill < other.skill ? -1 : 1));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const places = placesOf(
    weights.map(({ skill }) => skill),
    skills,
  );
  return (known) => {
    const wishes = weights.map(({ skill, weight }): Wish => ({
      skill,
      weight,
      isListed: false,
      near: [],
    }));
    let others = 0;
    for (const skill of known) {
      const met = places.get(skill);
      if (!met) others += 1;
      for (const { place, close } of met ?? []) {
        const wish = wishes[place];
        if (close === 'itself' && wish) wish.isListed = true;
        else if (close !== 'itself')
          wish?.near.push({ skill, ...close, weight: skills.weightOf(skill) });
      }
    }
    const met = wishes.reduce((sum, wish) => sum + wish.weight * shareOf(wish), 0);
    return {
      wishes,
      cover: total === 0 ? 0 : met / total,
      breadth: Math.sqrt(otherSkills / Math.max(otherSkills, others)),
    };
  };
}

function placesOf(wanted: readonly string[], skills: Skills) {
  type Met = Closeness | 'itself';
  const places = new Map<string, { place: number; close: Met }[]>();
  const put = (skill: string, place: number, close: Met) => {
    const those = places.get(skill) ?? [];
    those.push({ place, close });
    places.set(skill, those);
  };
  wanted.forEach((skill, place) => {
    put(skill, place, 'itself');
    for (const [other, close] of skills.relatedTo(skill)) put(other, place, close);
  });
  return places;
}

const strongestFirst = (near: Near[]) =>
  near
    .filter(({ isSure }) => isSure)
    .toSorted(
      (one, other) =>
        other.how - one.how || other.weight - one.weight || (one.skill < other.skill ? -1 : 1),
    )
    .map(({ skill }) => skill);

/** Whether a wish that is not listed is met by something that may be said. */
const isClose = ({ near }: Wish) => near.some(({ isSure }) => isSure);

/**
 * A fit in words: what is there, what is close to it, and what is wanted and not there. Whatever is named
 * adds to the fit; what people seldom have together adds too, and is not named.
 */
export function reasonsOf({ wishes }: Fit) {
  const rest = wishes.filter(({ isListed }) => !isListed);
  return {
    matched: wishes
      .filter(({ isListed }) => isListed)
      .map(({ skill, near }) => ({ skill, near: strongestFirst(near) })),
    related: rest.flatMap(({ skill, near }) =>
      strongestFirst(near)
        .slice(0, 1)
        .map((through) => ({ skill, through })),
    ),
    missing: rest.filter((wish) => !isClose(wish)).map(({ skill }) => skill),
  };
}

export type Reasons = ReturnType<typeof reasonsOf>;

/**
 * Whether a fit is worth anybody's time: two wishes are listed, or half of all that is wanted is
 * there. A wish met by related skills alone counts for as much as these can add.
 */
export function isWorthTelling({ wishes }: Fit) {
  let [listedWishes, wanted, there] = [0, 0, 0];
  for (const wish of wishes) {
    const { weight, isListed } = wish;
    wanted += weight;
    if (isListed) listedWishes += 1;
    if (isListed || isClose(wish)) there += weight * (isListed ? 1 : related.most);
  }
  return listedWishes >= 2 || (there > 0 && there >= wanted / 2);
}

export type Level = (typeof vacancyLevels)[number];

const byLevelsApart = [1, 0.9, 0.75];
const unknownLevel = 0.95;

function levelFactor(wanted: Level | null, has: Level | null) {
  if (wanted === null || has === null) return unknownLevel;
  const apart = Math.abs(vacancyLevels.indexOf(wanted) - vacancyLevels.indexOf(has));
  return byLevelsApart[apart] ?? 0.75;
}

const monthsOfLevel = [0, 6, 18, 42, 84];

export const levelAfter = (months: number): Level | null =>
  months === 0
    ? null
    : (vacancyLevels[monthsOfLevel.findLastIndex((from) => months >= from)] ?? null);

/** Little: skills say more than how lately somebody was here. */
const freshness = (idleDays: number) => 0.9 + 0.1 * Math.exp(-Math.max(0, idleDays) / 30);

/** `idleDays`: whole days since whoever is proposed was seen. */
export interface Circumstances {
  wanted: Level | null;
  has: Level | null;
  idleDays: number;
}

export const scoreOf = ({ cover, breadth }: Fit, { wanted, has, idleDays }: Circumstances) =>
  cover * breadth * levelFactor(wanted, has) * freshness(idleDays);

/** A vacancy where many applications wait lets others have their turn. */
export const modestyOfVacancy = (waiting: number) => 1 / (1 + waiting / 10);

/** For each who waits there is a free place, at least one. */
export const hasFewApplicants = ({
  waiting,
  placesLeft,
}: {
  waiting: number;
  placesLeft: number;
}): boolean => placesLeft > 0 && waiting <= placesLeft;

interface Proposable {
  score: number;
  /** For how many other vacancies they were lately proposed. */
  proposed: number;
}

const firstPlaces = 10;
/** In the first places nobody comes after somebody who fits worse by more than this share. */
const nearlyEqual = 0.05;

/**
 * The order in which people are proposed. In the first places, who was proposed less comes first
 * only among those who fit nearly as well, so that no turn costs a vacancy more than `nearlyEqual`
 * of a fit. The later places are for the best of those who were proposed least.
 */
export function inTurn<T extends Proposable>(people: readonly T[]): T[] {
  const by = (some: readonly T[], worth: (person: T) => number) =>
    some.toSorted((one, other) => worth(other) - worth(one));
  const first = by(
    people,
    ({ score, proposed }) => score * (1 - nearlyEqual * (1 - 1 / (1 + proposed))),
  ).slice(0, firstPlaces);
  const ahead = new Set(first);
  const later = people.filter((person) => !ahead.has(person));
  return [...first, ...by(later, ({ score, proposed }) => score / (1 + proposed))];
}
