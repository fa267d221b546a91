import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import type { SubjectType, SubmissionsTable, Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { listSubmittedChanges } from './changes.queries.ts';
import { keepSeen, type Seen } from './reviewers.queries.ts';
import type { Act, SubjectRef } from './subject.ts';
import { insertEvents, moveToReview } from './submissions.queries.ts';

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
    changes: isSilent(kind) ? [] : await listSubmittedChanges(trx, submission.id),
    ...(reason !== undefined && { reason }),
  };
  await insertEvents(trx, [event]);
}

export async function reviewAll(
  trx: Trx,
  type: SubjectType,
  ids: string[],
  { actorId, at }: Act,
): Promise<string[]> {
  const moved = await moveToReview(trx, type, ids);
  await actAs(trx, { actorId, at, toldIn: 'moderation_events' });
  await insertEvents(
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
