import type { Decision } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import type { SubmissionsTable, Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { listRejections } from './changes.queries.ts';
import type { ModeratorAct } from './moderator-rights.service.ts';
import * as decisions from './decisions.service.ts';
import { findClaimer, findPersonName } from './reviewers.queries.ts';
import { toClaim, toRejectedFields } from './submissions.view.ts';
import type { Rejection } from './rejections.ts';
import { findSeenVersion, forgetSeen } from './seen.queries.ts';
import type { Locked, Subject } from './subject.ts';

export interface Given {
  moderator: Person;
  version?: number | undefined;
}

/** What became of a submission, whatever it is about. */
export type Outcome = Omit<Decision, 'telegramId'>;

type Work = (
  trx: Trx,
  subject: Subject,
  locked: Locked,
  act: ModeratorAct,
) => Promise<SubmissionsTable>;

/**
 * A decision that names no version is on what the moderator was last shown; who was shown nothing
 * since they last decided decides on what is submitted now.
 */
const bound =
  (decide: Work): Work =>
  async (trx, subject, locked, made) => {
    const version = made.version ?? (await findSeenVersion(trx, made.moderator.id, locked));
    const decided = await decide(trx, subject, locked, { ...made, version });
    await forgetSeen(trx, made.moderator.id, locked);
    return decided;
  };

/** Publishes what is submitted of a subject. */
export const approve = (context: Context, subject: Subject, id: string, given: Given) =>
  act(context, subject, id, given, bound(decisions.approve));

/** Claims what is submitted of a subject. */
export const claim = (context: Context, subject: Subject, id: string, given: Given) =>
  act(context, subject, id, given, decisions.claim);

/** Gives what is submitted of a subject back with a reason. */
export const reject = (
  context: Context,
  subject: Subject,
  id: string,
  given: Given & { reason: string },
) =>
  act(
    context,
    subject,
    id,
    given,
    bound((trx, _subject, locked, made) =>
      decisions.reject(trx, subject, locked, { ...made, reason: given.reason }),
    ),
  );

/** Publishes what is submitted of a subject but some fields, each with a reason. */
export const decide = (
  context: Context,
  subject: Subject,
  id: string,
  given: Given & { rejected: Rejection[] },
) =>
  act(
    context,
    subject,
    id,
    given,
    bound((trx, _subject, locked, made) =>
      decisions.decide(trx, subject, locked, { ...made, rejected: given.rejected }),
    ),
  );

function act(
  { db, clock }: Context,
  subject: Subject,
  id: string,
  { moderator, version }: Given,
  work: Work,
) {
  return db.transaction().execute(async (trx) => {
    const at = clock();
    const locked = await subject.lock(trx, id);
    const submission = await work(trx, subject, locked, { moderator, version, at });
    return { locked, outcome: await toOutcome(trx, submission, at) };
  });
}

async function toOutcome(trx: Trx, row: SubmissionsTable, now: Date): Promise<Outcome> {
  const claimer = await findClaimer(trx, row.claimed_by);
  return {
    moderationStatus: row.status === 'Withdrawn' ? 'Approved' : row.status,
    version: row.version,
    claimedBy: toClaim(claimer, row.claimed_until, now),
    decidedBy: await findPersonName(trx, row.decided_by),
    decidedAt: row.decided_at?.toISOString() ?? null,
    rejectionReason: row.reason,
    rejectedFields: toRejectedFields(await listRejections(trx, row.id)),
  };
}
