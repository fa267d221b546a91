import type { AnswerTime, Wait } from '@kollab/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';

/** Of each owner so many of the newest applications are looked at. */
const newest = 200;

export async function scheduleAnswerTime(trx: Trx, ownerIds: readonly string[], at: Date) {
  await trx
    .insertInto('answer_times')
    .columns(['owner_id', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ id: string }>`unnest(${ownerIds}::uuid[])`.as<'owner'>(sql`owner (id)`))
        .select(['owner.id', sql<Date>`${at}::timestamptz`.as('due_at')])
        .distinct()
        .orderBy('owner.id'),
    )
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet({ due_at: sql`excluded.due_at` }),
    )
    .execute();
}

export async function lockDue(trx: Trx, now: Date, limit: number) {
  const rows = await trx
    .selectFrom('answer_times')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .select('owner_id')
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ owner_id: id }) => id);
}

/**
 * What the newest applications to some owners came to since then. Younger than a day they say nothing yet,
 * and those that a moderator closed say nothing of the owner.
 */
export async function listWaitings(db: Db, ownerIds: readonly string[], since: Date, now: Date) {
  const { rows } = await sql<Wait & { ownerId: string }>`
    select owner.id as "ownerId", recent.* from unnest(${ownerIds}::uuid[]) as owner (id)
    cross join lateral (
      select coalesce(waits_from, applications.created_at) as since,
        coalesce(decided_at, ${now}) as "endedAt",
        case when decided_by = owner.id and closed_because is null
          and status in ('Accepted', 'Rejected') then status end as answer
      from projects
      join vacancies on vacancies.project_id = projects.id
      join applications on applications.vacancy_id = vacancies.id
      where projects.owner_id = owner.id and applications.created_at > ${since}
        and coalesce(waits_from, applications.created_at) <= ${now}::timestamptz - interval '1 day'
        and (closed_because is null or decided_by is null or decided_by = owner.id)
      order by applications.created_at desc
      limit ${newest}
    ) as recent`.execute(db);
  return rows;
}

interface AnswerTimeRow {
  ownerId: string;
  answerTime: AnswerTime | null;
}

export async function setAnswerTimes(trx: Trx, times: readonly AnswerTimeRow[], dueAt: Date) {
  await sql`update answer_times
    set answer_time = counted."answerTime", due_at = ${dueAt}
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as counted ("ownerId" uuid, "answerTime" text)
    where owner_id = counted."ownerId"`.execute(trx);
}

/** Nobody applied to them lately: nothing is to be said until they decide again. */
export async function deleteAnswerTimes(trx: Trx, ownerIds: readonly string[]) {
  await sql`delete from answer_times where owner_id = any(${ownerIds}::uuid[])`.execute(trx);
}
