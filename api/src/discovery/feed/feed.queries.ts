import type { FeedKind, Project } from '@kollab/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dayBegins } from '#src/platform/days.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { isVisibleTo } from '#src/people/visibility/visibility.sql.ts';

export interface Window {
  from: Date;
  until: Date;
}

export interface EventRow {
  project_id: string;
  person_id: string;
  kind: FeedKind;
  subject_id: string;
  at: string;
  owner_id: string;
  of_project: boolean;
  of_person: boolean;
}

/** Without the offset the planner may read everybody's events of the window instead. */
const eventsOf = (key: 'project_id' | 'person_id', of: RawBuilder<unknown>, window: Window) =>
  sql`lateral (select project_id, person_id, kind, subject_id, at from feed_events
      where ${sql.ref(key)} = ${of} and at >= ${window.from} and at < ${window.until}
      offset 0) as event`;

/** Named one by one: a statement with a `*` is planned anew each time. */
const columns = sql`event.project_id, event.person_id, event.kind, event.subject_id, event.at`;

/** What happened in a window that a reader follows, whether the reader may see it or not. */
const followedIn = (readerId: string, window: Window) => sql`(
    select ${columns}, true as of_project, false as of_person from project_follows,
      ${eventsOf('project_id', sql`project_follows.project_id`, window)}
    where project_follows.user_id = ${readerId}
    union all
    select ${columns}, false, true from follows,
      ${eventsOf('person_id', sql`follows.followee_id`, window)}
    where follows.follower_id = ${readerId})`;

const isWanted = (readerId: string) => sql<SqlBool>`event.kind <> all (coalesce(
    (select hidden_kinds from feed_settings where user_id = ${readerId}), '{}'))`;

export interface DayRow {
  project_id: string;
  newest: string;
}

const day = sql`((at at time zone 'UTC') + interval '3 hours')::date`;

export async function listDays(
  db: Db,
  readerId: string,
  window: Window,
  { after, most }: { after: { at: string; id: string } | undefined; most: number },
) {
  const isAfter = after
    ? sql`having (max(at), project_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<DayRow>`
    select project_id, max(at)::text as newest from ${followedIn(readerId, window)} as event
    where ${isWanted(readerId)}
    group by project_id, ${day} ${isAfter}
    order by max(at) desc, project_id desc limit ${most}`.execute(db);
  return rows;
}

const followedOn = (readerId: string, days: readonly DayRow[]) => sql`(
    select ${columns}, of_project, of_person from unnest(${days.map((one) => one.project_id)}::uuid[],
        ${days.map((one) => one.newest)}::timestamptz[],
        ${days.map((one) => dayBegins(new Date(one.newest)))}::timestamptz[])
      as wanted (project_id, at, day_begins)
    cross join lateral (select feed_events.*,
        exists (select from project_follows where user_id = ${readerId}
          and project_follows.project_id = feed_events.project_id) as of_project,
        exists (select from follows where follower_id = ${readerId}
          and followee_id = feed_events.person_id) as of_person
      from feed_events where feed_events.project_id = wanted.project_id
        and feed_events.at <= wanted.at and feed_events.at >= wanted.day_begins
      offset 0) as event
    where of_project or of_person)`;

/** Who joined is told while they are in the team, in sight, and did not switch it off. */
const isStillIn = (readerId: string) => sql<SqlBool>`exists (
    select from participants join users as joined on joined.id = participants.user_id
    where participants.project_id = event.project_id and participants.user_id = event.person_id
      and participants.state = 'member' and joined.suspended_at is null
      and joined.id <> ${readerId} and ${isVisibleTo('joined', readerId)}
      and not exists (select from feed_settings
        where user_id = joined.id and not tells_joining))`;

const isStillOpen = sql<SqlBool>`exists (select from vacancies
    where vacancies.id = event.subject_id and closed_at is null and removed_at is null)`;

/** Of what a reader follows, as far as they may see it now: never what they did themselves. */
const shown = (readerId: string, events: RawBuilder<unknown>) => sql<EventRow>`
    select event.project_id, event.person_id, event.kind, event.subject_id, event.at::text,
        projects.owner_id, bool_or(of_project) as of_project,
        bool_or(of_person and (event.kind = 'joined' or event.person_id = projects.owner_id)) as of_person
      from ${events} as event
      join projects on projects.id = event.project_id
      join users as owner on owner.id = projects.owner_id
      where ${isWanted(readerId)}
        and projects.is_public and projects.owner_id <> ${readerId}
        and owner.suspended_at is null and ${isVisibleTo('owner', readerId)}
        and (of_project or event.kind = 'joined' or event.person_id = projects.owner_id)
        and case event.kind when 'vacancy' then ${isStillOpen}
          when 'joined' then ${isStillIn(readerId)}
          when 'finished' then projects.finished_at is not null else true end
      group by event.project_id, event.person_id, event.kind, event.subject_id, event.at,
        projects.owner_id`;

export async function listEventsIn(db: Db, readerId: string, window: Window) {
  const { rows } = await shown(readerId, followedIn(readerId, window)).execute(db);
  return rows;
}

export async function listEvents(db: Db, readerId: string, days: readonly DayRow[]) {
  const { rows } = await shown(readerId, followedOn(readerId, days)).execute(db);
  return rows;
}

export async function hasAnyIn(db: Db, readerId: string, window: Window) {
  const { rows } = await sql<{ any: boolean }>`
  select exists (select from project_follows,
      ${eventsOf('project_id', sql`project_follows.project_id`, window)}
      where project_follows.user_id = ${readerId})
    or exists (select from follows, ${eventsOf('person_id', sql`follows.followee_id`, window)}
      where follows.follower_id = ${readerId}) as any`.execute(db);
  return rows[0]?.any === true;
}

interface ProjectRow {
  id: string;
  name: string;
  stage: Project['stage'];
  cover_image: string | null;
  palette: string[] | null;
  telegram_id: number;
  firstName: string;
  lastName: string;
  photo: string | null;
}

export const listProjects = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('projects')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .leftJoin('uploads as cover', 'cover.path', 'projects.cover_image')
    .where('projects.id', '=', sql<string>`any (${ids}::uuid[])`)
    .select([
      'projects.id',
      'projects.name',
      'projects.stage',
      'projects.cover_image',
      'cover.palette',
      'owner.telegram_id',
      'owner.first_name as firstName',
      'owner.last_name as lastName',
      'owner.photo',
    ])
    .$castTo<ProjectRow>()
    .execute();

export const listVacancies = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('vacancies')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .select(['id', 'title'])
    .orderBy('place')
    .execute();

export const listPeople = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .select(['id', 'telegram_id', 'first_name as firstName', 'last_name as lastName', 'photo'])
    .execute();
