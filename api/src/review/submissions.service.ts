import { limits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import type { SubjectType, SubmissionsTable, Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { enqueueCards } from '#src/platform/outbox/outbox.service.ts';
import * as changes from './changes.queries.ts';
import { keepSeen, type Seen } from './reviewers.queries.ts';
import type { Act, Locked, Subject, SubjectRef } from './subject.ts';
import * as submissions from './submissions.queries.ts';

export { listUndecidedChanges } from './changes.queries.ts';
export { findPersonName, hasOtherModerators } from './reviewers.queries.ts';
export { findLatestSubmission, findOpenSubmission } from './submissions.queries.ts';

export const noteSeenVersions = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id: moderatorId }: Person,
  type: SubjectType,
  seen: readonly Seen[],
) => keepSeen(db, { moderatorId, type, at: clock() }, seen);

interface Event extends Act {
  kind:
    | 'submitted'
    | 'appealed'
    | 'inReview'
    | 'approved'
    | 'partlyApproved'
    | 'rejected'
    | 'withdrawn';
  reason?: string;
  soleModerator?: boolean;
}

/** Recorded without the changes: nothing of them is said or decided. */
const isSilent = (kind: Event['kind']) => kind === 'inReview' || kind === 'withdrawn';

/** Records a step with what it was about; the status that it brings about is set next. */
export async function recordEvent(
  trx: Trx,
  { type, id }: SubjectRef,
  submission: Pick<SubmissionsTable, 'id' | 'version'>,
  { kind, actorId, at, reason, soleModerator = false }: Event,
) {
  await actAs(trx, { actorId, at, toldIn: 'moderation_events' });
  const event = {
    subject_type: type,
    subject_id: id,
    submission_id: submission.id,
    version: submission.version,
    kind,
    actor_id: actorId,
    created_at: at,
    sole_moderator: soleModerator,
    changes: isSilent(kind) ? [] : await changes.listSubmittedChanges(trx, submission.id),
    ...(reason !== undefined && { reason }),
  };
  await submissions.insertEvents(trx, [event]);
}

export async function reviewAll(
  trx: Trx,
  type: SubjectType,
  ids: string[],
  { actorId, at }: Act,
): Promise<string[]> {
  const moved = await submissions.moveToReview(trx, type, ids);
  await actAs(trx, { actorId, at, toldIn: 'moderation_events' });
  await submissions.insertEvents(
    trx,
    moved.map((row) => ({
      subject_type: type,
      subject_id: row.subject_id,
      submission_id: row.id,
      version: row.version,
      kind: 'inReview',
      actor_id: actorId,
      created_at: at,
    })),
  );
  return moved.map((row) => row.subject_id);
}

interface Submitting extends Act {
  appeal?: { text: string; of: string };
}

export async function submit(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  { actorId, at, appeal }: Submitting,
) {
  const staged = await changes.listStagedChanges(trx, locked);
  if (staged.length === 0) return false;
  const submission = await openSubmission(
    trx,
    locked,
    staged.map((change) => change.field),
    { at, appeal },
  );
  await changes.moveStagedToSubmission(trx, locked, submission.id);
  await recordEvent(trx, locked, submission, {
    ...(appeal ? { kind: 'appealed', reason: appeal.text } : { kind: 'submitted' }),
    actorId,
    at,
  });
  await subject.setStatus(trx, locked.id, { status: 'Pending', at });
  await enqueueCards(trx, submission.id, locked.ownerId);
  return true;
}

/**
 * An appeal of which its owner took everything back is over too: what comes next is not about that
 * rejection. One that went with its project, whole, comes back with it.
 */
async function isOver(trx: Trx, { id, status, appeal_of: appealOf }: SubmissionsTable) {
  if (status === 'Approved' || status === 'Rejected') return true;
  if (status !== 'Withdrawn' || appealOf === null) return false;
  return (await changes.listSubmittedChanges(trx, id)).length === 0;
}

/**
 * A submission still undecided takes the drafts in, under a new version and no one's claim. One that
 * was withdrawn is opened again: moderators keep one card of it.
 */
async function openSubmission(
  trx: Trx,
  locked: Locked,
  fields: string[],
  { at, appeal }: Pick<Submitting, 'at' | 'appeal'>,
) {
  const latest = await submissions.findLatestSubmission(trx, locked);
  if (!latest || (await isOver(trx, latest))) {
    const version = (latest?.version ?? 0) + 1;
    return submissions.insertSubmission(trx, locked, { version, at, appeal });
  }
  await changes.deleteSubmittedChanges(trx, latest.id, fields);
  return submissions.updateSubmission(trx, latest.id, {
    version: latest.version + 1,
    status: 'Pending',
    claimed_by: null,
    claimed_until: null,
    decided_by: null,
    decided_at: null,
    ...(latest.status === 'Withdrawn' && { submitted_at: at }),
  });
}

/** Throws emptyAppeal, nothingRejected, alreadyAppealed, appealTooLate, nothingToSubmit. */
export async function appeal(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  { text: given, ...act }: Act & { text: string },
) {
  const text = given.trim();
  if (text === '') throw new AppError('emptyAppeal');
  const rejected = await getRejected(trx, locked);
  assertInTime(rejected, act.at);
  if (!(await isStaged(trx, locked, rejected))) throw new AppError('nothingToSubmit');
  await submit(trx, subject, locked, { ...act, appeal: { text, of: rejected.id } });
}

async function getRejected(trx: Trx, locked: Locked) {
  const latest = await submissions.findLatestSubmission(trx, locked);
  if (!latest || latest.status === 'Approved') throw new AppError('nothingRejected');
  if (latest.appeal_of !== null) throw new AppError('alreadyAppealed');
  if (latest.status !== 'Rejected') throw new AppError('nothingRejected');
  return latest;
}

function assertInTime({ decided_at: decidedAt }: SubmissionsTable, at: Date) {
  const elapsed = decidedAt === null ? 0 : at.getTime() - decidedAt.getTime();
  if (elapsed > limits.appealWithin) throw new AppError('appealTooLate');
}

async function isStaged(trx: Trx, locked: Locked, rejected: SubmissionsTable) {
  const submitted = await changes.listSubmittedChanges(trx, rejected.id);
  const staged = await changes.listStagedChanges(trx, locked);
  return staged.some(({ field }) => submitted.some((change) => change.field === field));
}
