import type { Db } from '#src/platform/database/schema.ts';
import { indexPeople, lockPeopleAfter } from './user-search.queries.ts';

/** To be raised whenever the tokens of a person come out differently. */
const version = 1;
const batch = 500;

/**
 * Makes everybody findable who was there before search was, or before its tokens changed. Goes on
 * where it was interrupted; several processes share the work.
 */
export async function backfillUserSearch(db: Db, signal?: AbortSignal): Promise<void> {
  await db
    .insertInto('search_state')
    .values({ version, position: null, completed_at: null })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
  let isMore = true;
  while (isMore) isMore = !signal?.aborted && (await indexNext(db));
}

function indexNext(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const state = await trx
      .selectFrom('search_state')
      .where('version', '=', version)
      .selectAll()
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (state.completed_at !== null) return false;
    const people = await lockPeopleAfter(trx, state.position, batch);
    await indexPeople(trx, people);
    await trx
      .updateTable('search_state')
      .set(
        people.length < batch
          ? { completed_at: new Date() }
          : { position: people.at(-1)?.id ?? null },
      )
      .where('version', '=', version)
      .execute();
    return people.length === batch;
  });
}
