import { tokenKinds, wholeToken } from '#src/discovery/search/tokens.ts';
import { type Fitted, scoresOf } from '#src/discovery/matching/fitting.service.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import * as listing from './listing.queries.ts';
import { type Filters, findWithoutTypos, groupsOf } from './search-terms.ts';

const table = 'vacancy_search';
/** Ranks begin at 0, for the best fit. */
const rankOf = { leastFit: 1000, noFit: 1001 } as const;

const before = (one: listing.Hit, other: Pick<listing.Hit, 'rank' | 'at' | 'id'>) => {
  if (one.rank !== other.rank) return one.rank < other.rank;
  return one.at === other.at ? one.id > other.id : one.at > other.at;
};

/**
 * Those of the newest that have any of a person's tags, and of those known to fit them best, by how well
 * they fit; then all others, newest first.
 */
export async function listBestFitting(
  context: Pick<Context, 'db' | 'clock'>,
  db: Db,
  person: Fitted,
  { query, ...filters }: Filters & { query: string },
  { after, limit }: Pick<listing.Page, 'after' | 'limit'>,
): Promise<listing.Hit[]> {
  const own = person.tags.map((tag) => wholeToken(tokenKinds.wholeTag, tag));
  const groups = await groupsOf(db, filters);
  const sought = await findWithoutTypos(db, table, query, groups);
  if (!sought) return [];
  const fitting = await findWithoutTypos(db, table, query, [...groups, own]);
  const candidates = fitting?.part
    ? await listing.findCandidates(db, {
        part: fitting.part,
        sought: sought.part,
        ids: person.best,
        readerId: person.id,
      })
    : [];
  const scores = await scoresOf(
    context,
    db,
    person,
    candidates.map(({ id }) => id),
  );
  const ranked = candidates
    .flatMap(({ id, at }) => {
      const score = scores.get(id) ?? 0;
      return score > 0 ? [{ id, at, rank: Math.round((1 - score) * rankOf.leastFit) }] : [];
    })
    .toSorted((one, other) => (before(one, other) ? -1 : 1));
  const hits = ranked.filter((hit) => after === undefined || before(after, hit)).slice(0, limit);
  if (hits.length === limit) return hits;
  const rest = {
    rank: rankOf.noFit,
    ...sought,
    condition: listing.notAmong(ranked.map(({ id }) => id)),
  };
  const page = { after, readerId: person.id, limit: limit - hits.length };
  return hits.concat(await listing.findVacancies(db, { branches: [rest], ...page }));
}
