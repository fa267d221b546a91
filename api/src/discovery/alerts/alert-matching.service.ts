import type { SavedSearch } from '@kollab/contract';
import { findWithoutTypos, groupsOf } from '#src/discovery/catalogue/search-terms.ts';
import { findSoughtSkills } from '#src/discovery/search/search.service.ts';
import type { Context } from '#src/platform/context.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import * as queries from './alert-matching.queries.ts';

const batch = { searches: 200, due: 50 };
/** So long it works at a time: other jobs have their turn too. */
const longest = 10_000;

export const noteProject = (trx: Trx, { id, at }: { id: string; at: Date }) =>
  queries.insertDueProject(trx, id, at);

/** To be called before what the person is found by changes. */
export const notePerson = (trx: Trx, { id }: { id: string }, now: Date) =>
  queries.insertDuePerson(trx, id, now);

export const matchAlerts = ({ db }: Pick<Context, 'db'>, now: Date) =>
  inTurn(db, 'alerts', { now, every: 0 }, async () => {
    const until = performance.now() + longest;
    let isMore = true;
    while (isMore && performance.now() < until) isMore = await matchNext(db, now);
    return true;
  });

export const matchNext = (db: Db, now: Date) =>
  db.transaction().execute(async (trx) => {
    const due = await queries.takeDue(trx, batch.due);
    const [first] = due;
    if (!first) return false;
    const ids = due.map(({ subject_id: id }) => id);
    const searches = await queries.listNextSearches(trx, first, batch.searches);
    const wanted = await readSearches(trx, first.kind, searches);
    await queries.insertFound(trx, { kind: first.kind, ids, wanted, now });
    const last = searches.length < batch.searches ? undefined : searches.at(-1);
    if (last) await queries.setPosition(trx, ids, last.place);
    else await queries.deleteDue(trx, ids);
    return true;
  });

async function readSearches(
  trx: Trx,
  kind: SavedSearch['kind'],
  searches: readonly queries.NextSearch[],
) {
  const alike = Map.groupBy(searches, ({ filter }) => JSON.stringify(filter));
  const wanted: queries.Wanted[] = [];
  for (const some of alike.values()) {
    const tsquery = some[0] && (await findTsquery(trx, { kind, filter: some[0].filter }));
    if (tsquery !== undefined) wanted.push({ tsquery, ids: some.map(({ id }) => id) });
  }
  return wanted;
}

type Search = Pick<SavedSearch, 'kind' | 'filter'>;
type FilterOf<Kind> = Extract<SavedSearch, { kind: Kind }>['filter'];

/** What the list of a search looks for now; null for everything, undefined for nothing. */
async function findTsquery(trx: Trx, { kind, filter }: Search) {
  if (kind === 'people') {
    const { query = '', ...of } = filter as FilterOf<'people'>;
    return findSoughtSkills(trx, query, of);
  }
  const {
    query = '',
    tags = [],
    tagsMode = 'all',
    ...rest
  } = filter as FilterOf<'vacancies'> | FilterOf<'projects'>;
  const table = kind === 'vacancies' ? 'vacancy_search' : 'project_search';
  const groups = await groupsOf(trx, { tags, tagsMode, ...rest });
  const sought = await findWithoutTypos(trx, table, query, groups);
  return sought && (sought.part?.tsquery ?? null);
}
