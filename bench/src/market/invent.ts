import { randomFrom } from '@kollab/api/test/people/people';
import type { Market, Person, Vacancy } from './sample.ts';

const size = { people: 20_000, seekers: 4000, projects: 1500, vacancies: 3000 };
const groups = 40;
const groupSize = 16;
/** Of what they can do, people list so much. */
const listed = 0.6;

const skill = (group: number, place: number) => `skill ${group * groupSize + place}`;

/**
 * A university: what people can do is one field or two, of which they list a part; a vacancy wants a few skills
 * of one field. In a slow one owners look seldom, and people write up to ten letters a day. An owner values how much of it somebody can do, a person that and the topic, which is taste.
 */
export function inventMarket(seed: number, { isSlow = false } = {}): Market {
  const random = randomFrom(seed);
  const pick = (count: number) => Math.floor(random() ** 1.2 * count);
  const between = (least: number, most: number) => least + (most - least) * random();
  const abilities = new Map<string, Set<string>>();
  const tastes = new Map<string, number>();
  const people = Array.from({ length: size.people }, (_, index): Person => {
    const id = `person ${index}`;
    const can = new Set<string>();
    const fields = 1 + Math.floor(random() * 2);
    for (let field = 0; field < fields; field += 1) {
      const group = pick(groups);
      const depth = 0.2 + 0.6 * random();
      for (let place = 0; place < groupSize; place += 1) {
        if (random() < depth * (1.2 - place / groupSize)) can.add(skill(group, place));
      }
    }
    abilities.set(id, can);
    tastes.set(id, random());
    return {
      id,
      skills: [...can].filter(() => random() < listed),
      active: index < size.seekers ? between(0.3, 0.9) : 0,
      appliesPerDay: 1 + Math.floor(random() * (isSlow ? 10 : 4)),
      bar: between(0.25, 0.55),
    };
  });
  const owners = Array.from({ length: size.projects }, () => ({
    ownerActive: isSlow ? between(0.03, 0.3) : between(0.15, 0.9),
    ownerBar: between(0.3, 0.65),
    topic: random(),
  }));
  const topics = new Map<string, number>();
  const vacancies = Array.from({ length: size.vacancies }, (_, index): Vacancy => {
    const project = index % size.projects;
    const { ownerActive = 0.5, ownerBar = 0.5, topic = 0.5 } = owners[project] ?? {};
    const wishes = new Set<string>();
    const [group, count] = [pick(groups), 3 + Math.floor(random() * 3)];
    while (wishes.size < count) wishes.add(skill(group, pick(groupSize)));
    const id = `vacancy ${index}`;
    topics.set(id, topic);
    const places = 1 + Math.floor(random() ** 2 * 4);
    return {
      id,
      projectId: `project ${project}`,
      skills: [...wishes],
      places,
      ownerActive,
      ownerBar,
    };
  });
  const wishesOf = new Map(vacancies.map((vacancy) => [vacancy.id, vacancy.skills]));
  return {
    people,
    vacancies,
    worthOf(personId, vacancyId) {
      const wishes = wishesOf.get(vacancyId) ?? [];
      const can = abilities.get(personId);
      const share = wishes.filter((wish) => can?.has(wish)).length / Math.max(1, wishes.length);
      const apart = Math.abs((tastes.get(personId) ?? 0) - (topics.get(vacancyId) ?? 0));
      return { person: 0.6 * share + 0.4 * (1 - apart) * Number(share > 0), owner: share };
    },
  };
}
