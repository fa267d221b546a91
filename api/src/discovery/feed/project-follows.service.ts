import {
  type FeedSettings,
  limits,
  type Request,
  type setFeedSettings as endpoint,
} from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { readProjectFor } from '#src/work/projects/project-reading.service.ts';
import * as queries from './project-follows.queries.ts';

export { deleteFeedOf } from './project-follows.queries.ts';

/** Again changes nothing. Throws projectNotFound, ownProjectFollow, tooManyFollowed. */
export async function followProject({ db, clock }: Context, person: Person, projectId: string) {
  const { viewer, status } = await readProjectFor(db, projectId, person);
  if (viewer.isOwner) throw new AppError('ownProjectFollow');
  if (status !== 'одобрено') throw new AppError('projectNotFound');
  await db.transaction().execute(async (trx) => {
    await queries.lockFollowing(trx, person.id);
    await queries.insertProjectFollow(trx, person.id, projectId, clock());
    const count = await queries.countProjectFollows(trx, person.id);
    if (count > limits.followedProjects) throw new AppError('tooManyFollowed');
  });
  return { projectId, isFollowing: true };
}

/** One may leave what one sees no more. Again changes nothing. */
export async function unfollowProject({ db }: Context, { id }: Person, projectId: string) {
  await queries.deleteProjectFollow(db, id, projectId);
  return { projectId, isFollowing: false };
}

type Settings = Awaited<ReturnType<typeof queries.findFeedSettings>>;

const toSettings = (row: Settings): FeedSettings => ({
  hiddenKinds: row?.hidden_kinds ?? [],
  tellsJoining: row?.tells_joining ?? true,
  inDigest: row?.in_digest ?? false,
});

export const readFeedSettings = async (db: Db, { id }: Pick<Person, 'id'>) =>
  toSettings(await queries.findFeedSettings(db, id));

export const setFeedSettings = async (
  db: Db,
  { id }: Person,
  changes: Request<typeof endpoint>['body'],
) => toSettings(await queries.upsertFeedSettings(db, id, changes));
