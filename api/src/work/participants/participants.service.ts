import { limits, type Participant } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { raisingRevisions } from '#src/platform/outbox/outbox.service.ts';
import { toParticipants } from './participants.view.ts';
import * as queries from './participants.queries.ts';

export {
  findPlace,
  listInvited,
  lockingSeat,
  lockPlace,
  lockSeat,
  type PlaceRow,
  type Seat,
} from './participants.queries.ts';

function assertFree(taken: number) {
  if (taken >= limits.participants) throw new AppError('tooManyParticipants');
}

/** Throws tooManyParticipants when a team has no place left; an invitation holds one. */
export async function assertRoom(trx: Trx, projectId: string) {
  assertFree(await queries.countPlaces(trx, projectId));
}

interface Joining {
  projectId: string;
  userId: string;
  at: Date;
}

/**
 * The queries that make a person a member, none for one; an invitation of theirs is answered by it.
 * Throws tooManyParticipants.
 */
export function joining(trx: Trx, place: Joining, seat: queries.Seat) {
  const { id, state, taken } = seat;
  if (state === 'member') return [];
  if (state !== 'invited') assertFree(taken);
  const upserting = queries.upsertingPlace(trx, { ...place, state: 'member' });
  return state === 'invited' && id !== null ? [upserting, raisingRevisions([id])] : [upserting];
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
