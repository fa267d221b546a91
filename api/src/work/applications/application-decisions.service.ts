import { type Application, type ApplicationStatus, acceptableUntil } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { announce } from '#src/platform/listeners.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import { notifyAll } from '#src/platform/outbox/outbox.service.ts';
import {
  assertOwn,
  countPlaces,
  lockRights,
  touchVacancy,
  type VacancyRef,
} from '#src/work/access/project-access.service.ts';
import {
  invitationOf,
  join,
  lockSeat,
  type Seat,
} from '#src/work/participants/participants.service.ts';
import { findInviteLink } from '#src/work/rooms/rooms.service.ts';
import { scheduleAnswerTime } from '#src/work/answers/answers.service.ts';
import * as decisions from './application-decisions.queries.ts';
import * as queries from './applications.queries.ts';
import { type ApplicationRef, getApplicant } from './applications.service.ts';
import { contactOf, toApplication } from './applications.view.ts';

type Announcing = Pick<Context, 'listeners' | 'clock'>;

interface Decision {
  status: ApplicationStatus;
  reason?: string | null | undefined;
}

interface Act {
  ownerId: string;
  at: Date;
}

interface Accepting extends Act {
  /** Whether the team has a chat to enter. */
  hasRoom: boolean;
  /** Whether the owner reads of it where they pressed, so that it is not said again. */
  isSaidThere: boolean;
}

/** What messages about an application say of where it was to. */
const placeOf = (row: queries.DetailsRow) => ({
  projectId: row.project_id,
  projectName: row.project_title,
  vacancyId: row.vacancy_id,
  vacancyTitle: row.vacancy_title,
});

/** What shows a decision: the application, what waits for its owner, whether its vacancy is looked after. */
const changedBy = (row: queries.DetailsRow, ownerId: string) => [row.id, ownerId, row.vacancy_id];

/** An owner who decides looks after the vacancy, and says how soon they answer. */
async function noteDecision(trx: Trx, row: queries.DetailsRow, { ownerId, at }: Act) {
  await touchVacancy(trx, row.vacancy_id, at);
  await scheduleAnswerTime(trx, [ownerId], at);
}

/** Whether there is one place left of a vacancy. Throws noPlacesLeft. */
async function isLastPlace(trx: Trx, place: VacancyRef): Promise<boolean> {
  const counted = await countPlaces(trx, place);
  if (!counted) return false;
  if (counted.taken >= counted.places) throw new AppError('noPlacesLeft');
  return counted.taken + 1 === counted.places;
}

/**
 * Joins an applicant to the team; who is in it hears of the other vacancy alone. Whoever takes the last place
 * closes the vacancy. Throws tooManyParticipants, noPlacesLeft.
 */
async function accept(
  context: Announcing,
  trx: Trx,
  row: queries.DetailsRow,
  seat: Seat,
  act: Accepting,
) {
  const { ownerId, at, hasRoom, isSaidThere } = act;
  const decision = {
    status: 'Accepted',
    reason: null,
    decided_at: at,
    decided_by: ownerId,
  } as const;
  const { project_id: projectId, user_id: userId, vacancy_id: vacancyId } = row;
  const place = { projectId, userId, vacancyId, at };
  const { vacancyId: _, vacancyTitle: __, ...project } = placeOf(row);
  const contact = contactOf(row, 'applicant');
  const person = contactOf(row, 'owner');
  const joined = { kind: 'membershipChanged', ...project, change: 'joined', person } as const;
  const isLast = await isLastPlace(trx, place);
  await join(trx, place, seat);
  const { others = 0, ...decided } =
    (await decisions.decide(trx, { id: row.id, ...decision })) ?? {};
  const accepted = {
    kind: 'applicationAccepted',
    ...placeOf(row),
    contact,
    ...(hasRoom && { hasRoom }),
    ...(others > 0 && { others }),
  } as const;
  await notifyAll(
    trx,
    [
      { recipientId: row.user_id, news: accepted },
      ...(seat.state === 'member' || isSaidThere ? [] : [{ recipientId: ownerId, news: joined }]),
    ],
    [...changedBy(row, ownerId), ...invitationOf(seat)],
  );
  await noteDecision(trx, row, { ownerId, at });
  if (seat.state !== 'member') await announce(context, trx, 'memberJoined', { projectId, ownerId });
  if (isLast) {
    await announce(context, trx, 'lastPlaceTaken', { projectId, vacancyId, actorId: ownerId });
    await announce(context, trx, 'projectChanged', { id: projectId });
  }
  return { ...row, ...decision, closed_because: null, ...decided };
}

/** Accepts a person's pending application. Throws applicationNotFound, tooManyParticipants, noPlacesLeft. */
export async function acceptApplication(
  context: Announcing,
  trx: Trx,
  id: string,
  seat: Seat,
  act: Act,
) {
  const row = await queries.findDetails(trx, id);
  if (!row) throw new AppError('applicationNotFound');
  const door = await findInviteLink(trx, row.project_id);
  await accept(context, trx, row, seat, {
    ...act,
    hasRoom: door !== undefined,
    isSaidThere: false,
  });
}

async function reject(
  trx: Trx,
  row: queries.DetailsRow,
  reason: string | null,
  { ownerId, at }: Act,
) {
  const decision = { status: 'Rejected', reason, decided_at: at, decided_by: ownerId } as const;
  const news = { kind: 'applicationRejected', ...placeOf(row), reason } as const;
  await decisions.decide(trx, { id: row.id, ...decision });
  await notifyAll(trx, [{ recipientId: row.user_id, news }], changedBy(row, ownerId));
  await noteDecision(trx, row, { ownerId, at });
  return { ...row, ...decision };
}

/** What was closed without an answer may be accepted for a while all the same. */
const mayAcceptLate = (row: Pick<queries.DetailsRow, 'closed_because' | 'decided_at'>, now: Date) =>
  (acceptableUntil(row.closed_because, row.decided_at) ?? now) > now;

/**
 * Accepts or rejects a pending application to one's project; the same again changes nothing, and one that
 * was closed without an answer may still be accepted; who asked for their account to be deleted may not. Throws applicantLeaves, badInput for Pending, projectNotFound, forbidden, applicationNotFound, applicationDecided,
 * tooManyParticipants, noPlacesLeft.
 */
export async function decideApplication(
  context: Context,
  owner: Person,
  { projectId, vacancyId, telegramId }: ApplicationRef,
  { status, reason }: Decision,
): Promise<Application> {
  const { db, clock } = context;
  const skills = await knownSkills(context);
  const { id: userId, deletes_at: leavesAt } = await getApplicant(db, telegramId, owner.id);
  if (status === 'Pending') throw new AppError('badInput', { field: 'status' });
  return db.transaction().execute(async (trx) => {
    const project = await lockRights(trx, projectId);
    assertOwn(project, owner);
    const newest = await decisions.lockDetails(trx, { projectId, vacancyId, userId });
    const seat = await lockSeat(trx, { projectId, userId });
    if (!newest || !seat) throw new AppError('applicationNotFound');
    // Who is out of sight tells nobody anything.
    if (!newest.is_owner_there) throw new AppError('forbidden');
    // Others are told of the decision by the name that is approved.
    const replying = (row: queries.DetailsRow) =>
      toApplication({ ...row, project_title: newest.own_title }, 'owner', skills);
    if (newest.status === status) return replying(newest);
    if (newest.status !== 'Pending' && !(status === 'Accepted' && mayAcceptLate(newest, clock()))) {
      if (newest.status === 'Withdrawn') {
        throw new AppError('applicationWithdrawn', { status: newest.status });
      }
      if (status === 'Accepted' && newest.closed_because === 'vacancyFilled')
        await isLastPlace(trx, { projectId, vacancyId });
      const decidedAt = newest.decided_at?.toISOString() ?? null;
      throw new AppError('applicationDecided', { status: newest.status, decidedAt });
    }
    if (status === 'Accepted' && leavesAt) throw new AppError('applicantLeaves');
    const act = { ownerId: owner.id, at: clock() };
    const decided =
      status === 'Accepted'
        ? await accept(context, trx, newest, seat, {
            ...act,
            hasRoom: (await findInviteLink(trx, projectId)) !== undefined,
            isSaidThere: owner.viaBot,
          })
        : await reject(trx, newest, reason || null, act);
    return replying(decided);
  });
}
