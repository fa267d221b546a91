import {
  type CheckInDay,
  type CheckIns,
  displayName,
  type OwnCheckIn,
  type Request,
  type answerCheckIn,
  serverLimits,
} from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { AppError } from '#src/platform/errors/app-error.ts';
import { notifyModerators, notifyAll, updateCards } from '#src/platform/outbox/outbox.service.ts';
import { announce } from '#src/platform/listeners.ts';
import { isReachable } from '#src/people/visibility/visibility.service.ts';
import { contactOf, getUser } from '#src/people/users/users.service.ts';
import {
  getProject,
  isShown,
  lockOwnProject,
  lockProject,
  type ProjectRow,
  projectFacts,
} from '#src/work/access/project-access.service.ts';
import { findPlace } from '#src/work/participants/participants.service.ts';
import * as queries from './check-ins.queries.ts';
import { goesOn } from './pausing.service.ts';
import * as rounds from './rounds.queries.ts';

export { deleteOldCheckIns } from './check-ins.queries.ts';

/** Throws projectNotFound where the person may not even see the project, else forbidden. */
async function assertInTeam(db: Db, project: ProjectRow, { id: userId }: Person) {
  const place = await findPlace(db, { projectId: project.id, userId });
  const isTheirs = project.owner_id === userId || place?.state === 'member';
  if (isTheirs && project.deleted_at === null) return;
  throw new AppError(isShown(project) ? 'forbidden' : 'projectNotFound');
}

const toOwn = (row: queries.OwnRow): OwnCheckIn => ({
  id: row.id,
  answer: row.answer,
  line: row.line,
  hasToldOwner: row.owner_told_at !== null,
});

const mayAskAgainAt = (askedAt: Date | null, now: Date) => {
  const at = askedAt && new Date(askedAt.getTime() + serverLimits.askModeratorsEvery);
  return at && at > now ? at : null;
};

/** Throws projectNotFound, forbidden. */
export async function readCheckIns(
  { db, clock }: Context,
  person: Person,
  projectId: string,
): Promise<CheckIns> {
  const project = await getProject(db, projectId);
  await assertInTeam(db, project, person);
  const [plan, own, weeks] = await Promise.all([
    queries.findPlan(db, projectId),
    queries.findOpen(db, projectId, person.id),
    queries.listWeeks(db, projectId),
  ]);
  const since = weeks.at(-1)?.week;
  const said = since ? await queries.listSaid(db, projectId, since, person.id) : [];
  return {
    // Before the first person joins there is no plan: they are asked as everybody is.
    day: plan ? plan.day : serverLimits.checkInDay,
    isDoubted: project.owner_id === person.id && (plan?.doubted_at ?? null) !== null,
    mayAskModeratorsAt:
      mayAskAgainAt(plan?.moderators_asked_at ?? null, clock())?.toISOString() ?? null,
    own: own ? toOwn(own) : null,
    weeks: weeks.map(({ week, asked }) => ({
      week,
      asked,
      said: said.filter((one) => one.week === week).map(toSaid),
    })),
  };
}

const toSaid = (row: queries.SaidRow) => ({
  telegramId: row.telegram_id,
  name: displayName(row),
  photo: row.photo,
  answer: row.answer,
  line: row.line,
  at: row.at.toISOString(),
});

interface CheckInRef {
  projectId: string;
  checkInId: string;
}

async function lockOpen(trx: Trx, person: Person, { projectId, checkInId }: CheckInRef) {
  const project = await lockProject(trx, projectId);
  await assertInTeam(trx, project, person);
  const own = await queries.lockOwn(trx, projectId, checkInId, person.id);
  if (!own) throw new AppError('checkInNotFound');
  if (!own.is_open) throw new AppError('checkInOver');
  return { project, own };
}

async function lockStuck(trx: Trx, person: Person, ref: CheckInRef) {
  const locked = await lockOpen(trx, person, ref);
  if (locked.own.answer !== 'stuck') throw new AppError('checkInNotStuck');
  return locked;
}

/**
 * May be changed until the next question. Throws projectNotFound, forbidden, checkInNotFound,
 * checkInOver, and badInput for a line without an answer.
 */
export function answer(
  { db, clock }: Context,
  person: Person,
  { checkInId, projectId, ...given }: CheckInRef & Request<typeof answerCheckIn>['body'],
): Promise<OwnCheckIn> {
  return db.transaction().execute(async (trx) => {
    const at = clock();
    const { own } = await lockOpen(trx, person, { projectId, checkInId });
    const said = given.answer ?? own.answer;
    if (!said) throw new AppError('badInput', { field: 'answer' });
    const line = given.line ?? own.line;
    if (said !== own.answer || line !== own.line) {
      await queries.setAnswer(trx, checkInId, { answer: said, line, at });
      await hear(trx, projectId, at);
      await updateCards(trx, checkInId);
      await queries.tellTeam(trx, projectId);
    }
    return toOwn({ ...own, answer: said, line });
  });
}

/** Somebody said something: a project that was doubted goes on. */
async function hear(trx: Trx, projectId: string, at: Date) {
  const plan = await queries.findPlan(trx, projectId);
  if (!plan?.doubted_at) {
    await rounds.updatePlan(trx, projectId, { silent_weeks: 0 });
    return;
  }
  await goesOn(trx, projectId, at);
  await updateCards(trx, projectId);
}

/**
 * Once, by a member who is stuck. Throws projectNotFound, forbidden, checkInNotFound, checkInOver,
 * checkInNotStuck.
 */
export function tellOwner({ db, clock }: Context, person: Person, ref: CheckInRef) {
  return db.transaction().execute(async (trx): Promise<OwnCheckIn> => {
    const { project, own } = await lockStuck(trx, person, ref);
    if (own.owner_told_at || project.owner_id === person.id) return toOwn(own);
    const at = clock();
    await queries.setOwnerTold(trx, own.id, at);
    const owner = await getUser(trx, project.owner_id);
    if (await isReachable(trx, owner, person.id)) {
      const news = {
        kind: 'somebodyMissing',
        ...(await projectFacts(trx, project.id)),
        person: await contactOf(trx, person.id),
      } as const;
      await notifyAll(trx, [{ recipientId: project.owner_id, news }]);
    }
    return toOwn({ ...own, owner_told_at: at });
  });
}

/**
 * Once a week for a project; what was written stays with the team. Throws projectNotFound,
 * forbidden, checkInNotFound, checkInOver, checkInNotStuck, moderatorsAsked.
 */
export function askModerators({ db, clock }: Context, person: Person, ref: CheckInRef) {
  return db.transaction().execute(async (trx) => {
    const at = clock();
    const { project } = await lockStuck(trx, person, ref);
    const plan = await queries.findPlan(trx, project.id);
    if (mayAskAgainAt(plan?.moderators_asked_at ?? null, at)) throw new AppError('moderatorsAsked');
    await queries.setModeratorsAsked(trx, project.id, at);
    await notifyModerators(trx, {
      kind: 'teamStuck',
      ...(await projectFacts(trx, project.id)),
      person: await contactOf(trx, person.id),
    });
    const again = new Date(at.getTime() + serverLimits.askModeratorsEvery);
    return { mayAskModeratorsAt: again.toISOString() };
  });
}

/** Throws projectNotFound, forbidden. */
export function setDay(context: Context, owner: Person, projectId: string, day: CheckInDay) {
  return context.db.transaction().execute(async (trx) => {
    const at = context.clock();
    await lockOwnProject(trx, projectId, owner);
    await queries.setDay(trx, projectId, day, at);
    await rounds.reschedule(trx, { projectId }, at);
    await announce(context, trx, 'projectChanged', { id: projectId });
    return { day };
  });
}
