import { vacancyLevels } from '@kollab/contract';
import { randomFrom } from '@kollab/api/test/people/people';
import type { Sample, Someone, Wanted } from './sample.ts';

export interface Lengths {
  people: readonly [number, number];
  vacancies: readonly [number, number];
}

const skills = 120;

interface Spot {
  x: number;
  y: number;
}

interface Skill extends Spot {
  name: string;
  /** How often it is named beside others. */
  fame: number;
}

interface Worker extends Spot {
  /** How far from their trade they still can do something. */
  reach: number;
  level: number;
}

const apart = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

/** How well they do a skill, whether they name it or not: less and less with its distance. */
const mastery = (worker: Worker, skill: Skill) =>
  Math.exp(-((apart(worker, skill) / worker.reach) ** 2));

/** What they are worth where so much of what is wanted is done well: less where levels are far apart. */
const worth = (share: number, levelsApart: number) =>
  Math.max(0, Math.round(3 * share) - (levelsApart > 1 ? 1 : 0));

/**
 * Skills on a map without borders: people stand somewhere and can do what is around, more or less, and
 * name the best known of it and a few things that they cannot do. A vacancy wants what is around its own
 * spot. What somebody is worth is how well they do all of what is wanted, named or not.
 */
export function inventTrades(
  seed: number,
  people: number,
  vacancies: number,
  lengths: Lengths,
): Sample {
  const random = randomFrom(seed);
  const between = ([from, to]: readonly [number, number]) =>
    from + Math.floor(random() * (to - from + 1));
  const map = Array.from({ length: skills }, (_, index): Skill => ({
    name: `trade ${index}`,
    x: random(),
    y: random(),
    fame: 1 / (1 + index / 20),
  }));
  const spots = Array.from({ length: 25 }, () => ({ x: random(), y: random() }));
  const spot = (): Spot => {
    const { x = 0, y = 0 } = spots[Math.floor(random() ** 1.5 * spots.length)] ?? {};
    return { x: x + (random() - 0.5) / 5, y: y + (random() - 0.5) / 5 };
  };
  /** So many skills, those of most worth most often. */
  const draw = (count: number, worth: (skill: Skill) => number) =>
    map
      .map((skill) => ({ skill, turn: Math.log(random()) / (worth(skill) + 1e-9) }))
      .toSorted((one, other) => other.turn - one.turn)
      .slice(0, count)
      .map(({ skill }) => skill);

  const workers = new Map<string, Worker>();
  const some = Array.from({ length: people }, (_, index): Someone => {
    const level = Math.floor(random() ** 1.5 * 4);
    const worker = { ...spot(), reach: 0.1 + 0.1 * random(), level };
    const id = `worker ${index}`;
    workers.set(id, worker);
    const named = draw(
      between(lengths.people),
      (skill) => skill.fame ** 0.5 * mastery(worker, skill) ** 2 + 0.003 * skill.fame,
    );
    return {
      id,
      skills: named.map(({ name }) => name),
      level: random() < 0.3 ? null : (vacancyLevels[level] ?? null),
      idleDays: Math.floor(random() ** 2 * 90),
    };
  });
  const wishes = new Map<string, { named: Skill[]; level: number }>();
  const wanted = Array.from({ length: vacancies }, (_, index): Wanted => {
    const centre = spot();
    const id = `vacancy ${index}`;
    const named = draw(
      between(lengths.vacancies),
      (skill) => skill.fame ** 0.5 * Math.exp(-((apart(centre, skill) / 0.12) ** 2)),
    );
    const level = Math.floor(random() ** 1.5 * 4);
    wishes.set(id, { named, level });
    return { id, skills: named.map(({ name }) => name), level: vacancyLevels[level] ?? null };
  });
  return {
    people: some,
    vacancies: wanted,
    gradesOf: (id) => {
      const { named = [], level = 0 } = wishes.get(id) ?? {};
      const grade = (worker: Worker | undefined) => {
        if (worker === undefined) return 0;
        const done = named.filter((skill) => mastery(worker, skill) > 0.4).length;
        return worth(done / Math.max(1, named.length), Math.abs(worker.level - level));
      };
      return new Map(some.map((one) => [one.id, grade(workers.get(one.id))]));
    },
  };
}
