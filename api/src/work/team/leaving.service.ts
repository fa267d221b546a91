import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { updateCards, notify } from '#src/platform/outbox/outbox.service.ts';
import {
  isShown,
  projectFacts,
  lockOwnProject,
  lockProject,
} from '#src/work/access/project-access.service.ts';
import { assertInSight, contactOf } from '#src/people/users/users.service.ts';
import {
  readParticipants,
  lockPlace,
  type PlaceRow,
} from '#src/work/participants/participants.service.ts';
import { askAboutLeaver } from '#src/work/confirmations/confirmations.service.ts';
import { askAboutFreed } from '#src/work/vacancies/places.service.ts';
import * as queries from './team.queries.ts';

/**
 * A member, a guest or an invitation. Throws projectNotFound, forbidden, participantNotFound,
 * ownerStays.
 */
export function remove(
  { db, clock }: Context,
  owner: Person,
  { projectId, participantId }: { projectId: string; participantId: string },
) {
  return db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, projectId, owner);
    const place = await queries.lockPlaceById(trx, projectId, participantId);
    if (!place) throw new AppError('participantNotFound');
    if (place.user_id === project.owner_id) throw new AppError('ownerStays');
    if (place.user_id === null) await queries.deleteGuest(trx, place.id);
    else if (place.state === 'invited') {
      await queries.updateState(trx, place.id, 'cancelled');
      await updateCards(trx, place.id);
    } else {
      await assertInSight(trx, owner.id);
      await end(trx, place, 'removed', clock());
      const person = await contactOf(trx, owner.id);
      const facts = await projectFacts(trx, projectId);
      await notify(trx, place.user_id, {
        kind: 'membershipChanged',
        ...facts,
        change: 'removed',
        person,
      });
    }
    return { participants: await readParticipants(trx, project, owner.id) };
  });
}

export async function end(trx: Trx, place: PlaceRow, state: 'left' | 'removed', at: Date) {
  await queries.endPlace(trx, place.id, state, at);
  const { project_id: projectId, user_id: userId } = place;
  if (userId !== null) {
    await askAboutFreed(trx, { projectId, userId });
    await queries.endApplications(trx, { projectId, userId }, at);
    await askAboutLeaver(trx, place.id, at);
  }
  await updateCards(trx, place.id);
}

/** Throws projectNotFound, ownerStays, notInTeam. */
export function leave({ db, clock }: Context, person: Person, projectId: string) {
  return db.transaction().execute(async (trx) => {
    const project = await lockProject(trx, projectId);
    if (project.deleted_at) throw new AppError('projectNotFound');
    if (project.owner_id === person.id) throw new AppError('ownerStays');
    const place = await lockPlace(trx, { projectId, userId: person.id });
    if (place?.state !== 'member') {
      const maySee = isShown(project) || place?.state === 'invited';
      throw new AppError(maySee ? 'notInTeam' : 'projectNotFound');
    }
    await end(trx, place, 'left', clock());
    await notify(trx, project.owner_id, {
      kind: 'membershipChanged',
      ...(await projectFacts(trx, projectId)),
      change: 'left',
      person: await contactOf(trx, person.id),
    });
    return { projectId };
  });
}
