import { type Application, type Request, limits } from '@kollab/contract';
import type { apply } from '@kollab/contract/schemas';
import { v7 as uuid } from 'uuid';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { takeKey } from '#src/platform/idempotency/idempotency.service.ts';
import { cardsChanged, enqueueCard } from '#src/platform/outbox/outbox.service.ts';
import {
  isShown,
  lockProject,
  type ProjectRow,
  lockVacancy,
} from '#src/work/access/project-access.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { isMember } from '#src/work/participants/participants.service.ts';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import { findReachable } from '#src/people/users/users.service.ts';
import * as queries from './applications.queries.ts';
import { toApplication } from './applications.view.ts';

type Body = Request<typeof apply>['body'];

/** Joiners and the like, which emoji need, are no letter by themselves. */
const saysSomething = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Refusals in their order. */
async function assertMayApply(trx: Trx, project: ProjectRow, triple: queries.Triple) {
  if (project.owner_id === triple.userId) throw new AppError('ownProject');
  if (await isMember(trx, project.id, triple.userId)) throw new AppError('alreadyInTeam');
  const owner = await findReachable(trx, project.owner_id, triple.userId);
  if (!isShown(project) || !owner) throw new AppError('projectNotFound');
  const vacancy = await lockVacancy(trx, project.id, triple.vacancyId, 'share');
  if (vacancy.closed_at) throw new AppError('vacancyClosed');
}

/** Refused while one is open, and for 30 days after the owner rejected one. */
function assertNotYet(newest: queries.ApplicationRow | undefined, at: Date) {
  const isOpen =
    newest?.status === 'Pending' || (newest?.status === 'Accepted' && newest.ended_at === null);
  const againFrom = (newest?.decided_at?.getTime() ?? 0) + limits.applyAgainAfter;
  const isRefused =
    newest?.status === 'Rejected' && newest.closed_because === null && againFrom > at.getTime();
  if (isOpen || isRefused) throw new AppError('alreadyApplied');
}

/** After the one before it, even where two servers' clocks differ: the latest one counts. */
const momentAfter = (newest: queries.ApplicationRow | undefined, at: Date) =>
  newest && newest.created_at >= at ? new Date(newest.created_at.getTime() + 1) : at;

/**
 * Applies to a vacancy, once per key. Throws ownProject, alreadyInTeam, projectNotFound,
 * vacancyNotFound, vacancyClosed, emptyCoverLetter, alreadyApplied, dailyLimit, keyReused, and
 * applicationDecided for a key whose application was withdrawn since.
 */
export async function applyTo(
  context: Context,
  person: Person,
  { body, key }: { body: Body; key: string | undefined },
): Promise<Application> {
  const { projectId, vacancyId, coverLetter } = body;
  const triple = { projectId, vacancyId, userId: person.id };
  const skills = await knownSkills(context);
  return context.db.transaction().execute(async (trx) => {
    const at = context.clock();
    const id = uuid();
    const attempt = { userId: person.id, act: 'application', key, resultId: id } as const;
    const earlier = await takeKey(trx, { ...attempt, request: body, at });
    if (earlier === undefined) await insert(context, trx, triple, { id, coverLetter, at });
    const row = await queries.findDetails(trx, earlier ?? id);
    if (!row || row.status === 'Withdrawn') throw new AppError('applicationDecided');
    return toApplication(row, 'applicant', skills);
  });
}

async function insert(
  context: Context,
  trx: Trx,
  triple: queries.Triple,
  { id, coverLetter, at }: { id: string; coverLetter: string; at: Date },
) {
  const project = await lockProject(trx, triple.projectId, 'share');
  await assertMayApply(trx, project, triple);
  if (!saysSomething(coverLetter)) throw new AppError('emptyCoverLetter');
  const newest = await queries.findNewest(trx, triple);
  assertNotYet(newest, at);
  const createdAt = momentAfter(newest, at);
  const made = await queries.insertApplication(trx, { ...triple, id, coverLetter, at: createdAt });
  if (!made) throw new AppError('alreadyApplied');
  await spend(context, trx, triple.userId, { kind: 'application' });
  await enqueueCard(trx, { kind: 'applicationCard', about: id, recipientId: project.owner_id });
}

/** Withdraws all that somebody who leaves Kollab applied for; owners' cards show it, without letters. */
export async function withdrawApplicationsOf(trx: Trx, userId: string, at: Date) {
  const ids = await queries.lockAllOf(trx, userId);
  await queries.endAllOf(trx, userId, at);
  await cardsChanged(trx, ...ids);
}

/** Takes a pending application back; again changes nothing. Throws applicationNotFound, applicationDecided. */
export async function withdrawApplication<Place extends Omit<queries.Triple, 'userId'>>(
  { db, clock }: Context,
  person: Person,
  place: Place,
): Promise<Place> {
  const triple = { ...place, userId: person.id };
  await db.transaction().execute(async (trx) => {
    const newest = await queries.lockNewest(trx, triple);
    if (!newest) throw new AppError('applicationNotFound');
    if (newest.status === 'Withdrawn') return;
    const values = { status: 'Withdrawn', decided_at: clock(), decided_by: triple.userId } as const;
    const done = await queries.updatePending(trx, newest.id, values);
    if (!done) throw new AppError('applicationDecided');
    await cardsChanged(trx, newest.id);
  });
  return place;
}
