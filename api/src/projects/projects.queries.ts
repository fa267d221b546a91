import type { Insertable, Updateable } from 'kysely';
import type { Db, ProjectsTable, Trx } from '#src/database/schema.ts';

export async function insertProject(
  trx: Trx,
  { id, owner_id, created_at }: Pick<Insertable<ProjectsTable>, 'id' | 'owner_id' | 'created_at'>,
) {
  await trx.insertInto('projects').values({ id, owner_id, created_at }).execute();
}

type Written = Omit<Updateable<ProjectsTable>, 'id' | 'owner_id' | 'created_at'>;

export async function updateProject(trx: Trx, id: string, values: Written) {
  if (Object.keys(values).length === 0) return;
  await trx.updateTable('projects').set(values).where('id', '=', id).execute();
}

/** The first approval is remembered; later ones change nothing about it. */
export async function setFirstApproval(trx: Trx, id: string, at: Date) {
  await trx
    .updateTable('projects')
    .set({ approved_at: at })
    .where('id', '=', id)
    .where('approved_at', 'is', null)
    .execute();
}

/** The people of Kollab in a project's team and the invitations that wait. */
export function listTeam(db: Db, projectId: string) {
  return db
    .selectFrom('participants')
    .where('project_id', '=', projectId)
    .where('state', 'in', ['member', 'invited'])
    .where('user_id', 'is not', null)
    .select(['id', 'user_id', 'state'])
    .orderBy('id')
    .execute();
}

/** What a project is called: as moderators approved it, else as it was last submitted. */
export async function getProjectName(db: Db, id: string): Promise<string> {
  const { name } = await db
    .selectFrom('projects')
    .where('id', '=', id)
    .select('name')
    .executeTakeFirstOrThrow();
  if (name !== '') return name;
  const submitted = await db
    .selectFrom('submissions')
    .innerJoin('changes', 'changes.submission_id', 'submissions.id')
    .where('submissions.subject_type', '=', 'project')
    .where('submissions.subject_id', '=', id)
    .where('changes.field', '=', 'name')
    .select('changes.new_value')
    .orderBy('submissions.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return typeof submitted?.new_value === 'string' ? submitted.new_value : '';
}
