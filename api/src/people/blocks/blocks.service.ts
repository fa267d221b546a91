import type { Paging, UserRef } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { announce } from '#src/platform/listeners.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { unfollowBoth } from '#src/people/follows/follows.service.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { pageOf, readCursor } from '#src/platform/paging.ts';
import { getUser, toPersonCard } from '#src/people/users/users.service.ts';
import * as queries from './blocks.queries.ts';

export { hasBlocked } from './blocks.queries.ts';
import { isReachable, lockPair } from '#src/people/visibility/visibility.service.ts';

/**
 * Blocks a person; neither follows the other any more. What they applied for or were invited to
 * stays on record, but not what they applied for together. Again changes nothing. Throws ownBlock, userNotFound.
 */
export function block(context: Context, person: Person, ref: UserRef) {
  const { db, clock } = context;
  return db.transaction().execute(async (trx) => {
    const other = await getUser(trx, ref);
    if (other.id === person.id) throw new AppError('ownBlock');
    await lockPair(trx, person.id, other.id);
    const isOwn = await queries.hasBlocked(trx, person.id, other.id);
    if (!isOwn && !(await isReachable(trx, other, person.id))) throw new AppError('userNotFound');
    await queries.insertBlock(trx, person.id, other.id, clock());
    await unfollowBoth(trx, person.id, other.id);
    if (!isOwn) await announce(context, trx, 'peopleParted', { id: person.id, otherId: other.id });
    return { isBlocked: true };
  });
}

/** Again changes nothing. Throws userNotFound. */
export async function unblock({ db }: Context, person: Person, ref: UserRef) {
  const other = await getUser(db, ref);
  const isOwn = await queries.hasBlocked(db, person.id, other.id);
  if (!isOwn && !(await isReachable(db, other, person.id))) throw new AppError('userNotFound');
  await queries.deleteBlock(db, person.id, other.id);
  return { isBlocked: false };
}

export async function listBlocked(db: Db, { id }: Person, { limit, cursor }: Paging) {
  const rows = await queries.listBlocked(db, id, { limit, after: readCursor(cursor) });
  return pageOf(rows, { limit }, toPersonCard);
}
