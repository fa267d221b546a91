import { v7 as uuid } from 'uuid';
import type { Trx } from '#src/database/schema.ts';

export async function insertRelease(
  trx: Trx,
  { userId, releasedBy, at }: { userId: string; releasedBy: string; at: Date },
) {
  const row = { id: uuid(), user_id: userId, released_by: releasedBy, created_at: at };
  await trx.insertInto('releases').values(row).execute();
}
