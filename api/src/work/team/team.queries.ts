import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';
import { isInviters } from '#src/work/access/pairs.sql.ts';
import { areUnblocked } from '#src/people/visibility/visibility.sql.ts';
import type { PlaceRow } from '#src/work/participants/participants.service.ts';

interface PlaceRef {
  projectId: string;
  userId: string;
}

export function lockPlaceById(trx: Trx, projectId: string, id: string) {
  return trx
    .selectFrom('participants')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('state', 'in', ['member', 'invited'])
    .forUpdate()
    .executeTakeFirst();
}

export async function updateState(
  trx: Trx,
  id: string,
  state: PlaceRow['state'],
  joinedAt: Date | null = null,
) {
  await trx
    .updateTable('participants')
    .set({
      state,
      ...(joinedAt && { joined_at: joinedAt }),
      ...(state !== 'member' && {
        offer: sql<PlaceRow['offer']>`case offer when 'open' then 'over' else offer end`,
      }),
    })
    .where('id', '=', id)
    .execute();
}

export async function endPlace(trx: Trx, id: string, state: 'left' | 'removed', at: Date) {
  await updateState(trx, id, state);
  await trx.updateTable('participants').set({ ended_at: at }).where('id', '=', id).execute();
}

export async function deleteGuest(trx: Trx, id: string) {
  await trx.deleteFrom('participants').where('id', '=', id).where('user_id', 'is', null).execute();
}

/** Whoever leaves may apply again. */
export async function endApplications(trx: Trx, { projectId, userId }: PlaceRef, at: Date) {
  await trx
    .updateTable('applications')
    .set({ ended_at: at })
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('status', '=', 'Accepted')
    .where('ended_at', 'is', null)
    .execute();
}

export function withdrawApplications(trx: Trx, { projectId, userId }: PlaceRef, at: Date) {
  return trx
    .updateTable('applications')
    .set({ status: 'Withdrawn', decided_at: at, decided_by: userId })
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('status', '=', 'Pending')
    .returning('id')
    .execute();
}

/** A person's application to a project: one that waits, or one accepted while they are not in it. */
export function lockApplication(trx: Trx, { projectId, userId }: PlaceRef) {
  return trx
    .selectFrom('applications')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('status', 'in', ['Pending', 'Accepted'])
    .where('ended_at', 'is', null)
    .select(['id', 'project_id', 'user_id', 'status'])
    .orderBy(sql`status = 'Accepted'`, 'desc')
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Who has been in a team the longest of those who may own it; who is leaving too comes last. */
export function findHeir(trx: Trx, { projectId, userId }: PlaceRef) {
  return trx
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.user_id')
    .where('participants.project_id', '=', projectId)
    .where('participants.state', '=', 'member')
    .where('users.id', '!=', userId)
    .where('users.is_visible', '=', sql.lit(true))
    .where(areUnblocked(sql.ref('users.id'), sql`${userId}::uuid`))
    .orderBy(sql`users.deletes_at is not null`)
    .orderBy(sql`coalesce(participants.joined_at, participants.created_at)`)
    .orderBy('participants.id')
    .select('users.id')
    .limit(1)
    .executeTakeFirst();
}

export async function listProjectIds(trx: Trx, userId: string) {
  const joined = trx
    .selectFrom('participants')
    .where('user_id', '=', userId)
    .where('state', 'in', sql<never>`('member', 'invited')`)
    .select('project_id as id');
  const owned = trx.selectFrom('projects').where('owner_id', '=', userId).select('id');
  return (await owned.union(joined).execute()).map(({ id }) => id);
}

export async function updateOwner(trx: Trx, projectId: string, ownerId: string) {
  await trx
    .updateTable('projects')
    .set({ owner_id: ownerId })
    .where('id', '=', projectId)
    .execute();
}

export function listPendingIds(trx: Trx, projectId: string, limit: number) {
  return trx
    .selectFrom('applications')
    .where('project_id', '=', projectId)
    .where('status', '=', 'Pending')
    .where(isInviters)
    .select('id')
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
