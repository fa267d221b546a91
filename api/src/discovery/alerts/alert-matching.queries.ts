import type { SavedSearch } from '@kollab/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { AlertDueTable } from '#src/platform/database/tables/alerts.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { nextDigest, nextMonday } from './alert-times.sql.ts';

type Kind = SavedSearch['kind'];
type Due = Pick<Selectable<AlertDueTable>, 'subject_id' | 'kind' | 'position'>;

/**
 * Matches a project and its open vacancies after the commit. Call it before their search tokens are
 * rewritten; what waits already keeps the tokens it had.
 */
export async function insertDueProject(trx: Trx, projectId: string, at: Date) {
  await sql`insert into alert_due (subject_id, kind, due_at, before)
    select projects.id, 'projects', ${at}::timestamptz, tok from projects
      left join project_search on project_id = projects.id
      where projects.id = ${projectId}
    union all
    select vacancies.id, 'vacancies', ${at}::timestamptz, tok from vacancies
      left join vacancy_search on vacancy_id = vacancies.id
      where project_id = ${projectId} and closed_at is null and removed_at is null
    on conflict (subject_id) do update set position = ''`.execute(trx);
}

export async function insertDuePerson(trx: Trx, userId: string, at: Date) {
  await sql`insert into alert_due (subject_id, kind, due_at, before)
    select users.id, 'people', ${at}::timestamptz, tok from users
      left join user_search on user_id = users.id
      where users.id = ${userId} and approved_at is not null
    on conflict (subject_id) do update set position = ''`.execute(trx);
}

/** What waits longest and nobody else is at, with others of its kind that were matched as far. */
export async function takeDue(trx: Trx, limit: number) {
  const { rows } = await sql<Due>`with first as (
      select kind, position from alert_due order by due_at limit 1 for update skip locked
    )
    select subject_id, kind, position from alert_due join first using (kind, position)
      order by due_at limit ${limit} for update of alert_due skip locked`.execute(trx);
  return rows;
}

/** Searches that are alike stand together. */
const place = sql<string>`(md5(filter::text) || id::text)`;

export const listNextSearches = (trx: Trx, { kind, position }: Due, limit: number) =>
  trx
    .selectFrom('saved_searches')
    .where('kind', '=', kind)
    .where('mode', '<>', sql.lit('never'))
    .where(place, '>', position)
    .select(['id', 'filter', place.as('place')])
    .orderBy(place)
    .limit(limit)
    .execute();

export type NextSearch = Awaited<ReturnType<typeof listNextSearches>>[number];

const tables: Record<Kind, RawBuilder<unknown>> = {
  vacancies: sql`(select vacancy_search.tok, projects.owner_id from vacancy_search
    join vacancies on vacancies.id = vacancy_id join projects on projects.id = vacancies.project_id
    where vacancy_id = due.subject_id)`,
  projects: sql`(select project_search.tok, projects.owner_id from project_search
    join projects on projects.id = project_id where project_id = due.subject_id)`,
  people: sql`(select user_search.tok, users.id as owner_id from user_search
    join users on users.id = user_id where user_id = due.subject_id
      and approved_at is not null and looking_for_team is distinct from 'no')`,
};

/** What searches of these ids look for; null is everything. */
export interface Wanted {
  tsquery: string | null;
  ids: readonly string[];
}

interface Matching {
  kind: Kind;
  ids: readonly string[];
  wanted: readonly Wanted[];
  now: Date;
}

export async function insertFound(trx: Trx, { kind, ids, wanted, now }: Matching) {
  await sql`with wanted as materialized (
      select tsquery::tsquery, ids
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as r (tsquery text, ids uuid[])
    ), met as (
      select due.subject_id, due.due_at, found.owner_id, unnest(wanted.ids) as search_id
        from alert_due as due, lateral ${tables[kind]} as found, wanted
        where due.subject_id = any (${ids}::uuid[])
          and (tsquery is null or found.tok @@ tsquery)
          and (due.before is null or (tsquery is not null and not due.before @@ tsquery))
    )
    insert into alerts as known (user_id, subject_id, kind, search_ids, created_at, due_at)
    select search.user_id, subject_id, ${kind}, array_agg(search.id), ${now}::timestamptz,
        min(case mode when 'now' then ${now}::timestamptz
          when 'daily' then ${nextDigest(now)} else ${nextMonday(now)} end)
      from met join saved_searches as search on search.id = search_id
          and search.user_id <> owner_id and search.created_at <= met.due_at
        left join notification_settings as settings on settings.user_id = search.user_id
      group by search.user_id, subject_id order by search.user_id, subject_id
    on conflict (user_id, subject_id) do update set
        search_ids = known.search_ids || excluded.search_ids,
        due_at = least(known.due_at, excluded.due_at)
      where known.due_at is not null`.execute(trx);
}

const isAnyOf = (ids: readonly string[]) => sql<string>`any (${ids}::uuid[])`;

export async function setPosition(trx: Trx, ids: readonly string[], position: string) {
  await trx
    .updateTable('alert_due')
    .set({ position })
    .where('subject_id', '=', isAnyOf(ids))
    .execute();
}

export async function deleteDue(trx: Trx, ids: readonly string[]) {
  await trx.deleteFrom('alert_due').where('subject_id', '=', isAnyOf(ids)).execute();
}
