import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from './postgres.ts';

/**
 * Waits until Kollab, at its first start over people it did not see come, has gone through them all,
 * and has Postgres look at what that made: neither is what is measured.
 */
export async function untilPrepared(db: Db) {
  for (;;) {
    const walk = await db.selectFrom('catalogue_state').select('completed_at').executeTakeFirst();
    if (walk?.completed_at) break;
    await delay(200);
  }
  await db.connection().execute(async (session) => {
    await sql`set statement_timeout = 0`.execute(session);
    await sql`vacuum analyze`.execute(session);
    await sql`reset statement_timeout`.execute(session);
  });
}
