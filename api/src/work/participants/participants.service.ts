import { limits, type Participant } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { cardsChanged } from '#src/platform/outbox/outbox.service.ts';
import { toParticipants } from './participants.view.ts';
import * as queries from './participants.queries.ts';

export { findPlace, listInvited, lockPlace, type PlaceRow } from './participants.queries.ts';

/** Whether a person is in a team. */
export async function isMember(db: Db, projectId: string, userId: string) {
  return (await queries.findPlace(db, { projectId, userId }))?.state === 'member';
}

/** Throws tooManyParticipants when a team has no place left; an invitation holds one. */
export async function assertRoom(trx: Trx, projectId: string) {
  const count = await queries.countPlaces(trx, projectId);
  if (count >= limits.participants) throw new AppError('tooManyParticipants');
}

/**
 * Makes a person a member; an invitation of theirs is answered by it. Answers whether they were not
 * one before. Throws tooManyParticipants.
 */
export async function join(
  trx: Trx,
  { projectId, userId, at }: { projectId: string; userId: string; at: Date },
) {
  const place = await queries.lockPlace(trx, { projectId, userId });
  if (place?.state === 'member') return false;
  if (place?.state !== 'invited') await assertRoom(trx, projectId);
  const joined = await queries.upsertPlace(trx, { projectId, userId, state: 'member', at });
  if (place?.state === 'invited') await cardsChanged(trx, joined.id);
  return true;
}

/** A project's participants as a reader sees them. */
export async function readParticipants(
  db: Db,
  project: { id: string; owner_id: string },
  readerId: string,
): Promise<Participant[]> {
  const rows = await queries.listParticipants(db, project.id, readerId);
  return toParticipants(rows, { ownerId: project.owner_id, readerId });
}
