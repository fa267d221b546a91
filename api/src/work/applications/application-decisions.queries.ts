import { sql } from 'kysely';
import { prepared } from '#src/platform/database/prepared.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { areOpen } from '#src/people/visibility/visibility.sql.ts';
import { ownProjectName } from '#src/work/access/project-name.sql.ts';
import { type ApplicationRow, details, type Triple } from './applications.queries.ts';

/** The latest application of a person to a vacancy, locked, with all that a reader gets of it, and what its owner calls the project. */
export const lockingDetails = prepared(
  ['projectId', 'vacancyId', 'userId'],
  (trx, { projectId, vacancyId, userId }: Triple) =>
    details(trx)
      .select(ownProjectName().as('own_title'))
      .where('applications.project_id', '=', projectId)
      .where('applications.vacancy_id', '=', vacancyId)
      .where('applications.user_id', '=', userId)
      .orderBy('applications.created_at', 'desc')
      .orderBy('applications.id', 'desc')
      .limit(1)
      .forUpdate('applications'),
).query;

type Decided = Pick<ApplicationRow, 'id' | 'reason' | 'decided_at' | 'decided_by'>;

interface Decision {
  status: 'Accepted' | 'Rejected' | 'Withdrawn';
}

const decidingAs = (status: Decision['status']) =>
  prepared(['id', 'reason', 'decided_at', 'decided_by'], (trx, { id, ...decision }: Decided) =>
    trx
      .updateTable('applications')
      .set({ ...decision, status, closed_because: null })
      .where('id', '=', id)
      .where((eb) =>
        eb.or([
          eb('status', '=', 'Pending'),
          ...(status === 'Accepted' ? [eb('closed_because', '=', 'noAnswer')] : []),
        ]),
      )
      .returning(
        areOpen(sql`user_id`, sql`decided_by`)
          .$castTo<boolean>()
          .as('are_in_touch'),
      ),
  );

const decide = {
  Accepted: decidingAs('Accepted'),
  Rejected: decidingAs('Rejected'),
  Withdrawn: decidingAs('Withdrawn'),
};

/** Decides a pending application, or accepts one that was closed without an answer; answers whether neither side blocked the other, for one decided before nothing. */
export const deciding = (trx: Trx, { status, ...decided }: Decision & Decided) =>
  decide[status].query(trx, decided);
