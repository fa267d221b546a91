import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '#src/database/schema.ts';

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
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('changes')
          .whereRef('changes.submission_id', '=', 'submissions.id')
          .orderBy('changes.id')
          .select(['field', 'old_value', 'new_value']),
      ).as('changes'),
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .whereRef('users.id', '=', 'submissions.claimed_by')
          .select(['telegram_id', 'first_name as firstName', 'last_name as lastName']),
      ).as('claimer'),
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .whereRef('users.id', '=', 'submissions.decided_by')
          .select(['first_name as firstName', 'last_name as lastName']),
      ).as('decider'),
    ])
    .execute();
}

export type CardFacts = Awaited<ReturnType<typeof listCardFacts>>[number];
