import { displayName } from '@kollab/contract';
import type { Db } from '#src/platform/database/schema.ts';

export async function findPersonName(db: Db, id: string | null) {
  if (id === null) return null;
  const person = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['first_name as firstName', 'last_name as lastName'])
    .executeTakeFirst();
  return person ? displayName(person) : null;
}

export async function findClaimer(db: Db, id: string | null) {
  if (id === null) return null;
  const claimer = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['telegram_id', 'first_name as firstName', 'last_name as lastName'])
    .executeTakeFirst();
  return claimer ?? null;
}

/** Where a person stands at this moment, whatever they were when their request came in. */
export function findStanding(db: Db, id: string) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['role', 'suspended_at'])
    .executeTakeFirst();
}

export async function hasOtherModerators(db: Db, id: string) {
  const other = await db
    .selectFrom('users')
    .where('role', '=', 'moderator')
    .where('suspended_at', 'is', null)
    .where('id', '!=', id)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
