import { limits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { SubmissionsTable, Trx } from '#src/platform/database/schema.ts';
import * as changes from './changes.queries.ts';
import { submit } from './submitting.service.ts';
import type { Act, Locked, Subject } from './subject.ts';
import { findLatestSubmission } from './submissions.queries.ts';

/**
 * Submits what a rejection gave back once more, with what its owner says against it. Throws
 * emptyAppeal, nothingRejected, alreadyAppealed, appealTooLate, nothingToSubmit.
 */
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
  const latest = await findLatestSubmission(trx, locked);
  if (!latest || latest.status === 'Approved') throw new AppError('nothingRejected');
  if (latest.appeal_of !== null) throw new AppError('alreadyAppealed');
  if (latest.status !== 'Rejected') throw new AppError('nothingRejected');
  return latest;
}

function assertInTime({ decided_at: decidedAt }: SubmissionsTable, at: Date) {
  const elapsed = decidedAt === null ? 0 : at.getTime() - decidedAt.getTime();
  if (elapsed > limits.appealWithin) throw new AppError('appealTooLate');
}

/** Whether anything of what was rejected waits as a draft. */
async function isStaged(trx: Trx, locked: Locked, rejected: SubmissionsTable) {
  const submitted = await changes.listSubmittedChanges(trx, rejected.id);
  const staged = await changes.listStagedChanges(trx, locked);
  return staged.some(({ field }) => submitted.some((change) => change.field === field));
}
