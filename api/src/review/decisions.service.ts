import { isDeepStrictEqual } from 'node:util';
import { type Decision, serverLimits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { SubmissionsTable, Trx } from '#src/platform/database/schema.ts';
import { updateCards, notify } from '#src/platform/outbox/outbox.service.ts';
import * as changes from './changes.queries.ts';
import { assertUndecided, getDecidable, type ModeratorAct } from './moderator-rights.service.ts';
import { composeReason, readReason, readRejections, type Rejection } from './rejections.ts';
import * as reviewers from './reviewers.queries.ts';
import type { Locked, Subject } from './subject.ts';
import { updateSubmission } from './submissions.queries.ts';
import { recordEvent } from './submissions.service.ts';
import { toClaim, toRejectedFields } from './submissions.view.ts';

type Submitted = Awaited<ReturnType<typeof changes.listSubmittedChanges>>;

export type Revise = (trx: Trx, submitted: Submitted) => Promise<Submitted>;

type Given = Omit<ModeratorAct, 'at'> & { revise?: Revise };

type Outcome = Omit<Decision, 'telegramId'>;

interface Review {
  trx: Trx;
  subject: Subject;
  locked: Locked;
  act: ModeratorAct;
}

type Work<G extends Given> = (review: Review, given: G) => Promise<SubmissionsTable>;

const reviewing =
  <G extends Given = Given>(work: Work<G>) =>
  async <Ref, Named extends object>(
    { db, clock }: Context,
    subject: Subject<Ref, Named>,
    ref: Ref,
    given: G,
  ): Promise<Named & Outcome> => {
    const id = await subject.getId(db, ref);
    await assertUndecided(db, { type: subject.type, id }, given);
    return db.transaction().execute(async (trx) => {
      const at = clock();
      const { moderator, version } = given;
      const locked = await subject.lock(trx, id);
      const submission = await work(
        { trx, subject, locked, act: { moderator, version, at } },
        given,
      );
      return { ...(await subject.nameIn(trx, id)), ...(await toOutcome(trx, submission, at)) };
    });
  };

/**
 * A decision that names no version is on what the moderator was last shown; who was shown nothing
 * since they last decided decides on what is submitted now.
 */
const deciding = <G extends Given = Given>(work: Work<G>) =>
  reviewing<G>(async ({ act, ...rest }, given) => {
    const { trx, locked } = rest;
    const { moderator } = act;
    const version = act.version ?? (await reviewers.findSeenVersion(trx, moderator.id, locked));
    const decided = await work({ ...rest, act: { ...act, version } }, given);
    await reviewers.forgetSeen(trx, moderator.id, locked);
    return decided;
  });

async function toOutcome(trx: Trx, row: SubmissionsTable, now: Date): Promise<Outcome> {
  const claimer = await reviewers.findClaimer(trx, row.claimed_by);
  return {
    moderationStatus: row.status === 'Withdrawn' ? 'Approved' : row.status,
    version: row.version,
    claimedBy: toClaim(claimer, row.claimed_until, now),
    decidedBy: await reviewers.findPersonName(trx, row.decided_by),
    decidedAt: row.decided_at?.toISOString() ?? null,
    rejectionReason: row.reason,
    rejectedFields: toRejectedFields(await changes.listRejections(trx, row.id)),
  };
}

/** For 15 minutes. */
export const claim = reviewing(async ({ trx, subject, locked, act }) => {
  const { moderator, at } = act;
  const { submission } = await getDecidable(trx, locked, act);
  const isClaimed = submission.claimed_until !== null && submission.claimed_until > at;
  if (isClaimed && submission.claimed_by !== moderator.id) {
    throw new AppError('claimedByOther', {
      version: submission.version,
      claimedBy: await reviewers.findPersonName(trx, submission.claimed_by),
      claimedUntil: submission.claimed_until?.toISOString() ?? null,
    });
  }
  const claimed = await updateSubmission(trx, submission.id, {
    status: 'In_review',
    claimed_by: moderator.id,
    claimed_until: new Date(at.getTime() + serverLimits.claimDuration),
  });
  if (submission.status === 'Pending') {
    await recordEvent(trx, locked, submission, { kind: 'inReview', actorId: moderator.id, at });
    await subject.setStatus(trx, locked.id, { status: 'In_review', at });
  }
  await updateCards(trx, submission.id);
  return claimed;
});

export const approve = deciding(async (review, given) => {
  const { trx, locked, act } = review;
  const { submission, isSole } = await getDecidable(trx, locked, act);
  const submitted = await revise(
    trx,
    submission,
    await changes.listSubmittedChanges(trx, submission.id),
    given,
  );
  await publish(review, submitted);
  const published = submitted.map(({ field }) => field);
  return close(review, submission, { status: 'Approved', published, isSole });
});

/** Keeps what is published of a subject and gives what is submitted back as drafts, with a reason. */
export const reject = deciding<Given & { reason: string }>(async (review, given) => {
  const { trx, locked, act } = review;
  const reason = readReason(given.reason);
  const { submission, isSole } = await getDecidable(trx, locked, act);
  await changes.copySubmittedToStaged(trx, submission.id);
  return close(review, submission, { status: 'Rejected', reason, isSole });
});

/**
 * Gives the fields turned down back as drafts and publishes the others; without any others it is a
 * rejection like any other. Throws badInput, fieldNotSubmitted, cannotPublishWithout.
 */
export const decide = deciding<Given & { rejected: Rejection[] }>(async (review, given) => {
  const { trx, subject, locked, act } = review;
  const rejections = readRejections(given.rejected);
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
    await publish(review, await revise(trx, submission, kept, given));
    await changes.setRejections(trx, submission.id, rejections);
  }
  await changes.copySubmittedToStaged(trx, submission.id, fields);
  return close(review, submission, { status: 'Rejected', reason, isPartial, isSole });
});

function assertPublishable(subject: Subject, { wasApproved }: Locked, rejected: string[]) {
  const field = subject.requiredFields.find((required) => rejected.includes(required));
  if (!wasApproved && field !== undefined) throw new AppError('cannotPublishWithout', { field });
}

/** What is submitted as the moderator has it published, which is what stands on record. */
async function revise(
  trx: Trx,
  { id }: SubmissionsTable,
  submitted: Submitted,
  { revise: revising }: Given,
): Promise<Submitted> {
  if (!revising) return submitted;
  const revised = await revising(trx, submitted);
  for (const [index, { field, old_value: oldValue, new_value: newValue }] of revised.entries()) {
    if (isDeepStrictEqual(submitted[index]?.new_value, newValue)) continue;
    await changes.updateSubmittedChange(trx, id, { field, oldValue, newValue });
  }
  return revised;
}

async function publish({ trx, subject, locked, act }: Review, submitted: Submitted) {
  const values = Object.fromEntries(submitted.map((item) => [item.field, item.new_value]));
  await subject.publish(trx, locked.id, values, { actorId: act.moderator.id, at: act.at });
  for (const draft of await changes.listStagedChanges(trx, locked)) {
    const { field, new_value: newValue } = draft;
    if (!(field in values)) continue;
    if (isDeepStrictEqual(values[field], newValue))
      await changes.deleteStagedChange(trx, locked, field);
    else
      await changes.upsertStagedChange(trx, locked, { field, oldValue: values[field], newValue });
  }
}

interface Verdict {
  status: 'Approved' | 'Rejected';
  reason?: string;
  isPartial?: boolean;
  published?: readonly string[];
  isSole: boolean;
}

async function close(
  { trx, subject, locked, act: { moderator, at } }: Review,
  submission: SubmissionsTable,
  { status, reason, isPartial = false, published = [], isSole }: Verdict,
) {
  const decided = await updateSubmission(trx, submission.id, {
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
  await recordEvent(trx, locked, decided, facts);
  await subject.setStatus(trx, locked.id, { status, at, isPartial, ...told });
  const refusal = reason === undefined ? undefined : { reason, ...(isPartial && { isPartial }) };
  await notify(trx, locked.ownerId, await subject.newsOf(trx, locked, { published, refusal }));
  await updateCards(trx, submission.id);
  return decided;
}
