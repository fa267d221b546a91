import { type DismissalReason, serverLimits } from '@kollab/contract';
import { sql } from 'kysely';
import { areUnblocked, isThereOrGone } from '#src/people/visibility/visibility.sql.ts';
import { v7 as uuid } from 'uuid';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { mayBeCalled, stateOfCall } from './calls.sql.ts';

export async function listCallable(db: Db, ownerId: string, ids: readonly string[], at: Date) {
  if (ids.length === 0) return new Set<string>();
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[]) as person (id)
      where ${mayBeCalled(sql`${ownerId}::uuid`, sql.ref('person.id'), at)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** When an owner called somebody last, where that keeps them from calling again. */
export async function findLastCall(trx: Trx, ownerId: string, userId: string, at: Date) {
  const call = await trx
    .selectFrom('calls_to_apply')
    .where('owner_id', '=', ownerId)
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(at.getTime() - serverLimits.callAgainAfter))
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return call?.created_at;
}

export async function lockCalled(trx: Trx, userId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`called:${userId}`}, 0))`.execute(trx);
}

interface CallToApply {
  projectId: string;
  vacancyId: string;
  ownerId: string;
  userId: string;
  at: Date;
}

export async function insertCall(
  trx: Trx,
  { projectId, vacancyId, ownerId, userId, at }: CallToApply,
) {
  const { id } = await trx
    .insertInto('calls_to_apply')
    .values({
      id: uuid(),
      project_id: projectId,
      vacancy_id: vacancyId,
      owner_id: ownerId,
      user_id: userId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface CallFacts {
  id: string;
  project_id: string;
  project_name: string;
  vacancy_id: string;
  vacancy_title: string;
  /** The owner's, as are the names. */
  telegram_id: number;
  firstName: string;
  lastName: string;
  wanted: string[];
  has: string[];
  state: 'open' | 'applied' | 'declined' | 'over';
}

export async function listCallFacts(db: Db, ids: string[]) {
  const { rows } = await sql<CallFacts>`
    select calls.id, calls.project_id, projects.name as project_name, calls.vacancy_id,
        vacancies.title as vacancy_title, owner.telegram_id, owner.first_name as "firstName",
        owner.last_name as "lastName", vacancies.tags as wanted,
        case when person.approved_at is null then '[]' else person.tags end as has,
        ${stateOfCall} as state
      from calls_to_apply as calls
      join projects on projects.id = calls.project_id
      join vacancies on vacancies.id = calls.vacancy_id
      join users as owner on owner.id = calls.owner_id
      join users as person on person.id = calls.user_id
      where calls.id = any (${ids}::uuid[]) and ${isThereOrGone('owner')}
        and ${areUnblocked(sql.ref('owner.id'), sql.ref('person.id'))}`.execute(db);
  return rows;
}

export async function listCallsTo(db: Db, vacancyId: string, userId: string) {
  const rows = await db
    .selectFrom('calls_to_apply')
    .where('vacancy_id', '=', vacancyId)
    .where('user_id', '=', userId)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function listCallsBy(db: Db, ownerId: string) {
  const rows = await db
    .selectFrom('calls_to_apply')
    .where('owner_id', '=', ownerId)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function listCallsOf(db: Db, projectId: string, after: Date) {
  const rows = await db
    .selectFrom('calls_to_apply')
    .where('project_id', '=', projectId)
    .where('created_at', '>', after)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function upsertDismissal(
  trx: Trx,
  dismissal: {
    vacancy_id: string;
    user_id: string;
    by_owner: boolean;
    reason: DismissalReason;
    created_at: Date;
  },
) {
  const { reason, created_at } = dismissal;
  await trx
    .insertInto('match_dismissals')
    .values(dismissal)
    .onConflict((conflict) =>
      conflict.columns(['vacancy_id', 'user_id', 'by_owner']).doUpdateSet({ reason, created_at }),
    )
    .execute();
}
