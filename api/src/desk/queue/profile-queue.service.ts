import {
  type Decision,
  limits,
  type ModerationHistory,
  type PendingProfileChange,
  type SubmittedProfile,
  type UserRef,
} from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { listSubmittedChanges } from '#src/submissions/changes.queries.ts';
import { findAppealableUntil } from '#src/submissions/appeals.queries.ts';
import { appeal as appealAgainst } from '#src/submissions/appeals.service.ts';
import * as deciding from '#src/submissions/deciding.service.ts';
import {
  toAppeal,
  toClaim,
  toFieldChanges,
  withSubmittedName,
} from '#src/submissions/submissions.view.ts';
import type { Rejection } from '#src/submissions/rejections.ts';
import { keepSeen } from '#src/submissions/seen.queries.ts';
import {
  findOpenSubmission,
  insertEvents,
  listEvents,
} from '#src/submissions/submissions.queries.ts';
import { getUser, lockUsers } from '#src/people/users/users.service.ts';
import { profileSubject } from '#src/people/profiles/profile-subject.ts';
import * as queries from './profile-queue.queries.ts';

type Row = Awaited<ReturnType<typeof queries.listSubmitted>>[number];

export const toSubmittedProfile = (row: Row, moderator: Person, now: Date): SubmittedProfile => ({
  id: row.id,
  userId: row.user_id,
  telegramId: row.telegram_id,
  username: row.username,
  ...withSubmittedName({ firstName: row.first_name, lastName: row.last_name }, row.changes),
  photo: row.photo,
  moderationStatus: row.status === 'Pending' ? 'Pending' : 'In_review',
  version: row.version,
  submittedAt: row.submitted_at.toISOString(),
  claimedBy: toClaim(row.claimer, row.claimed_until, now),
  appeal: toAppeal(row, moderator.id),
  changes: toFieldChanges(row.changes),
});

type ChangeRow = Awaited<ReturnType<typeof queries.listChanges>>[number];

export function toPendingProfileChange(row: ChangeRow): PendingProfileChange {
  const [change] = toFieldChanges([row]);
  return {
    changeType: row.field as PendingProfileChange['changeType'],
    oldValue: change?.oldValue,
    newValue: change?.newValue,
    ...(change?.warning && { warning: change.warning }),
    telegramId: row.telegram_id,
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    photo: row.photo,
    version: row.version,
    moderatorComment: row.refusal,
    createdAt: row.created_at.toISOString(),
  };
}

/** Remembers which versions of profiles a moderator is shown. */
export const noteShown = (
  { db, clock }: Context,
  { id: moderatorId }: Person,
  rows: readonly { user_id: string; version: number }[],
) =>
  keepSeen(
    db,
    { moderatorId, type: 'profile', at: clock() },
    rows.map(({ user_id: id, version }) => ({ id, version })),
  );

type Given = deciding.Given;

async function answer(
  { db }: Context,
  ref: UserRef,
  work: (id: string) => Promise<{ outcome: deciding.Outcome }>,
): Promise<Decision> {
  const { id, telegram_id: telegramId } = await getUser(db, ref);
  const { outcome } = await work(id);
  return { telegramId, ...outcome };
}

export const approve = (context: Context, ref: UserRef, given: Given) =>
  answer(context, ref, (id) => deciding.approve(context, profileSubject(context), id, given));

export const claim = (context: Context, ref: UserRef, given: Given) =>
  answer(context, ref, (id) => deciding.claim(context, profileSubject(context), id, given));

export const reject = (context: Context, ref: UserRef, given: Given & { reason: string }) =>
  answer(context, ref, (id) => deciding.reject(context, profileSubject(context), id, given));

export const decide = (context: Context, ref: UserRef, given: Given & { rejected: Rejection[] }) =>
  answer(context, ref, (id) => deciding.decide(context, profileSubject(context), id, given));

/**
 * Has another moderator decide on what was rejected of the person's profile. Throws emptyAppeal,
 * nothingRejected, alreadyAppealed, appealTooLate, nothingToSubmit.
 */
export function appeal(context: Context, person: Person, text: string) {
  const subject = profileSubject(context);
  return context.db.transaction().execute(async (trx) => {
    const locked = await subject.lock(trx, person.id);
    const act = { actorId: person.id, at: context.clock() };
    await appealAgainst(trx, subject, locked, { text, ...act });
    return { moderationStatus: 'Pending' as const };
  });
}

const reviewBatch = 500;

/** Moves every Pending profile to In_review. Again: moves none. */
export async function setAllInReview(context: Context, moderator: Person) {
  let count = 0;
  for (;;) {
    const { found, moved } = await setSomeInReview(context, moderator);
    count += moved;
    if (found < reviewBatch) return { count };
  }
}

/** A batch in a transaction of its own, so that nobody's profile stays locked for long. */
function setSomeInReview({ db, clock }: Context, moderator: Person) {
  return db.transaction().execute(async (trx) => {
    const owners = await queries.listPendingOwners(trx, reviewBatch);
    if (owners.length === 0) return { found: 0, moved: 0 };
    await lockUsers(trx, owners);
    const at = clock();
    const moved = await queries.moveToReview(trx, owners);
    const movedOwners = moved.map((row) => row.subject_id);
    await actAs(trx, { actorId: moderator.id, at, toldIn: 'moderation_events' });
    if (movedOwners.length > 0) await queries.setOwnersInReview(trx, movedOwners, at);
    await insertEvents(
      trx,
      moved.map((row) => ({
        subject_type: 'profile',
        subject_id: row.subject_id,
        submission_id: row.id,
        version: row.version,
        kind: 'inReview',
        actor_id: moderator.id,
        created_at: at,
      })),
    );
    return { found: owners.length, moved: moved.length };
  });
}

/** How a profile's moderation stands and came there. */
export async function readHistory(
  { db, clock }: Context,
  ref: UserRef,
): Promise<ModerationHistory> {
  const user = await getUser(db, ref);
  const subject = { type: 'profile', id: user.id } as const;
  const events = await listEvents(db, subject, limits.historyEvents);
  const open = await findOpenSubmission(db, subject);
  const until = await findAppealableUntil(db, subject, clock());
  return {
    moderationStatus: user.moderation_status,
    statusUpdatedAt: user.status_updated_at?.toISOString() ?? null,
    rejectionReason: user.rejection_reason,
    mayAppealUntil: until?.toISOString() ?? null,
    events: events.map(({ kind, version, reason, created_at: at }) => ({
      kind,
      version,
      reason,
      at: at.toISOString(),
    })),
    changes: open ? toFieldChanges(await listSubmittedChanges(db, open.id)) : [],
  };
}
