import type { SanctionKind } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import type { Db, Trx } from '#src/platform/database/schema.ts';

export async function insertRelease(
  trx: Trx,
  release: { userId: string; projectId: string | null; releasedBy: string; at: Date },
) {
  await trx
    .insertInto('releases')
    .values({
      id: uuid(),
      user_id: release.userId,
      project_id: release.projectId,
      released_by: release.releasedBy,
      created_at: release.at,
    })
    .execute();
}

export async function wasReportedOf(db: Db, projectId: string, ownerId: string) {
  const report = await db
    .selectFrom('reports')
    .where('subject_type', '=', 'project')
    .where('subject_id', '=', projectId)
    .where('owner_id', '=', ownerId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return report !== undefined;
}

interface Ended {
  userId: string;
  /** Without one, of what holds against the person themselves. */
  projectId?: string | undefined;
  kinds: SanctionKind[];
  at: Date;
}

export async function endSanctions(trx: Trx, { userId, projectId, kinds, at }: Ended) {
  const ended = await trx
    .updateTable('sanctions')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('project_id', 'is not distinct from', projectId ?? null)
    .where('kind', 'in', kinds)
    .where('ended_at', 'is', null)
    .returning(['id', 'appealed_at'])
    .execute();
  return ended.flatMap(({ id, appealed_at: appealedAt }) => (appealedAt ? [id] : []));
}
