import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { type Findable, type Token, tokensOf } from './tokens.ts';
import { learnWords } from './vocabulary.queries.ts';

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
  'university',
  'looking_for_team',
  'approved_at',
  'suspended_at',
  'hidden_at',
] as const;

const isFindable = (person: Person) => person.suspended_at === null && person.hidden_at === null;

/** Each may be at most once in the list. */
export async function indexPeople(db: Db, people: readonly Person[]) {
  const gone = people.filter((person) => !isFindable(person)).map(({ id }) => id);
  const rows = people
    .filter(isFindable)
    .map((person) => ({ id: person.id, tok: tokensOf(person), weight: weigh(person) }));
  if (gone.length > 0) await db.deleteFrom('user_search').where('user_id', 'in', gone).execute();
  if (rows.length === 0) return;
  await learnWords(
    db,
    'search_words',
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

export const listPeople = (db: Db, ids: readonly string[]) =>
  db.selectFrom('users').where('id', 'in', ids).select(columns).execute();

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

/** Has a person found by nothing; answers what they were found by. */
export async function removePerson(trx: Trx, userId: string) {
  const { rows } = await sql<{ tokens: Token[] }>`delete from user_search
    where user_id = ${userId} returning tsvector_to_array(tok) as tokens`.execute(trx);
  return rows.flatMap(({ tokens }) => tokens);
}
