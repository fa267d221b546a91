import { runBackfill } from '#src/platform/database/migration/backfill.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import * as queries from './indexing.queries.ts';
import { tokensOf } from './tokens.ts';
import { deleteUnusedWords } from './vocabulary.queries.ts';

export { deleteUnusedWords, learnWords } from './vocabulary.queries.ts';

/** To be raised whenever the tokens of a person come out differently. */
export const version = 4;

/** To be called in the transaction that changed the names, tags, approval, suspension or hiding. */
export async function refreshPerson(trx: Trx, { id }: { id: string }): Promise<void> {
  await queries.indexPeople(trx, await queries.listPeople(trx, [id]));
}

const nobody = {
  last_name: '',
  middle_name: '',
  tags: [],
  university: '',
  looking_for_team: null,
  approved_at: null,
};
export const tokensOfName = (name: string) => tokensOf({ ...nobody, first_name: name });

/**
 * Has a person found by nothing any more. Of the vocabulary, words of theirs, of other names they had
 * too, go with them unless somebody else is found by the same: a rare name is not left behind.
 */
export async function forgetPerson(trx: Trx, userId: string, names: readonly string[]) {
  const own = await queries.removePerson(trx, userId);
  const tokens = new Set([...own, ...names.flatMap(tokensOfName)]);
  await deleteUnusedWords(trx, 'search_words', [...tokens]);
}

export const backfillUserSearch = (db: Db, signal?: AbortSignal) =>
  runBackfill(
    db,
    {
      state: 'search_state',
      version,
      batch: 500,
      lockAfter: queries.lockPeopleAfter,
      write: queries.indexPeople,
    },
    signal,
  );
