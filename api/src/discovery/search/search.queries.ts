import { type RawBuilder, sql } from 'kysely';
import { isUnblocked } from '#src/people/visibility/visibility.sql.ts';
import { unnamed } from '#src/platform/database/statements.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Tier } from './tiers.ts';

/** No tier lists more people than this: whoever looks further types more. */
const tierSize = 500;

export interface Position {
  rank: number;
  weight: number;
  id: string;
}

export interface Hit {
  rank: number;
  id: string;
  position: string;
  telegram_id: number;
  first_name: string;
  last_name: string;
  status_short: string;
  photo: string | null;
  tags: string[];
  approved_at: Date | null;
  is_visible: boolean;
}

/** What everybody has to match besides, each a `tsquery`. */
export interface Within {
  /** Looked up once, before all: so few match that the rest is seen in their rows. */
  first?: string | undefined;
  /** Looked up in the index. */
  indexed?: string | undefined;
  /** Seen in the rows: so many match that the index would name far more than are looked at. */
  seen?: string | undefined;
}

interface Page extends Within {
  after: Position | undefined;
  limit: number;
  /** Who searches: people kept apart from them are passed over. */
  viewerId?: string | undefined;
}

function selectTier(
  { rank, tsquery, without, isCommon }: Tier,
  { after, limit, first, indexed, seen, viewerId }: Page,
) {
  const matches = sql`tok @@ ${indexed ? `${tsquery} & ${indexed}` : tsquery}::tsquery`;
  const found = [
    ...(seen ? [sql`and (tok @@ ${seen}::tsquery) is true`] : []),
    ...without.map((earlier) => sql`and not tok @@ ${earlier}::tsquery`),
  ];
  const rest =
    after?.rank === rank
      ? sql`and (weight, user_id) > (${after.weight}::smallint, ${after.id}::uuid)`
      : sql``;
  return sql`(select ${sql.lit(rank)}::int as rank, weight, user_id from (
      select weight, user_id from ${sql.ref(first ? 'few' : 'user_search')}
        where ${isCommon ? sql`(${matches}) is true` : matches} ${join(found)} limit ${sql.lit(tierSize)}
    ) as matching where ${isUnblocked(sql.ref('matching.user_id'), viewerId)} ${rest}
      order by weight, user_id limit ${sql.lit(limit)})`;
}

const join = (parts: RawBuilder<unknown>[]) => (parts.length > 0 ? sql.join(parts, sql` `) : sql``);

/**
 * The people of the tiers in order, after a place. A later tier is looked at only when the earlier
 * ones leave room. Unnamed: a plan without values is thirty times slower.
 */
export async function findPeople(db: Db, tiers: readonly Tier[], page: Page): Promise<Hit[]> {
  const { after, limit, first } = page;
  const parts = tiers
    .filter((tier) => after === undefined || tier.rank >= after.rank)
    .map((tier) => selectTier(tier, page));
  if (parts.length === 0) return [];
  const few = sql`with few as materialized (
      select weight, user_id, tok from user_search where tok @@ ${first}::tsquery)`;
  const { rows } = await sql<Hit>`${unnamed} ${first ? few : sql``}
    select page.rank, concat(page.rank, '.', page.weight) as position, users.id, users.telegram_id, users.first_name, users.last_name, users.status_short,
        users.photo, users.tags, users.approved_at, users.is_visible
      from (select * from (${sql.join(parts, sql` union all `)}) as tiers limit ${sql.lit(limit)})
        as page
      join users on users.id = page.user_id
      order by page.rank, page.weight, page.user_id`.execute(db);
  return rows;
}

/** Whoever has a username that others may know: not who took the link away or wants to be asked. */
export const findByUsername = (db: Db, username: string, viewerId: string) =>
  db
    .selectFrom('users')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('approved_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('is_visible', '=', sql.lit(true))
    .where('telegram_link_kept', '=', true)
    .where('contact_by_request', '=', false)
    .where(isUnblocked(sql.ref('users.id'), viewerId))
    .select(['id', 'telegram_id', 'first_name', 'last_name', 'status_short', 'photo', 'tags'])
    .select(['approved_at'])
    .executeTakeFirst();

export type Studied = 'university' | 'major';

/** One after the other in the order of an index, however many people each has. */
export async function listStudied(
  db: Db,
  field: Studied,
  start: string,
  limit: number,
): Promise<string[]> {
  const given = sql.ref(field);
  const key = sql`(lower(${given}) collate "C")`;
  const name = sql`(${given} collate "C")`;
  const isBegun = sql`approved_at is not null and is_visible
    and ${given} <> '' and ${key} >= ${start} and ${key} < ${`${start}\u{10FFFF}`}`;
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      (select ${given} as value from users where ${isBegun} order by ${key}, ${name} limit 1)
      union all
      select (select ${given} from users where ${isBegun}
          and (${key}, ${name}) > ((lower(found.value) collate "C"), (found.value collate "C"))
          order by ${key}, ${name} limit 1)
        from found where found.value is not null
    )
    select value from found where value is not null limit ${limit}`.execute(db);
  return rows.map(({ value }) => value);
}

/**
 * The planner knows little of how words go together; without these it may read the whole table in
 * the hope of early matches.
 */
const bounds = sql`select set_config('statement_timeout', '2s', true),
    set_config('enable_seqscan', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true),
    set_config('jit', 'off', true),
    set_config('synchronize_seqscans', 'off', true),
    set_config('pg_trgm.similarity_threshold', '0.5', true)`;

export const withinBounds = <T>(db: Db, read: (trx: Trx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await bounds.execute(trx);
      return read(trx);
    });

export type Table = 'user_search' | 'project_search' | 'vacancy_search';

/** How many rows a table has, and in which part of them a token is, as Postgres counted them last. */
export interface Shares {
  rows: number;
  of: ReadonlyMap<string, number>;
}

/** Postgres counts anew now and then; what it counted is asked for as seldom. */
const freshFor = 10 * 60_000;
const kept = new WeakMap<Db, Map<Table, Shares & { at: number }>>();

export async function findShares(db: Db, table: Table): Promise<Shares> {
  const known = kept.get(db)?.get(table);
  if (known && performance.now() - known.at < freshFor) return known;
  const { rows: found } = await sql<{ rows: number; token: string | null; share: number }>`
    select reltuples as rows, token, share
      from pg_class left join pg_stats on schemaname = current_schema and tablename = relname
          and attname = 'tok',
        unnest(most_common_elems::text::text[], most_common_elem_freqs) as found (token, share)
      where oid = ${table}::regclass`.execute(db);
  const tables = kept.get(db) ?? new Map<Table, Shares & { at: number }>();
  const of = new Map(found.flatMap(({ token, share }) => (token ? [[token, share]] : [])));
  const shares = { at: performance.now(), rows: found[0]?.rows ?? 0, of };
  kept.set(db, tables.set(table, shares));
  return shares;
}
