import { limits, type ErrorDetails } from '@kollab/contract';
import { AppError } from '#src/app-error.ts';
import type { SubmissionsTable, Trx } from '#src/database/schema.ts';
import type { Person } from '#src/http/actor.ts';
import { cardsChanged, enqueueCards, tell } from '#src/notifications/notifications.service.ts';
import * as changes from './changes.queries.ts';
import { findPersonName, hasOtherModerators } from './moderators.queries.ts';
import type { Locked, Subject } from './subject.ts';
import * as submissions from './submissions.queries.ts';
import { isSame } from './changes.ts';

type Submission = SubmissionsTable;

/** Submits every draft of a subject. Answers whether there was one. */
export async function submit(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  { actorId, at }: { actorId: string; at: Date },
) {
  const staged = await changes.listStagedChanges(trx, locked);
  if (staged.length === 0) return false;
  const submission = await openSubmission(
    trx,
    locked,
    staged.map((change) => change.field),
    at,
  );
  await changes.moveStagedToSubmission(trx, locked, submission.id);
  await subject.setStatus(trx, locked.id, { status: 'Pending', at });
  await record(trx, locked, submission, { kind: 'submitted', actorId, at });
  await enqueueCards(trx, submission.id, locked.ownerId);
  return true;
}

/**
 * A submission still undecided takes the drafts in, under a new version and no one's claim. One that
 * was withdrawn is opened again: moderators keep one card of it.
 */
async function openSubmission(trx: Trx, locked: Locked, fields: string[], at: Date) {
  const latest = await submissions.findLatestSubmission(trx, locked);
  if (!latest || latest.status === 'Approved' || latest.status === 'Rejected') {
    return submissions.insertSubmission(trx, locked, (latest?.version ?? 0) + 1, at);
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

interface Event {
  kind: 'submitted' | 'inReview' | 'approved' | 'rejected';
  actorId: string;
  at: Date;
  reason?: string;
  soleModerator?: boolean;
}

async function record(trx: Trx, locked: Locked, submission: Submission, event: Event) {
  await submissions.insertEvent(trx, {
    subject_type: locked.type,
    subject_id: locked.id,
    submission_id: submission.id,
    version: submission.version,
    kind: event.kind,
    actor_id: event.actorId,
    created_at: event.at,
    sole_moderator: event.soleModerator ?? false,
    changes:
      event.kind === 'inReview' ? [] : await changes.listSubmittedChanges(trx, submission.id),
    ...(event.reason !== undefined && { reason: event.reason }),
  });
}

export interface ModeratorAct {
  moderator: Person;
  /** The version the moderator saw; without it, what is submitted now is meant. */
  version?: number | undefined;
  at: Date;
}

/** Takes a submission into work: claims it for 15 minutes. */
export async function claim(trx: Trx, subject: Subject, locked: Locked, act: ModeratorAct) {
  const { moderator, at } = act;
  const { submission } = await getDecidable(trx, locked, act);
  const isClaimed = submission.claimed_until !== null && submission.claimed_until > at;
  if (isClaimed && submission.claimed_by !== moderator.id) {
    throw new AppError('claimedByOther', await claimFacts(trx, submission));
  }
  const claimed = await submissions.updateSubmission(trx, submission.id, {
    status: 'In_review',
    claimed_by: moderator.id,
    claimed_until: new Date(at.getTime() + limits.claimDuration),
  });
  if (submission.status === 'Pending') {
    await subject.setStatus(trx, locked.id, { status: 'In_review', at });
    await record(trx, locked, submission, { kind: 'inReview', actorId: moderator.id, at });
  }
  await cardsChanged(trx, submission.id);
  return claimed;
}

/** Publishes what is submitted. */
export async function approve(trx: Trx, subject: Subject, locked: Locked, act: ModeratorAct) {
  const { submission, isSole } = await getDecidable(trx, locked, act);
  const submitted = await changes.listSubmittedChanges(trx, submission.id);
  const values = Object.fromEntries(submitted.map((item) => [item.field, item.new_value]));
  const { moderator, at } = act;
  await subject.publish(trx, locked.id, values, { actorId: moderator.id, at });
  for (const draft of await changes.listStagedChanges(trx, locked)) {
    const { field, new_value: newValue } = draft;
    if (!(field in values)) continue;
    if (isSame(values[field], newValue)) await changes.deleteStagedChange(trx, locked, field);
    else
      await changes.upsertStagedChange(trx, locked, { field, oldValue: values[field], newValue });
  }
  return close(trx, subject, locked, submission, act, { status: 'Approved', isSole });
}

/** Keeps what is published and gives the submitted values back as drafts. */
export async function reject(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  act: ModeratorAct & { reason: string },
) {
  const reason = act.reason.trim();
  const { length } = Array.from(reason);
  if (length < limits.rejectionReasonMin) throw new AppError('reasonTooShort');
  if (length > limits.rejectionReasonMax) throw new AppError('reasonTooLong');
  const { submission, isSole } = await getDecidable(trx, locked, act);
  await changes.copySubmittedToStaged(trx, submission.id);
  return close(trx, subject, locked, submission, act, { status: 'Rejected', reason, isSole });
}

interface Outcome {
  status: 'Approved' | 'Rejected';
  reason?: string;
  isSole: boolean;
}

async function close(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  submission: Submission,
  { moderator, at }: ModeratorAct,
  { status, reason, isSole }: Outcome,
) {
  const decided = await submissions.updateSubmission(trx, submission.id, {
    status,
    reason: reason ?? null,
    decided_by: moderator.id,
    decided_at: at,
    claimed_by: null,
    claimed_until: null,
  });
  const told = reason === undefined ? {} : { reason };
  await subject.setStatus(trx, locked.id, { status, at, ...told });
  const kind = status === 'Approved' ? 'approved' : 'rejected';
  const facts = { kind, actorId: moderator.id, at, soleModerator: isSole, ...told } as const;
  await record(trx, locked, decided, facts);
  await tell(trx, locked.ownerId, await subject.newsOf(trx, locked, reason));
  await cardsChanged(trx, submission.id);
  return decided;
}

/** The open submission, if this moderator may decide on it as they saw it. */
async function getDecidable(trx: Trx, locked: Locked, { moderator, version }: ModeratorAct) {
  const submission = await submissions.findOpenSubmission(trx, locked);
  if (!submission || (version !== undefined && submission.version !== version)) {
    throw await missed(trx, locked, submission, version);
  }
  const isOwn =
    locked.ownerId === moderator.id ||
    (await submissions.hasSubmitted(trx, submission.id, moderator.id));
  if (isOwn && (await hasOtherModerators(trx, moderator.id))) throw new AppError('ownSubmission');
  return { submission, isSole: isOwn };
}

async function missed(
  trx: Trx,
  locked: Locked,
  open: Submission | undefined,
  version: number | undefined,
) {
  const seen =
    version === undefined
      ? undefined
      : await submissions.findSubmissionWithVersion(trx, locked, version);
  const meant = seen ?? (await submissions.findLatestSubmission(trx, locked));
  if (meant?.decided_at) {
    return new AppError('alreadyDecided', {
      status: meant.status,
      version: meant.version,
      decidedBy: await findPersonName(trx, meant.decided_by),
      decidedAt: meant.decided_at.toISOString(),
    });
  }
  return open
    ? new AppError('staleVersion', { status: open.status, version: open.version })
    : new AppError('nothingSubmitted');
}

async function claimFacts(trx: Trx, submission: Submission): Promise<ErrorDetails> {
  return {
    version: submission.version,
    claimedBy: await findPersonName(trx, submission.claimed_by),
    claimedUntil: submission.claimed_until?.toISOString() ?? null,
  };
}
