import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';
import { areUnblocked } from '#src/people/visibility/visibility.sql.ts';
import { ownProjectName } from '#src/work/access/project-name.sql.ts';
import {
  type ApplicationRow,
  details,
  isNewest,
  isOfPerson,
  otherOpen,
  type Triple,
} from './applications.queries.ts';

/**
 * The latest application of a person to a vacancy with all that a reader gets of it, and what its owner calls the
 * project, and that of whom they apply with, where it is their latest, too: locked in the order in which applications
 * are locked everywhere.
 */
export async function lockDetails(trx: Trx, triple: Triple) {
  const rows = await details(trx)
    .select([ownProjectName().as('own_title'), isNewest.as('is_newest')])
    .where('applications.project_id', '=', triple.projectId)
    .where('applications.vacancy_id', '=', triple.vacancyId)
    .where(isOfPerson(triple))
    .orderBy('applications.created_at')
    .orderBy('applications.id')
    .forUpdate('applications')
    .execute();
  const newest = rows.findLast((row) => row.user_id === triple.userId);
  const half = rows.find((row) => row.id === newest?.pair?.half_id && row.is_newest);
  return { newest, half };
}

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
