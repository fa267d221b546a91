import { v7 as uuid } from 'uuid';
import type { Trx } from '#src/platform/database/schema.ts';

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
