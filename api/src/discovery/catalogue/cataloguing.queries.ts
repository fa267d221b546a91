import { vacancyFilterNames } from '@kollab/contract';
import { sql } from 'kysely';
import { tokenKinds } from '#src/discovery/search/tokens.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { type Document, documentOfProject, documentOfVacancy } from './documents.ts';
import { stemsIn } from './stems.queries.ts';

/** Whatever is kept of projects, published or not. */
export async function listKept(db: Db, projectIds: readonly string[]) {
  const projects = await selectProjects(db, projectIds).execute();
  return toRows(projects, await selectVacancies(db, projects).execute());
}

export async function listPublished(db: Db, projectIds: readonly string[]) {
  const projects = await selectProjects(db, projectIds).where('is_public', '=', true).execute();
  const vacancies = await selectVacancies(db, projects)
    .where('closed_at', 'is', null)
    .where('removed_at', 'is', null)
    .execute();
  return toRows(projects, vacancies);
}

const isAnyOf = (ids: readonly string[]) => sql<string>`any (${ids}::uuid[])`;

const selectProjects = (db: Db, projectIds: readonly string[]) =>
  db
    .selectFrom('projects')
    .where('id', '=', isAnyOf(projectIds))
    .select(['id', 'name', 'description', 'stage', 'tags'])
    .select(sql<string>`approved_at::text`.as('approvedAt'));

type Selected<Select extends (...given: never[]) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Select>['execute']>
>;
type Projects = Selected<typeof selectProjects>;

/** Joined with nothing: while Postgres does not know yet how many there are, it would join badly. */
const selectVacancies = (db: Db, projects: Projects) =>
  db
    .selectFrom('vacancies')
    .where('project_id', '=', isAnyOf(projects.map(({ id }) => id)))
    .select(['id', 'project_id', 'title', 'tags', 'tasks', 'requirements', ...vacancyFilterNames])
    // A vacancy is there from its first approval on.
    .select(sql<string>`created_at::text`.as('approvedAt'));

function toRows(projects: Projects, vacancies: Selected<typeof selectVacancies>) {
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  return {
    projects: projects.map((project) => toRow(project, documentOfProject(project))),
    vacancies: vacancies.map((vacancy) => {
      const projectName = names.get(vacancy.project_id) ?? '';
      return toRow(vacancy, documentOfVacancy({ ...vacancy, projectName }));
    }),
  };
}

const toRow = ({ id, approvedAt }: { id: string; approvedAt: string }, document: Document) => ({
  id,
  approvedAt,
  ...document,
});

export type Row = ReturnType<typeof toRow>;

export async function deleteOthers(
  db: Db,
  projectIds: readonly string[],
  kept: { projects: readonly Row[]; vacancies: readonly Row[] },
) {
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
  await sql`delete from project_search where project_id = any (${projectIds}::uuid[])
    and project_id <> all (${idsOf(kept.projects)}::uuid[])`.execute(db);
  await sql`delete from vacancy_search using vacancies
    where vacancies.id = vacancy_id and project_id = any (${projectIds}::uuid[])
      and vacancy_id <> all (${idsOf(kept.vacancies)}::uuid[])`.execute(db);
}

const tables = {
  project: { table: sql.table('project_search'), id: sql.ref('project_id') },
  vacancy: { table: sql.table('vacancy_search'), id: sql.ref('vacancy_id') },
} as const;

export async function upsertDocuments(db: Db, kind: keyof typeof tables, rows: readonly Row[]) {
  if (rows.length === 0) return;
  const { table, id } = tables[kind];
  await sql`insert into ${table} as known (${id}, approved_at, tok)
    select id, "approvedAt", array_to_tsvector(tok || ${stemsIn(tokenKinds.nameStem, sql.ref('words'))}
        || ${stemsIn(tokenKinds.textStem, sql.ref('texts'))})
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (id uuid, "approvedAt" timestamptz, tok text[], words text[], texts text[])
    on conflict (${id}) do update set approved_at = excluded.approved_at, tok = excluded.tok
      where (known.approved_at, known.tok) is distinct from (excluded.approved_at, excluded.tok)`.execute(
    db,
  );
}

/** Projects after an id, locked so that none changes before it is written what they are found by. */
export function lockProjectsAfter(trx: Trx, position: string | null, limit: number) {
  return trx
    .selectFrom('projects')
    .select('id')
    .$if(position !== null, (query) => query.where('id', '>', position))
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
}
