import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

/** A replica lags by seconds or serves nobody: what is older it has. */
const remembered = sql`interval '1 minute'`;

const insertPosition = sql<number>`(pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint`;

export const latestPosition = sql<number | null>`(select position from latest_writes
  where latest_writes.user_id = users.id and at > now() - ${remembered})`.as('position');

/** Answers how much of the log a replica needs to know of the write. */
export async function noteLatestWrite(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    insert into latest_writes (user_id, position, at) values (${userId}, ${insertPosition}, now())
    on conflict (user_id) do update
      set position = greatest(latest_writes.position, excluded.position), at = excluded.at
    returning position`.execute(db);
  return rows[0]?.position ?? Infinity;
}
