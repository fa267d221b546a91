import {
  displayName,
  type FeedKind,
  type FeedNews,
  type FeedRow,
  firstScreen,
  serverLimits,
} from '@kollab/contract';
import { feedKinds } from '@kollab/contract/schemas';
import type { Db } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { cursorAfter, type Page, type Position, readCursor } from '#src/platform/paging.ts';
import * as queries from './feed.queries.ts';
import { dayBegins } from '#src/platform/days.ts';
import { type Event, type Group, groupEvents, isAfter } from './grouping.ts';

/** So many whole days are read first, and so many times as many where there is too little. */
const firstDays = 2;
const longer = 10;

/**
 * Newest first, as far as the person may see it now. Days are read whole, so that each row is
 * complete. Throws badInput for a cursor we never gave.
 */
export async function listFeed(
  db: Db,
  reader: Pick<Person, 'id'>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  now: Date,
): Promise<Page<FeedRow>> {
  const after = readCursor(cursor);
  const oldest = dayBegins(new Date(now.getTime() - serverLimits.feedFor));
  const newest = after ? dayBegins(new Date(after.at), 1) : dayBegins(now, 1);
  const groups: Group[] = [];
  for (let days = firstDays, until = newest; until > oldest && groups.length < limit;) {
    const from = new Date(Math.max(dayBegins(until, -days).getTime(), oldest.getTime()));
    const most = limit - groups.length;
    groups.push(...(await listGroups(db, reader.id, { from, until }, { after, most })));
    until = from;
    days *= longer;
  }
  const page = groups.slice(0, limit);
  return { items: await render(db, page), next: cursorAfter(page, { limit }) };
}

/**
 * The newest rows of a window after a place. Looks through the newest events until enough of them
 * may be seen: the place of a row, which is its newest visible event, is known once everything
 * newer was looked through.
 */
async function listGroups(
  db: Db,
  readerId: string,
  window: queries.Window,
  { after, most }: { after: Position | undefined; most: number },
) {
  const events: Event[] = [];
  for (let reached: Position | undefined; ;) {
    const days = await queries.listDays(db, readerId, window, { after: reached, most: 2 * most });
    if (days.length > 0) {
      events.push(...(await queries.listEvents(db, readerId, days)).map(toEvent));
    }
    const last = days.at(-1);
    const isWhole = days.length < 2 * most || !last;
    reached = last && { at: last.newest, id: last.project_id };
    const groups = groupEvents(events).filter(
      (group) => isAfter(group, after) && (isWhole || !isAfter(group, reached)),
    );
    if (isWhole || groups.length >= most) return groups;
  }
}

/** The newest rows of the last days, whole, as the first screen has them, and where `listFeed` goes on. */
export async function listLately(db: Db, readerId: string, now: Date): Promise<Page<FeedRow>> {
  const limit = firstScreen.feed;
  const from = dayBegins(now, 1 - firstScreen.feedDays);
  const oldest = dayBegins(new Date(now.getTime() - serverLimits.feedFor));
  const [events, isMore] = await Promise.all([
    queries.listEventsIn(db, readerId, { from, until: dayBegins(now, 1) }),
    queries.hasAnyIn(db, readerId, { from: oldest, until: from }),
  ]);
  const page = groupEvents(events.map(toEvent)).slice(0, limit);
  const before = isMore ? [{ position: momentOf(from), id: first }] : [];
  return {
    items: await render(db, page),
    next: cursorAfter(page, { limit }) ?? cursorAfter(before, { limit: 1 }),
  };
}

const first = '00000000-0000-0000-0000-000000000000';

const momentOf = (at: Date) =>
  at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '+00');

const toEvent = (row: queries.EventRow): Event => ({
  projectId: row.project_id,
  ownerId: row.owner_id,
  personId: row.person_id,
  kind: row.kind,
  subjectId: row.subject_id,
  at: row.at,
  ofProject: row.of_project,
  ofPerson: row.of_person,
});

async function render(db: Db, groups: readonly Group[]): Promise<FeedRow[]> {
  if (groups.length === 0) return [];
  const events = groups.flatMap((group) => group.events);
  const vacancyIds = events.flatMap(({ kind, subjectId }) => (kind === 'vacancy' ? subjectId : []));
  const [projects, vacancies, people] = await Promise.all([
    queries.listProjects(
      db,
      groups.map(({ id }) => id),
    ),
    queries.listVacancies(db, vacancyIds),
    queries.listPeople(db, [...new Set(events.map(({ personId }) => personId))]),
  ]);
  const projectsById = new Map(projects.map((project) => [project.id, project]));
  const peopleById = new Map(people.map((person) => [person.id, person]));
  return groups.flatMap((group): FeedRow[] => {
    const project = projectsById.get(group.id);
    if (!project) return [];
    const subjects = new Set(group.events.map(({ subjectId }) => subjectId));
    const said: Record<FeedKind, () => FeedNews> = {
      project: () => ({ kind: 'project' }),
      stage: () => ({ kind: 'stage', stage: project.stage }),
      vacancy: () => ({
        kind: 'vacancy',
        vacancies: vacancies
          .filter(({ id }) => subjects.has(id))
          .map(({ id: vacancyId, title }) => ({ vacancyId, title })),
      }),
      joined: () => ({
        kind: 'joined',
        people: group.events.flatMap(({ kind, personId }) => {
          const person = kind === 'joined' ? peopleById.get(personId) : undefined;
          return person ? [{ ...nameOf(person), photo: person.photo }] : [];
        }),
      }),
      finished: () => ({ kind: 'finished' }),
    };
    const kinds = new Set(group.events.map(({ kind }) => kind));
    const followed = new Set(
      group.events.flatMap(({ ofPerson, personId }) => (ofPerson ? personId : [])),
    );
    return [
      {
        projectId: project.id,
        projectTitle: project.name,
        coverImage: project.cover_image,
        palette: project.palette ?? [],
        telegramId: project.telegram_id,
        ownerName: displayName(project),
        ownerPhoto: project.photo,
        at: new Date(group.position).toISOString(),
        news: feedKinds.filter((kind) => kinds.has(kind)).map((kind) => said[kind]()),
        followed: {
          project: group.events.some(({ ofProject }) => ofProject),
          people: [...followed].flatMap((id) => {
            const person = peopleById.get(id);
            return person ? [nameOf(person)] : [];
          }),
        },
      },
    ];
  });
}

const nameOf = (person: { telegram_id: number; firstName: string; lastName: string }) => ({
  telegramId: person.telegram_id,
  name: displayName(person),
});
