import { limits, type AlertMode, type SavedSearch, type SavedSearchInput } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { lastingGroups } from '#src/discovery/catalogue/search-terms.ts';
import { tagReadings } from '#src/discovery/search/readings.ts';
import { allOf } from '#src/discovery/search/tiers.ts';
import { studiesAt, wholeToken } from '#src/discovery/search/tokens.ts';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { filedUnder } from './filing.ts';
import * as queries from './searches.queries.ts';

export { deleteAlertsOf, deleteDueOf } from './searches.queries.ts';

const toSearch = ({ created_at: createdAt, ...search }: queries.SearchRow): SavedSearch => ({
  ...search,
  createdAt: createdAt.toISOString(),
});

/** What a search asks for, in groups of which each has to be there. */
function groupsOf(db: Db, { kind, filter }: Pick<SavedSearchInput, 'kind' | 'filter'>) {
  if (kind === 'people') return groupsOfPeople(db, filter);
  const { query = '', tags = [], tagsMode = 'all', ...rest } = filter as ListFilter;
  const table = kind === 'vacancies' ? 'vacancy_search' : 'project_search';
  return lastingGroups(db, table, query, { tags, tagsMode, ...rest });
}

type FilterOf<Kind> = Extract<SavedSearchInput, { kind: Kind }>['filter'];
type PeopleFilter = FilterOf<'people'>;
type ListFilter = FilterOf<'vacancies'> | FilterOf<'projects'>;

/** People by what they can do, where they study and whether they look for a team: nobody is waited for by their name. */
async function groupsOfPeople(
  db: Db,
  { query = '', university = '', lookingForTeam }: PeopleFilter,
) {
  const skills = query === '' ? [] : await tagReadings(db, query);
  const study = university === '' ? [] : [studiesAt(university)];
  const looking = lookingForTeam ? [[wholeToken('f', lookingForTeam)]] : [];
  const groups = [...skills, ...study, ...looking];
  return groups.length === 0 ? undefined : groups.map((terms) => ({ terms, rows: 0 }));
}

/** The text of the `tsquery` that a search means, and what it is filed under. Throws emptyQuery. */
export async function predicateOf(db: Db, search: Pick<SavedSearchInput, 'kind' | 'filter'>) {
  const groups = await groupsOf(db, search);
  if (!groups) throw new AppError('emptyQuery');
  const predicate = allOf(groups.map(({ terms }) => terms));
  if (predicate === undefined && groups.length > 0) throw new AppError('emptyQuery');
  return { predicate, filedUnder: filedUnder(groups) };
}

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

/** Saves a search, or sets the mode of one that is the same. Throws emptyQuery, tooManySearches. */
export async function saveSearch(
  { db, clock }: Context,
  { id: userId }: Person,
  search: SavedSearchInput,
): Promise<SavedSearch> {
  const { kind, mode } = search;
  const filter = tidy(search.filter);
  const { predicate, filedUnder: under } = await predicateOf(db, search);
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
    const created = { id: uuid(), userId, kind, filter, mode, at: clock() };
    await queries.insertSearch(trx, { ...created, predicate, filedUnder: under });
    return { id: created.id, kind, filter, mode, createdAt: created.at.toISOString() };
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

/** Again changes nothing. */
export async function deleteSearch(db: Db, person: Person, id: string) {
  await queries.deleteSearch(db, person.id, id);
  return { id };
}
