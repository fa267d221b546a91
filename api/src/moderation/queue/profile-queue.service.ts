import type {
  ModerationHistory,
  Paging,
  PendingProfileChange,
  SubmittedProfile,
} from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { AppError } from '#src/platform/errors/app-error.ts';
import { pageOf, readCursor } from '#src/platform/paging.ts';
import { leavesOwnToOthers } from '#src/review/moderator-rights.service.ts';
import { risksOf } from '#src/review/risks.ts';
import { noteSeenVersions, reviewAll } from '#src/review/submissions.service.ts';
import {
  toAppeal,
  toClaim,
  toFieldChanges,
  withSubmittedName,
} from '#src/review/submissions.view.ts';
import { lockUsers } from '#src/people/users/users.service.ts';
import { listNewTags } from './new-tags.service.ts';
import * as queries from './profile-queue.queries.ts';

/** Oldest first; which versions were shown is remembered. */
export async function listProfiles(context: Context, moderator: Person, paging: Paging) {
  const rows = await queries.listSubmitted(context.db, paging.limit, readCursor(paging.cursor));
  await noteSeenVersions(context, moderator, 'profile', rows.map(toSeen));
  const isOwn = (row: Row) => row.user_id === moderator.id;
  const areForOthers = rows.some(isOwn) && (await leavesOwnToOthers(context.db, moderator));
  const newTags = await listNewTags(
    context.db,
    rows.map(({ changes }) => changes),
  );
  const now = context.clock();
  return pageOf(rows, paging, (row) => ({
    ...toSubmittedProfile(row, { moderator, now, newTags: newTags[rows.indexOf(row)] ?? [] }),
    isOwn: areForOthers && isOwn(row),
  }));
}

export async function listChanges(context: Context, moderator: Person, paging: Paging) {
  const rows = await queries.listChanges(context.db, paging.limit, readCursor(paging.cursor));
  await noteSeenVersions(context, moderator, 'profile', rows.map(toSeen));
  return pageOf(rows, paging, toPendingProfileChange);
}

const toSeen = ({ user_id: id, version }: { user_id: string; version: number }) => ({
  id,
  version,
});

type Row = Awaited<ReturnType<typeof queries.listSubmitted>>[number];

const toSubmittedProfile = (
  row: Row,
  { moderator, now, newTags }: { moderator: Person; now: Date; newTags: string[] },
): Omit<SubmittedProfile, 'isOwn'> => ({
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
  newTags,
  risks: risksOf({
    wasApproved: row.approved_at !== null,
    wasRejected: row.was_rejected,
    newTags,
    changes: row.changes,
  }),
  changes: toFieldChanges(row.changes),
});

type ChangeRow = Awaited<ReturnType<typeof queries.listChanges>>[number];

function toPendingProfileChange(row: ChangeRow): PendingProfileChange {
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

const reviewBatch = 500;

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
    const act = { actorId: moderator.id, at: clock() };
    const moved = await reviewAll(trx, 'profile', owners, act);
    if (moved.length > 0) await queries.setOwnersInReview(trx, moved, act.at);
    return { found: owners.length, moved: moved.length };
  });
}

/** Throws userNotFound. */
export async function readHistory(
  { db, clock }: Context,
  telegramId: number,
): Promise<ModerationHistory> {
  const row = await queries.findHistory(db, telegramId, clock());
  if (!row) throw new AppError('userNotFound');
  return {
    moderationStatus: row.moderation_status,
    statusUpdatedAt: row.status_updated_at?.toISOString() ?? null,
    rejectionReason: row.rejection_reason,
    mayAppealUntil: row.may_appeal_until?.toISOString() ?? null,
    events: row.events.map(({ kind, version, reason, created_at: at }) => ({
      kind,
      version,
      reason,
      at: new Date(at).toISOString(),
    })),
    changes: toFieldChanges(row.changes),
  };
}
