import type { Db } from '#src/database/schema.ts';

/**
 * Whether a reader works with a person: both are members of a project, or the person applies, or
 * was accepted, to a project of the reader's; a deleted project does not count.
 */
export async function worksWith(
  db: Db,
  { userId, readerId }: { userId: string; readerId: string },
) {
  const { works } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('participants as own')
              .innerJoin('participants as other', 'other.project_id', 'own.project_id')
              .innerJoin('projects', 'projects.id', 'own.project_id')
              .where('own.user_id', '=', readerId)
              .where('own.state', '=', 'member')
              .where('other.user_id', '=', userId)
              .where('other.state', '=', 'member')
              .where('projects.deleted_at', 'is', null)
              .select('own.id'),
          ),
          eb.exists(
            eb
              .selectFrom('applications')
              .innerJoin('projects', 'projects.id', 'applications.project_id')
              .where('applications.user_id', '=', userId)
              .where('applications.status', 'in', ['Pending', 'Accepted'])
              .where('applications.ended_at', 'is', null)
              .where('projects.owner_id', '=', readerId)
              .where('projects.deleted_at', 'is', null)
              .select('applications.id'),
          ),
        ])
        .as('works'),
    )
    .executeTakeFirstOrThrow();
  return works === true;
}
