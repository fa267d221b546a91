import { setTimeout as delay } from 'node:timers/promises';
import { SetupError } from '@kollab/runtime/setup-error';
import { listApplied, listKnown } from './migrate.ts';
import type { Db } from '#src/platform/database/schema.ts';

const interval = 250;

/**
 * Looks whether somebody else has migrated the database, and waits a moment for it. A schema that is
 * newer serves too: a replica may start anew while the next version rolls out. Throws a `SetupError`.
 */
export async function awaitSchema(db: Db, patience = 2000): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const applied = new Set(await listApplied(db));
    const missing = listKnown().find((name) => !applied.has(name));
    if (missing === undefined) return;
    if (Date.now() >= deadline) {
      throw new SetupError(
        `The database has not been migrated (${missing} is missing), and MIGRATE is off: run "npm run migrate".`,
      );
    }
    await delay(interval);
  }
}
