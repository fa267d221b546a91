import { type SqlBool, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { selectOpenUsername } from '#src/people/users/open-username.sql.ts';
import { isThereOrGone } from '#src/people/visibility/visibility.sql.ts';

export interface Pair {
  fromId: string;
  toId: string;
}

export async function lockAsker(trx: Trx, { fromId }: Pair) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contacts:${fromId}`}, 0))`.execute(
    trx,
  );
}

export function findLatest(db: Db, { fromId, toId }: Pair) {
  return db
    .selectFrom('contact_requests')
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .select(['id', 'state', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

export async function areIntroduced(db: Db, { fromId, toId }: Pair) {
  const accepted = await db
    .selectFrom('contact_requests')
    .where((eb) =>
      eb.or([
        eb.and([eb('from_id', '=', fromId), eb('to_id', '=', toId)]),
        eb.and([eb('from_id', '=', toId), eb('to_id', '=', fromId)]),
      ]),
    )
    .where('state', '=', 'accepted')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return accepted !== undefined;
}

export async function insertRequest(trx: Trx, { fromId, toId }: Pair, text: string, at: Date) {
  const { id } = await trx
    .insertInto('contact_requests')
    .values({ id: uuid(), from_id: fromId, to_id: toId, text, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function lockRequestTo(trx: Trx, toId: string, id: string) {
  return trx
    .selectFrom('contact_requests')
    .where('id', '=', id)
    .where('to_id', '=', toId)
    .select(['id', 'from_id', 'state'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateState(trx: Trx, id: string, state: 'accepted' | 'declined', at: Date) {
  await trx
    .updateTable('contact_requests')
    .set({ state, answered_at: at })
    .where('id', '=', id)
    .execute();
}

/** A request of somebody whom the asked person may not see any more is left out. */
export function listContactRequestFacts(db: Db, ids: string[]) {
  return db
    .selectFrom('contact_requests')
    .innerJoin('users', 'users.id', 'contact_requests.from_id')
    .where('contact_requests.id', 'in', ids)
    .where(isThereOrGone('users'))
    .where(
      sql<SqlBool>`not exists (select from blocks where (blocker_id, blocked_id) in (
        (contact_requests.from_id, contact_requests.to_id),
        (contact_requests.to_id, contact_requests.from_id)))`,
    )
    .select([
      'contact_requests.id',
      'contact_requests.text',
      'contact_requests.state',
      'users.telegram_id',
      selectOpenUsername('users').as('username'),
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.status_short',
      'users.approved_at',
      'users.deleted_at',
    ])
    .execute();
}

export type ContactRequestFacts = Awaited<ReturnType<typeof listContactRequestFacts>>[number];
