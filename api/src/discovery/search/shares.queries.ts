import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

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
