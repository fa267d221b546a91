import { limits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { announce } from '#src/platform/listeners.ts';
import { enqueueNewCard } from '#src/platform/outbox/outbox.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { assertInSight } from '#src/people/users/users.service.ts';
import { endPairsAt } from '#src/work/pairs/pair-ending.service.ts';
import { answerPending, reopenFilled } from '#src/work/applications/application-closing.service.ts';
import {
  countPlaces,
  isShown,
  lockVacancy,
  type ProjectRights,
  touchVacancy,
  type VacancyRef,
  type VacancyRow,
} from '#src/work/access/project-access.service.ts';
import * as queries from './places.queries.ts';
import { openVacancy, resumeProject } from './vacancies.queries.ts';

export async function closeFilled(
  trx: Trx,
  { projectId, vacancyId, actorId }: VacancyRef & { actorId: string },
  at: Date,
) {
  await queries.fillVacancy(trx, vacancyId, at);
  await answerPending(trx, { projectId, vacancyId, because: 'vacancyFilled', actorId, at });
  await endPairsAt(trx, { projectId, vacancyId, at });
}

type Own = Pick<ProjectRights, 'id' | 'owner_id' | 'is_public'>;

async function waitAnew(
  context: Context,
  trx: Trx,
  project: Own,
  vacancy: Pick<VacancyRow, 'id' | 'title'>,
  at: Date,
) {
  if (!isShown(project)) return;
  const ownerId = project.owner_id;
  const filled = { projectId: project.id, vacancyId: vacancy.id, vacancyTitle: vacancy.title };
  const count = await reopenFilled(trx, { ...filled, ownerId, at });
  if (count === 0) return;
  await assertInSight(trx, ownerId);
  await spend(context, trx, ownerId, { kind: 'closing' });
}

/**
 * Opens a vacancy, with a place more where all are taken: who was told that it is filled waits again.
 * Throws vacancyNotFound, noPlacesLeft where it has as many as one may have, forbidden, dailyLimit.
 */
export async function openWithPlace(
  context: Context,
  trx: Trx,
  project: Own,
  vacancyId: string,
  at: Date,
): Promise<VacancyRow> {
  await lockVacancy(trx, project.id, vacancyId);
  const counted = await countPlaces(trx, { projectId: project.id, vacancyId });
  const places = counted && counted.taken >= counted.places ? counted.taken + 1 : undefined;
  if (places !== undefined && places > limits.places) throw new AppError('noPlacesLeft');
  const opened = await openVacancy(trx, vacancyId, at, places);
  await touchVacancy(trx, vacancyId, at);
  await resumeProject(trx, project.id, at);
  await waitAnew(context, trx, project, opened, at);
  return opened;
}

/**
 * Sets how many places a vacancy of a locked project has: it closes where none is left, and a greater number
 * opens what closed as filled, unless the project is over. Answers whether that is another number. Throws
 * vacancyNotFound, badInput for fewer than are taken, forbidden, dailyLimit.
 */
export async function changePlaces(
  context: Context,
  trx: Trx,
  project: Own,
  { vacancyId, places, field = 'places' }: { vacancyId: string; places: number; field?: string },
  at: Date,
): Promise<boolean> {
  const place = { projectId: project.id, vacancyId };
  const vacancy = await lockVacancy(trx, project.id, vacancyId);
  if (vacancy.places === places) return false;
  const { taken } = (await countPlaces(trx, place)) ?? { taken: 0 };
  if (places < taken) throw new AppError('badInput', { field });
  await assertInSight(trx, project.owner_id);
  await queries.updatePlaces(trx, vacancyId, places);
  const isMore = places > vacancy.places;
  if (taken === places) await closeFilled(trx, { ...place, actorId: project.owner_id }, at);
  else if (isMore && vacancy.filled_at && (await queries.isUnderWay(trx, project.id))) {
    await openWithPlace(context, trx, project, vacancyId, at);
  }
  await announce(context, trx, 'projectChanged', { id: project.id });
  return true;
}

export async function askAboutFreed(
  trx: Trx,
  { projectId, userId }: { projectId: string; userId: string },
) {
  for (const { id, ownerId } of await queries.listFilledBy(trx, projectId, userId)) {
    await enqueueNewCard(trx, { kind: 'vacancyCheckCard', about: id, recipientId: ownerId });
  }
}

export async function askNewOwner(trx: Trx, projectId: string, ownerId: string) {
  for (const { id } of await queries.listFreed(trx, projectId)) {
    await enqueueNewCard(trx, { kind: 'vacancyCheckCard', about: id, recipientId: ownerId });
  }
}
