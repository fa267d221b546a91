import { type PersonCard, type Request } from '@kollab/contract';
import { Id, type searchUsers } from '@kollab/contract/schemas';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { cursorAfter, type Page } from '#src/platform/paging.ts';
import { toPersonCard } from '#src/people/users/users.service.ts';
import { readQuery } from './readings.ts';
import * as queries from './search.queries.ts';
export { bound } from './search.queries.ts';
import { bound, findPeople, type Hit, listCommonTokens, type Place } from './search.queries.ts';
import { allOf, lastRank, markCommon, plainTiers, similarTiers, type Tier } from './tiers.ts';
import { wholeToken } from './tokens.ts';

/** With fewer hits than this, typos are looked for. */
const enough = 5;

type Search = Request<typeof searchUsers>['query'];

interface Wanted {
  /** Only those whose university begins so. */
  university?: string | undefined;
  after?: Place | undefined;
  limit: number;
  /** Who searches: people kept apart from them are not found. */
  viewerId?: string | undefined;
}

/**
 * People by tags, first or last name, best first (spec §7): exact names, beginnings of
 * names, tags, other readings of the keys or the alphabet, and, when these are few, similar words.
 */
export function findByQuery(db: Db, query: string, page: Wanted): Promise<Hit[]> {
  const { university, ...rest } = page;
  const within = university ? allOf([[{ prefix: wholeToken('u', university) }]]) : undefined;
  const wanted = { after: undefined, ...rest, within };
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await bound(trx);
      if (query === '' && within) return findPeople(trx, [everybody(within)], wanted);
      const readings = await readQuery(trx, 'search_words', query);
      if (readings.length === 0) return [];
      const common = readings.length === 1 ? await listCommonTokens(trx) : [];
      const plain = markCommon(plainTiers(readings), common);
      const hits = await findPeople(trx, plain, wanted);
      if (hits.length === wanted.limit) return hits;
      const isFew =
        wanted.after === undefined
          ? hits.length < enough
          : (await findPeople(trx, plain, { ...wanted, after: undefined, limit: enough })).length <
            enough;
      if (!isFew) return hits;
      const similar = await similarTiers(trx, readings);
      const left = { ...wanted, limit: wanted.limit - hits.length };
      return hits.concat(await findPeople(trx, similar, left));
    });
}

/** Those of a university, for nothing that is typed. */
const everybody = (within: string): Tier => ({ rank: 1, tsquery: within, without: [] });

/** Throws emptyQuery for a query of nothing, badInput for a cursor we never gave. */
export async function search(
  db: Db,
  {
    query: { query, university, limit, cursor },
    person,
  }: { query: Search; person: { id: string } },
): Promise<Page<PersonCard>> {
  if (query === '' && !university) throw new AppError('emptyQuery');
  const page = { after: readPlace(cursor), limit, university, viewerId: person.id };
  const hits = await findByQuery(db, query, page).catch((error: { code?: string }) => {
    throw error.code === '57014' ? new AppError('unavailable') : error;
  });
  const isShown = ({ suspended_at: suspendedAt, hidden_at: hiddenAt }: Hit) =>
    suspendedAt === null && hiddenAt === null;
  return { items: hits.filter(isShown).map(toPersonCard), next: cursorAfter(hits, { limit }) };
}

function readPlace(cursor: string | undefined): Place | undefined {
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

/** Universities that people give and that begin with what is typed. */
export const listUniversities = (db: Db, typed: string) =>
  queries.listUniversities(db, typed.toLowerCase());
