import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import type { Position } from '#src/platform/paging.ts';
import { isVisibleTo } from '#src/people/visibility/visibility.sql.ts';

export interface FollowPair {
  followerId: string;
  followeeId: string;
}

export type Direction = 'following' | 'followers';

const ends = {
  following: { own: 'follower_id', other: 'followee_id' },
  followers: { own: 'followee_id', other: 'follower_id' },
} as const;

export async function insertFollow(db: Db, { followerId, followeeId }: FollowPair, at: Date) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('follows')
    .values({ follower_id: followerId, followee_id: followeeId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteFollow(db: Db, { followerId, followeeId }: FollowPair) {
  await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId)
    .execute();
}

export async function deleteFollowsBetween(db: Db, a: string, b: string) {
  await deleteFollow(db, { followerId: a, followeeId: b });
  await deleteFollow(db, { followerId: b, followeeId: a });
}

const followsOf = (db: Db, id: string, direction: Direction, callerId: string | undefined) =>
  db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', `follows.${ends[direction].other}`)
    .where(`follows.${ends[direction].own}`, '=', id)
    .where('users.suspended_at', 'is', null)
    .where(isVisibleTo('users', callerId));

const countProjects = (db: Db, id: string, callerId: string | undefined) =>
  db
    .selectFrom('participants')
    .innerJoin('projects', 'projects.id', 'participants.project_id')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .where('participants.user_id', '=', id)
    .where('participants.state', '=', sql.lit('member'))
    .where('projects.is_public', '=', sql.lit(true))
    .where('owner.suspended_at', 'is', null)
    .where(isVisibleTo('owner', callerId))
    .select((eb) => eb.fn.countAll<number>().as('n'));

export function getCounts(db: Db, id: string, callerId: string | undefined) {
  const count = (direction: Direction) =>
    followsOf(db, id, direction, callerId).select((eb) => eb.fn.countAll<number>().as('n'));
  return db
    .selectNoFrom((eb) => [
      eb.fn.coalesce(count('followers'), eb.lit(0)).as('followers'),
      eb.fn.coalesce(count('following'), eb.lit(0)).as('following'),
      eb.fn.coalesce(countProjects(db, id, callerId), eb.lit(0)).as('projects'),
      isFollowing(callerId ?? null, sql`${id}::uuid`).as('isSubscribed'),
    ])
    .executeTakeFirstOrThrow();
}

const isFollowing = (followerId: string | null, followee: ReturnType<typeof sql>) =>
  sql<boolean>`exists (select from follows as own
    where own.follower_id = ${followerId}::uuid and own.followee_id = ${followee})`;

interface Page {
  limit: number;
  after: Position | undefined;
  callerId: string;
}

export function listPeople(
  db: Db,
  id: string,
  direction: Direction,
  { limit, after, callerId }: Page,
) {
  const other = sql.ref(`follows.${ends[direction].other}`);
  return followsOf(db, id, direction, callerId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(follows.created_at, ${other}) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .select([
      'users.id',
      'users.telegram_id',
      'users.first_name',
      'users.last_name',
      'users.photo',
      'users.status_short',
      'users.tags',
      'users.approved_at',
      isFollowing(callerId, sql`users.id`).as('is_subscribed'),
      sql<string>`follows.created_at::text`.as('position'),
    ])
    .orderBy('follows.created_at', 'desc')
    .orderBy(`follows.${ends[direction].other}`, 'desc')
    .limit(limit)
    .execute();
}
