import type { Db } from '#src/platform/database/schema.ts';
import { insertUpdate } from './updates.queries.ts';

/** Takes note of an update of Telegram's: of several who got it one hears that it is new. */
export async function take(db: Db, updateId: number) {
  return { isNew: await insertUpdate(db, updateId) };
}
