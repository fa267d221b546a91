import type { Db } from '#src/database/schema.ts';
import { changesOf, claimerOf, deciderOf } from '#src/moderation/submission-parts.ts';

/** All that cards show of their submissions, in one query. */
export function listCardFacts(db: Db, submissionIds: string[]) {
  return db
    .selectFrom('submissions')
    .innerJoin('users as owner', 'owner.id', 'submissions.subject_id')
    .where('submissions.id', 'in', submissionIds)
    .select([
      'submissions.id',
      'submissions.version',
      'submissions.status',
      'submissions.submitted_at',
      'submissions.claimed_until',
      'submissions.decided_at',
      'submissions.reason',
      'owner.telegram_id',
      'owner.first_name as firstName',
      'owner.last_name as lastName',
      'owner.university',
      'owner.course',
    ])
    .select((eb) => [changesOf(eb), claimerOf(eb), deciderOf(eb)])
    .execute();
}

export type CardFacts = Awaited<ReturnType<typeof listCardFacts>>[number];
