import { type PersonCard, type Request } from '@kollab/contract';
import { Id, type searchUsers } from '@kollab/contract/schemas';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { linkNextPage } from '#src/platform/paging.ts';
import { readQuery } from './readings.ts';
import { bound, findPeople, type Hit, listCommonTokens, type Place } from './search.queries.ts';
import { lastRank, markCommon, plainTiers, similarTiers } from './tiers.ts';

/** With fewer hits than this, typos are looked for. */
const enough = 5;

const toCard = (hit: Hit): PersonCard => {
  const isApproved = hit.approved_at !== null;
  return {
    id: hit.user_id,
    userId: hit.user_id,
    telegramId: hit.telegram_id,
    firstName: hit.first_name,
    lastName: hit.last_name,
    statusShort: isApproved ? hit.status_short : '',
    photo: hit.photo,
    tags: isApproved ? hit.tags.map((tagName) => ({ tagName })) : [],
  };
};

interface Page {
  after?: Place | undefined;
  limit: number;
  /** Who searches: people kept apart from them are not found. */
  viewerId?: string | undefined;
}

/**
 * People by tags, first or last name, best first (spec §7): exact names, beginnings of
 * names, tags, other readings of the keys or the alphabet, and, when these are few, similar words.
 */
export function findByQuery(db: Db, query: string, page: Page): Promise<Hit[]> {
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

type Search = Request<typeof searchUsers>['query'];

/** Throws emptyQuery for a query of nothing, badInput for a cursor we never gave. */
export async function search(
  db: Db,
  call: {
    query: Search;
    person: { id: string };
    url: string;
    header: (name: string, value: string) => void;
  },
): Promise<PersonCard[]> {
  const { query, limit, cursor } = call.query;
  if (query === '') throw new AppError('emptyQuery');
  const page = { after: readPlace(cursor), limit, viewerId: call.person.id };
  const hits = await findByQuery(db, query, page).catch((error: { code?: string }) => {
    throw error.code === '57014' ? new AppError('unavailable') : error;
  });
  linkNextPage(
    call,
    hits.map((hit) => ({ id: hit.user_id, position: `${hit.rank}.${hit.weight}` })),
  );
  return hits.filter((hit) => hit.suspended_at === null && hit.hidden_at === null).map(toCard);
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
