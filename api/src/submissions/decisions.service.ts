import { limits, type ErrorDetails } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { SubmissionsTable, Trx } from '#src/platform/database/schema.ts';
import { cardsChanged, tell } from '#src/platform/outbox/outbox.service.ts';
import { isSame } from './changes.ts';
import * as changes from './changes.queries.ts';
import { getDecidable, type ModeratorAct } from './moderator-rights.service.ts';
import { findPersonName } from './reviewers.queries.ts';
import { record } from './recording.service.ts';
import { composeReason, readReason, readRejections, type Rejection } from './rejections.ts';
import type { Locked, Subject } from './subject.ts';
import * as submissions from './submissions.queries.ts';

type Submission = SubmissionsTable;

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
    await record(trx, locked, submission, { kind: 'inReview', actorId: moderator.id, at });
    await subject.setStatus(trx, locked.id, { status: 'In_review', at });
  }
  await cardsChanged(trx, submission.id);
  return claimed;
}

/** Publishes what is submitted. */
export async function approve(trx: Trx, subject: Subject, locked: Locked, act: ModeratorAct) {
  const { submission, isSole } = await getDecidable(trx, locked, act);
  const submitted = await changes.listSubmittedChanges(trx, submission.id);
  await publish(trx, subject, locked, submitted, act);
  return close(trx, subject, locked, submission, act, { status: 'Approved', isSole });
}

type Submitted = Awaited<ReturnType<typeof changes.listSubmittedChanges>>;

/** Publishes some of what is submitted; drafts of it go on from there. */
async function publish(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  submitted: Submitted,
  { moderator, at }: ModeratorAct,
) {
  const values = Object.fromEntries(submitted.map((item) => [item.field, item.new_value]));
  await subject.publish(trx, locked.id, values, { actorId: moderator.id, at });
  for (const draft of await changes.listStagedChanges(trx, locked)) {
    const { field, new_value: newValue } = draft;
    if (!(field in values)) continue;
    if (isSame(values[field], newValue)) await changes.deleteStagedChange(trx, locked, field);
    else
      await changes.upsertStagedChange(trx, locked, { field, oldValue: values[field], newValue });
  }
}

/** Keeps what is published and gives the submitted values back as drafts. */
export async function reject(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  act: ModeratorAct & { reason: string },
) {
  const reason = readReason(act.reason);
  const { submission, isSole } = await getDecidable(trx, locked, act);
  await changes.copySubmittedToStaged(trx, submission.id);
  return close(trx, subject, locked, submission, act, { status: 'Rejected', reason, isSole });
}

/**
 * Gives the fields turned down back as drafts and publishes the others; without any others it is a
 * rejection like any other. Throws badInput, fieldNotSubmitted, cannotPublishWithout.
 */
export async function decide(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  act: ModeratorAct & { rejected: Rejection[] },
) {
  const rejections = readRejections(act.rejected);
  const { submission, isSole } = await getDecidable(trx, locked, act);
  const submitted = await changes.listSubmittedChanges(trx, submission.id);
  const fields = rejections.map(({ field }) => field);
  const unknown = fields.find((field) => !submitted.some((change) => change.field === field));
  if (unknown !== undefined) throw new AppError('fieldNotSubmitted', { field: unknown });
  const reason = composeReason(locked.type, rejections);
  const kept = submitted.filter(({ field }) => !fields.includes(field));
  const isPartial = kept.length > 0;
  if (isPartial) {
    assertPublishable(subject, locked, fields);
    await publish(trx, subject, locked, kept, act);
    await changes.setRejections(trx, submission.id, rejections);
  }
  await changes.copySubmittedToStaged(trx, submission.id, fields);
  const outcome = { status: 'Rejected', reason, isPartial, isSole } as const;
  return close(trx, subject, locked, submission, act, outcome);
}

function assertPublishable(subject: Subject, { wasApproved }: Locked, rejected: string[]) {
  const field = subject.requiredFields.find((required) => rejected.includes(required));
  if (!wasApproved && field !== undefined) throw new AppError('cannotPublishWithout', { field });
}

interface Outcome {
  status: 'Approved' | 'Rejected';
  reason?: string;
  isPartial?: boolean;
  isSole: boolean;
}

async function close(
  trx: Trx,
  subject: Subject,
  locked: Locked,
  submission: Submission,
  { moderator, at }: ModeratorAct,
  { status, reason, isPartial = false, isSole }: Outcome,
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
  const kind = isPartial ? 'partlyApproved' : status === 'Approved' ? 'approved' : 'rejected';
  const facts = { kind, actorId: moderator.id, at, soleModerator: isSole, ...told } as const;
  await record(trx, locked, decided, facts);
  await subject.setStatus(trx, locked.id, { status, at, isPartial, ...told });
  const refusal = reason === undefined ? undefined : { reason, ...(isPartial && { isPartial }) };
  await tell(trx, locked.ownerId, await subject.newsOf(trx, locked, refusal));
  await cardsChanged(trx, submission.id);
  return decided;
}

async function claimFacts(trx: Trx, submission: Submission): Promise<ErrorDetails> {
  return {
    version: submission.version,
    claimedBy: await findPersonName(trx, submission.claimed_by),
    claimedUntil: submission.claimed_until?.toISOString() ?? null,
  };
}
