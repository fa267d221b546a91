import { limits, serverLimits } from '@kollab/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { PairState } from '#src/platform/database/tables/pairs.ts';
import { areUnblocked, isThereOrGone } from '#src/people/visibility/visibility.sql.ts';
import { isPairOver } from '#src/work/access/pairs.sql.ts';

interface NewPair {
  id: string;
  projectId: string;
  vacancyId: string;
  inviterId: string;
  inviteeId: string;
  coverLetter: string;
  mayPart: boolean;
  at: Date;
}

export async function insertPair(trx: Trx, pair: NewPair) {
  await trx
    .insertInto('pairs')
    .values({
      id: pair.id,
      project_id: pair.projectId,
      vacancy_id: pair.vacancyId,
      inviter_id: pair.inviterId,
      invitee_id: pair.inviteeId,
      cover_letter: pair.coverLetter,
      may_part: pair.mayPart,
      state: 'invited',
      created_at: pair.at,
    })
    .execute();
}

export interface PairRow {
  id: string;
  project_id: string;
  project_name: string;
  vacancy_id: string;
  vacancy_title: string;
  inviter_id: string;
  invitee_id: string;
  cover_letter: string;
  may_part: boolean;
  state: PairState;
  created_at: Date;
  is_over: boolean;
  inviter_telegram_id: number;
  inviter_first_name: string;
  inviter_last_name: string;
  inviter_photo: string | null;
  invitee_telegram_id: number;
  invitee_first_name: string;
  invitee_last_name: string;
  invitee_photo: string | null;
}

const select = (where: RawBuilder<unknown>) => sql<PairRow>`
  select pairs.id, pairs.project_id, projects.name as project_name, pairs.vacancy_id,
    vacancies.title as vacancy_title, pairs.inviter_id, pairs.invitee_id, pairs.cover_letter,
    pairs.may_part, pairs.state, pairs.created_at,
    ${isPairOver} as is_over,
    inviter.telegram_id as inviter_telegram_id, inviter.first_name as inviter_first_name,
    inviter.last_name as inviter_last_name, inviter.photo as inviter_photo,
    invitee.telegram_id as invitee_telegram_id, invitee.first_name as invitee_first_name,
    invitee.last_name as invitee_last_name, invitee.photo as invitee_photo
  from pairs
  join projects on projects.id = pairs.project_id
  join vacancies on vacancies.id = pairs.vacancy_id
  join users as inviter on inviter.id = pairs.inviter_id
  join users as invitee on invitee.id = pairs.invitee_id
  where ${where}`;

export async function findPair(db: Db, id: string, readerId: string) {
  const { rows } = await select(sql`pairs.id = ${id}
    and ${readerId} in (pairs.inviter_id, pairs.invitee_id)
    and ${areUnblocked(sql.ref('pairs.inviter_id'), sql.ref('pairs.invitee_id'))}
    and inviter.deleted_at is null and invitee.deleted_at is null`).execute(db);
  return rows[0];
}

export async function listInvited(db: Db, userId: string) {
  const { rows } = await select(sql`pairs.state = 'invited'
    and ${userId} in (pairs.inviter_id, pairs.invitee_id)
    and inviter.is_visible and invitee.is_visible
    and ${areUnblocked(sql.ref('pairs.inviter_id'), sql.ref('pairs.invitee_id'))}
    order by pairs.created_at desc, pairs.id desc
    limit ${limits.pairsSent + limits.pairsReceived}`).execute(db);
  return rows;
}

export async function listPairFacts(db: Db, ids: string[]) {
  const { rows } = await select(sql`pairs.id = any(${ids}::uuid[])
    and ${isThereOrGone('inviter')}
    and ${areUnblocked(sql.ref('pairs.inviter_id'), sql.ref('pairs.invitee_id'))}`).execute(db);
  return rows;
}

/** What waits for an answer, locked in the order of all invitations. */
async function lockInvited(trx: Trx, where: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string }>`select id from pairs
    where state = 'invited' and ${where} order by id for update`.execute(trx);
  return listOf(
    trx,
    rows.map(({ id }) => id),
  );
}

export const lockInvitedTo = (trx: Trx, vacancyId: string, userIds: readonly string[]) =>
  lockInvited(
    trx,
    sql`vacancy_id = ${vacancyId}
      and (inviter_id = any(${userIds}::uuid[]) or invitee_id = any(${userIds}::uuid[]))`,
  );

export const lockInvitedOf = (trx: Trx, userId: string) =>
  lockInvited(trx, sql`${userId} in (inviter_id, invitee_id)`);

export const lockInvitedAt = (trx: Trx, projectId: string, vacancyId: string | null) =>
  lockInvited(
    trx,
    sql`project_id = ${projectId}
      and (${vacancyId}::uuid is null or vacancy_id = ${vacancyId}::uuid)`,
  );

export const lockInvitedBetween = (trx: Trx, a: string, b: string) =>
  lockInvited(
    trx,
    sql`(array[inviter_id, invitee_id] @> array[${a}, ${b}]::uuid[]
      or (array[inviter_id, invitee_id] && array[${a}, ${b}]::uuid[] and exists (
        select from projects where projects.id = pairs.project_id
          and projects.owner_id in (${a}, ${b}))))`,
  );

/** What has waited too long; what others hold is left to the next time. */
export async function lockLapsed(trx: Trx, now: Date, limit: number) {
  const before = new Date(now.getTime() - limits.pairAnswerWithin);
  const { rows } = await sql<{ id: string }>`select id from pairs
    where state = 'invited' and created_at <= ${before}
    order by created_at limit ${limit} for update skip locked`.execute(trx);
  return listOf(
    trx,
    rows.map(({ id }) => id),
  );
}

async function listOf(trx: Trx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await select(sql`pairs.id = any(${ids}::uuid[]) order by pairs.id`).execute(trx);
  return rows;
}

export async function answer(trx: Trx, ids: readonly string[], state: PairState, at: Date) {
  if (ids.length === 0) return;
  await trx
    .updateTable('pairs')
    .set({ state, answered_at: at, ...(state === 'agreed' && { cover_letter: '' }) })
    .where('id', 'in', ids)
    .where('state', '=', 'invited')
    .execute();
}

export async function eraseLetters(trx: Trx, userId: string) {
  await trx
    .updateTable('pairs')
    .set({ cover_letter: '' })
    .where('inviter_id', '=', userId)
    .execute();
}

interface Two {
  inviterId: string;
  inviteeId: string;
}

export async function countInvited(trx: Trx, { inviterId, inviteeId }: Two, at: Date) {
  const since = new Date(at.getTime() - serverLimits.pairAgainAfter);
  const { rows } = await sql<{ sent: number; received: number; is_declined: boolean }>`
    select (select count(*)::int from pairs
        where inviter_id = ${inviterId} and state = 'invited') as sent,
      (select count(*)::int from pairs
        where invitee_id = ${inviteeId} and state = 'invited') as received,
      exists (select from pairs where inviter_id = ${inviterId} and invitee_id = ${inviteeId}
        and state = 'declined' and answered_at > ${since}) as is_declined`.execute(trx);
  return rows[0] ?? { sent: 0, received: 0, is_declined: false };
}

export const findSent = (trx: Trx, vacancyId: string, inviterId: string) =>
  trx
    .selectFrom('pairs')
    .where('vacancy_id', '=', vacancyId)
    .where('inviter_id', '=', inviterId)
    .where('state', '=', 'invited')
    .select(['id', 'invitee_id'])
    .executeTakeFirst();

export async function lockPair(trx: Trx, id: string) {
  await sql`select from pairs where id = ${id} for update`.execute(trx);
}
