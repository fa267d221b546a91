import { relatedSkills } from './related-skills.ts';

/** What is known of skills: what each is worth, and which stand close to each other. */
export interface Skills {
  /** The rarer a skill is, the more it says. */
  weightOf: (key: string) => number;
  /** The skills close to one, each with how close: 0 to 1. As close as one is to another is that to it. */
  relatedTo: (key: string) => ReadonlyMap<string, number>;
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

/** From this mutual information on skills are as close as can be. */
const closest = 2;
const curated = 0.7;

/** How close two skills are by how often people have both: 0 is not at all, 1 as can be. */
export function closeness({ both, ones, others }: Together, people: number) {
  if (both < leastTogether.people) return 0;
  const information = Math.log((both * people) / (ones * others));
  return information < leastTogether.information ? 0 : Math.min(1, information / closest);
}

/** A skill as it is compared: what the catalogue of tags has as its key. */
export const skillKey = (name: string) =>
  name.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

interface Known {
  /** How many people there are. */
  people: number;
  /** How many of them have a skill, by its key. */
  uses: ReadonlyMap<string, number>;
  /** What some of them have together, and how many were asked. */
  together: Iterable<Together>;
  asked: number;
}

/** What people's skills say of skills, beside what everybody knows of them. */
export function learnSkills({ people, uses, together, asked }: Known): Skills {
  const related = new Map<string, Map<string, number>>();
  const relate = (one: string, other: string, how: number) => {
    const those = related.get(one) ?? new Map<string, number>();
    those.set(other, Math.max(how, those.get(other) ?? 0));
    related.set(one, those);
  };
  const relateBoth = (one: string, other: string, how: number) => {
    if (how === 0 || one === other) return;
    relate(one, other, how);
    relate(other, one, how);
  };
  for (const [one, other] of relatedSkills()) relateBoth(skillKey(one), skillKey(other), curated);
  for (const pair of together) relateBoth(pair.one, pair.other, closeness(pair, asked));
  const none: ReadonlyMap<string, number> = new Map();
  return {
    weightOf: (key) =>
      Math.min(6, Math.max(0.5, Math.log((people + 1) / ((uses.get(key) ?? 0) + 0.5)))),
    relatedTo: (key) => related.get(key) ?? none,
  };
}
