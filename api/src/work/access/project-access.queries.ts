import { serverLimits } from '@kollab/contract';
import { type Selectable, sql } from 'kysely';
import type { Db, ProjectsTable, Trx, VacanciesTable } from '#src/platform/database/schema.ts';
import { takenPlaces } from './places.sql.ts';
import { projectNameOf } from './project-name.sql.ts';

export type ProjectRow = Selectable<ProjectsTable>;
export type VacancyRow = Selectable<VacanciesTable>;

const rights = ['id', 'owner_id', 'approved_at', 'archived_at', 'deleted_at', 'is_public'] as const;
export type ProjectRights = Pick<ProjectRow, (typeof rights)[number]>;

const projectWithId = (db: Db, id: string) => db.selectFrom('projects').where('id', '=', id);

export const findProject = (db: Db, id: string): Promise<ProjectRow | undefined> =>
  projectWithId(db, id).selectAll().executeTakeFirst();

export const lockProject = (trx: Trx, id: string): Promise<ProjectRow | undefined> =>
  projectWithId(trx, id).selectAll().forNoKeyUpdate().executeTakeFirst();

export const lockRights = (trx: Trx, id: string): Promise<ProjectRights | undefined> =>
  projectWithId(trx, id).select(rights).forNoKeyUpdate().executeTakeFirst();

export const findRights = (db: Db, id: string): Promise<ProjectRights | undefined> =>
  projectWithId(db, id).select(rights).executeTakeFirst();

export const lockRightsShared = (trx: Trx, id: string): Promise<ProjectRights | undefined> =>
  projectWithId(trx, id).select(rights).forShare().executeTakeFirst();

const vacancyOf = (db: Db, projectId: string, id: string) =>
  db
    .selectFrom('vacancies')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('removed_at', 'is', null);

export const lockVacancy = (
  trx: Trx,
  projectId: string,
  id: string,
): Promise<VacancyRow | undefined> =>
  vacancyOf(trx, projectId, id).forNoKeyUpdate().selectAll().executeTakeFirst();

export const lockVacancyShared = (trx: Trx, projectId: string, id: string) =>
  vacancyOf(trx, projectId, id)
    .forShare()
    .select(['title', 'tags', 'closed_at'])
    .executeTakeFirst();

export interface VacancyRef {
  projectId: string;
  vacancyId: string;
}

export const countPlaces = (db: Db, { projectId, vacancyId }: VacancyRef) =>
  vacancyOf(db, projectId, vacancyId)
    .select(['places', takenPlaces().as('taken')])
    .executeTakeFirst();

/** Its owner did something for a vacancy: it is not asked about for a while. */
export async function touchVacancy(trx: Trx, id: string, at: Date) {
  await trx
    .updateTable('vacancies')
    .set({
      check_at: sql`${at}::timestamptz + make_interval(days => ${serverLimits.askAfterDays})`,
      asked_at: null,
      call_at: sql`greatest(call_at, ${at}::timestamptz
        + make_interval(days => ${serverLimits.callAfterDays}))`,
    })
    .where('id', '=', id)
    .execute();
}

export async function getProjectName(db: Db, id: string): Promise<string> {
  const { name } = await db
    .selectFrom('projects')
    .where('projects.id', '=', id)
    .select((eb) => projectNameOf(eb).as('name'))
    .executeTakeFirstOrThrow();
  return name;
}
