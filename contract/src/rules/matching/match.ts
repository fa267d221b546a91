import { vacancyLevels } from '#src/rules/words/vacancy-words.ts';
import type { Skills } from './skills.ts';

/**
 * How a vacancy and a person fit. Every number here is of one of these sums, and whatever a reason
 * names is an addend. It knows skills, level and days, and nothing else of anybody.
 */
const listed = { alone: 0.6, amongRelated: 0.4, half: 0.5 };
const related = { most: 0.35, half: 0.3 };
/** So many skills that have nothing to do with a vacancy are nobody's fault. */
const otherSkills = 8;

interface Near {
  skill: string;
  /** 0 to 1. */
  how: number;
  /** What it is worth itself: of two as close, the rarer one says more. */
  weight: number;
}

/** What a vacancy wants, and what a person has of it: the skill itself, skills close to it. */
export interface Wish {
  skill: string;
  weight: number;
  isListed: boolean;
  near: Near[];
}

/** How a vacancy's wishes fit a person. */
export interface Fit {
  /** Those that weigh most first. */
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
      for (const { place, how } of met ?? []) {
        const wish = wishes[place];
        if (how === 'itself' && wish) wish.isListed = true;
        else if (how !== 'itself') wish?.near.push({ skill, how, weight: skills.weightOf(skill) });
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

/** Which wishes each skill meets, and how. */
function placesOf(wanted: readonly string[], skills: Skills) {
  const places = new Map<string, { place: number; how: number | 'itself' }[]>();
  const put = (skill: string, place: number, how: number | 'itself') => {
    const those = places.get(skill) ?? [];
    those.push({ place, how });
    places.set(skill, those);
  };
  wanted.forEach((skill, place) => {
    put(skill, place, 'itself');
    for (const [other, how] of skills.relatedTo(skill)) put(other, place, how);
  });
  return places;
}

const strongestFirst = (near: Near[]) =>
  near
    .toSorted(
      (one, other) =>
        other.how - one.how || other.weight - one.weight || (one.skill < other.skill ? -1 : 1),
    )
    .map(({ skill }) => skill);

/** A fit in words: every skill that adds to it, and what is wanted and not there. */
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
    missing: rest.filter(({ near }) => near.length === 0).map(({ skill }) => skill),
  };
}

export type Reasons = ReturnType<typeof reasonsOf>;

/**
 * Whether it is worth anybody's time: two wishes met, at least one of them by the very skill, or half of
 * all that is wanted.
 */
export const isWorthTelling = ({ wishes, cover }: Fit) => {
  const listed = wishes.filter(({ isListed }) => isListed).length;
  const close = wishes.filter(({ isListed, near }) => !isListed && near.length > 0).length;
  return cover >= 0.5 || (listed >= 1 && listed + close >= 2);
};

export type Level = (typeof vacancyLevels)[number];

const byLevelsApart = [1, 0.9, 0.75];
const unknownLevel = 0.95;

function levelFactor(wanted: Level | null, has: Level | null) {
  if (wanted === null || has === null) return unknownLevel;
  const apart = Math.abs(vacancyLevels.indexOf(wanted) - vacancyLevels.indexOf(has));
  return byLevelsApart[apart] ?? 0.75;
}

const monthsOfLevel = [0, 6, 18, 42, 84];

/** The level that so many months of work make; unknown without any. */
export const levelAfter = (months: number): Level | null =>
  months === 0
    ? null
    : (vacancyLevels[monthsOfLevel.findLastIndex((from) => months >= from)] ?? null);

/** Little: who was away for long may still be the best, and says less about what they can do than skills. */
const freshness = (idleDays: number) => 0.9 + 0.1 * Math.exp(-Math.max(0, idleDays) / 30);

/** What decides besides skills: levels, and for how many whole days whoever is proposed was not seen. */
export interface Circumstances {
  wanted: Level | null;
  has: Level | null;
  idleDays: number;
}

/** What a pair is ranked by, before `modesty`. */
export const scoreOf = ({ cover, breadth }: Fit, { wanted, has, idleDays }: Circumstances) =>
  cover * breadth * levelFactor(wanted, has) * freshness(idleDays);

/** A vacancy where many applications wait lets others have their turn. */
export const modestyOfVacancy = (waiting: number) => 1 / (1 + waiting / 10);

interface Proposable {
  score: number;
  /** For how many other vacancies they were lately proposed. */
  proposed: number;
}

const firstPlaces = 10;
const modesty = { first: 30, later: 1 };

/**
 * People in the order in which they are proposed: the first places are for the best, nearly whatever
 * else they were proposed for, the later ones for the best of those who were proposed least. Measured,
 * that spreads them twice as evenly as the same modesty in all places, at a tenth of what it costs.
 */
export function inTurn<T extends Proposable>(people: readonly T[]): T[] {
  const by = (some: readonly T[], half: number) =>
    some.toSorted(
      (one, other) =>
        other.score / (1 + other.proposed / half) - one.score / (1 + one.proposed / half),
    );
  const first = by(people, modesty.first).slice(0, firstPlaces);
  const ahead = new Set(first);
  const later = people.filter((person) => !ahead.has(person));
  return [...first, ...by(later, modesty.later)];
}
