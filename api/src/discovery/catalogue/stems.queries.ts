import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#src/discovery/search/tokens.ts';
import type { Db } from '#src/platform/database/schema.ts';

/** The dictionaries that come with every Postgres: words that say nothing have no stem. */
const dictionary = sql`(case when word ~ '[а-я]' then 'russian_stem' else 'english_stem' end)::regdictionary`;

/** The stems of words as tokens of a kind, so that a word is found in any of its forms. */
export const stemsIn = (kind: Kind, words: RawBuilder<unknown>) =>
  sql<string[]>`array(select distinct ${sql.lit(kind)} || stem
    from unnest(${words}) as given (word), unnest(ts_lexize(${dictionary}, word)) as found (stem)
    where stem <> '')`;

export type Stems = (word: string) => string[];

export async function findStems(db: Db, words: readonly string[]): Promise<Stems> {
  const { rows } = await sql<{ word: string; stems: string[] | null }>`
    select word, ts_lexize(${dictionary}, word) as stems
      from unnest(${[...new Set(words)]}::text[]) as given (word)`.execute(db);
  const found = new Map(rows.map(({ word, stems }) => [word, stems ?? []]));
  return (word) => found.get(word) ?? [];
}
