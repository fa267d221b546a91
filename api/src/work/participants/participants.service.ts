import { limits, type News, type Participant } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { notifyAll } from '#src/platform/outbox/outbox.service.ts';
import { isShown, type ProjectRights } from '#src/work/access/project-access.service.ts';
import { toParticipants } from './participants.view.ts';
import * as queries from './participants.queries.ts';

export {
  findPlace,
  listInvited,
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

/** Throws forbidden to whom a project is shown who is not in its team, else projectNotFound. */
export async function assertInTeam(db: Db, project: ProjectRights, person: { id: string }) {
  const place = await queries.findPlace(db, { projectId: project.id, userId: person.id });
  const isTheirs = project.owner_id === person.id || place?.state === 'member';
  if (isTheirs && project.deleted_at === null) return;
  throw new AppError(isShown(project) ? 'forbidden' : 'projectNotFound');
}

interface Joining {
  projectId: string;
  userId: string;
  at: Date;
  /** The vacancy on which they were accepted, which is their role then. */
  vacancyId?: string;
}

/** Makes a person a member, who may be one already. Throws tooManyParticipants. */
export async function join(trx: Trx, place: Joining, { state, taken }: queries.Seat) {
  if (state === 'member') return;
  if (state !== 'invited') assertFree(taken);
  await queries.upsertPlace(trx, { ...place, state: 'member' });
}

export const invitationOf = ({ id, state }: queries.Seat) =>
  state === 'invited' && id !== null ? [id] : [];

export async function readParticipants(
  db: Db,
  project: { id: string; owner_id: string },
  readerId: string,
): Promise<Participant[]> {
  const rows = await queries.listParticipants(db, project.id, readerId);
  return toParticipants(rows, { ownerId: project.owner_id, readerId });
}

export async function tellTeam(
  trx: Trx,
  { projectId, ownerId }: { projectId: string; ownerId: string },
  news: News,
) {
  const others = await queries.listOthers(trx, projectId, ownerId);
  await notifyAll(
    trx,
    others.map((recipientId) => ({ recipientId, news })),
  );
}
