import { type Application, type Request, limits, type apply } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { announce } from '#src/platform/listeners.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { takeKey } from '#src/platform/idempotency/idempotency.service.ts';
import { updateCards, enqueueNewCard } from '#src/platform/outbox/outbox.service.ts';
import {
  isShown,
  lockRightsShared,
  lockVacancyShared,
  type ProjectRights,
  type VacancyRef,
  type VacancyRow,
} from '#src/work/access/project-access.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import type { Skills } from '@kollab/contract/skills';
import { decide } from './application-decisions.queries.ts';
import * as queries from './applications.queries.ts';
import * as applying from './applying.queries.ts';
import { partPairs } from './parting.service.ts';
import { fitOf, toApplication, withoutContact } from './applications.view.ts';

export { countOpen } from './own-choices.queries.ts';
export { findEligibility, type NewApplication } from './applying.queries.ts';

type Body = Request<typeof apply>['body'];

const day = 24 * 60 * 60_000;

/** Joiners and the like, which emoji need, are no letter by themselves. */
const saysSomething = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export interface Opening {
  project: ProjectRights;
  vacancy: Pick<VacancyRow, 'title' | 'tags' | 'closed_at'>;
  eligibility: applying.Eligibility;
}

/** Refusals in their order. */
export function assertMayApply(
  opening: { [Part in keyof Opening]: Opening[Part] | undefined },
  { userId, coverLetter, at }: applying.NewApplication,
): asserts opening is Opening {
  const { project, vacancy, eligibility } = opening;
  if (!project || !eligibility) throw new AppError('projectNotFound');
  if (project.owner_id === userId) throw new AppError('ownProject');
  if (eligibility.is_member) throw new AppError('alreadyInTeam');
  if (!isShown(project) || !eligibility.is_owner_reachable) throw new AppError('projectNotFound');
  if (!vacancy) throw new AppError('vacancyNotFound');
  if (vacancy.closed_at) throw new AppError('vacancyClosed');
  // An owner does not see who took it back: it would wait for nobody.
  if (eligibility.consent_withdrawn_at) throw new AppError('consentNeeded');
  if (!saysSomething(coverLetter)) throw new AppError('emptyCoverLetter');
  assertNotYet(eligibility, at);
}

/** Refused while one is open, for 30 days after the owner rejected one, and too often in a day. */
function assertNotYet(newest: applying.Eligibility, at: Date) {
  const isOpen =
    newest.status === 'Pending' || (newest.status === 'Accepted' && newest.ended_at === null);
  const againFrom = (newest.decided_at?.getTime() ?? 0) + limits.applyAgainAfter;
  const isRefused =
    newest.status === 'Rejected' && newest.closed_because === null && againFrom > at.getTime();
  if (isOpen || isRefused) throw new AppError('alreadyApplied');
  const waitsFor = (newest.nth_last_at?.getTime() ?? 0) + day - at.getTime();
  if (waitsFor > 0)
    throw new AppError('dailyLimit', { retryAfterSeconds: Math.ceil(waitsFor / 1000) });
}

/** After the one before it, even where two servers' clocks differ: the latest one counts. */
export const momentAfter = ({ created_at: before }: applying.Eligibility, at: Date) =>
  before !== null && before >= at ? new Date(before.getTime() + 1) : at;

/**
 * Once per key. Throws ownProject, alreadyInTeam, projectNotFound, vacancyNotFound, vacancyClosed,
 * emptyCoverLetter, alreadyApplied, tooManyOpen, dailyLimit, keyReused, and applicationDecided for
 * a key whose application was withdrawn since.
 */
export async function applyTo(
  context: Context,
  person: Person,
  { body, key }: { body: Body; key: string | undefined },
): Promise<Application> {
  const { projectId, vacancyId, coverLetter } = body;
  const skills = await knownSkills(context);
  const triple = { projectId, vacancyId, userId: person.id };
  return context.db.transaction().execute(async (trx) => {
    const application = { ...triple, id: uuid(), coverLetter, at: context.clock() };
    const { id: resultId } = application;
    const attempt = { ...application, act: 'application', key, request: body, resultId } as const;
    const earlier = await takeKey(trx, attempt);
    if (earlier === undefined) {
      const project = await lockRightsShared(trx, projectId);
      const vacancy = await lockVacancyShared(trx, projectId, vacancyId);
      const eligibility = await applying.findEligibility(trx, triple);
      const opening = { project, vacancy, eligibility };
      assertMayApply(opening, application);
      return insert(context, trx, application, { ...opening, skills });
    }
    const row = await queries.findDetails(trx, earlier);
    if (!row || row.status === 'Withdrawn') throw new AppError('applicationDecided');
    return toApplication(row, 'applicant', skills);
  });
}

async function insert(
  context: Context,
  trx: Trx,
  application: applying.NewApplication,
  { project, vacancy, eligibility, skills }: Opening & { skills: Skills },
) {
  const { id: about, userId, at } = application;
  const moment = momentAfter(eligibility, at);
  // This locks their quota: a person's applications are made one after another.
  await spend(context, trx, userId, { kind: 'application' });
  if (eligibility.has_pairs) {
    await announce(context, trx, 'applied', {
      vacancyId: application.vacancyId,
      userIds: [userId],
    });
  }
  const made = await applying.insertApplication(trx, { ...application, at: moment });
  if (!made) throw new AppError('alreadyApplied');
  if (made.others >= context.config.openApplications) throw new AppError('tooManyOpen');
  await enqueueNewCard(trx, { kind: 'applicationCard', about, recipientId: project.owner_id });
  await applying.renewCallCards(trx, application);
  const row = { ...eligibility, vacancy_title: vacancy.title, wanted_tags: vacancy.tags, ...made };
  return { ...withoutContact(row), match: fitOf(row, 'applicant', skills) };
}

interface Together {
  theirs: applying.NewApplication;
  own: applying.NewApplication;
  ownerId: string;
}

/**
 * Sends the applications of two who apply together, the inviter's first, of which their owner sees one card. Throws
 * pairOver where the inviter's cannot be sent, alreadyApplied, tooManyOpen, dailyLimit.
 */
export async function sendTogether(context: Context, trx: Trx, { theirs, own, ownerId }: Together) {
  // The inviter's was counted as they invited.
  await spend(context, trx, own.userId, { kind: 'application' });
  if (!(await applying.insertApplication(trx, theirs))) throw new AppError('pairOver');
  const made = await applying.insertApplication(trx, own);
  if (!made) throw new AppError('alreadyApplied');
  if (made.others >= context.config.openApplications) throw new AppError('tooManyOpen');
  const card = { kind: 'applicationCard', about: theirs.id, recipientId: ownerId } as const;
  await enqueueNewCard(trx, card);
  await applying.renewCallCards(trx, theirs);
  await applying.renewCallCards(trx, own);
}

export async function findOwn(trx: Trx, triple: queries.Triple, skills: Skills) {
  const newest = await queries.findNewest(trx, triple);
  const row = newest && (await queries.findDetails(trx, newest.id));
  return row && row.status !== 'Withdrawn' ? toApplication(row, 'applicant', skills) : undefined;
}

/** Withdraws all that somebody who leaves Kollab applied for; owners' cards show it, without letters. */
export async function withdrawApplicationsOf(trx: Trx, userId: string, at: Date) {
  const ids = await queries.lockAllOf(trx, userId);
  await queries.endAllOf(trx, userId, at);
  await partPairs(trx, ids, { at });
  await updateCards(trx, ...ids);
}

/** Again changes nothing. Throws applicationNotFound, applicationDecided. */
export async function withdrawApplication<Ref extends VacancyRef>(
  { db, clock }: Context,
  person: Person,
  vacancy: Ref,
): Promise<Ref> {
  const triple = { ...vacancy, userId: person.id };
  await db.transaction().execute(async (trx) => {
    const newest = await queries.lockNewest(trx, triple);
    if (!newest) throw new AppError('applicationNotFound');
    if (newest.status === 'Withdrawn') return;
    const at = clock();
    const decision = {
      id: newest.id,
      status: 'Withdrawn',
      reason: null,
      decided_at: at,
      decided_by: person.id,
    } as const;
    if (!(await decide(trx, decision))) throw new AppError('applicationDecided');
    if (newest.pair_id) await partPairs(trx, [newest.id], { at });
    await updateCards(trx, newest.id);
    await applying.renewCallCards(trx, triple);
  });
  return vacancy;
}
