import { limits, type AlertMode, type SavedSearch, type SavedSearchInput } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { hasWords } from '#src/discovery/search/search.service.ts';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import * as queries from './searches.queries.ts';

export { deleteAlertsOf, deleteDueOf } from './searches.queries.ts';

const toSearch = ({ created_at: createdAt, ...search }: queries.SearchRow): SavedSearch => ({
  ...search,
  createdAt: createdAt.toISOString(),
});

/** Leaves out what asks for nothing, so that the same search is the same text. */
const tidy = (filter: object) =>
  Object.fromEntries(
    Object.entries(filter)
      .map(([name, value]: [string, unknown]) => [
        name,
        Array.isArray(value) ? [...new Set(value)] : value,
      ])
      .filter(([, value]) =>
        Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '',
      )
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  ) as SavedSearchInput['filter'];

/** Whether a search has something to look for: a list may be of everything, people may not. */
function asksForSomething({ kind, filter: { query, ...rest } }: Omit<SavedSearchInput, 'mode'>) {
  if (query !== undefined && hasWords(query)) return true;
  return kind === 'people' ? Object.keys(rest).length > 0 : query === undefined;
}

/** Sets the mode of one that is the same. Throws emptyQuery, tooManySearches. */
export async function saveSearch(
  { db, clock }: Context,
  { id: userId }: Person,
  search: SavedSearchInput,
): Promise<SavedSearch> {
  const { kind, mode } = search;
  const filter = tidy(search.filter);
  if (!asksForSomething({ kind, filter })) throw new AppError('emptyQuery');
  return db.transaction().execute(async (trx) => {
    await queries.lockSearches(trx, userId);
    const known = await queries.listSearches(trx, userId);
    const isSame = (one: queries.SearchRow) =>
      one.kind === kind && JSON.stringify(tidy(one.filter)) === JSON.stringify(filter);
    const same = known.find(isSame);
    if (same) {
      const updated = await queries.updateMode(trx, userId, same.id, mode);
      return toSearch(updated ?? same);
    }
    if (known.length >= limits.savedSearches) throw new AppError('tooManySearches');
    const created = { id: uuid(), kind, filter, mode, created_at: clock() };
    await queries.insertSearch(trx, { ...created, user_id: userId });
    return toSearch(created);
  });
}

export const listSearches = async (db: Db, { id }: Person) =>
  (await queries.listSearches(db, id)).map(toSearch);

/** Throws searchNotFound. */
export async function setMode(db: Db, person: Person, id: string, mode: AlertMode) {
  const search = await queries.updateMode(db, person.id, id, mode);
  if (!search) throw new AppError('searchNotFound');
  return toSearch(search);
}

export async function deleteSearch(db: Db, person: Person, id: string) {
  await queries.deleteSearch(db, person.id, id);
  return { id };
}
