import { relatedSkills } from './related-skills.ts';

export interface Skills {
  /** The rarer a skill is, the more it says. */
  weightOf: (key: string) => number;
  /** Symmetric: as close as one skill is to another is that to it. */
  relatedTo: (key: string) => ReadonlyMap<string, Closeness>;
}

export interface Closeness {
  /** 0 to 1. */
  how: number;
  /** Whether it may be said to anybody: everybody knows it, or many people have both. */
  isSure: boolean;
}

/** How many people have both of two skills, one of them, and the other. */
export interface Together {
  one: string;
  other: string;
  both: number;
  ones: number;
  others: number;
}

/** Below these what two skills have in common may be chance. */
export const leastTogether = { people: 5, information: 1 };

/** Below these it says a little about a person, and is nothing to tell anybody. */
const leastSaid = { people: 20, information: 1.5 };

/** From this mutual information on skills are as close as can be. */
const closest = 2;
const curated: Closeness = { how: 0.7, isSure: true };

/** How close two skills are by how often people have both; undefined where it may be chance. */
export function closeness({ both, ones, others }: Together, people: number): Closeness | undefined {
  const information = Math.log((both * people) / (ones * others));
  if (both < leastTogether.people || information < leastTogether.information) return undefined;
  return {
    how: Math.min(1, information / closest),
    isSure: both >= leastSaid.people && information >= leastSaid.information,
  };
}

/** A skill as it is compared: what the catalogue of tags has as its key. */
export const skillKey = (name: string) =>
  name.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

interface Known {
  people: number;
  uses: ReadonlyMap<string, number>;
  together: Iterable<Together>;
  asked: number;
}

export function learnSkills({ people, uses, together, asked }: Known): Skills {
  const related = new Map<string, Map<string, Closeness>>();
  const relate = (one: string, other: string, close: Closeness) => {
    const those = related.get(one) ?? new Map<string, Closeness>();
    const known = those.get(other);
    those.set(other, {
      how: Math.max(close.how, known?.how ?? 0),
      isSure: close.isSure || known?.isSure === true,
    });
    related.set(one, those);
  };
  const relateBoth = (one: string, other: string, close: Closeness | undefined) => {
    if (close === undefined || one === other) return;
    relate(one, other, close);
    relate(other, one, close);
  };
  for (const [one, other] of relatedSkills()) relateBoth(skillKey(one), skillKey(other), curated);
  for (const pair of together) relateBoth(pair.one, pair.other, closeness(pair, asked));
  const none: ReadonlyMap<string, Closeness> = new Map();
  return {
    weightOf: (key) =>
      Math.min(6, Math.max(0.5, Math.log((people + 1) / ((uses.get(key) ?? 0) + 0.5)))),
    relatedTo: (key) => related.get(key) ?? none,
  };
}
