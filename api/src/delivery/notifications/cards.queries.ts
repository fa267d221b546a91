import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import {
  appealedOf,
  changesOf,
  claimerOf,
  deciderOf,
} from '#src/submissions/submission-parts.sql.ts';
import { areOpen, isThereOrGone } from '#src/people/visibility/visibility.sql.ts';
import { projectNameOf } from '#src/work/access/project-name.sql.ts';

/** All that cards show of their submissions, in one query; a profile's owner is its subject. */
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
    .select((eb) => [changesOf(eb), claimerOf(eb), deciderOf(eb), appealedOf(eb)])
    .execute();
}

export type SubmissionFacts = Awaited<ReturnType<typeof listSubmissionFacts>>[number];

/** All that cards show of applications, in one query; of people whom the owner may see. */
export function listApplicationFacts(db: Db, ids: string[]) {
  return db
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.project_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .where('applications.id', 'in', ids)
    .where(isThereOrGone('users'))
    .where(areOpen(sql.ref('users.id'), sql.ref('projects.owner_id')))
    .select([
      'applications.id',
      'applications.project_id',
      'applications.vacancy_id',
      'applications.cover_letter',
      'applications.status',
      'projects.name as project_name',
      'projects.owner_id',
      'projects.deleted_at as project_deleted_at',
      'vacancies.title as vacancy_title',
      'users.telegram_id',
      'users.username',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.status_short',
      'users.approved_at',
      'users.deleted_at',
    ])
    .execute();
}

export type ApplicationFacts = Awaited<ReturnType<typeof listApplicationFacts>>[number];

/** All that cards show of invitations, in one query; of owners whom the invited may see. */
export function listInvitationFacts(db: Db, ids: string[]) {
  return db
    .selectFrom('participants')
    .innerJoin('projects', 'projects.id', 'participants.project_id')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .where('participants.id', 'in', ids)
    .where(isThereOrGone('owner'))
    .where(areOpen(sql.ref('owner.id'), sql.ref('participants.user_id')))
    .select([
      'participants.id',
      'participants.project_id',
      'participants.state',
      'projects.deleted_at as project_deleted_at',
      'owner.telegram_id',
      'owner.first_name as firstName',
      'owner.last_name as lastName',
    ])
    .select((eb) => projectNameOf(eb).as('project_name'))
    .execute();
}

export type InvitationFacts = Awaited<ReturnType<typeof listInvitationFacts>>[number];
