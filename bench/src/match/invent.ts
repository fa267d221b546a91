import { randomFrom } from '@kollab/api/test/people/people';
import type { Sample, Someone, Wanted } from './sample.ts';

const groups = 40;
const groupSize = 16;
const listed = 0.6;

const names = Array.from({ length: groups * groupSize }, (_, index) => `skill ${index}`);

const skill = (group: number, place: number) => names[group * groupSize + place] ?? '';

/** Smaller numbers more often than larger ones. */
const pick = (random: () => number, count: number) => Math.floor(random() ** 1.2 * count);

export function inventSample(seed: number, people: number, vacancies: number): Sample {
  const random = randomFrom(seed);
  const abilities = new Map<string, Set<string>>();
  const some = Array.from({ length: people }, (_, index): Someone => {
    const id = `person ${index}`;
    const can = inventAbilities(random);
    abilities.set(id, can);
    const skills = new Set([...can].filter(() => random() < listed));
    const noise = Math.floor(random() * 6);
    for (let count = 0; count < noise; count += 1) skills.add(anySkill(random));
    return { id, skills: [...skills], level: null, idleDays: Math.floor(random() ** 2 * 60) };
  });
  const wanted = Array.from({ length: vacancies }, (_, index): Wanted => ({
    id: `vacancy ${index}`,
    skills: inventWishes(random),
    level: null,
  }));
  const byId = new Map(wanted.map((vacancy) => [vacancy.id, vacancy]));
  return {
    people: some,
    vacancies: wanted,
    gradesOf: (id) => {
      const wishes = byId.get(id)?.skills ?? [];
      return new Map(some.map((one) => [one.id, gradeOf(wishes, abilities.get(one.id))]));
    },
  };
}

const anySkill = (random: () => number) => skill(pick(random, groups), pick(random, groupSize));

function inventAbilities(random: () => number) {
  const can = new Set<string>();
  const fields = 1 + Math.floor(random() * 2);
  for (let field = 0; field < fields; field += 1) {
    const group = pick(random, groups);
    const depth = 0.15 + 0.6 * random() ** 1.5;
    for (let place = 0; place < groupSize; place += 1) {
      if (random() < depth * (1.2 - place / groupSize)) can.add(skill(group, place));
    }
  }
  if (random() < 0.5) can.add(anySkill(random));
  return can;
}

function inventWishes(random: () => number) {
  const wishes = new Set<string>();
  const count = 3 + Math.floor(random() * 4);
  const group = pick(random, groups);
  while (wishes.size < count) {
    wishes.add(random() < 0.25 ? anySkill(random) : skill(group, pick(random, groupSize)));
  }
  return [...wishes];
}

/** 0 to 3 by the share of what is wanted that they can do. */
function gradeOf(wishes: readonly string[], can: ReadonlySet<string> | undefined) {
  const share = wishes.filter((wish) => can?.has(wish)).length / Math.max(1, wishes.length);
  return Math.round(3 * share);
}
