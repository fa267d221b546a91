import type { ModerationEvent, ModerationHistory } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import type { TimelineStep } from '#src/kit/content/timeline.tsx';

/** Oldest first. */
export type Submission = readonly ModerationEvent[];

type Kind = ModerationEvent['kind'];

/** An appeal is a submission of its own: of what came back, for another moderator. */
const opening: ReadonlySet<Kind> = new Set<Kind>(['submitted', 'appealed']);

export function submissionsOf(events: readonly ModerationEvent[]): Submission[] {
  const submissions: ModerationEvent[][] = [];
  for (const event of events) {
    const current = submissions.at(-1);
    if (opening.has(event.kind) || !current) submissions.push([event]);
    else current.push(event);
  }
  return submissions;
}

interface Given {
  /** In how many hours half of the decisions come, where it is known. */
  typicalHours?: number | null | undefined;
  now?: Date;
}

function decisionStep(
  submission: Submission,
  history: ModerationHistory,
  { now, typicalHours }: Given,
): TimelineStep {
  const { approved, partlyApproved, rejected, rejectedDefault, withdrawn } =
    moderationTexts.moderation;
  const { decision, decisionHint, typicalTime } = moderationTexts.moderation;
  const event = submission.findLast(({ kind }) => !opening.has(kind) && kind !== 'inReview');
  const { moderationStatus: status } = history;
  const at = event ? sayMoment(event.at, now) : '';
  if (event?.kind === 'withdrawn') return { title: withdrawn, detail: at, state: 'done' };
  if (event?.kind === 'approved' || status === 'Approved') {
    return { title: approved, detail: at, state: 'done' };
  }
  if (event?.kind === 'rejected' || event?.kind === 'partlyApproved' || status === 'Rejected') {
    const given = event?.reason || history.rejectionReason || rejectedDefault;
    const reason = texts.words.reason(given);
    const detail = [reason, at].filter(Boolean).join('\n');
    if (event?.kind === 'partlyApproved') return { title: partlyApproved, detail, state: 'partly' };
    return { title: rejected, detail, state: 'failed' };
  }
  const usually = typicalHours ? typicalTime(typicalHours) : '';
  return {
    title: decision,
    detail: [usually, decisionHint].filter(Boolean).join('\n'),
    state: 'ahead',
  };
}

/** Of the last submission: sent, in work, decided (spec §4). */
export function timelineSteps(history: ModerationHistory, given: Given = {}): TimelineStep[] {
  const { now } = given;
  const submission = submissionsOf(history.events).at(-1) ?? [];
  const { moderationStatus: status } = history;
  const momentOf = (kind: Kind) => submission.findLast((event) => event.kind === kind)?.at;
  const decision = decisionStep(submission, history, given);
  const isDecided = decision.state !== 'ahead';
  const takenAt =
    momentOf('inReview') ?? (status === 'In_review' ? history.statusUpdatedAt : undefined);
  const first = submission[0];
  const isAppeal = first?.kind === 'appealed';
  const sentAt = first && opening.has(first.kind) ? first.at : history.statusUpdatedAt;
  const { submitted, appealed, inReview, waiting } = moderationTexts.moderation;
  const isTaken = Boolean(takenAt) || status === 'In_review';
  const taken: TimelineStep = {
    title: inReview,
    detail: takenAt ? sayMoment(takenAt, now) : waiting,
    state: isDecided ? 'done' : isTaken ? 'current' : 'ahead',
  };
  const wasSkipped = isDecided && !takenAt;
  return [
    {
      title: isAppeal ? appealed : submitted,
      detail: sentAt ? sayMoment(sentAt, now) : undefined,
      state: 'done',
    },
    ...(wasSkipped ? [] : [taken]),
    decision,
  ];
}
