import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

/** What many people are found by, as Postgres counted them last. */
export interface Frequencies {
  /** What so many have that whoever reads the table finds a tier of them sooner than an index. */
  common: string[];
  /** Whether what begins so is common, all of it together, or nothing of it even plentiful. */
  howOften: (start: string) => 'common' | 'often' | 'seldom';
}

/** From so many people on, what one in so many has is called common. */
const common = { people: 50_000, share: 0.04 };
const plenty = 100;

/** Postgres counts anew now and then; what it counted is asked for as seldom. */
const freshFor = 10 * 60_000;
const kept = new WeakMap<Db, Frequencies & { at: number }>();

interface Row {
  token: string;
  share: number;
  people: number;
}

const counted = sql<Row>`
  select token, share, counted.people
    from (select reltuples as people from pg_class where oid = 'user_search'::regclass) as counted,
      pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs)
        as found (token, share)
    where schemaname = current_schema and tablename = 'user_search' and attname = 'tok'
      and token is not null and share * counted.people >= ${sql.lit(plenty)}`;

/** Asks for the frequencies again, where that is long ago. */
export async function countTokens(db: Db) {
  const now = performance.now();
  const known = kept.get(db);
  if (known && now - known.at < freshFor) return;
  const { rows } = await counted.execute(db);
  const isLarge = rows.some(({ people }) => people >= common.people);
  const isCommon = (those: Row[]) =>
    isLarge && those.reduce((sum, { share }) => sum + share, 0) >= common.share;
  kept.set(db, {
    at: now,
    common: rows.filter((row) => isCommon([row])).map(({ token }) => token),
    howOften: (start) => {
      const begun = rows.filter(({ token }) => token.startsWith(start));
      if (begun.length === 0) return 'seldom';
      return isCommon(begun) ? 'common' : 'often';
    },
  });
}

const none: Frequencies = { common: [], howOften: () => 'often' };

/** What was counted last of a database. */
export const frequenciesIn = (db: Db): Frequencies => kept.get(db) ?? none;
