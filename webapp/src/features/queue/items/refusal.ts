import { ApiError } from '@kollab/contract';
import { refusalOf } from '#src/api/failure.ts';
import { sayMoment, sayTime } from '#src/texts/moment.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';

const decidedMeanwhile: ReadonlySet<string> = new Set([
  'alreadyDecided',
  'nothingSubmitted',
  'staleVersion',
  'userNotFound',
  'projectNotFound',
  'reportNotFound',
]);

/** Whether what was on the screen is no longer what waits. */
export const isOutdated = (error: unknown) =>
  error instanceof ApiError && error.code !== undefined && decidedMeanwhile.has(error.code);

/** Why the server said no, and who was first and when: a line each. */
export function truthOf(error: unknown): string[] {
  const message = refusalOf(error);
  if (!(error instanceof ApiError) || message === undefined) return [];
  const { status, decidedBy, decidedAt, claimedBy, claimedUntil } = error.details ?? {};
  const { decided, someone, heldBy } = moderatorTexts.queue;
  const lines = [message];
  if (decidedAt) {
    const isApproved = status?.toLowerCase() === 'approved';
    const isRejected = status?.toLowerCase() === 'rejected';
    const say = isApproved ? decided.approved : isRejected ? decided.rejected : decided.other;
    lines.push(say(decidedBy ?? someone, sayMoment(decidedAt)));
  }
  if (claimedUntil) lines.push(heldBy(claimedBy ?? someone, sayTime(claimedUntil)));
  return lines;
}
