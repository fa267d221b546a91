import { limits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { announce } from '#src/platform/listeners.ts';
import { enqueueNewCard } from '#src/platform/outbox/outbox.service.ts';
import { answerPending, reopenFilled } from '#src/work/applications/application-closing.service.ts';
import {
  countPlaces,
  lockVacancy,
  type ProjectRights,
  touchVacancy,
  type VacancyRef,
  type VacancyRow,
} from '#src/work/access/project-access.service.ts';
import * as queries from './places.queries.ts';
import { openVacancy, resumeProject } from './vacancies.queries.ts';

/** Closes a vacancy that has no place left, and tells who waits for an answer. */
export async function closeFilled(
  trx: Trx,
  { projectId, vacancyId, actorId }: VacancyRef & { actorId: string },
  at: Date,
) {
  await queries.fillVacancy(trx, vacancyId, at);
  await answerPending(trx, { projectId, vacancyId, because: 'vacancyFilled', actorId, at });
}

/**
 * Opens a vacancy, with a place more where all are taken: who was told that it is filled waits again.
 * Throws vacancyNotFound, noPlacesLeft where it has as many as one may have.
 */
export async function openWithPlace(
  trx: Trx,
  project: Pick<ProjectRights, 'id' | 'owner_id'>,
  vacancyId: string,
  at: Date,
): Promise<VacancyRow> {
  const place = { projectId: project.id, vacancyId };
  await lockVacancy(trx, project.id, vacancyId);
  const counted = await countPlaces(trx, place);
  const places = counted && counted.taken >= counted.places ? counted.taken + 1 : undefined;
  if (places !== undefined && places > limits.places) throw new AppError('noPlacesLeft');
  const opened = await openVacancy(trx, vacancyId, at, places);
  await touchVacancy(trx, vacancyId, at);
  await resumeProject(trx, project.id);
  await reopenFilled(trx, {
    ...place,
    vacancyTitle: opened.title,
    ownerId: project.owner_id,
    at,
  });
  return opened;
}

/**
 * Sets how many places a vacancy of a locked project has: it closes where none is left, and opens where it
 * was closed as filled. Answers whether that is another number. Throws vacancyNotFound, badInput for
 * fewer than are taken.
 */
export async function changePlaces(
  context: Pick<Context, 'listeners' | 'clock'>,
  trx: Trx,
  project: Pick<ProjectRights, 'id' | 'owner_id'>,
  { vacancyId, places, field = 'places' }: { vacancyId: string; places: number; field?: string },
  at: Date,
): Promise<boolean> {
  const place = { projectId: project.id, vacancyId };
  const vacancy = await lockVacancy(trx, project.id, vacancyId);
  if (vacancy.places === places) return false;
  const { taken } = (await countPlaces(trx, place)) ?? { taken: 0 };
  if (places < taken) throw new AppError('badInput', { field });
  await queries.updatePlaces(trx, vacancyId, places);
  if (taken === places) await closeFilled(trx, { ...place, actorId: project.owner_id }, at);
  else if (vacancy.filled_at) await openWithPlace(trx, project, vacancyId, at);
  await announce(context, trx, 'projectChanged', { id: project.id });
  return true;
}

/** Somebody is about to leave a team: asks its owner whether to open what closed as they were accepted. */
export async function askAboutFreed(
  trx: Trx,
  { projectId, userId }: { projectId: string; userId: string },
) {
  for (const { id, ownerId } of await queries.listFilledBy(trx, projectId, userId)) {
    await enqueueNewCard(trx, { kind: 'vacancyCheckCard', about: id, recipientId: ownerId });
  }
}
