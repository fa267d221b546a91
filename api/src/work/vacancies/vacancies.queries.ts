import type { Db, Trx } from '#src/platform/database/schema.ts';

export function setClosedAt(trx: Trx, id: string, closedAt: Date | null) {
  return trx
    .updateTable('vacancies')
    .set({ closed_at: closedAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How a person's latest application to a vacancy stands; null for one taken back or left behind. */
export async function findApplicationStatus(db: Db, vacancyId: string, userId: string) {
  const newest = await db
    .selectFrom('applications')
    .where('vacancy_id', '=', vacancyId)
    .where('user_id', '=', userId)
    .select(['status', 'ended_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined || newest.ended_at !== null) return null;
  return newest.status === 'Withdrawn' ? null : newest.status;
}
