import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';

const isOpen = sql<SqlBool>`participants.offer = 'open'`;

export async function openOffer(trx: Trx, placeId: string, at: Date) {
  await trx
    .updateTable('participants')
    .set({ offer: 'open', offered_at: at })
    .where('id', '=', placeId)
    .execute();
}

export const findOffered = (trx: Trx, projectId: string) =>
  trx
    .selectFrom('participants')
    .where('project_id', '=', projectId)
    .where(isOpen)
    .select(['id', 'user_id'])
    .executeTakeFirst();

export async function answerOffer(trx: Trx, placeId: string, answer: 'accepted' | 'declined') {
  const { numUpdatedRows } = await trx
    .updateTable('participants')
    .set({ offer: answer })
    .where('id', '=', placeId)
    .where(isOpen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const ending = (trx: Trx, which: RawBuilder<SqlBool>) =>
  trx
    .updateTable('participants')
    .set({ offer: 'over' })
    .where(isOpen)
    .where(which)
    .returning(['id', 'project_id', 'user_id']);

export const endOfProject = (trx: Trx, projectId: string) =>
  ending(trx, sql`project_id = ${projectId}`).execute();

export const endOfPerson = (trx: Trx, userId: string) =>
  ending(
    trx,
    sql`(user_id = ${userId}
      or project_id in (select id from projects where owner_id = ${userId}))`,
  ).execute();

export const endUnanswered = (trx: Trx, since: Date, limit: number) =>
  ending(
    trx,
    sql`participants.id in (select id from participants
      where offer = 'open' and offered_at <= ${since} order by offered_at
      limit ${limit} for no key update skip locked)`,
  ).execute();
