import { AppError } from '#src/platform/errors/app-error.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { updateCards } from '#src/platform/outbox/outbox.service.ts';
import * as queries from './releases.queries.ts';
import { insertRelease, wasReportedOf } from './releases.queries.ts';

export { wasReportedOf } from './releases.queries.ts';

interface Act {
  actorId: string;
  at: Date;
}

export const recordRelease = (trx: Trx, userId: string, { actorId, at }: Act) =>
  insertRelease(trx, { userId, projectId: null, releasedBy: actorId, at });

/** Throws forbidden where the project is theirs, or was when it was reported. */
export async function releaseProject(
  trx: Trx,
  { id, owner_id: ownerId }: { id: string; owner_id: string },
  { actorId, at }: Act,
) {
  const isOwn = ownerId === actorId || (await wasReportedOf(trx, id, actorId));
  if (isOwn) throw new AppError('forbidden');
  await insertRelease(trx, { userId: ownerId, projectId: id, releasedBy: actorId, at });
  await endSanctions(trx, { userId: ownerId, projectId: id, kinds: ['removal'], at });
}

export async function endSanctions(trx: Trx, ended: Parameters<typeof queries.endSanctions>[1]) {
  await updateCards(trx, ...(await queries.endSanctions(trx, ended)));
}
