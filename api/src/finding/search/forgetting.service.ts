import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';
import { tokensOf } from './tokens.ts';

const tokensOfName = (name: string) =>
  tokensOf({ first_name: name, last_name: '', middle_name: '', tags: [], approved_at: null });

/**
 * Has a person found by nothing any more. Of the vocabulary, words of theirs, of other names they had
 * too, go with them unless somebody else is found by the same: a rare name is not left behind.
 */
export async function forgetPerson(trx: Trx, userId: string, names: readonly string[]) {
  const { rows } = await sql<{ tokens: string[] }>`delete from user_search
    where user_id = ${userId} returning tsvector_to_array(tok) as tokens`.execute(trx);
  const own = rows.flatMap(({ tokens }) => tokens);
  const words = [...new Set([...own, ...names.flatMap(tokensOfName)])];
  await sql`delete from search_words using unnest(${words}::text[]) as own (token)
    where kind = left(token, 1) and word = substr(token, 2)
      and not exists (select from user_search
        where tok @@ array_to_tsvector(array[token])::text::tsquery)`.execute(trx);
}
