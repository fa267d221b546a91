import type { Db } from '#src/platform/database/schema.ts';
import { insertUpdate } from './updates.queries.ts';

export async function take(db: Db, updateId: number) {
  return { isNew: await insertUpdate(db, updateId) };
}
