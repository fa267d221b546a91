import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { MatchDueTable } from '#src/platform/database/tables/matching.ts';

export type Side = MatchDueTable['side'];

export function findTop(db: Db, subjectId: string) {
  return db
    .selectFrom('match_tops')
    .where('subject_id', '=', subjectId)
    .select(['best', 'made_at'])
    .executeTakeFirst();
}

export async function upsertTop(
  db: Db,
  top: { subject_id: string; side: Side; best: string[]; made_at: Date },
) {
  await db
    .insertInto('match_tops')
    .values(top)
    .onConflict((conflict) =>
      conflict.column('subject_id').doUpdateSet({ best: top.best, made_at: top.made_at }),
    )
    .execute();
}

/** Adds the finder to the tops of those who were found, until theirs are made anew. */
export async function addToTops(trx: Trx, subjects: readonly string[], id: string, most: number) {
  await sql`update match_tops set best = best || ${id}::uuid
    where subject_id in (
      select subject_id from match_tops where subject_id = any (${subjects}::uuid[])
        and cardinality(best) < ${most} and not ${id}::uuid = any (best)
      order by subject_id for no key update)`.execute(trx);
}

export async function deleteTops(db: Db, ids: readonly string[]) {
  if (ids.length > 0) await db.deleteFrom('match_tops').where('subject_id', 'in', ids).execute();
}

export async function insertDuePerson(trx: Trx, id: string) {
  await sql`insert into match_due (subject_id, side, due_at) values (${id}, 'person', now())
    on conflict do nothing`.execute(trx);
}

export async function insertDueVacancies(trx: Trx, projectId: string) {
  await sql`insert into match_due (subject_id, side, due_at)
    select id, 'vacancy', now() from vacancies where project_id = ${projectId} order by id
    on conflict do nothing`.execute(trx);
}

/** Takes the longest due, which nobody else is at. */
export async function takeDue(trx: Trx) {
  const { rows } = await sql<{ subject_id: string; side: Side }>`delete from match_due
    where subject_id = (select subject_id from match_due order by due_at
      limit 1 for update skip locked)
    returning subject_id, side`.execute(trx);
  return rows[0];
}

export async function takeDueOf(trx: Trx, projectId: string) {
  const { rows } = await sql<{ subject_id: string }>`delete from match_due
    where subject_id in (select subject_id from match_due
      join vacancies on vacancies.id = match_due.subject_id
      where vacancies.project_id = ${projectId} for update of match_due skip locked)
    returning subject_id`.execute(trx);
  return rows.map(({ subject_id: id }) => id);
}

/**
 * Renews tops older than a moment: of open vacancies, and of people who were here since a day.
 * Deletes those of others: who comes back gets theirs at once.
 */
export async function renewOld(
  trx: Trx,
  { before, since, most }: { before: Date; since: number; most: number },
) {
  await sql`with old as (
      select subject_id, side from match_tops where made_at < ${before}
        order by made_at limit ${most} for update skip locked
    ), wanted as (
      select subject_id, side from old where case side
        when 'person' then exists (select from users where id = subject_id
          and seen_day >= ${since})
        else exists (select from vacancies where id = subject_id
          and closed_at is null and removed_at is null) end
    ), gone as (
      delete from match_tops using old where match_tops.subject_id = old.subject_id
        and not exists (select from wanted where wanted.subject_id = old.subject_id)
    )
    insert into match_due (subject_id, side, due_at)
      select subject_id, side, now() from wanted on conflict do nothing`.execute(trx);
}
