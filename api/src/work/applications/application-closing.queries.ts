import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { firstReminder, waitsFrom } from './applying.queries.ts';
import { isReachableBy } from '#src/people/visibility/visibility.sql.ts';
import { isNewest } from './applications.queries.ts';
import { unpair } from './halves.queries.ts';

interface Closing {
  projectId: string;
  vacancyId?: string;
  because: 'vacancyClosed' | 'vacancyFilled' | 'projectClosed';
  actorId: string;
  at: Date;
}

/** Rejects what is pending, in the order in which it is locked everywhere. */
export async function rejectPending(
  trx: Trx,
  { projectId, vacancyId, because, actorId, at }: Closing,
) {
  const pending = await trx
    .selectFrom('applications')
    .where('project_id', '=', projectId)
    .$if(vacancyId !== undefined, (query) => query.where('vacancy_id', '=', vacancyId ?? ''))
    .where('status', '=', 'Pending')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (pending.length === 0) return [];
  return trx
    .updateTable('applications')
    .from('projects')
    .from('vacancies')
    .set({ status: 'Rejected', closed_because: because, decided_at: at, decided_by: actorId })
    .where(
      'applications.id',
      'in',
      pending.map(({ id }) => id),
    )
    .whereRef('projects.id', '=', 'applications.project_id')
    .whereRef('vacancies.id', '=', 'applications.vacancy_id')
    .returning([
      'applications.id',
      'applications.user_id',
      'applications.vacancy_id',
      'projects.owner_id',
      'projects.name as project_name',
      'vacancies.title as vacancy_title',
    ])
    .execute();
}

interface Closed {
  projectId: string;
  ownerId: string;
  since: Date;
  because: 'projectClosed' | 'vacancyFilled';
  vacancyId?: string;
}

/**
 * The applications that were closed last for one reason, since a moment, to vacancies that are open, of people
 * whom the owner may reach, and who neither applied anew nor are in the team.
 */
const closedLast = (db: Db, { projectId, ownerId, since, because, vacancyId }: Closed) =>
  db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('users as applicant', 'applicant.id', 'applications.user_id')
    .where('applications.project_id', '=', projectId)
    .where('applications.status', '=', 'Rejected')
    .where('applications.closed_because', '=', because)
    .$if(vacancyId !== undefined, (query) => query.where('vacancies.id', '=', vacancyId ?? ''))
    .where('applications.decided_at', '>=', since)
    .where('applications.decided_at', '=', (eb) =>
      eb
        .selectFrom('applications as closed')
        .where('closed.project_id', '=', projectId)
        .where('closed.closed_because', '=', because)
        .$if(vacancyId !== undefined, (query) =>
          query.where('closed.vacancy_id', '=', vacancyId ?? ''),
        )
        .select((of) => of.fn.max('closed.decided_at').as('at')),
    )
    .where('vacancies.removed_at', 'is', null)
    .where('vacancies.closed_at', 'is', null)
    .where('applicant.deleted_at', 'is', null)
    .where(isReachableBy('applicant', ownerId))
    .where(isNewest)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('participants')
            .whereRef('participants.project_id', '=', 'applications.project_id')
            .whereRef('participants.user_id', '=', 'applications.user_id')
            .where('participants.state', '=', 'member')
            .select('participants.id'),
        ),
      ),
    );

export async function countClosed(db: Db, closed: Closed) {
  const { count } = await closedLast(db, closed)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function reopenClosed(trx: Trx, { at, ...closed }: Closed & { at: Date }) {
  const { projectId, because } = closed;
  const closedRows = await closedLast(trx, closed)
    .leftJoin('pairs', 'pairs.id', 'applications.pair_id')
    .select(['applications.id', 'applications.pair_id', 'pairs.may_part'])
    .orderBy('applications.created_at')
    .orderBy('applications.id')
    .forUpdate('applications')
    .execute();
  const isWhole = ({ id, pair_id: pairId }: (typeof closedRows)[number]) =>
    pairId === null || closedRows.some((other) => other.pair_id === pairId && other.id !== id);
  const halves = closedRows.filter((row) => !isWhole(row) && row.may_part === true);
  await unpair(
    trx,
    halves.map(({ id }) => id),
  );
  // Of two who would not be apart both wait again, or neither.
  const rows = closedRows.filter((row) => isWhole(row) || row.may_part === true);
  if (rows.length === 0) return [];
  return trx
    .updateTable('applications')
    .set({
      status: 'Pending',
      closed_because: null,
      decided_at: null,
      decided_by: null,
      is_first_choice: false,
      waits_from: waitsFrom(projectId, at),
      remind_at: sql`${waitsFrom(projectId, at)} + make_interval(days => ${firstReminder}::int)`,
    })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('closed_because', '=', because)
    .returning(['id', 'user_id'])
    .execute();
}
