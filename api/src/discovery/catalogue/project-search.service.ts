import type { ProjectCard, Request, searchProjects as endpoint } from '@kollab/contract';
import { unavailableOnTimeout, findWithTypos } from '#src/discovery/search/search.service.ts';
import type { Person } from '#src/platform/access/actor.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { cursorAfter, type Page, rankedPosition, readRankedCursor } from '#src/platform/paging.ts';
import { viewerFrom } from '#src/people/visibility/visibility.service.ts';
import { listFoundProjects } from '#src/work/projects/project-reading.service.ts';
import * as listing from './listing.queries.ts';
import {
  groupsOf,
  type Groups,
  hasSigns,
  type Part,
  partOf,
  readSearchTerms,
  type SearchTerms,
} from './search-terms.ts';

const maxWords = 8;
const table = 'project_search';
const ranks = { inTexts: 4, otherwise: 5, letters: 6, corrected: 7 } as const;

type Query = Request<typeof endpoint>['query'];
type Wanted = Omit<listing.Page, 'branches'> & { readerId: string };
type PageWindow = Pick<Wanted, 'after' | 'limit'>;

/** One's own before others', and first whose name begins as typed. */
function byName(part: Part | undefined, start: string, { readerId }: Wanted) {
  const own = listing.isOwn(readerId);
  if (start === '') {
    return [
      { rank: 1, part, ...own },
      { rank: 3, part, ...listing.isOthers },
    ];
  }
  const { hasBegun: begun, hasNotBegun: notBegun } = listing;
  return [
    { rank: 0, part, ...listing.both(own, begun) },
    { rank: 1, part, ...listing.both(own, notBegun) },
    { rank: 2, part, start, ...listing.both(listing.isOthers, begun) },
    { rank: 3, part, ...listing.both(listing.isOthers, notBegun) },
  ];
}

function plainBranches(
  { literal, inTexts, otherwise }: SearchTerms,
  start: string,
  wanted: Wanted,
): listing.Branch[] {
  const without = (earlier: Part | undefined) => (earlier ? [earlier] : []);
  const isMore = (one: Part | undefined, than: Part | undefined) =>
    one !== undefined && one.tsquery !== than?.tsquery;
  return [
    ...(literal === undefined ? [] : byName(literal, start, wanted)),
    ...(isMore(inTexts, literal)
      ? [{ rank: ranks.inTexts, part: inTexts, without: without(literal) }]
      : []),
    ...(isMore(otherwise, inTexts)
      ? [{ rank: ranks.otherwise, part: otherwise, without: without(inTexts) }]
      : []),
  ];
}

async function findIn(db: Db, query: string, groups: Groups, wanted: Wanted) {
  const filter = await partOf(db, table, groups);
  const start = query.toLowerCase().replaceAll('ё', 'е');
  const find = (branches: readonly listing.Branch[], page: PageWindow = wanted) =>
    listing.findProjects(db, start, { branches, ...wanted, ...page });
  if (query === '') return find(byName(filter, '', wanted));
  const words = start.split(' ').slice(0, maxWords);
  const letters = { rank: ranks.letters, part: filter, among: listing.hasLetters(words) };
  const sought = await readSearchTerms(db, table, query, groups);
  if (!sought) return find([letters]);
  if (hasSigns(query)) {
    const first = { after: undefined, limit: 1 };
    if ((await find([letters], first)).length > 0) return find([letters]);
  }
  const found = sought.otherwise === undefined ? [] : [sought.otherwise];
  const plain = [...plainBranches(sought, start, wanted), { ...letters, without: found }];
  const condition = listing.hasNoLetters(words);
  const corrected = async () => {
    const part = await sought.corrected();
    return part && [{ rank: ranks.corrected, without: found, condition, part }];
  };
  return findWithTypos({ find, page: wanted, plain, corrected });
}

/**
 * The person's own first; for no query these and the newest. Throws badInput for a cursor we never
 * gave.
 */
export async function searchProjects(
  db: Db,
  person: Person,
  { query, limit, cursor, ...filters }: Query,
): Promise<Page<ProjectCard>> {
  const wanted = { after: readRankedCursor(cursor), limit, readerId: person.id };
  const hits = await findIn(db, query, await groupsOf(db, filters), wanted).catch(
    unavailableOnTimeout,
  );
  const rows = hits.map(({ rank, at, id }) => ({ id, position: rankedPosition(rank, at) }));
  const ids = hits.map(({ id }) => id);
  const cards = await listFoundProjects(db, ids, viewerFrom(person));
  return { items: cards, next: cursorAfter(rows, { limit }) };
}
