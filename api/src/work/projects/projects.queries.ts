import type { Insertable, Updateable } from 'kysely';
import type { Db, ProjectsTable, Trx } from '#src/platform/database/schema.ts';

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

/** The first approval is remembered; later ones change nothing about it. Answers whether it was the first. */
export async function setFirstApproval(trx: Trx, id: string, at: Date) {
  const first = await trx
    .updateTable('projects')
    .set({ approved_at: at })
    .where('id', '=', id)
    .where('approved_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return first !== undefined;
}

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
