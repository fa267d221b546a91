import { sql } from 'kysely';
import type { Term } from '#src/discovery/search/tokens.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { dictionary } from './stems.sql.ts';

export type Table = 'project_search' | 'vacancy_search';

/** How many rows a table has, and in which part of them a token is, as Postgres counted them last. */
interface Shares {
  rows: number;
  of: ReadonlyMap<string, number>;
}

/** Postgres counts anew now and then; what it counted is asked for as seldom. */
const freshFor = 10 * 60_000;
const kept = new WeakMap<Db, Map<Table, Shares & { at: number }>>();

/** Asks for the shares again, where that is long ago. */
export async function countTokens(db: Db, table: Table) {
  const known = kept.get(db)?.get(table);
  if (known && performance.now() - known.at < freshFor) return;
  const { rows: found } = await sql<{ rows: number; token: string | null; share: number }>`
    select reltuples as rows, token, share
      from pg_class left join pg_stats on schemaname = current_schema and tablename = relname
          and attname = 'tok',
        unnest(most_common_elems::text::text[], most_common_elem_freqs) as found (token, share)
      where oid = ${table}::regclass`.execute(db);
  const tables = kept.get(db) ?? new Map<Table, Shares & { at: number }>();
  const of = new Map(found.flatMap(({ token, share }) => (token ? [[token, share]] : [])));
  tables.set(table, { at: performance.now(), rows: found[0]?.rows ?? 0, of });
  kept.set(db, tables);
}

/** What so many rows are too few of for Postgres to have counted each. */
const uncounted = 1 / 2000;

function shareOf({ of }: Shares, term: Term) {
  if (typeof term === 'string') return of.get(term) ?? uncounted;
  let share = uncounted;
  for (const [token, one] of of) if (token.startsWith(term.prefix)) share += one;
  return Math.min(1, share);
}

/** Values of a filter, each there apart; the terms of a word mean the same. */
const isFilter = (group: readonly Term[]) =>
  group.every((term) => typeof term === 'string' && /^[gvxa]/.test(term));

const wordOf = (term: Term) => (typeof term === 'string' ? term : term.prefix).slice(1);

/**
 * About how many rows have of each group at least one term. Of terms that mean the same, where one is the
 * others are too; and where a word is, a tag of that name.
 */
export function countRows(db: Db, table: Table, groups: readonly (readonly Term[])[]) {
  const shares = kept.get(db)?.get(table);
  if (!shares) return { rows: 0, of: 0, entries: 0 };
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

/** The stems of a word. */
export type Stems = (word: string) => string[];

/** What the stems of words are. */
export async function findStems(db: Db, words: readonly string[]): Promise<Stems> {
  const { rows } = await sql<{ word: string; stems: string[] | null }>`
    select word, ts_lexize(${dictionary}, word) as stems
      from unnest(${[...new Set(words)]}::text[]) as given (word)`.execute(db);
  const found = new Map(rows.map(({ word, stems }) => [word, stems ?? []]));
  return (word) => found.get(word) ?? [];
}
