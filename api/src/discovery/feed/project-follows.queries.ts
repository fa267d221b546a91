import type { FeedSettings } from '@kollab/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';

export async function lockFollowing(trx: Trx, userId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`feed:${userId}`}, 0))`.execute(trx);
}

export async function insertProjectFollow(trx: Trx, userId: string, projectId: string, at: Date) {
  await trx
    .insertInto('project_follows')
    .values({ user_id: userId, project_id: projectId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function countProjectFollows(trx: Trx, userId: string) {
  const { count } = await trx
    .selectFrom('project_follows')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteProjectFollow(db: Db, userId: string, projectId: string) {
  await db
    .deleteFrom('project_follows')
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .execute();
}

export function findFeedSettings(db: Db, userId: string) {
  return db
    .selectFrom('feed_settings')
    .where('user_id', '=', userId)
    .select(['hidden_kinds', 'tells_joining', 'in_digest'])
    .executeTakeFirst();
}

/** Changes what is given; the rest is as it was, or as for everybody. */
export async function upsertFeedSettings(
  db: Db,
  userId: string,
  {
    hiddenKinds,
    tellsJoining,
    inDigest,
  }: { [Name in keyof FeedSettings]?: FeedSettings[Name] | undefined },
) {
  const changes = {
    ...(hiddenKinds && { hidden_kinds: [...new Set(hiddenKinds)] }),
    ...(tellsJoining !== undefined && { tells_joining: tellsJoining }),
    ...(inDigest !== undefined && { in_digest: inDigest }),
  };
  return db
    .insertInto('feed_settings')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ user_id: userId, ...changes }),
    )
    .returning(['hidden_kinds', 'tells_joining', 'in_digest'])
    .executeTakeFirstOrThrow();
}

export async function deleteFeedOf(trx: Trx, userId: string) {
  await trx.deleteFrom('project_follows').where('user_id', '=', userId).execute();
  await trx.deleteFrom('feed_settings').where('user_id', '=', userId).execute();
  await trx.deleteFrom('feed_events').where('person_id', '=', userId).execute();
}
