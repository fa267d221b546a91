import { canonicalTags } from '#src/people/tags/tags.service.ts';
import { readQuery, type Reading } from '#src/discovery/search/readings.ts';
import {
  findNear,
  findShares,
  type Shares,
  type Table,
  withinBounds,
} from '#src/discovery/search/search.service.ts';
import { allOf, inAnyReading, correct, type Way } from '#src/discovery/search/tiers.ts';
import {
  filterKinds,
  type FilterName,
  filterNames,
  type Kind,
  normalise,
  type Term,
  tokenKinds,
  trimWord,
  wholeToken,
} from '#src/discovery/search/tokens.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { findStems } from './stems.queries.ts';
import { fleetingForms } from './fleeting-vowels.ts';

export interface Filters extends Partial<Record<FilterName, readonly string[]>> {
  tags: string[];
  tagsMode: 'all' | 'any';
}

type Group = Term[];
export type Groups = Group[];

const oneOf = (kind: Kind, values: readonly string[] = []): Group[] =>
  values.length === 0 ? [] : [values.map((value) => wholeToken(kind, value))];

/** Everything found has at least one term of each group. */
export async function groupsOf(db: Db, filters: Filters): Promise<Group[]> {
  const tags = (await canonicalTags(db, filters.tags)).map((tag) =>
    wholeToken(tokenKinds.wholeTag, tag),
  );
  return [
    ...(filters.tagsMode === 'any' && tags.length > 0 ? [tags] : tags.map((tag) => [tag])),
    ...filterNames.flatMap((name) => oneOf(filterKinds[name], filters[name])),
  ];
}

export interface Part {
  tsquery: string;
  /** About how many rows match, of how many. */
  rows: number;
  of: number;
  /** About how many entries of the index of words name a row with one of its terms. */
  entries: number;
}

/** The share of a token too rare for Postgres to have counted it. */
const uncounted = 1 / 2000;

function shareOf({ of }: Shares, term: Term) {
  if (typeof term === 'string') return of.get(term) ?? uncounted;
  let share = uncounted;
  for (const [token, one] of of) if (token.startsWith(term.prefix)) share += one;
  return Math.min(1, share);
}

const filtering: ReadonlySet<string> = new Set([
  tokenKinds.wholeTag,
  ...Object.values(filterKinds),
]);

/** Values of a filter are counted apart; the terms of a word mean the same. */
const isFilter = (group: readonly Term[]) =>
  group.every((term) => typeof term === 'string' && filtering.has(term.charAt(0)));

const wordOf = (term: Term) => (typeof term === 'string' ? term : term.prefix).slice(1);

/**
 * About how many rows have at least one term of each group. Terms that mean the same occur
 * together, and so do a word and a tag of that name.
 */
function countRows(shares: Shares, groups: readonly (readonly Term[])[]) {
  const words = new Set(
    groups.filter((group) => !isFilter(group)).flatMap((group) => group.map(wordOf)),
  );
  const share = groups.reduce((all, group) => {
    const each = group.map((term) => shareOf(shares, term));
    if (!isFilter(group)) return all * Math.max(0, ...each);
    const any = Math.min(
      1,
      each.reduce((sum, one) => sum + one, 0),
    );
    return group.some((term) => words.has(wordOf(term))) ? Math.min(all, any) : all * any;
  }, 1);
  const entries = groups.flat().reduce((sum, term) => sum + shareOf(shares, term), 0);
  return { rows: share * shares.rows, of: shares.rows, entries: entries * shares.rows };
}

/** Undefined when nothing is asked or can match. */
export async function partOf(db: Db, table: Table, groups: Group[]): Promise<Part | undefined> {
  const tsquery = allOf(groups);
  if (tsquery === undefined) return undefined;
  return { tsquery, ...countRows(await findShares(db, table), groups) };
}

/** What a query means, surest first, each within the filters. */
export interface SearchTerms {
  literal: Part | undefined;
  /** The same in texts, where these count for less than a name. */
  inTexts: Part | undefined;
  /** In the other alphabet or keyboard layout, too. */
  otherwise: Part | undefined;
  corrected(): Promise<Part | undefined>;
}

export async function readSearchTerms(
  db: Db,
  table: Table,
  query: string,
  groups: Group[],
): Promise<SearchTerms | undefined> {
  const readings = await readQuery(db, 'catalogue_words', query);
  if (readings.length === 0) return undefined;
  const { literally, inTexts, otherwise } = await waysOf(db, readings);
  const shares = await findShares(db, table);
  const write = (way: Way): Part | undefined => {
    const all = [...readings.map(way), ...groups];
    const tsquery = allOf(all);
    return tsquery === undefined ? undefined : { tsquery, ...countRows(shares, all) };
  };
  return {
    literal: write(literally),
    inTexts: write(inTexts),
    otherwise: write(otherwise),
    async corrected() {
      const doubtful = readings.flatMap((reading) => reading.doubtful);
      const near = await withinBounds(db, (trx) => findNear(trx, 'catalogue_words', doubtful));
      const correctedBy = correct(readings, near);
      return correctedBy && write((word) => [...otherwise(word), ...correctedBy(word, false)]);
    },
  };
}

/**
 * All that a list finds but by corrected typos and by letters within a word; without a part it finds
 * everything, and undefined means nothing.
 */
export async function findWithoutTypos(
  db: Db,
  table: Table,
  query: string,
  groups: Group[],
): Promise<{ part: Part | undefined } | undefined> {
  if (query === '') return { part: await partOf(db, table, groups) };
  const part = (await readSearchTerms(db, table, query, groups))?.otherwise;
  return part && { part };
}

async function waysOf(db: Db, readings: readonly Reading[]) {
  const words = readings.flatMap(({ typed, swapped }) => [typed, swapped]);
  const stemsOfOne = await findStems(db, words.concat(words.flatMap(fleetingForms)));
  const stems = (word: string) => [word, ...fleetingForms(word)].flatMap(stemsOfOne);
  const { nameStem, textStem } = tokenKinds;
  const stemmed = (kind: typeof nameStem | typeof textStem, word: string) =>
    stems(word).map((stem): Term => `${kind}${stem}`);
  // A stem finds the word itself: asking for both would have the planner count them twice.
  const named = ({ typed, name }: Reading) =>
    stems(typed).length > 0 ? name.filter((term) => term !== `${tokenKinds.name}${typed}`) : name;
  const literally: Way = (word) => [...stemmed(nameStem, word.typed), ...named(word), ...word.tag];
  const inTexts: Way = (word) => [...literally(word), ...stemmed(textStem, word.typed)];
  const otherwise: Way = (word) => [
    ...inAnyReading(word),
    ...inTexts(word),
    ...stemmed(nameStem, word.swapped),
    ...stemmed(textStem, word.swapped),
  ];
  return { literally, inTexts, otherwise };
}

/** Whether a query has signs that words leave out, so that it means itself to the letter first. */
export const hasSigns = (query: string) =>
  query.split(' ').some((word) => trimWord(normalise(word)) !== normalise(word));
