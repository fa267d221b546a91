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
import { assertPlacesForTwo, findPartner } from './partners.service.ts';
import { partPairs } from './parting.service.ts';

type Announcing = Pick<Context, 'listeners' | 'clock'>;

interface Decision {
  status: ApplicationStatus;
  reason?: string | null | undefined;
  withPartner?: boolean | undefined;
}

interface Act {
  ownerId: string;
  at: Date;
}

interface Accepting extends Act {
  hasRoom: boolean;
  /** Whether the owner reads of it where they pressed, so that it is not said again. */
  isSaidThere: boolean;
  isPair: boolean;
}

const placeOf = (row: queries.DetailsRow) => ({
  projectId: row.project_id,
  projectName: row.project_title,
  vacancyId: row.vacancy_id,
  vacancyTitle: row.vacancy_title,
});

const changedBy = (row: queries.DetailsRow, ownerId: string) => [row.id, ownerId, row.vacancy_id];

/** An owner who decides looks after the vacancy, and says how soon they answer. */
async function noteDecision(trx: Trx, row: queries.DetailsRow, { ownerId, at }: Act) {
  await touchVacancy(trx, row.vacancy_id, at);
  await scheduleAnswerTime(trx, [ownerId], at);
}

/** Throws noPlacesLeft. */
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
  const { ownerId, at, hasRoom, isSaidThere, isPair } = act;
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
    ...(isPair && { isPair }),
  } as const;
  await notifyAll(
    trx,
    [
      { recipientId: row.user_id, news: accepted },
      ...(seat.state === 'member' || isSaidThere ? [] : [{ recipientId: ownerId, news: joined }]),
    ],
    [...changedBy(row, ownerId), ...invitationOf(seat)],
  );
  if (row.pair && !isPair) await partPairs(trx, [row.id], { at, isOwners: true, isTold: !isLast });
  await noteDecision(trx, row, { ownerId, at });
  if (seat.state !== 'member') await announce(context, trx, 'memberJoined', { projectId, ownerId });
  if (isLast) {
    await announce(context, trx, 'lastPlaceTaken', { projectId, vacancyId, actorId: ownerId });
    await announce(context, trx, 'projectChanged', { id: projectId });
  }
  const pair = isPair ? row.pair : null;
  return { ...row, ...decision, closed_because: null, pair, ...decided };
}

/**
 * Of two who may be apart one's. Throws applicationNotFound, pairTogether, tooManyParticipants,
 * noPlacesLeft.
 */
export async function acceptApplication(
  context: Announcing,
  trx: Trx,
  id: string,
  seat: Seat,
  act: Act,
) {
  const row = await queries.findDetails(trx, id);
  if (!row) throw new AppError('applicationNotFound');
  if (row.pair && !row.pair.may_part) throw new AppError('pairTogether');
  const door = await findInviteLink(trx, row.project_id);
  await accept(context, trx, row, seat, {
    ...act,
    hasRoom: door !== undefined,
    isSaidThere: false,
    isPair: false,
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

async function assertOpen(
  trx: Trx,
  row: queries.DetailsRow,
  place: VacancyRef,
  { status, now }: { status: ApplicationStatus; now: Date },
) {
  const isAccepting = status === 'Accepted';
  if (row.status === 'Pending' || (isAccepting && mayAcceptLate(row, now))) return;
  if (row.status === 'Withdrawn') {
    throw new AppError('applicationWithdrawn', { status: row.status });
  }
  if (isAccepting && row.closed_because === 'vacancyFilled') await isLastPlace(trx, place);
  const decidedAt = row.decided_at?.toISOString() ?? null;
  throw new AppError('applicationDecided', { status: row.status, decidedAt });
}

/** Throws pairParted, applicantLeaves, noPlacesForTwo, tooManyParticipants. */
async function acceptBoth(
  context: Announcing,
  trx: Trx,
  [first, second]: readonly [queries.DetailsRow, queries.DetailsRow],
  seat: Seat,
  act: Accepting,
) {
  const place = { projectId: first.project_id, vacancyId: first.vacancy_id };
  await assertOpen(trx, second, place, { status: 'Accepted', now: act.at });
  await assertPlacesForTwo(trx, place);
  const accepted = await accept(context, trx, first, seat, act);
  const next = await lockSeat(trx, { projectId: place.projectId, userId: second.user_id });
  if (!next) throw new AppError('applicationNotFound');
  await accept(context, trx, second, next, act);
  return accepted;
}

async function rejectWith(
  trx: Trx,
  row: queries.DetailsRow,
  partner: queries.DetailsRow | undefined,
  reason: string | null,
  act: Act,
) {
  const rejected = await reject(trx, row, reason, act);
  if (partner?.status === 'Pending') await reject(trx, partner, reason, act);
  if (row.pair && !partner) await partPairs(trx, [row.id], { at: act.at, isOwners: true });
  return partner ? rejected : { ...rejected, pair: null };
}

/**
 * Accepts or rejects a pending application to one's project, of two who applied together both or one; the same
 * again changes nothing, and one that was closed without an answer may still be accepted; who asked for their
 * account to be deleted may not. Throws applicantLeaves, badInput for Pending, projectNotFound, forbidden,
 * applicationNotFound, applicationDecided, pairTogether, pairParted, partnerAway, tooManyParticipants, noPlacesLeft,
 * noPlacesForTwo.
 */
export async function decideApplication(
  context: Context,
  owner: Person,
  { projectId, vacancyId, telegramId }: ApplicationRef,
  { status, reason, withPartner = false }: Decision,
): Promise<Application> {
  const { db, clock } = context;
  const skills = await knownSkills(context);
  const { id: userId, deletes_at: leavesAt } = await getApplicant(db, telegramId, owner.id);
  if (status === 'Pending') throw new AppError('badInput', { field: 'status' });
  return db.transaction().execute(async (trx) => {
    const project = await lockRights(trx, projectId);
    assertOwn(project, owner);
    const { newest, half } = await decisions.lockDetails(trx, { projectId, vacancyId, userId });
    const seat = await lockSeat(trx, { projectId, userId });
    if (!newest || !seat) throw new AppError('applicationNotFound');
    // Who is out of sight tells nobody anything.
    if (!newest.is_owner_there) throw new AppError('forbidden');
    // Others are told of the decision by the name that is approved.
    const replying = (row: queries.DetailsRow) =>
      toApplication({ ...row, project_title: newest.own_title }, 'owner', skills);
    if (newest.status === status) return replying(newest);
    const at = clock();
    await assertOpen(trx, newest, { projectId, vacancyId }, { status, now: at });
    if (status === 'Accepted' && leavesAt) throw new AppError('applicantLeaves');
    const partner = await findPartner(trx, newest, half, {
      isAccepting: status === 'Accepted',
      withPartner,
      ownerId: owner.id,
    });
    const act = { ownerId: owner.id, at };
    if (status === 'Rejected') {
      return replying(await rejectWith(trx, newest, partner, reason || null, act));
    }
    const accepting = {
      ...act,
      hasRoom: (await findInviteLink(trx, projectId)) !== undefined,
      isSaidThere: owner.viaBot,
      isPair: partner !== undefined,
    };
    return replying(
      partner
        ? await acceptBoth(context, trx, [newest, partner], seat, accepting)
        : await accept(context, trx, newest, seat, accepting),
    );
  });
}
