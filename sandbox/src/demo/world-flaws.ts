import type { World, worldFiles } from './world.ts';

export interface Flaw {
  file: keyof typeof worldFiles;
  where: string;
  what: string;
}

/** Flaws that no single value shows; `exists` says whether a picture is there. */
export const findFlaw = (world: World, exists: (picture: string) => boolean): Flaw | undefined =>
  flawOfPeople(world, exists) ?? flawOfProjects(world, exists) ?? flawOfHistory(world);

function flawOfPeople({ people }: World, exists: (picture: string) => boolean): Flaw | undefined {
  const file = 'people.json';
  for (const key of ['id', 'telegramId', 'username'] as const) {
    const values = people.map((person) => person[key]);
    const place = values.findIndex(
      (value, index) => value !== undefined && values.indexOf(value) < index,
    );
    if (place >= 0) {
      return { file, where: `[${place}].${key}`, what: `is ${values[place]}, as somebody else's` };
    }
  }
  const lost = people.findIndex(({ photo }) => photo !== undefined && !exists(photo));
  if (lost >= 0) return { file, where: `[${lost}].photo`, what: noFile(people[lost]?.photo) };
  const countOf = (wanted: string) => people.filter(({ role }) => role === wanted).length;
  if (countOf('admin') < 1) return { file, where: 'role', what: 'admin: nobody has it' };
  if (countOf('moderator') < 2) {
    const what = 'moderator: two need it, for nobody approves their own profile';
    return { file, where: 'role', what };
  }
  return undefined;
}

const noFile = (picture: string | undefined) => `is ${picture}: there is no such file`;

function flawOfProjects(
  { people, projects }: World,
  exists: (picture: string) => boolean,
): Flaw | undefined {
  const file = 'projects.json';
  const ids = new Set(people.map(({ id }) => id));
  const names = new Set<string>();
  for (const [index, project] of projects.entries()) {
    const { name, owner, cover, team, invited, offered, review } = project;
    const at = (field: string, what: string): Flaw => ({
      file,
      where: `[${index}].${field}`,
      what,
    });
    const unknown = [...team, ...invited].find((id) => !ids.has(id));
    if (!ids.has(owner)) return at('owner', noPerson(owner));
    if (unknown !== undefined) return at('team', noPerson(unknown));
    if (offered !== undefined && !team.includes(offered)) {
      return at('offered', `is ${offered}, who is not in the team`);
    }
    if (cover !== undefined && !exists(cover)) return at('cover', noFile(cover));
    if (names.has(name)) return at('name', `is ${name}, as another project's`);
    if (review === 'waiting' && team.length > 0) return at('team', 'is empty until it is approved');
    names.add(name);
  }
  return undefined;
}

const noPerson = (id: string) => `is ${id}: people.json has nobody with this id`;

function flawOfHistory({ people, projects, history }: World): Flaw | undefined {
  const ids = new Set(people.map(({ id }) => id));
  for (const [index, event] of history.entries()) {
    const at = (field: string, what: string): Flaw => ({
      file: 'history.json',
      where: `[${index}].${field}`,
      what,
    });
    const unknown = 'viewers' in event && event.viewers.find((id) => !ids.has(id));
    if (unknown) return at('viewers', noPerson(unknown));
    if ('who' in event && !ids.has(event.who)) return at('who', noPerson(event.who));
    if ('whom' in event && !ids.has(event.whom)) return at('whom', noPerson(event.whom));
    if (!('project' in event)) continue;
    const project = projects.find(({ name }) => name === event.project);
    if (!project) return at('project', `is ${event.project}: projects.json has no such project`);
    const { vacancy } = event;
    if (vacancy !== undefined && !project.vacancies.some(({ title }) => title === vacancy)) {
      return at('vacancy', `is ${event.vacancy}: the project has no such vacancy`);
    }
  }
  return undefined;
}
