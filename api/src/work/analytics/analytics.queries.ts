import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

export const listFigures = (db: Db, projectId: string, from: string, to: string) =>
  db
    .selectFrom('figures')
    .where('project_id', '=', projectId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select(['day', 'since', 'part', 'subject_id', 'people'])
    .orderBy('day')
    .execute();

export type FigureRow = { [Key in 'day' | 'since' | 'part' | 'subject_id']: string } & {
  people: number;
};

export interface VacancyRow {
  id: string;
  title: string;
  isClosed: boolean;
  applied: number;
  accepted: number;
  waiting: number;
}

export async function listVacancies(db: Db, projectId: string, from: Date) {
  const { rows } = await sql<VacancyRow>`
    select vacancies.id, title, closed_at is not null as "isClosed",
      count(*) filter (where applications.created_at >= ${from}) as applied,
      count(*) filter (where applications.created_at >= ${from}
        and status = 'Accepted') as accepted,
      count(*) filter (where status = 'Pending') as waiting
    from vacancies
      left join applications on applications.vacancy_id = vacancies.id
    where vacancies.project_id = ${projectId} and removed_at is null
    group by vacancies.id order by place`.execute(db);
  return rows;
}
