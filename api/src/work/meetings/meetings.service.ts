import { limits, type Meeting, serverLimits } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import {
  enqueueCard,
  enqueueChatCard,
  notify,
  updateCards,
} from '#src/platform/outbox/outbox.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { assertInSight } from '#src/people/users/users.service.ts';
import {
  getProject,
  lockOwnProject,
  lockRightsShared,
} from '#src/work/access/project-access.service.ts';
import { assertInTeam } from '#src/work/participants/participants.service.ts';
import { isAlive } from '#src/work/rooms/rooms.service.ts';
import { cancel, decide, decideIfAnswered } from './deciding.service.ts';
import * as queries from './meetings.queries.ts';
import { toMeeting } from './meetings.view.ts';

export { listMeetingFacts } from './meetings.queries.ts';
export { toMeetingCard } from './meetings.view.ts';

interface ShownTo {
  projectId: string;
  person: Person;
  now: Date;
}

interface OfMeeting {
  projectId: string;
  meetingId: string;
}

async function findShown(db: Db, { projectId, person, now }: ShownTo) {
  const begunAfter = new Date(now.getTime() - serverLimits.meetingShownFor);
  const facts = await queries.findShownFacts(db, projectId, begunAfter);
  return { meeting: facts ? toMeeting(facts, person.id) : null };
}

/** Throws projectNotFound, forbidden. */
export async function readMeeting({ db, clock }: Context, person: Person, projectId: string) {
  await assertInTeam(db, await getProject(db, projectId), person);
  return findShown(db, { projectId, person, now: clock() });
}

function readTimes(given: readonly string[], now: Date): Date[] {
  const moments = new Set(given.map((text) => Date.parse(text)));
  const times = [...moments].toSorted((a, b) => a - b);
  const isSoon = (time: number) =>
    time >= now.getTime() + serverLimits.meetingSoonest &&
    time <= now.getTime() + serverLimits.meetingLatest;
  if (times.length < 2 || times.length > limits.meetingTimes || !times.every(isSoon)) {
    throw new AppError('badInput', { field: 'times' });
  }
  return times.map((time) => new Date(time));
}

const closesAt = (times: readonly Date[], now: Date) =>
  new Date(
    Math.min(
      now.getTime() + serverLimits.meetingAnswersWithin,
      Number(times[0]) - serverLimits.meetingDecidedBefore,
    ),
  );

/**
 * Whoever asks can at all of the times. Throws projectNotFound, forbidden, badInput, nobodyToMeet,
 * meetingAsked, dailyLimit.
 */
export function proposeMeeting(
  context: Context,
  owner: Person,
  { projectId, times: given }: { projectId: string; times: readonly string[] },
): Promise<{ meeting: Meeting }> {
  const now = context.clock();
  const times = readTimes(given, now);
  return context.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, projectId, owner);
    if (!isAlive(project)) throw new AppError('projectNotFound');
    await assertInSight(trx, owner.id);
    if (await queries.findOpen(trx, projectId)) throw new AppError('meetingAsked');
    const id = uuid();
    await queries.insertMeeting(trx, {
      id,
      project_id: projectId,
      times,
      closes_at: closesAt(times, now),
      created_at: now,
    });
    const places = times.map((_, place) => place);
    await queries.upsertAnswer(trx, { meeting_id: id, user_id: owner.id, places });
    const facts = await queries.getMeetingFacts(trx, id);
    if (facts.members.length < 2) throw new AppError('nobodyToMeet');
    await spend(context, trx, owner.id, { kind: 'meeting' });
    await ask(trx, facts);
    return { meeting: toMeeting(facts, owner.id) };
  });
}

/** In the chat of the team where it has one, else each member but the owner in theirs. */
async function ask(
  trx: Trx,
  { id, chat_id: chatId, members, owner_id: ownerId }: queries.MeetingFacts,
) {
  if (chatId !== null) {
    await enqueueChatCard(trx, { kind: 'meetingCard', about: id, chatId });
    return;
  }
  for (const recipientId of members.filter((member) => member !== ownerId)) {
    await enqueueCard(trx, { kind: 'meetingCard', about: id, recipientId });
  }
}

/** One that is set already stays. Throws projectNotFound, forbidden. */
export function cancelMeeting({ db, clock }: Context, owner: Person, projectId: string) {
  return db.transaction().execute(async (trx) => {
    await lockOwnProject(trx, projectId, owner);
    const open = await queries.findOpen(trx, projectId);
    if (open) await cancel(trx, open.id);
    return findShown(trx, { projectId, person: owner, now: clock() });
  });
}

async function lockOpen(trx: Trx, { projectId, meetingId }: OfMeeting, now: Date) {
  const meeting = await queries.lockMeeting(trx, projectId, meetingId);
  if (meeting?.state !== 'open' || meeting.closes_at <= now) throw new AppError('meetingOver');
  return meeting;
}

async function lockTeam(trx: Trx, projectId: string, person: Pick<Person, 'id'>) {
  const project = await lockRightsShared(trx, projectId);
  if (!project) throw new AppError('projectNotFound');
  await assertInTeam(trx, project, person);
}

function assertTime({ times }: queries.MeetingRow, place: number) {
  if (place >= times.length) throw new AppError('badInput', { field: 'time' });
}

const changed = (before: readonly number[], place: number, can = !before.includes(place)) =>
  [...before.filter((one) => one !== place), ...(can ? [place] : [])].toSorted((a, b) => a - b);

/**
 * With null they can at none of the times. Throws projectNotFound, forbidden, meetingOver,
 * badInput.
 */
export function answerMeeting(
  context: Context,
  person: Person,
  { time, can, ...ofMeeting }: OfMeeting & { time: number | null; can?: boolean | undefined },
) {
  return context.db.transaction().execute(async (trx) => {
    await lockTeam(trx, ofMeeting.projectId, person);
    const meeting = await lockOpen(trx, ofMeeting, context.clock());
    if (time !== null) assertTime(meeting, time);
    const before = (await queries.findAnswer(trx, meeting.id, person.id))?.places ?? [];
    const places = time === null ? [] : changed(before, time, can);
    await queries.upsertAnswer(trx, { meeting_id: meeting.id, user_id: person.id, places });
    if (!(await decideIfAnswered(trx, meeting.id))) await updateCards(trx, meeting.id);
    return { meeting: toMeeting(await queries.getMeetingFacts(trx, meeting.id), person.id) };
  });
}

/** Again changes nothing. Throws projectNotFound, forbidden, meetingOver, badInput. */
export function decideMeeting(
  { db, clock }: Context,
  owner: Person,
  { time, ...ofMeeting }: OfMeeting & { time: number },
) {
  return db.transaction().execute(async (trx) => {
    await lockOwnProject(trx, ofMeeting.projectId, owner);
    const meeting = await queries.lockMeeting(trx, ofMeeting.projectId, ofMeeting.meetingId);
    if (!meeting) throw new AppError('meetingOver');
    assertTime(meeting, time);
    const at = meeting.times[time];
    if (meeting.state !== 'set' || Number(meeting.agreed_at) !== Number(at)) {
      await lockOpen(trx, ofMeeting, clock());
      await decide(trx, await queries.getMeetingFacts(trx, meeting.id), at);
    }
    return { meeting: toMeeting(await queries.getMeetingFacts(trx, meeting.id), owner.id) };
  });
}

/** Throws meetingNotFound. */
export async function notePoll(
  { db }: Context,
  { meetingId, pollId }: { meetingId: string; pollId: string },
) {
  if (!(await queries.updatePoll(db, meetingId, pollId))) throw new AppError('meetingNotFound');
  return { meetingId };
}

/** Counts what a member chose in a poll; of others, and once it is decided, nothing. Throws meetingNotFound. */
export async function answerPoll(
  context: Context,
  { pollId, telegramId, times }: { pollId: string; telegramId: number; times: readonly number[] },
) {
  const { db, clock } = context;
  const about = await queries.findByPoll(db, pollId);
  if (!about) throw new AppError('meetingNotFound');
  return db.transaction().execute(async (trx) => {
    await lockRightsShared(trx, about.project_id);
    const meeting = await queries.lockMeeting(trx, about.project_id, about.id);
    const userId = await queries.findMember(trx, about.project_id, telegramId);
    if (userId === undefined || meeting?.state !== 'open' || meeting.closes_at <= clock()) {
      return { isCounted: false };
    }
    const places = [...new Set(times)].filter((place) => place < meeting.times.length);
    if (places.length === 0) await queries.deleteAnswer(trx, meeting.id, userId);
    else await queries.upsertAnswer(trx, { meeting_id: meeting.id, user_id: userId, places });
    await decideIfAnswered(trx, meeting.id);
    return { isCounted: true };
  });
}

export async function offerMeeting(
  trx: Trx,
  { projectId, ownerId }: { projectId: string; ownerId: string },
) {
  const team = await queries.findNewTeam(trx, projectId, ownerId);
  if (!team) return;
  await notify(trx, ownerId, { kind: 'meetingOffered', projectId, projectName: team.name });
}
