import type { Trx } from '#src/platform/database/schema.ts';

export async function setPaused(trx: Trx, projectId: string, at: Date | null) {
  await trx.updateTable('projects').set({ paused_at: at }).where('id', '=', projectId).execute();
}
