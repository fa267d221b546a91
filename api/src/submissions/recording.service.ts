import { actAs } from '#src/platform/database/acting.ts';
import type { SubmissionsTable, Trx } from '#src/platform/database/schema.ts';
import * as changes from './changes.queries.ts';
import type { Act, Locked } from './subject.ts';
import * as submissions from './submissions.queries.ts';

interface Event extends Act {
  kind: 'submitted' | 'appealed' | 'inReview' | 'approved' | 'partlyApproved' | 'rejected';
  reason?: string;
  soleModerator?: boolean;
}

/**
 * Puts a step of a submission's way on record, with what it was about; the status that it brings about
 * is set next.
 */
export async function record(
  trx: Trx,
  locked: Locked,
  submission: Pick<SubmissionsTable, 'id' | 'version'>,
  event: Event,
) {
  const { actorId, at } = event;
  await actAs(trx, { actorId, at, toldIn: 'moderation_events' });
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
