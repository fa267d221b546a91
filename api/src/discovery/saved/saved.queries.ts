import { limits, type SavedKind } from '@kollab/contract';
import { type SqlBool, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Position } from '#src/platform/paging.ts';
import { isVisibleTo } from '#src/people/visibility/visibility.sql.ts';

function isInSight(kind: SavedKind, id: ReturnType<typeof sql>, readerId: string) {
  const shown = sql`projects.is_public and owner.suspended_at is null
    and ${isVisibleTo('owner', readerId)}`;
  const parts = {
    vacancy: sql<SqlBool>`exists (select from vacancies
      join projects on projects.id = vacancies.project_id
      join users as owner on owner.id = projects.owner_id
      where vacancies.id = ${id} and vacancies.removed_at is null and ${shown})`,
    project: sql<SqlBool>`exists (select from projects
      join users as owner on owner.id = projects.owner_id
      where projects.id = ${id} and ${shown})`,
    person: sql<SqlBool>`exists (select from users as owner
      where owner.id = ${id} and owner.deleted_at is null and owner.suspended_at is null
        and ${isVisibleTo('owner', readerId)})`,
  };
  return parts[kind];
}

interface Item {
  userId: string;
  kind: SavedKind;
  id: string;
}

export async function findInSight(db: Db, { userId, kind, id }: Item) {
  const { rows } = await sql<{ is_in_sight: boolean }>`
    select ${isInSight(kind, sql`${id}::uuid`, userId)} as is_in_sight`.execute(db);
  return rows[0]?.is_in_sight ?? false;
}

export async function lockSaving(trx: Trx, userId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved:${userId}`}, 0))`.execute(trx);
}

/** With `remindAt` undefined it stays as it was. */
export function upsertSaved(
  trx: Trx,
  { userId, kind, id, at, remindAt }: Item & { at: Date; remindAt: Date | null | undefined },
) {
  return trx
    .insertInto('saved_items')
    .values({
      id: uuid(),
      user_id: userId,
      kind,
      subject_id: id,
      created_at: at,
      remind_at: remindAt ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'subject_id'])
        .doUpdateSet(remindAt === undefined ? { kind } : { remind_at: remindAt }),
    )
    .returning('remind_at')
    .executeTakeFirstOrThrow();
}

export async function isFull(trx: Trx, { userId, kind }: Item) {
  const { count } = await trx
    .selectFrom('saved_items')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count > limits.savedOfKind;
}

export async function deleteSaved(db: Db, { userId, kind, id }: Item) {
  await db
    .deleteFrom('saved_items')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .execute();
}

interface Page {
  kind: SavedKind;
  limit: number;
  after: Position | undefined;
}

export const listSaved = (db: Db, userId: string, { kind, limit, after }: Page) =>
  db
    .selectFrom('saved_items')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(created_at, subject_id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .select(['subject_id as id', 'created_at', 'remind_at'])
    .select(sql<string>`created_at::text`.as('position'))
    .select(isInSight(kind, sql.ref('saved_items.subject_id'), userId).as('is_in_sight'))
    .orderBy('created_at', 'desc')
    .orderBy('subject_id', 'desc')
    .limit(limit)
    .execute();

export const listPeople = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .selectAll()
    .execute();

export async function listMarks(db: Db, userId: string) {
  const { rows } = await sql<{ kind: SavedKind | 'followed'; ids: string[] }>`
    select kind, array_agg(subject_id) as ids from saved_items where user_id = ${userId}
      group by kind
    union all
    select 'followed', array_agg(project_id) from project_follows
      where user_id = ${userId} having count(*) > 0`.execute(db);
  return new Map(rows.map(({ kind, ids }) => [kind, ids]));
}

export async function deleteSavedOf(trx: Trx, userId: string) {
  await trx
    .deleteFrom('saved_items')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('subject_id', '=', userId)]))
    .execute();
}
