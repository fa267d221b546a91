import type { Application, ApplicationStatus } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { cardsChanged, tell } from '#src/platform/outbox/outbox.service.ts';
import { lockOwnProject } from '#src/work/access/project-access.service.ts';
import { join } from '#src/work/participants/participants.service.ts';
import * as queries from './applications.queries.ts';
import { type ApplicationRef, getApplicant } from './applications.service.ts';
import { contactOf, toApplication } from './applications.view.ts';

interface Decision {
  status: ApplicationStatus;
  reason?: string | null | undefined;
}

interface Act {
  ownerId: string;
  at: Date;
}

/** Facts of an application that messages about it are written from. */
async function factsOf(trx: Trx, id: string) {
  const row = await queries.findDetails(trx, id);
  if (!row) throw new AppError('applicationNotFound');
  const project = { projectId: row.project_id, projectName: row.project_title };
  const vacancy = { ...project, vacancyId: row.vacancy_id, vacancyTitle: row.vacancy_title };
  return { row, project, vacancy };
}

/** Joins an applicant to the team; who is in it hears of the other vacancy alone. Throws tooManyParticipants. */
export async function acceptApplication(
  trx: Trx,
  application: Pick<queries.ApplicationRow, 'id' | 'project_id' | 'user_id'>,
  { ownerId, at }: Act,
) {
  await queries.updatePending(trx, application.id, {
    status: 'Accepted',
    decided_at: at,
    decided_by: ownerId,
  });
  const isNew = await join(trx, {
    projectId: application.project_id,
    userId: application.user_id,
    at,
  });
  const { row, project, vacancy } = await factsOf(trx, application.id);
  const contact = contactOf(row, 'applicant');
  await tell(trx, row.user_id, { kind: 'applicationAccepted', ...vacancy, contact });
  if (isNew) {
    await tell(trx, ownerId, {
      kind: 'membershipChanged',
      ...project,
      change: 'joined',
      person: contactOf(row, 'owner'),
    });
  }
  await cardsChanged(trx, application.id);
}

async function rejectApplication(
  trx: Trx,
  id: string,
  reason: string | null,
  { ownerId, at }: Act,
) {
  await queries.updatePending(trx, id, {
    status: 'Rejected',
    reason,
    decided_at: at,
    decided_by: ownerId,
  });
  const { row, vacancy } = await factsOf(trx, id);
  await tell(trx, row.user_id, { kind: 'applicationRejected', ...vacancy, reason });
  await cardsChanged(trx, id);
}

/**
 * Accepts or rejects a pending application to one's project; the same again changes
 * nothing. Throws badInput for Pending, projectNotFound, forbidden, applicationNotFound, applicationDecided,
 * tooManyParticipants.
 */
export async function decideApplication(
  context: Context,
  owner: Person,
  { projectId, vacancyId, telegramId }: ApplicationRef,
  { status, reason }: Decision,
): Promise<Application> {
  const { db, clock } = context;
  const skills = await knownSkills(context);
  const { id: userId } = await getApplicant(db, telegramId, owner.id);
  if (status === 'Pending') throw new AppError('badInput', { field: 'status' });
  return db.transaction().execute(async (trx) => {
    await lockOwnProject(trx, projectId, owner);
    const newest = await queries.lockNewest(trx, { projectId, vacancyId, userId });
    if (!newest) throw new AppError('applicationNotFound');
    const act = { ownerId: owner.id, at: clock() };
    if (newest.status === 'Pending') {
      if (status === 'Accepted') await acceptApplication(trx, newest, act);
      else await rejectApplication(trx, newest.id, reason || null, act);
    } else if (newest.status !== status) {
      const decidedAt = newest.decided_at?.toISOString() ?? null;
      throw new AppError('applicationDecided', { status: newest.status, decidedAt });
    }
    const { row } = await factsOf(trx, newest.id);
    return toApplication(row, 'owner', skills);
  });
}
