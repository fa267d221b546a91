import type { ModerationEvent, ModerationHistory } from '@kollab/contract';
import { sayMoment } from '#src/texts/moment.ts';
import { texts } from '#src/texts/texts.ts';
import type { TimelineStep } from '#src/ui/timeline.tsx';

/** One submission: what happened to it, oldest first. */
export type Submission = readonly ModerationEvent[];

/** A history cut at every new submission, the newest last. */
export function submissionsOf(events: readonly ModerationEvent[]): Submission[] {
  const submissions: ModerationEvent[][] = [];
  for (const event of events) {
    const current = submissions.at(-1);
    if (event.kind === 'submitted' || !current) submissions.push([event]);
    else current.push(event);
  }
  return submissions;
}

type Kind = ModerationEvent['kind'];

function decisionStep(
  submission: Submission,
  history: ModerationHistory,
  now?: Date,
): TimelineStep {
  const { approved, rejected, rejectedDefault, withdrawn, decision, decisionHint } =
    texts.moderation;
  const event = submission.findLast(({ kind }) => kind !== 'submitted' && kind !== 'inReview');
  const status = history.moderationStatus?.toLowerCase();
  const at = event ? sayMoment(event.at, now) : '';
  if (event?.kind === 'withdrawn') return { title: withdrawn, detail: at, state: 'done' };
  if (event?.kind === 'approved' || status === 'approved') {
    return { title: approved, detail: at, state: 'done' };
  }
  if (event?.kind === 'rejected' || status === 'rejected') {
    const reason = event?.reason || history.rejectionReason || rejectedDefault;
    return { title: rejected, detail: [reason, at].filter(Boolean).join('\n'), state: 'failed' };
  }
  return { title: decision, detail: decisionHint, state: 'ahead' };
}

/** The last submission's way as steps: sent, in work, decided (spec §4). */
export function timelineSteps(history: ModerationHistory, now?: Date): TimelineStep[] {
  const submission = submissionsOf(history.events).at(-1) ?? [];
  const status = history.moderationStatus?.toLowerCase();
  const momentOf = (kind: Kind) => submission.findLast((event) => event.kind === kind)?.at;
  const decision = decisionStep(submission, history, now);
  const isDecided = decision.state !== 'ahead';
  const takenAt =
    momentOf('inReview') ?? (status === 'in_review' ? history.statusUpdatedAt : undefined);
  const sentAt = momentOf('submitted') ?? history.statusUpdatedAt;
  const { submitted, inReview, waiting } = texts.moderation;
  const isTaken = Boolean(takenAt) || status === 'in_review';
  const taken: TimelineStep = {
    title: inReview,
    detail: takenAt ? sayMoment(takenAt, now) : waiting,
    state: isDecided ? 'done' : isTaken ? 'current' : 'ahead',
  };
  const wasSkipped = isDecided && !takenAt;
  return [
    { title: submitted, detail: sentAt ? sayMoment(sentAt, now) : undefined, state: 'done' },
    ...(wasSkipped ? [] : [taken]),
    decision,
  ];
}
