import {
  limits,
  type LookingForTeam,
  type PersonCard,
  type Request,
  type searchUsers,
} from '@kollab/contract';
import { Id } from '@kollab/contract/schemas';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { cursorAfter, type Page } from '#src/platform/paging.ts';
import { toPersonCard } from '#src/people/users/users.service.ts';
import { readQuery } from './readings.ts';
import {
  findPeople,
  findShares,
  type Hit,
  type Position,
  type Within,
  withinBounds,
} from './search.queries.ts';
import {
  allOf,
  findWithTypos,
  type Frequencies,
  frequenciesOf,
  lastRank,
  markCommon,
  plainTiers,
  similarTiers,
  type Tier,
} from './tiers.ts';
import * as queries from './search.queries.ts';
import { swapLayout } from '#src/platform/text/alphabets.ts';
import { studiesAt, type Term, tokenKinds, wholeToken } from './tokens.ts';
import { suggestUniversities } from './universities.ts';
import { findNear } from './vocabulary.queries.ts';

export { hasWords } from './readings.ts';
export { findShares, type Shares, type Table, withinBounds } from './search.queries.ts';
export { findNear } from './vocabulary.queries.ts';
export { findWithTypos } from './tiers.ts';

type Search = Request<typeof searchUsers>['query'];

interface Wanted {
  university?: string | undefined;
  lookingForTeam?: LookingForTeam | undefined;
  after?: Position | undefined;
  limit: number;
  viewerId?: string | undefined;
}

const hasFilters = ({ university, lookingForTeam }: Filters) =>
  Boolean(university) || lookingForTeam !== undefined;

type Filters = Pick<Wanted, 'university' | 'lookingForTeam'>;

/**
 * Where many people begin like the university does, an index would gather all of them: then they
 * are sought in the rows.
 */
function withinFilters({ university, lookingForTeam }: Filters, { howOften }: Frequencies): Within {
  const looks = lookingForTeam
    ? allOf([[wholeToken(tokenKinds.lookingForTeam, lookingForTeam)]])
    : undefined;
  if (!university) return { indexed: looks };
  const terms = studiesAt(university);
  const studies = allOf([terms]);
  const startOf = (term: Term) => (typeof term === 'string' ? term : term.prefix);
  const often = new Set(terms.map((term) => howOften(startOf(term))));
  if (often.has('common')) return { indexed: looks, seen: studies };
  if (!often.has('often')) return { first: studies, indexed: looks };
  return { indexed: [studies, looks].filter((one) => one !== undefined).join(' & ') };
}

/**
 * Everybody whom a filter leaves. A common one is sought in the rows, unless another filter is
 * there.
 */
function everybody({ first, indexed, seen }: Within, common: string[], isAlone: boolean): Tier[] {
  const tsquery = indexed ?? first ?? seen;
  if (tsquery === undefined) return [];
  const all = { rank: 1, without: [], tsquery };
  return tsquery === seen ? [{ ...all, isCommon: true }] : markCommon([all], isAlone ? common : []);
}

/**
 * People by tags, first or last name, best first (spec §7): exact names, beginnings of
 * names, tags, other readings of the keys or the alphabet, and, when these are few, similar words.
 */
export async function findByQuery(db: Db, query: string, page: Wanted): Promise<Hit[]> {
  const { after, limit, viewerId } = page;
  const frequencies = frequenciesOf(await findShares(db, 'user_search'));
  const within = withinFilters(page, frequencies);
  const hasFilter = hasFilters(page);
  const find = (trx: Trx, tiers: Tier[], wanted: Partial<Wanted & Within> = {}) =>
    findPeople(trx, tiers, { after, limit, viewerId, ...within, ...wanted });
  if (query === '' && hasFilter) {
    const all = everybody(within, frequencies.common, !page.university);
    return withinBounds(db, (trx) => find(trx, all, { indexed: undefined }));
  }
  const readings = await readQuery(db, 'search_words', query);
  if (readings.length === 0) return [];
  const isOneWord = readings.length === 1 && !hasFilter;
  const plain = markCommon(plainTiers(readings), isOneWord ? frequencies.common : []);
  const doubtful = readings.flatMap((reading) => reading.doubtful);
  return withinBounds(db, (trx) =>
    findWithTypos({
      find: (tiers: Tier[], place: Pick<Wanted, 'after' | 'limit'>) => find(trx, tiers, place),
      page: { after, limit },
      plain,
      corrected: async () => similarTiers(readings, await findNear(trx, 'search_words', doubtful)),
    }),
  );
}

/**
 * The `tsquery` of a search by what people can do, where they study and whether they look for a team,
 * never by their names; undefined where it can find nobody.
 */
export async function findSoughtSkills(db: Db, query: string, filters: Filters) {
  const readings = query === '' ? [] : await readQuery(db, 'search_words', query);
  if (query !== '' && readings.length === 0) return undefined;
  const { university, lookingForTeam } = filters;
  return allOf([
    ...readings.map(({ tag, otherTag }) => tag.concat(otherTag)),
    ...(university ? [studiesAt(university)] : []),
    ...(lookingForTeam ? [[wholeToken(tokenKinds.lookingForTeam, lookingForTeam)]] : []),
  ]);
}

/** For a `catch`: throws unavailable for a statement that took longer than a search may. */
export function unavailableOnTimeout(error: { code?: string }): never {
  throw error.code === '57014' ? new AppError('unavailable') : error;
}

/** Throws emptyQuery for a query of nothing, badInput for a cursor we never gave. */
export async function search(
  db: Db,
  {
    query: { query, limit, cursor, ...filters },
    person,
  }: { query: Search; person: { id: string } },
): Promise<Page<PersonCard>> {
  if (query === '' && !hasFilters(filters)) throw new AppError('emptyQuery');
  const username = /^@(\w{1,32})$/.exec(query)?.[1];
  if (username !== undefined) {
    const found = await queries.findByUsername(db, username, person.id);
    return { items: found ? [toPersonCard(found)] : [], next: undefined };
  }
  const page = { after: readPosition(cursor), limit, viewerId: person.id, ...filters };
  const hits = await findByQuery(db, query, page).catch(unavailableOnTimeout);
  return {
    items: hits.filter((hit) => hit.is_visible).map(toPersonCard),
    next: cursorAfter(hits, { limit }),
  };
}

function readPosition(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  try {
    const { at, id } = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as {
      at: unknown;
      id: unknown;
    };
    const [, rank, weight] = /^(\d)\.(\d)$/.exec(String(at)) ?? [];
    const isOurs = Number(rank) >= 1 && Number(rank) <= lastRank;
    if (isOurs) return { rank: Number(rank), weight: Number(weight), id: Id.parse(id) };
  } catch {
    // Whatever it is, it is not ours.
  }
  throw new AppError('badInput', { field: 'cursor' });
}

/** So many of what people give are looked through for a word that is not the first. */
const mostGiven = 300;

export async function listUniversities(db: Db, typed: string) {
  const [begun, given] = await Promise.all([
    queries.listStudied(db, 'university', typed.toLowerCase(), limits.studySuggested),
    queries.listStudied(db, 'university', '', mostGiven),
  ]);
  return suggestUniversities(typed, [...new Set([...begun, ...given])]);
}

/**
 * Majors that people give and that begin with what is typed; where none does, with what the same keys
 * type in the other layout.
 */
export async function listMajors(db: Db, typed: string) {
  const list = (start: string) => queries.listStudied(db, 'major', start, limits.studySuggested);
  const begun = await list(typed.toLowerCase());
  const swapped = begun.length === 0 ? swapLayout(typed) : undefined;
  return swapped === undefined ? begun : list(swapped);
}
