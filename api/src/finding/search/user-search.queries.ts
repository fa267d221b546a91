import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { omissions } from '#src/platform/text/edit-distance.ts';
import { type Findable, type Kind, type Token, tokensOf } from './tokens.ts';

export interface Person extends Findable {
  id: string;
  suspended_at: Date | null;
  hidden_at: Date | null;
}

const columns = [
  'id',
  'first_name',
  'last_name',
  'middle_name',
  'tags',
  'approved_at',
  'suspended_at',
  'hidden_at',
] as const;

const vocabulary: ReadonlySet<Kind> = new Set(['n', 't', 'k', 'l']);

const split = (token: Token): [Kind, string] => [token.charAt(0) as Kind, token.slice(1)];

/** Words already known are left untouched: nobody waits for a row that everybody shares. */
async function learnWords(db: Db, tokens: Iterable<Token>) {
  const rows = [...new Set(tokens)]
    .toSorted()
    .map(split)
    .filter(([kind]) => vocabulary.has(kind))
    .map(([kind, word]) => ({ kind, word, near: omissions(word) }));
  await sql`insert into search_words (kind, word, near)
    select kind, word, near
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (kind text, word text, near text[])
    on conflict do nothing`.execute(db);
}

const isFindable = (person: Person) => person.suspended_at === null && person.hidden_at === null;

/** Writes what people are found by. Each may be at most once in the list. */
export async function indexPeople(db: Db, people: readonly Person[]) {
  const gone = people.filter((person) => !isFindable(person)).map(({ id }) => id);
  const rows = people
    .filter(isFindable)
    .map((person) => ({ id: person.id, tok: tokensOf(person), weight: weigh(person) }));
  if (gone.length > 0) await db.deleteFrom('user_search').where('user_id', 'in', gone).execute();
  if (rows.length === 0) return;
  await learnWords(
    db,
    rows.flatMap(({ tok }) => tok),
  );
  await sql`insert into user_search (user_id, tok, weight)
    select id, array_to_tsvector(tok), weight
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, tok text[], weight int)
    on conflict (user_id) do update set tok = excluded.tok, weight = excluded.weight
      where (user_search.tok, user_search.weight) is distinct from (excluded.tok, excluded.weight)
  `.execute(db);
}

/** Lower comes first among equal matches: people with an approved profile. */
const weigh = (person: Person) => (person.approved_at === null ? 1 : 0);

/**
 * Makes a person findable by what is published of them now. Called in the transaction that changed
 * it: the names, tags, approval, suspension or hiding.
 */
export async function refreshUserSearch(trx: Trx, userId: string): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(columns)
    .executeTakeFirst();
  if (person) await indexPeople(trx, [person]);
}

/** People after an id, locked so that none changes before it is written what they are found by. */
export function lockPeopleAfter(trx: Trx, position: string | null, limit: number) {
  return trx
    .selectFrom('users')
    .select(columns)
    .$if(position !== null, (query) => query.where('id', '>', position))
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
}
