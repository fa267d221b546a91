import { setTimeout as delay } from 'node:timers/promises';
import { SetupError } from '#src/setup-error.ts';
import { listApplied, listKnown } from './migrate.ts';
import type { Db } from './schema.ts';
import { poolerProblem } from './sessions.ts';

const interval = 500;

/**
 * Waits until somebody else has migrated the database, a minute at most. A schema that is newer
 * serves too: a replica may start anew while the next version rolls out. Throws a `SetupError`.
 */
export async function awaitSchema(db: Db, patience = 60_000): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const problem = await findProblem(db);
    if (problem === undefined) return;
    if (Date.now() >= deadline) throw new SetupError(problem);
    await delay(interval);
  }
}

async function findProblem(db: Db) {
  try {
    const applied = new Set(await listApplied(db));
    const missing = listKnown().filter((name) => !applied.has(name));
    if (missing.length === 0) return undefined;
    return `The database has not been migrated (${missing[0]} is missing), and MIGRATE is off: run "npm run migrate".`;
  } catch (error) {
    const refusal = poolerProblem(error);
    if (refusal) throw refusal;
    const cause = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
    return `The database could not be reached: ${cause.message}`;
  }
}
