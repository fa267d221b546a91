import type { Trx } from '#src/platform/database/schema.ts';

interface Closing {
  projectId: string;
  vacancyId?: string;
  because: 'vacancyClosed' | 'projectClosed';
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
