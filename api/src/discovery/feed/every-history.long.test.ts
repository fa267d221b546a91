import type { FeedKind } from '@kollab/contract';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/test-app.ts';
import { listFeed } from './feed.service.ts';

const kollab = sharedApp();
const worlds = 125;
const readersOfEach = 8;
const kinds: FeedKind[] = ['project', 'vacancy', 'stage', 'joined', 'finished'];
const now = new Date('2026-11-20T12:00:00Z');
const hour = 60 * 60_000;

function dice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const below = (count: number) => Math.floor(roll() * count);
  return { below, is: (chance: number) => roll() < chance };
}
type Dice = ReturnType<typeof dice>;

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

let nextTelegramId = 1;
const person = ({ is }: Dice) => ({
  id: uuid(),
  telegram_id: nextTelegramId++,
  first_name: 'Кто-то',
  suspended_at: is(0.1) ? now : null,
  hidden_at: is(0.1) ? now : null,
});

function inventWorld(seed: number) {
  const die = dice(seed);
  const { below, is } = die;
  const people = times(5 + readersOfEach, () => person(die));
  const owners = people.slice(0, 5);
  const one = <T>(of: T[]) => of[below(of.length)] as T;
  const at = () => new Date(now.getTime() - below(40) * (is(0.5) ? 6 : 60) * hour);
  const projects = times(8, () => ({
    id: uuid(),
    owner_id: one(owners.slice(0, 3)).id,
    name: 'Проект',
    approved_at: is(0.9) ? now : null,
    archived_at: is(0.1) ? now : null,
    finished_at: is(0.3) ? now : null,
    deleted_at: is(0.05) ? now : null,
    created_at: now,
  }));
  const vacancies = times(10, (place) => ({
    id: uuid(),
    project_id: one(projects).id,
    place,
    title: 'Вакансия',
    closed_at: is(0.2) ? now : null,
    removed_at: is(0.1) ? now : null,
  }));
  const members = projects.flatMap(({ id, owner_id: ownerId }) =>
    owners
      .filter((owner) => owner.id !== ownerId && is(0.4))
      .map(({ id: userId }) => ({
        id: uuid(),
        project_id: id,
        user_id: userId,
        state: is(0.8) ? ('member' as const) : ('left' as const),
        created_at: now,
      })),
  );
  const made = (project: { id: string; owner_id: string }) => ({
    project_id: project.id,
    person_id: is(0.9) ? project.owner_id : one(owners).id,
  });
  const events = [
    ...['project', 'finished'].flatMap((kind) =>
      projects.map((project) => ({ ...made(project), kind, subject_id: project.id })),
    ),
    ...vacancies.map(({ id, project_id: projectId }) => ({
      ...made(projects.find((project) => project.id === projectId) ?? one(projects)),
      kind: 'vacancy',
      subject_id: id,
    })),
    ...times(6, () => ({ ...made(one(projects)), kind: 'stage', subject_id: uuid() })),
    ...members.map(({ project_id: projectId, user_id: userId }) => ({
      project_id: projectId,
      person_id: userId,
      kind: 'joined',
      subject_id: userId,
    })),
  ].map((event) => Object.assign(event, { kind: event.kind as FeedKind, at: at() }));
  const readers = people.slice(5);
  const settings = people
    .filter(() => is(0.4))
    .map(({ id }) => ({
      user_id: id,
      hidden_kinds: kinds.filter(() => is(0.25)),
      tells_joining: is(0.6),
    }));
  const follows = readers.flatMap(({ id }) =>
    owners
      .filter(() => is(0.4))
      .map((owner) => ({ follower_id: id, followee_id: owner.id, created_at: now })),
  );
  const projectFollows = readers.flatMap(({ id }) =>
    projects
      .filter(() => is(0.25))
      .map((project) => ({ user_id: id, project_id: project.id, created_at: now })),
  );
  const blocks = readers.flatMap(({ id }) =>
    owners
      .filter(() => is(0.1))
      .map((owner) => {
        const pair = [id, owner.id] as const;
        const [blocker, blocked] = is(0.5) ? pair : (pair.toReversed() as [string, string]);
        return { blocker_id: blocker, blocked_id: blocked, created_at: now };
      }),
  );
  return {
    die,
    people,
    readers,
    projects,
    vacancies,
    members,
    events,
    settings,
    follows,
    projectFollows,
    blocks,
  };
}
type World = ReturnType<typeof inventWorld>;

async function store(world: World) {
  const { db } = kollab;
  await db.insertInto('users').values(world.people).execute();
  await db.insertInto('projects').values(world.projects).execute();
  await db.insertInto('vacancies').values(world.vacancies).execute();
  if (world.members.length > 0) await db.insertInto('participants').values(world.members).execute();
  await db.insertInto('feed_events').values(world.events).execute();
  if (world.settings.length > 0)
    await db.insertInto('feed_settings').values(world.settings).execute();
  if (world.follows.length > 0) await db.insertInto('follows').values(world.follows).execute();
  if (world.projectFollows.length > 0)
    await db.insertInto('project_follows').values(world.projectFollows).execute();
  if (world.blocks.length > 0) await db.insertInto('blocks').values(world.blocks).execute();
}

/** The feed as it is meant, event by event, knowing nothing of how it is read. */
function expectedFeed(world: World, readerId: string) {
  const isApart = (id: string) =>
    world.blocks.some(
      ({ blocker_id: a, blocked_id: b }) =>
        (a === readerId && b === id) || (b === readerId && a === id),
    );
  const isInSight = (id: string) => {
    const one = world.people.find((somebody) => somebody.id === id);
    return one?.hidden_at === null && one.suspended_at === null && !isApart(id);
  };
  const settingsOf = (id: string) => world.settings.find(({ user_id: userId }) => userId === id);
  const isFollowed = (id: string) =>
    world.follows.some((one) => one.follower_id === readerId && one.followee_id === id);
  const rows = new Map<
    string,
    { id: string; day: string; at: number; owner: string; said: string[] }
  >();
  for (const event of world.events) {
    const project = world.projects.find(({ id }) => id === event.project_id);
    if (!project?.approved_at || project.archived_at || project.deleted_at) continue;
    if (!isInSight(project.owner_id)) continue;
    if (settingsOf(readerId)?.hidden_kinds.includes(event.kind)) continue;
    const isOfProject = world.projectFollows.some(
      (one) => one.user_id === readerId && one.project_id === project.id,
    );
    const isWhose = event.kind === 'joined' || event.person_id === project.owner_id;
    if (!isOfProject && !(isWhose && isFollowed(event.person_id))) continue;
    const vacancy = world.vacancies.find(({ id }) => id === event.subject_id);
    if (event.kind === 'vacancy' && (vacancy?.closed_at || vacancy?.removed_at)) continue;
    if (event.kind === 'finished' && project.finished_at === null) continue;
    const place = world.members.find(
      (one) => one.project_id === project.id && one.user_id === event.person_id,
    );
    const tells = settingsOf(event.person_id)?.tells_joining ?? true;
    if (
      event.kind === 'joined' &&
      !(place?.state === 'member' && tells && isInSight(event.person_id))
    )
      continue;
    const day = new Date(event.at.getTime() + 3 * hour).toISOString().slice(0, 10);
    if (day < '2026-08-22') continue;
    const key = `${project.id} ${day}`;
    const row = rows.get(key) ?? { id: project.id, day, at: 0, owner: project.owner_id, said: [] };
    row.at = Math.max(row.at, event.at.getTime());
    row.said.push(event.kind === 'vacancy' ? event.subject_id : event.kind);
    rows.set(key, row);
  }
  const sorted = [...rows.values()].toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  return sorted
    .filter((row, index) => {
      const before = sorted.slice(0, index);
      return before.filter(({ owner, day }) => owner === row.owner && day === row.day).length < 3;
    })
    .map(({ id, at, said }) => ({ id, at, said: [...new Set(said)].toSorted() }));
}

async function readAll(readerId: string, limit: number) {
  const all = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await listFeed(kollab.db, { id: readerId }, { limit, cursor }, now);
    all.push(...items);
    cursor = next;
  } while (cursor !== undefined);
  return all.map(({ projectId, at, news }) => ({
    id: projectId,
    at: new Date(at).getTime(),
    said: news
      .flatMap((one) => (one.kind === 'vacancy' ? one.vacancies.map((v) => v.vacancyId) : one.kind))
      .toSorted(),
  }));
}

test(
  'a thousand readers of random histories are told what going through every event would tell',
  { timeout: 300_000 },
  async () => {
    let rows = 0;
    for (let seed = 1; seed <= worlds; seed += 1) {
      const world = inventWorld(seed);
      await store(world);
      if (seed % 25 === 1) await sql`analyze`.execute(kollab.db);
      const readers = world.readers.map(({ id }) => ({ id, limit: 3 + world.die.below(30) }));
      const actual = await Promise.all(readers.map(({ id, limit }) => readAll(id, limit)));
      const expected = readers.map(({ id }) => expectedFeed(world, id));
      expect({ seed, feeds: actual }).toEqual({ seed, feeds: expected });
      rows += expected.flat().length;
    }
    expect(rows).toBeGreaterThan(worlds * readersOfEach);
  },
);
