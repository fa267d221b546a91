import { randomFrom } from '@kollab/api/test/people/people';
import type { Friends, Market, Person, Vacancy } from './sample.ts';

const size = { people: 20_000, seekers: 4000, projects: 1500, vacancies: 3000 };
const groups = 40;
const groupSize = 16;
/** Of what they can do, people list so much. */
const listed = 0.6;
/** So many of the seekers have a friend of their field, if one is left. */
const befriended = 0.2;

/**
 * A university: what people can do is one field or two, of which they list a part; a vacancy wants a few skills
 * of one field. In a slow one owners look seldom, and people write up to ten letters a day. An owner values how much of it somebody can do, a person that and the topic, which is taste.
 */
export function inventMarket(seed: number, { isSlow = false } = {}): Market {
  const random = randomFrom(seed);
  const pick = (count: number) => Math.floor(random() ** 1.2 * count);
  const between = (least: number, most: number) => least + (most - least) * random();
  const abilities: Uint8Array[] = [];
  const tastes: number[] = [];
  const fieldOf: number[] = [];
  const people = Array.from({ length: size.people }, (_, index): Person => {
    const can = new Uint8Array(groups * groupSize);
    const fields = 1 + Math.floor(random() * 2);
    for (let field = 0; field < fields; field += 1) {
      const group = pick(groups);
      fieldOf[index] ??= group;
      const depth = 0.2 + 0.6 * random();
      for (let place = 0; place < groupSize; place += 1) {
        if (random() < depth * (1.2 - place / groupSize)) can[group * groupSize + place] = 1;
      }
    }
    abilities.push(can);
    tastes.push(random());
    return {
      id: `person ${index}`,
      skills: [...can.keys()].filter((skill) => can[skill] && random() < listed).map(nameOf),
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
  const topics: number[] = [];
  const wishesOf: number[][] = [];
  const vacancies = Array.from({ length: size.vacancies }, (_, index): Vacancy => {
    const project = index % size.projects;
    const { ownerActive = 0.5, ownerBar = 0.5, topic = 0.5 } = owners[project] ?? {};
    const wishes = new Set<number>();
    const [group, count] = [pick(groups), 3 + Math.floor(random() * 3)];
    while (wishes.size < count) wishes.add(group * groupSize + pick(groupSize));
    topics.push(topic);
    wishesOf.push([...wishes]);
    return {
      id: `vacancy ${index}`,
      projectId: `project ${project}`,
      skills: [...wishes].map(nameOf),
      places: 1 + Math.floor(random() ** 2 * 4),
      ownerActive,
      ownerBar,
    };
  });
  return {
    people,
    vacancies,
    friends: befriend(fieldOf.slice(0, size.seekers * befriended)),
    worthOf(person, vacancy) {
      const wishes = wishesOf[vacancy] ?? [];
      const can = abilities[person];
      let met = 0;
      for (const wish of wishes) met += can?.[wish] ?? 0;
      const share = met / Math.max(1, wishes.length);
      const apart = Math.abs((tastes[person] ?? 0) - (topics[vacancy] ?? 0));
      return { person: 0.6 * share + 0.4 * (1 - apart) * Number(share > 0), owner: share };
    },
  };
}

const nameOf = (skill: number) => `skill ${skill}`;

/** Two of one field each; every second two would not be in a team alone. */
function befriend(fields: readonly number[]): Friends[] {
  const alone = new Map<number, number>();
  const friends: Friends[] = [];
  fields.forEach((field, person) => {
    const other = alone.get(field);
    if (other === undefined) alone.set(field, person);
    else {
      alone.delete(field);
      friends.push({ people: [other, person], mayBeApart: friends.length % 2 === 1 });
    }
  });
  return friends;
}
