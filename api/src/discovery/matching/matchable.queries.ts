import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Vacancy } from '@kollab/contract';

const columns = [
  'id',
  'tags',
  'experiences',
  'approved_at',
  'suspended_at',
  'hidden_at',
  'deleted_at',
  'looking_for_team',
  'seen_day',
] as const;

export const listPeople = (db: Db, ids: readonly string[]) =>
  db.selectFrom('users').where('id', 'in', ids).select(columns).execute();

export type Row = Awaited<ReturnType<typeof listPeople>>[number];

export function lockPeopleAfter(trx: Trx, position: string | null, limit: number) {
  return trx
    .selectFrom('users')
    .select(columns)
    .$if(position !== null, (query) => query.where('id', '>', position))
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
}

interface Matchable {
  id: string;
  tags: readonly string[];
  level: Vacancy['level'];
  seenDay: number;
}

/** Answers who is matched otherwise than before. */
export async function upsertPeople(db: Db, people: readonly Matchable[]) {
  if (people.length === 0) return [];
  const { rows } = await sql<{ user_id: string }>`
    insert into match_people (user_id, skills, level, seen_day)
    select id, skill_keys(tags), level, "seenDay"
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as r (id uuid, tags jsonb, level text, "seenDay" int)
    on conflict (user_id) do update set skills = excluded.skills, level = excluded.level,
        seen_day = excluded.seen_day
      where (match_people.skills, match_people.level, match_people.seen_day)
        is distinct from (excluded.skills, excluded.level, excluded.seen_day)
    returning user_id`.execute(db);
  return rows.map((row) => row.user_id);
}

export async function updateSeen(trx: Trx, userId: string, day: number) {
  await trx
    .updateTable('match_people')
    .set({ seen_day: day })
    .where('user_id', '=', userId)
    .where('seen_day', '<', day)
    .execute();
}

export async function deletePeople(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return;
  await db.deleteFrom('match_people').where('user_id', 'in', ids).execute();
}

/** No record of whom somebody was proposed to, or did not want, outlives them. */
export async function deleteActsOf(trx: Trx, userId: string) {
  await trx.deleteFrom('match_shown').where('user_id', '=', userId).execute();
  await trx.deleteFrom('match_dismissals').where('user_id', '=', userId).execute();
  await sql`delete from match_dismissals using vacancies, projects
    where by_owner and vacancies.id = vacancy_id and projects.id = project_id
      and owner_id = ${userId}`.execute(trx);
  await sql`delete from people_to_call where user_id = ${userId}
    or vacancy_id in (select vacancies.id from vacancies
      join projects on projects.id = project_id where owner_id = ${userId})`.execute(trx);
  // Calls that they sent stay on the cards of others, without a name.
  await trx.deleteFrom('calls_to_apply').where('user_id', '=', userId).execute();
}
