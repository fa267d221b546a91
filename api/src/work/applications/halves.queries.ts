import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';

interface HalvesOf {
  projectId: string;
  vacancyId?: string;
  userId: string;
}

export async function lockHalves(trx: Trx, { projectId, vacancyId, userId }: HalvesOf) {
  await sql`select id from applications
    where pair_id in (select pair_id from applications
      where project_id = ${projectId} and user_id = ${userId}
        and (${vacancyId ?? null}::uuid is null or vacancy_id = ${vacancyId ?? null}::uuid)
        and pair_id is not null)
    order by created_at, id for update`.execute(trx);
}

export interface WaitingHalf {
  id: string;
  pair_id: string;
  user_id: string;
  owner_id: string;
  project_id: string;
  project_name: string;
  vacancy_id: string;
  vacancy_title: string;
  may_part: boolean;
  is_inviters: boolean;
}

export async function listWaitingHalves(trx: Trx, ids: readonly string[]): Promise<WaitingHalf[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WaitingHalf>`
    select half.id, half.pair_id, half.user_id, projects.owner_id, half.project_id,
      projects.name as project_name, half.vacancy_id, vacancies.title as vacancy_title,
      pairs.may_part, pairs.inviter_id = half.user_id as is_inviters
    from applications as half
    join pairs on pairs.id = half.pair_id
    join projects on projects.id = half.project_id
    join vacancies on vacancies.id = half.vacancy_id
    where half.status = 'Pending'
      and half.pair_id in (select pair_id from applications where id = any(${ids}::uuid[]))
    order by half.created_at, half.id`.execute(trx);
  return rows;
}

export async function unpair(trx: Trx, ids: readonly string[]) {
  if (ids.length === 0) return;
  await sql`update applications set pair_id = null
    where pair_id in (select pair_id from applications where id = any(${ids}::uuid[]))`.execute(
    trx,
  );
}

export async function closeHalves(trx: Trx, ids: readonly string[], at: Date) {
  if (ids.length === 0) return;
  await trx
    .updateTable('applications')
    // Of the owner it says nothing.
    .set((eb) => ({
      status: 'Rejected',
      closed_because: 'pairParted',
      decided_at: at,
      decided_by: eb.ref('user_id'),
    }))
    .where('id', 'in', ids)
    .where('status', '=', 'Pending')
    .execute();
}

/**
 * Locks both halves of the pairs that two people have with each other, or one of them has with somebody in a
 * project of the other's; answers those that wait.
 */
export async function lockPairsBetween(trx: Trx, a: string, b: string) {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from applications
    where pair_id in (
      select half.pair_id from applications as half
      join projects on projects.id = half.project_id
      join pairs on pairs.id = half.pair_id
      where half.user_id in (${a}, ${b}) and half.status = 'Pending'
        and (array[pairs.inviter_id, pairs.invitee_id] @> array[${a}, ${b}]::uuid[]
          or projects.owner_id in (${a}, ${b})))
    order by created_at, id for update`.execute(trx);
  return rows.map(({ id }) => id);
}
