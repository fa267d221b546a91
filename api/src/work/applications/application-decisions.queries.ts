import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';
import { areUnblocked } from '#src/people/visibility/visibility.sql.ts';
import { ownProjectName } from '#src/work/access/project-name.sql.ts';
import { type ApplicationRow, details, otherOpen, type Triple } from './applications.queries.ts';

/** The latest application of a person to a vacancy, locked, with all that a reader gets of it, and what its owner calls the project. */
export const lockDetails = (trx: Trx, { projectId, vacancyId, userId }: Triple) =>
  details(trx)
    .select(ownProjectName().as('own_title'))
    .where('applications.project_id', '=', projectId)
    .where('applications.vacancy_id', '=', vacancyId)
    .where('applications.user_id', '=', userId)
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(1)
    .forUpdate('applications')
    .executeTakeFirst();

type Decided = Pick<ApplicationRow, 'id' | 'reason' | 'decided_at' | 'decided_by'>;

interface Decision {
  status: 'Accepted' | 'Rejected' | 'Withdrawn';
}

/** Decides a pending application, or accepts one that was closed without an answer; answers whether neither side blocked the other and how many others are open, for one decided before undefined. */
export const decide = (trx: Trx, { id, ...decision }: Decision & Decided) =>
  trx
    .updateTable('applications')
    .set({ ...decision, closed_because: null })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'Pending'),
        ...(decision.status === 'Accepted' ? [eb('closed_because', '=', 'noAnswer')] : []),
      ]),
    )
    .returning([
      areUnblocked(sql`user_id`, sql`decided_by`)
        .$castTo<boolean>()
        .as('are_in_touch'),
      otherOpen.as('others'),
    ])
    .executeTakeFirst();
