import {
  limits,
  noVacancyFilters,
  type Request,
  type VacancyCard,
  vacancyFilterNames,
  type WiderSearch,
  type listVacancies as listed,
  type listWiderVacancies as widened,
} from '@kollab/contract';
import { unavailableOnTimeout, findWithTypos } from '#src/discovery/search/search.service.ts';
import { findFitted } from '#src/discovery/matching/fitting.service.ts';
import { knownSkills } from '#src/people/skills/skills.service.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { cursorAfter, type Page, rankedPosition, readRankedCursor } from '#src/platform/paging.ts';
import { toVacancyCard } from './catalogue.view.ts';
import { listBestFitting } from './fitting-vacancies.service.ts';
import * as listing from './listing.queries.ts';
import { findWithoutTypos, groupsOf, partOf, readSearchTerms } from './search-terms.ts';
import { listVacancyCards } from './vacancy-cards.queries.ts';

const table = 'vacancy_search';
const ranks = { literal: 0, otherwise: 1, corrected: 2 } as const;

type Query = Request<typeof listed>['query'];
type Filters = Request<typeof widened>['query'];
type Wanted = Omit<listing.Page, 'branches'>;
type PageWindow = Pick<Wanted, 'after' | 'limit'>;

/** Newest first; what is written otherwise, or with typos, after what is as typed. */
async function findNewest(db: Db, { query, ...filters }: Filters, wanted: Wanted) {
  const groups = await groupsOf(db, filters);
  const find = (branches: readonly listing.Branch[], page: PageWindow = wanted) =>
    listing.findVacancies(db, { branches, ...wanted, ...page });
  if (query === '') return find([{ rank: ranks.literal, part: await partOf(db, table, groups) }]);
  const sought = await readSearchTerms(db, table, query, groups);
  if (!sought) return [];
  const { inTexts: literal, otherwise } = sought;
  const without = literal === undefined ? [] : [literal];
  const plain = [
    ...(literal === undefined ? [] : [{ rank: ranks.literal, part: literal }]),
    ...(otherwise === undefined || otherwise.tsquery === literal?.tsquery
      ? []
      : [{ rank: ranks.otherwise, part: otherwise, without }]),
  ];
  const found = otherwise === undefined ? [] : [otherwise];
  const corrected = async () => {
    const part = await sought.corrected();
    return part && [{ rank: ranks.corrected, without: found, part }];
  };
  return findWithTypos({ find, page: wanted, plain, corrected });
}

export async function listVacancies(
  context: Pick<Context, 'db' | 'clock'>,
  db: Db,
  readerId: string | undefined,
  { sort, limit, cursor, ...filters }: Query,
): Promise<Page<VacancyCard>> {
  const wanted = { after: readRankedCursor(cursor), limit, readerId };
  const fitted =
    sort === 'match' && readerId !== undefined ? await findFitted(context, readerId) : undefined;
  const found = fitted
    ? listBestFitting(context, db, fitted, filters, wanted)
    : findNewest(db, filters, wanted);
  const hits = await found.catch(unavailableOnTimeout);
  const rows = hits.map(({ rank, at, id }) => ({ id, position: rankedPosition(rank, at) }));
  const ids = hits.map(({ id }) => id);
  const skills = await knownSkills(context);
  const cards = ids.length > 0 ? await listVacancyCards(db, ids, readerId) : [];
  return {
    items: cards.map((card) => toVacancyCard(card, readerId, skills)),
    next: cursorAfter(rows, { limit }),
  };
}

export async function listCardsOf(
  context: Pick<Context, 'db' | 'clock'>,
  ids: readonly string[],
  readerId: string,
) {
  const skills = await knownSkills(context);
  const cards = await listVacancyCards(context.db, ids, readerId);
  return cards.map((card) => toVacancyCard(card, readerId, skills));
}

const none = { query: '', tags: [], ...noVacancyFilters } as const;

export async function listWider(
  db: Db,
  readerId: string | undefined,
  filters: Filters,
): Promise<WiderSearch[]> {
  const isGiven = (name: keyof typeof none) => filters[name].length > 0;
  const names = ([...vacancyFilterNames, 'tags', 'query'] as const).filter(isGiven);
  const searches: { without: WiderSearch['without']; wider: Filters }[] = [
    ...names.map((name) => ({ without: name, wider: { ...filters, [name]: none[name] } })),
    ...(filters.tags.length > 1 && filters.tagsMode === 'all'
      ? [{ without: 'everyTag' as const, wider: { ...filters, tagsMode: 'any' as const } }]
      : []),
  ];
  const counted = searches.map(async ({ without, wider: { query, ...rest } }) => {
    const sought = await findWithoutTypos(db, table, query, await groupsOf(db, rest));
    if (!sought) return [];
    const branch = { rank: 0, ...sought };
    const count = await listing.countVacancies(db, { branch, readerId, most: limits.countedWider });
    return count > 0 ? [{ without, count }] : [];
  });
  const found = (await Promise.all(counted).catch(unavailableOnTimeout)).flat();
  return found.toSorted((one, other) => other.count - one.count);
}
