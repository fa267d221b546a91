import type { ViewSource } from '@kollab/contract';
import { type RawBuilder, sql } from 'kysely';
import { areUnblocked } from '#src/people/visibility/visibility.sql.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';

export interface Mark {
  day: string;
  projectId: string;
  vacancyId: string | null;
  userId: string | null;
  network: string | null;
  source: ViewSource;
  hasBegun: boolean;
}

const isShown = sql`projects.is_public and owner.is_visible`;

/** Neither one of the project's own people, nor who does not want it, nor who may not see it. */
const isCounted = sql`viewer.id <> owner.id and viewer.deleted_at is null
  and not exists (select from participants where project_id = projects.id
    and user_id = viewer.id and state = 'member')
  and not exists (select from notification_settings where user_id = viewer.id
    and not views_counted)
  and ${areUnblocked(sql`viewer.id`, sql`owner.id`)}`;

const markOf = (rows: string) => sql`jsonb_to_recordset(${rows}::jsonb) as mark (place integer,
  day date, "projectId" uuid, "vacancyId" uuid, "userId" uuid, network text, source text,
  "hasBegun" boolean)`;

/** A person once a day and project, from where they came first. */
const insertProjectViews = (rows: string) => sql`
  insert into project_views (project_id, day, user_id, source)
  select distinct on (projects.id, mark.day, viewer.id)
    projects.id, mark.day, viewer.id, mark.source
  from ${markOf(rows)}
    join projects on projects.id = mark."projectId"
    join users as owner on owner.id = projects.owner_id
    join users as viewer on viewer.id = mark."userId"
  where ${isShown} and ${isCounted}
  order by projects.id, mark.day, viewer.id, mark.place
  on conflict do nothing`;

const insertVacancyViews = (rows: string) => sql`
  insert into vacancy_views (view_id, vacancy_id, has_begun)
  select seen.id, vacancies.id, mark."hasBegun"
  from ${markOf(rows)}
    join project_views as seen on seen.project_id = mark."projectId" and seen.day = mark.day
      and seen.user_id = mark."userId"
    join vacancies on vacancies.id = mark."vacancyId"
      and vacancies.project_id = seen.project_id and removed_at is null
  order by 1, 2
  on conflict (view_id, vacancy_id) do update set has_begun = true
    where excluded.has_begun and not vacancy_views.has_begun`;

const insertKeys = (rows: string) => sql`insert into visitor_keys (day)
  select distinct mark.day from ${markOf(rows)} on conflict do nothing`;

const insertOutsideViews = (rows: string) => sql`
  insert into outside_views (project_id, day, visitor)
  select distinct projects.id, mark.day,
    sha256(convert_to(concat(visitor_keys.key, projects.id, mark.network), 'UTF8'))
  from ${markOf(rows)}
    join visitor_keys on visitor_keys.day = mark.day
    join projects on projects.id = mark."projectId"
    join users as owner on owner.id = projects.owner_id
  where ${isShown}
  order by 1, 2, 3
  on conflict do nothing`;

export async function insertMarks(db: Db, marks: readonly Mark[]) {
  const placed = marks.map((mark, place) => ({ ...mark, place }));
  const ofPeople = placed.filter(({ userId }) => userId !== null);
  const outside = placed.filter(({ userId }) => userId === null);
  const insert = async (
    rows: readonly Mark[],
    ...queries: ((rows: string) => RawBuilder<unknown>)[]
  ) => {
    if (rows.length === 0) return;
    for (const query of queries) await query(JSON.stringify(rows)).execute(db);
  };
  await insert(ofPeople, insertProjectViews, insertVacancyViews);
  await insert(outside, insertKeys, insertOutsideViews);
}

export const deleteViewsOf = async (trx: Trx, userId: string) => {
  await trx.deleteFrom('project_views').where('user_id', '=', userId).execute();
};
