import { type PersonCard, type Request } from '@kollab/contract';
import { Id, type searchUsers } from '@kollab/contract/schemas';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { cursorAfter, type Page } from '#src/platform/paging.ts';
import { toPersonCard } from '#src/people/users/users.service.ts';
import { readQuery } from './readings.ts';
import { bound, findPeople, type Hit, listCommonTokens, type Place } from './search.queries.ts';
import { lastRank, markCommon, plainTiers, similarTiers } from './tiers.ts';

/** With fewer hits than this, typos are looked for. */
const enough = 5;

type Search = Request<typeof searchUsers>['query'];

interface Wanted {
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
  const { after, limit, viewerId } = page;
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await bound(trx);
      const readings = await readQuery(trx, query);
      if (readings.length === 0) return [];
      const common = readings.length === 1 ? await listCommonTokens(trx) : [];
      const plain = markCommon(plainTiers(readings), common);
      const hits = await findPeople(trx, plain, { after, limit, viewerId });
      if (hits.length === limit) return hits;
      const isFew =
        after === undefined
          ? hits.length < enough
          : (await findPeople(trx, plain, { after: undefined, limit: enough, viewerId })).length <
            enough;
      if (!isFew) return hits;
      const similar = await similarTiers(trx, readings);
      const rest = { after, limit: limit - hits.length, viewerId };
      return hits.concat(await findPeople(trx, similar, rest));
    });
}

/** Throws emptyQuery for a query of nothing, badInput for a cursor we never gave. */
export async function search(
  db: Db,
  { query: { query, limit, cursor }, person }: { query: Search; person: { id: string } },
): Promise<Page<PersonCard>> {
  if (query === '') throw new AppError('emptyQuery');
  const page = { after: readPlace(cursor), limit, viewerId: person.id };
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
