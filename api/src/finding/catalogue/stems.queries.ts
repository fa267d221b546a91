import { sql } from 'kysely';
import { type Question, question } from '#src/finding/search/search.service.ts';
import { dictionary } from './stems.sql.ts';

/** The stems of a word. */
export type Stems = (word: string) => string[];

/** What the stems of words are. */
export function stemsOf(words: readonly string[]): Question<Stems> {
  const stemmed = sql<{ word: string; stems: string[] | null }>`
    select word, ts_lexize(${dictionary}, word) as stems
      from unnest(${[...new Set(words)]}::text[]) as given (word)`;
  return question(stemmed, (rows) => {
    const found = new Map(rows.map(({ word, stems }) => [word, stems ?? []]));
    return (word) => found.get(word) ?? [];
  });
}
