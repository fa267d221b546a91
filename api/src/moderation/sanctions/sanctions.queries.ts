import { limits, type SanctionKind } from '@kollab/contract';
import {
  type ExpressionBuilder,
  type RawBuilder,
  type Selectable,
  sql,
  type SqlBool,
} from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Db, Trx } from '#src/platform/database/schema.ts';
import type { SanctionsTable } from '#src/platform/database/tables/safety.ts';
import type { Position } from '#src/platform/paging.ts';
import { projectNameOf } from '#src/work/access/project-name.sql.ts';

export type SanctionRow = Selectable<SanctionsTable>;

export interface NewSanction {
  kind: SanctionKind;
  userId: string;
  projectId?: string | undefined;
  reason?: string | null | undefined;
  until?: Date | null;
  by: string;
  at: Date;
}

export async function insertSanction(trx: Trx, given: NewSanction) {
  await trx
    .insertInto('sanctions')
    .values({
      id: uuid(),
      kind: given.kind,
      user_id: given.userId,
      project_id: given.projectId ?? null,
      reason: given.reason ?? null,
      until: given.until ?? null,
      decided_by: given.by,
      created_at: given.at,
    })
    .execute();
}

export async function hasOpenAppeal(
  trx: Trx,
  {
    userId,
    projectId = null,
    kind,
  }: { userId: string; projectId?: string | null | undefined; kind: SanctionKind },
) {
  const appealed = await trx
    .selectFrom('sanctions')
    .where('user_id', '=', userId)
    .where('project_id', 'is not distinct from', projectId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .where('appealed_at', 'is not', null)
    .where('appeal_decision', 'is', null)
    .select('id')
    .executeTakeFirst();
  return appealed !== undefined;
}

export function findSanction(db: Db, id: string): Promise<SanctionRow | undefined> {
  return db.selectFrom('sanctions').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockSanction(trx: Trx, id: string): Promise<SanctionRow | undefined> {
  return trx
    .selectFrom('sanctions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateSanction(
  trx: Trx,
  id: string,
  values: Partial<Omit<SanctionRow, 'id'>>,
) {
  await trx.updateTable('sanctions').set(values).where('id', '=', id).execute();
}

const projectName = (eb: ExpressionBuilder<Database, 'sanctions'>) =>
  eb
    .selectFrom('projects')
    .whereRef('projects.id', '=', 'sanctions.project_id')
    .select((of) => projectNameOf(of).as('name'));

export function listOfPerson(db: Db, userId: string) {
  return db
    .selectFrom('sanctions')
    .selectAll()
    .select((eb) => projectName(eb).as('project_name'))
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.ownSanctions)
    .execute();
}

export type OwnRow = Awaited<ReturnType<typeof listOfPerson>>[number];

/** Whether a moderator decided on it, ever reported whom it is against, or owned what was reported. */
const isParty = (
  id: RawBuilder<unknown>,
) => sql<boolean>`(sanctions.decided_by is not distinct from ${id}
  or exists (select from reports where reporter_id = ${id} and owner_id = sanctions.user_id)
  or exists (select from reports where reporter_id = ${id}
    and subject_type = 'project' and subject_id = sanctions.project_id)
  or exists (select from reports where owner_id = ${id}
    and subject_type = 'project' and subject_id = sanctions.project_id))`;

export async function isPartyTo(trx: Trx, sanctionId: string, moderatorId: string) {
  const found = await trx
    .selectFrom('sanctions')
    .where('id', '=', sanctionId)
    .select(isParty(sql`${moderatorId}::uuid`).as('is_party'))
    .executeTakeFirst();
  return found?.is_party ?? true;
}

const selectAppeals = (db: Db) =>
  db
    .selectFrom('sanctions')
    .innerJoin('users as person', 'person.id', 'sanctions.user_id')
    .leftJoin('users as first', 'first.id', 'sanctions.decided_by')
    .leftJoin('users as second', 'second.id', 'sanctions.appeal_decided_by')
    .selectAll('sanctions')
    .select([
      'person.telegram_id',
      'person.role',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'first.first_name as first_first_name',
      'first.last_name as first_last_name',
      'second.first_name as second_first_name',
      'second.last_name as second_last_name',
      sql<string>`sanctions.appealed_at::text`.as('position'),
      sql<boolean>`exists (select from users as other
        where other.role = 'moderator' and other.suspended_at is null
          and other.id <> sanctions.user_id and not ${isParty(sql.ref('other.id'))})`.as(
        'others_may_decide',
      ),
      sql<string[]>`array(select other.id from users as other
        where other.role = 'moderator' and ${isParty(sql.ref('other.id'))})`.as('parties'),
    ])
    .select((eb) => projectName(eb).as('project_name'));

export function listAppeals(
  db: Db,
  { limit, after }: { limit: number; after: Position | undefined },
) {
  return selectAppeals(db)
    .where('sanctions.appealed_at', 'is not', null)
    .where('sanctions.appeal_decision', 'is', null)
    .where('sanctions.ended_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(sanctions.appealed_at, sanctions.id)
          > (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('sanctions.appealed_at')
    .orderBy('sanctions.id')
    .limit(limit)
    .execute();
}

export const listAppealFacts = (db: Db, ids: string[]) =>
  selectAppeals(db)
    .where('sanctions.id', 'in', ids)
    .where('sanctions.appealed_at', 'is not', null)
    .execute();

export type AppealRow = Awaited<ReturnType<typeof listAppealFacts>>[number];

export async function listServed(db: Db, now: Date, limit: number) {
  const served = await db
    .selectFrom('users')
    .where('suspended_until', '<=', now)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('suspended_until')
    .limit(limit)
    .execute();
  return served.map(({ id }) => id);
}
