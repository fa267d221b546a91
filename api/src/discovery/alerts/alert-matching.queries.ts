import type { SavedSearch } from '@kollab/contract';
import { type RawBuilder, sql } from 'kysely';
import type { AlertDueTable } from '#src/platform/database/tables/alerts.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { nextDigest, nextMonday } from './alert-times.sql.ts';

type Kind = SavedSearch['kind'];

/**
 * Has a project and its open vacancies matched as soon as this is committed; to be asked before what
 * they are found by is written anew. What waits already stays as it was before that.
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
    on conflict (subject_id) do update set found = null, position = null`.execute(trx);
}

/** The same of a person. */
export async function insertDuePerson(trx: Trx, userId: string, at: Date) {
  await sql`insert into alert_due (subject_id, kind, due_at, before)
    select users.id, 'people', ${at}::timestamptz, tok from users
      left join user_search on user_id = users.id
      where users.id = ${userId} and approved_at is not null
    on conflict (subject_id) do update set found = null, position = null`.execute(trx);
}

/** What has waited the longest of what nobody else is at. */
export async function takeDue(trx: Trx) {
  const { rows } = await sql<AlertDueTable>`select subject_id, kind, due_at, found,
      position from alert_due order by due_at limit 1 for update skip locked`.execute(trx);
  return rows[0];
}

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

/** What something is found by now; undefined where nobody finds it. */
export async function findTokens(trx: Trx, { subject_id: id, kind }: AlertDueTable) {
  const { rows } = await sql<{ tokens: string[] }>`
    select tsvector_to_array(tok) as tokens from alert_due as due,
      lateral ${tables[kind]} as found where due.subject_id = ${id}`.execute(trx);
  return rows[0]?.tokens;
}

/** Which of all that is waited for begins to be met. */
export async function findMet(trx: Trx, due: AlertDueTable, keys: readonly string[]) {
  const { subject_id: id, kind } = due;
  const { rows } = await sql<{ id: string }>`select search_predicates.id
    from alert_due as due, lateral ${tables[kind]} as found, search_predicates
    where due.subject_id = ${id} and search_predicates.kind = ${kind}
      and filed_under && ${keys}::text[] and (predicate is null or found.tok @@ predicate)
      and (due.before is null
        or (predicate is not null and not due.before @@ predicate))`.execute(trx);
  return rows.map((row) => row.id);
}

interface Batch {
  met: readonly string[];
  now: Date;
  limit: number;
}

/** Notes whose searches those are: a batch of them, after where the walk has come. */
export async function noteBatch(trx: Trx, due: AlertDueTable, { met, now, limit }: Batch) {
  const { subject_id: id, kind, position } = due;
  const { rows } = await sql<{ count: number; last: string | null }>`
    with batch as (
      select id, user_id, mode, created_at from saved_searches
      where predicate_id = any (${met}::uuid[]) and (${position}::uuid is null or id > ${position}::uuid)
      order by id limit ${limit}
    ), noted as (
      insert into alerts as known (user_id, subject_id, kind, search_ids, created_at, due_at)
      select batch.user_id, ${id}::uuid, ${kind}, array_agg(batch.id), ${now}::timestamptz,
          min(case mode when 'now' then ${now}::timestamptz
            when 'daily' then ${nextDigest(now)} else ${nextMonday(now)} end)
        from batch join alert_due as due on due.subject_id = ${id}
          join lateral ${tables[kind]} as found on found.owner_id <> batch.user_id
          left join notification_settings as settings on settings.user_id = batch.user_id
        where mode <> 'never' and batch.created_at <= ${due.due_at}
        group by batch.user_id order by batch.user_id
      on conflict (user_id, subject_id) do update set
          search_ids = known.search_ids || excluded.search_ids,
          due_at = least(known.due_at, excluded.due_at)
        where known.due_at is not null
    )
    select count(*)::int as count, (array_agg(id order by id desc))[1] as last
      from batch`.execute(trx);
  const [{ count, last } = { count: 0, last: null }] = rows;
  return count < limit ? undefined : (last ?? undefined);
}

export async function setProgress(
  trx: Trx,
  id: string,
  progress: Pick<AlertDueTable, 'found' | 'position'>,
) {
  await trx.updateTable('alert_due').set(progress).where('subject_id', '=', id).execute();
}

export async function deleteDue(trx: Trx, id: string) {
  await trx.deleteFrom('alert_due').where('subject_id', '=', id).execute();
}
