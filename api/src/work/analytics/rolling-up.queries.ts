import type { ViewSource } from '@kollab/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Cell, Counted, PublishedCount } from './suppression.ts';

export async function listUncounted(db: Db, until: string, limit: number) {
  const { rows } = await sql<{ id: string }>`
    select projects.id from projects left join figures_pending as known
      on known.project_id = projects.id
    where exists (select from project_views where project_id = projects.id
        and day > coalesce(known.until, '-infinity') and day <= ${until}::date)
      or exists (select from outside_views where project_id = projects.id
        and day > coalesce(known.until, '-infinity') and day <= ${until}::date)
    order by projects.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function lockCounted(trx: Trx, projectId: string) {
  await sql`insert into figures_pending (project_id, until) values (${projectId}, '-infinity')
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ until: string; first: string | null }>`
    select case when until = '-infinity' then '' else until::text end as until,
      least((select min(day) from project_views where project_id = ${projectId}),
        (select min(day) from outside_views where project_id = ${projectId})) as first
    from figures_pending where project_id = ${projectId} for update`.execute(trx);
  return rows[0];
}

export async function updateCounted(trx: Trx, projectId: string, until: string) {
  await trx
    .updateTable('figures_pending')
    .set({ until })
    .where('project_id', '=', projectId)
    .execute();
}

export async function findLastPublished(trx: Trx, projectId: string) {
  const lastOf = (part: string) => sql<string | null>`max(day) filter (where part = ${part})`;
  return trx
    .selectFrom('figures')
    .where('project_id', '=', projectId)
    .select([lastOf('people').as('people'), lastOf('outside').as('outside')])
    .executeTakeFirstOrThrow();
}

interface Range {
  since: string;
  until: string;
}

/** Whoever never applied to the project: the owner does not know that they came. */
const isStranger = sql<boolean>`not exists (select from applications
  where applications.project_id = seen.project_id and applications.user_id = seen.user_id)`;

export async function listSources(trx: Trx, projectId: string, { since, until }: Range) {
  const { rows } = await sql<Cell & { source: ViewSource }>`
    select source, count(*) as people, count(*) filter (where is_stranger) as strangers
    from (
      select distinct on (user_id) source, ${isStranger} as is_stranger
      from project_views as seen
      where project_id = ${projectId} and day between ${since} and ${until}
      order by user_id, day
    ) as visitors
    group by source order by source`.execute(trx);
  return rows;
}

export async function listVacancies(
  trx: Trx,
  projectId: string,
  { since, until }: Range,
): Promise<Counted['vacancies']> {
  const { rows } = await sql<{
    id: string;
    opened: number;
    opened_strangers: number;
    began: number;
    began_strangers: number;
  }>`
    select id, count(*) as opened, count(*) filter (where is_stranger) as opened_strangers,
      count(*) filter (where has_begun) as began,
      count(*) filter (where has_begun and is_stranger) as began_strangers
    from (
      select vacancy_id as id, seen.user_id, bool_or(has_begun) as has_begun,
        bool_and(${isStranger}) as is_stranger
      from vacancy_views join project_views as seen on seen.id = view_id
      where project_id = ${projectId} and day between ${since} and ${until}
      group by vacancy_id, seen.user_id
    ) as visitors
    group by id order by id`.execute(trx);
  return rows.map((row) => ({
    id: row.id,
    opened: { people: row.opened, strangers: row.opened_strangers },
    began: { people: row.began, strangers: row.began_strangers },
  }));
}

/** Who was on the page outside Telegram; an address counts once a day. */
export async function countOutside(trx: Trx, projectId: string, { since, until }: Range) {
  const { people } = await trx
    .selectFrom('outside_views')
    .where('project_id', '=', projectId)
    .where('day', '>=', since)
    .where('day', '<=', until)
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow();
  return people;
}

export async function insertPublishedCounts(
  trx: Trx,
  projectId: string,
  range: Range,
  counts: PublishedCount[],
) {
  if (counts.length === 0) return;
  const rows = counts.map(({ part, people, vacancyId }) => ({
    project_id: projectId,
    part,
    people,
    subject_id: vacancyId ?? projectId,
    since: range.since,
    day: range.until,
  }));
  await trx.insertInto('figures').values(rows).execute();
}

export async function deleteVisitorKeys(db: Db, until: string) {
  await db.deleteFrom('visitor_keys').where('day', '<=', until).execute();
}
