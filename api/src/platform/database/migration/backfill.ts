import type { Db, Trx } from '#src/platform/database/schema.ts';

export interface Backfill<Row extends { id: string }> {
  state: 'search_state' | 'catalogue_state' | 'match_state' | 'name_screenings';
  /** Raised whenever what is written comes out differently: then all is gone over again. */
  version: number;
  batch: number;
  /** Rows after an id, locked so that none changes before what follows from it is written. */
  lockAfter: (trx: Trx, position: string | null, limit: number) => Promise<Row[]>;
  write: (trx: Trx, rows: Row[]) => Promise<unknown>;
}

/**
 * Writes what follows from rows that were there before it was. Goes on where it was interrupted;
 * several processes share the work.
 */
export async function runBackfill<Row extends { id: string }>(
  db: Db,
  backfill: Backfill<Row>,
  signal?: AbortSignal,
): Promise<void> {
  const { state, version } = backfill;
  await db
    .insertInto(state)
    .values({ version, position: null, completed_at: null })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
  let isMore = true;
  while (isMore) isMore = !signal?.aborted && (await writeNext(db, backfill));
}

function writeNext<Row extends { id: string }>(
  db: Db,
  { state, version, batch, lockAfter, write }: Backfill<Row>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { position, completed_at: completedAt } = await trx
      .selectFrom(state)
      .where('version', '=', version)
      .select(['position', 'completed_at'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (completedAt !== null) return false;
    const rows = await lockAfter(trx, position, batch);
    if (rows.length > 0) await write(trx, rows);
    const last = rows.length === batch ? rows.at(-1) : undefined;
    await trx
      .updateTable(state)
      .set(last ? { position: last.id } : { completed_at: new Date() })
      .where('version', '=', version)
      .execute();
    return last !== undefined;
  });
}
