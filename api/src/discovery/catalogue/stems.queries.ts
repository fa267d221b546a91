import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import { dictionary } from './stems.sql.ts';

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
