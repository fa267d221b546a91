import { AppError } from '#src/platform/errors/app-error.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { insertRelease } from './releases.queries.ts';
import { wasReportedOf } from '#src/desk/reports/reports.queries.ts';

/**
 * Puts on record that a moderator lets a project back that was taken down. Throws forbidden where it
 * is theirs, or was when it was reported.
 */
export async function releaseProject(
  trx: Trx,
  { id, owner_id: ownerId }: { id: string; owner_id: string },
  { actorId, at }: { actorId: string; at: Date },
) {
  const isOwn = ownerId === actorId || (await wasReportedOf(trx, id, actorId));
  if (isOwn) throw new AppError('forbidden');
  await insertRelease(trx, { userId: ownerId, projectId: id, releasedBy: actorId, at });
}
