import { serverLimits } from '@kollab/contract';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { ConfirmationsTables } from '#src/platform/database/tables/confirmations.ts';

export type ConfirmationRow = Selectable<ConfirmationsTables['confirmations']>;

export interface Asked {
  id: string;
  ownerId: string;
}

/**
 * Writes down how long members were in a team, or are until now; `which` selects them. Only in
 * published projects; not of owners, nor of who left Kollab. A time that is written down is only
 * prolonged, until its owner decides. Answers what is new, the longest time first.
 */
async function insertStays(trx: Trx, which: ReturnType<typeof sql>, at: Date): Promise<Asked[]> {
  const { rows } = await sql<Asked & { isNew: boolean }>`
    with written as (
      insert into confirmations (id, project_id, user_id, role, joined_at, ended_at, state, created_at)
      select gen_random_uuid(), projects.id, users.id, coalesce(vacancies.title, ''),
        coalesce(participants.joined_at, participants.created_at), ${at}, 'open', ${at}
      from participants
        join projects on projects.id = participants.project_id
        join users on users.id = participants.user_id
        left join vacancies on vacancies.id = participants.vacancy_id
      where ${which} and projects.approved_at is not null and projects.deleted_at is null
        and projects.owner_id <> users.id and users.deleted_at is null
      on conflict on constraint confirmations_stay do update set ended_at = excluded.ended_at
        where confirmations.state = 'open'
      returning id, project_id, joined_at, xmax = 0 as is_new
    )
    select written.id, owner_id as "ownerId", is_new as "isNew"
    from written join projects on projects.id = written.project_id
    order by joined_at, written.id`.execute(trx);
  return rows.filter(({ isNew }) => isNew);
}

export const insertStay = (trx: Trx, participantId: string, at: Date) =>
  insertStays(
    trx,
    sql`participants.id = ${participantId} and coalesce(participants.joined_at, participants.created_at)
      <= ${new Date(at.getTime() - serverLimits.confirmedAfter)}`,
    at,
  );

export const insertTeam = (trx: Trx, projectId: string, at: Date) =>
  insertStays(trx, sql`projects.id = ${projectId} and participants.state = 'member'`, at);

export const listOpen = (trx: Trx, projectId: string, ownerId: string, limit: number) =>
  trx
    .selectFrom('confirmations')
    .where('project_id', '=', projectId)
    .where('state', '=', 'open')
    .where('user_id', '<>', ownerId)
    .select('id')
    .orderBy('joined_at')
    .limit(limit)
    .execute();

export const openOf = (projectId: string) =>
  sql`select id from confirmations where project_id = ${projectId} and state = 'open'`;

export const findConfirmation = (db: Db, id: string): Promise<ConfirmationRow | undefined> =>
  db.selectFrom('confirmations').where('id', '=', id).selectAll().executeTakeFirst();

export async function updateConfirmation(
  trx: Trx,
  id: string,
  values: Partial<Pick<ConfirmationRow, 'state' | 'decided_at' | 'is_hidden' | 'role'>>,
) {
  await trx.updateTable('confirmations').set(values).where('id', '=', id).execute();
}

export async function removeAll(
  trx: Trx,
  { userId = null, projectIds = [] }: { userId?: string | null; projectIds?: readonly string[] },
  at: Date,
) {
  const { rows } = await sql<{ id: string }>`update confirmations
    set state = 'removed', role = '', decided_at = ${at}
    where user_id = ${userId}::uuid or project_id = any(${projectIds}::uuid[])
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
