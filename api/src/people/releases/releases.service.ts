import { AppError } from '#src/platform/errors/app-error.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { insertRelease, wasReportedOf } from './releases.queries.ts';

export { wasReportedOf } from './releases.queries.ts';

interface Act {
  actorId: string;
  at: Date;
}

/** Puts on record that a moderator lets a person back whom moderators took from view or suspended. */
export const recordRelease = (trx: Trx, userId: string, { actorId, at }: Act) =>
  insertRelease(trx, { userId, projectId: null, releasedBy: actorId, at });

/**
 * Puts on record that a moderator lets a project back that was taken down. Throws forbidden where it
 * is theirs, or was when it was reported.
 */
export async function releaseProject(
  trx: Trx,
  { id, owner_id: ownerId }: { id: string; owner_id: string },
  { actorId, at }: Act,
) {
  const isOwn = ownerId === actorId || (await wasReportedOf(trx, id, actorId));
  if (isOwn) throw new AppError('forbidden');
  await insertRelease(trx, { userId: ownerId, projectId: id, releasedBy: actorId, at });
}
