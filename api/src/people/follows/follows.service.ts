import type { FollowCard, Paging, Stats, UserRef } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Actor, Person } from '#src/platform/access/actor.ts';
import { pageOf, readCursor } from '#src/platform/paging.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import {
  areApart,
  isReachable,
  lockPair,
  viewerFrom,
  viewerOf,
} from '#src/people/visibility/visibility.service.ts';
import { getUser, getVisibleUser, toPersonCard } from '#src/people/users/users.service.ts';
import * as queries from './follows.queries.ts';

type Row = Awaited<ReturnType<typeof queries.listPeople>>[number];

const toFollowCard = (row: Row): FollowCard => ({
  ...toPersonCard(row),
  isSubscribed: row.is_subscribed,
});

const countOf = (db: Db, id: string, callerId?: string): Promise<Stats> =>
  queries.getCounts(db, id, callerId);

async function getOther(db: Db, person: Person, telegramId: number) {
  if (telegramId === person.telegramId) throw new AppError('ownFollow');
  return getUser(db, telegramId);
}

/**
 * Answers the followee's counts. Throws ownFollow, userNotFound for the suspended too, and
 * tooManyRequests over the limit of an hour.
 */
export async function follow(context: Context, person: Person, followee: number) {
  const { db, clock } = context;
  const other = await getOther(db, person, followee);
  await db.transaction().execute(async (trx) => {
    await lockPair(trx, person.id, other.id);
    if (!(await isReachable(trx, other, person.id))) throw new AppError('userNotFound');
    const pair = { followerId: person.id, followeeId: other.id };
    const isNews = await queries.insertFollow(trx, pair, clock());
    if (isNews) await spend(context, trx, person.id, { kind: 'follow' });
  });
  return countOf(db, other.id, person.id);
}

export const unfollowBoth = (trx: Trx, a: string, b: string) =>
  queries.deleteFollowsBetween(trx, a, b);

/**
 * Answers the followee's counts. One may leave the suspended and the hidden too. Throws ownFollow,
 * userNotFound.
 */
export async function unfollow({ db }: Context, person: Person, followee: number) {
  const { id } = await getOther(db, person, followee);
  if (await areApart(db, id, person.id)) throw new AppError('userNotFound');
  await queries.deleteFollow(db, { followerId: person.id, followeeId: id });
  return countOf(db, id, person.id);
}

/** Throws userNotFound. */
export async function readStats(db: Db, ref: UserRef, actor: Actor): Promise<Stats> {
  const { id } = await getVisibleUser(db, ref, viewerOf(actor));
  return countOf(db, id, actor.kind === 'person' ? actor.person.id : undefined);
}

async function listPeople(
  db: Db,
  ref: UserRef,
  direction: queries.Direction,
  { limit, cursor }: Paging,
  caller: Person,
) {
  const { id } = await getVisibleUser(db, ref, viewerFrom(caller));
  const page = { limit, after: readCursor(cursor), callerId: caller.id };
  return queries.listPeople(db, id, direction, page);
}

/** By telegramId alone. Throws badInput. */
export async function listSubscriptions(db: Db, caller: Person, paging: Paging) {
  const rows = await listPeople(db, caller.id, 'following', paging, caller);
  return pageOf(rows, paging, (row) => ({
    followeeTelegramId: row.telegram_id,
    isSubscribed: row.is_subscribed,
  }));
}

interface Asked {
  person: Person;
  params: { id: UserRef };
  query: Paging;
}

const listCards =
  (direction: queries.Direction) =>
  async (db: Db, { person, params, query }: Asked) =>
    pageOf(await listPeople(db, params.id, direction, query, person), query, toFollowCard);

/** Throws userNotFound, badInput. */
export const listFollowing = listCards('following');

/** Throws userNotFound, badInput. */
export const listFollowers = listCards('followers');
