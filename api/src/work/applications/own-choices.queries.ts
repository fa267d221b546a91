import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { details, type Triple } from './applications.queries.ts';
import { isOfOrWith } from '#src/work/access/pairs.sql.ts';

export async function countOpen(db: Db, userId: string) {
  const { count } = await db
    .selectFrom('applications')
    .where('user_id', '=', userId)
    .where('status', '=', sql.lit('Pending'))
    .select(
      sql<number>`(count(*) + (select count(*) from pairs
        where inviter_id = ${userId} and state = 'invited'))::int`.as('count'),
    )
    .executeTakeFirstOrThrow();
  return count;
}

export const listOpen = (db: Db, userId: string, limit: number) =>
  details(db)
    .where('applications.user_id', '=', userId)
    .where('applications.status', '=', sql.lit('Pending'))
    .orderBy('applications.created_at')
    .orderBy('applications.id')
    .limit(limit)
    .execute();

/**
 * In the order in which applications are locked everywhere, with those of whom they apply with;
 * sent before a moment if one is given.
 */
export async function lockOpen(trx: Trx, userId: string, before?: Date) {
  const rows = await trx
    .selectFrom('applications')
    .where('status', '=', sql.lit('Pending'))
    .where(isOfOrWith(userId))
    .$if(before !== undefined, (query) => query.where('created_at', '<=', before ?? new Date()))
    .select(['id', 'user_id', 'project_id', 'vacancy_id', 'is_first_choice'])
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.filter((row) => row.user_id === userId);
}

export async function setFirstChoice(trx: Trx, ids: readonly string[], isFirst: boolean) {
  if (ids.length === 0) return;
  await trx
    .updateTable('applications')
    .set({ is_first_choice: isFirst })
    .where('id', 'in', ids)
    .execute();
}

/** The latest acceptance of a person on a vacancy, whether or not they are in the team still. */
export const findAcceptance = (trx: Trx, { projectId, vacancyId, userId }: Triple) =>
  trx
    .selectFrom('applications')
    .where('project_id', '=', projectId)
    .where('vacancy_id', '=', vacancyId)
    .where('user_id', '=', userId)
    .where('status', '=', sql.lit('Accepted'))
    .select('decided_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function withdrawAll(trx: Trx, ids: readonly string[], userId: string, at: Date) {
  await trx
    .updateTable('applications')
    .set({ status: 'Withdrawn', decided_at: at, decided_by: userId })
    .where('id', 'in', ids)
    .execute();
}
