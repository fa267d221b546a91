import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#src/platform/database/schema.ts';
import { appealedOf, changesOf, claimerOf, deciderOf } from '#src/review/submission-parts.sql.ts';

/** In one query; a profile's owner is its subject. */
export function listSubmissionFacts(db: Db, ids: string[]) {
  return db
    .selectFrom('submissions')
    .leftJoin('projects', (join) =>
      join
        .onRef('projects.id', '=', 'submissions.subject_id')
        .on('submissions.subject_type', '=', 'project'),
    )
    .innerJoin('users as owner', (join) =>
      join.on((eb) =>
        eb('owner.id', '=', eb.fn.coalesce('projects.owner_id', 'submissions.subject_id')),
      ),
    )
    .where('submissions.id', 'in', ids)
    .select([
      'submissions.id',
      'submissions.subject_type',
      'submissions.subject_id',
      'submissions.version',
      'submissions.status',
      'submissions.submitted_at',
      'submissions.claimed_until',
      'submissions.decided_at',
      'submissions.reason',
      'submissions.appeal',
      'owner.telegram_id',
      'owner.first_name as firstName',
      'owner.last_name as lastName',
      'owner.university',
      'owner.course',
      'projects.name as project_name',
      'projects.approved_at as project_approved_at',
      'projects.deleted_at as project_deleted_at',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('participants')
          .select('participants.name')
          .whereRef('participants.project_id', '=', 'projects.id')
          .where('participants.user_id', 'is', null)
          .orderBy('participants.created_at')
          .orderBy('participants.id'),
      ).as('guests'),
      changesOf(eb),
      claimerOf(eb),
      deciderOf(eb),
      appealedOf(eb),
    ])
    .execute();
}
