import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import { editDistance, omissions } from '#src/platform/text/edit-distance.ts';
import { otherReadings } from '#src/platform/text/alphabets.ts';
import { type Kind, type Term, type Token, tokenKinds } from './tokens.ts';

export type Vocabulary = 'search_words' | 'catalogue_words';

const kept: ReadonlySet<Kind> = new Set([
  tokenKinds.name,
  tokenKinds.tag,
  tokenKinds.nameSound,
  tokenKinds.tagSound,
]);

const split = (token: Token): [Kind, string] => [token.charAt(0) as Kind, token.slice(1)];

/** Words already known are left untouched: nobody waits for a row that everybody shares. */
export async function learnWords(db: Db, vocabulary: Vocabulary, tokens: Iterable<Token>) {
  const rows = [...new Set(tokens)]
    .toSorted()
    .map(split)
    .filter(([kind]) => kept.has(kind))
    .map(([kind, word]) => ({ kind, word, near: omissions(word) }));
  await sql`insert into ${sql.table(vocabulary)} (kind, word, near)
    select kind, word, near
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (kind text, word text, near text[])
    on conflict do nothing`.execute(db);
}

const foundBy = {
  search_words: ['user_search'],
  catalogue_words: ['project_search', 'vacancy_search'],
} as const;

export async function deleteUnusedWords(db: Db, vocabulary: Vocabulary, tokens: readonly Token[]) {
  const isUnused = foundBy[vocabulary].map(
    (table) => sql`not exists (select from ${sql.table(table)}
      where tok @@ array_to_tsvector(array[token])::text::tsquery)`,
  );
  await sql`delete from ${sql.table(vocabulary)} using unnest(${tokens}::text[]) as own (token)
    where kind = left(token, 1) and word = substr(token, 2)
      and ${sql.join(isUnused, sql` and `)}`.execute(db);
}

const spelledOut = 24;
const beyondAll = '\u{10FFFF}';

export type Expansion = (token: Token) => Term[];

/**
 * What of the vocabulary begins with each token. Few words are spelled out, since the index answers
 * for them faster than for a beginning; of none there is nothing to ask.
 */
export async function expand(
  db: Db,
  vocabulary: Vocabulary,
  tokens: readonly Token[],
): Promise<Expansion> {
  const asked = [...new Set(tokens)];
  const kinds = asked.map((token) => token.charAt(0));
  const from = asked.map((token) => token.slice(1));
  const until = from.map((word) => word + beyondAll);
  const { rows } = await sql<{ place: number; words: string[] }>`
    select asked.place::int as place, array_agg(found.word) as words
      from unnest(${kinds}::text[], ${from}::text[], ${until}::text[])
        with ordinality as asked (kind, start, stop, place),
      lateral (
        select word from ${sql.table(vocabulary)}
          where kind = asked.kind collate "C"
            and word >= asked.start collate "C" and word < asked.stop collate "C"
          order by word limit ${sql.lit(spelledOut + 1)}
      ) as found
      group by asked.place`.execute(db);
  const found = new Map(rows.map(({ place, words }) => [asked[place - 1], words]));
  return (token) => {
    const words = found.get(token) ?? [];
    if (words.length > spelledOut) return [{ prefix: token }];
    return words.map((word): Token => `${token.charAt(0) as Kind}${word}`);
  };
}

export interface Correction {
  token: Token;
  typos: number;
}

export interface Doubtful {
  word: string;
  as: 'written' | 'heard';
}

/** Known words nearly like a given one, closest first. */
export type Corrections = (asked: Doubtful) => Correction[];

const kindsOf = {
  written: [tokenKinds.name, tokenKinds.tag],
  heard: [tokenKinds.nameSound, tokenKinds.tagSound],
} as const;
const allowedTypos = (word: string) => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);
const correctionsKept = 12;

const leastSwapped = 5;

/** A word with two neighbours swapped, each pair of them: it may be the beginning of a known one. */
function swaps(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < leastSwapped) return [];
  const swapped = letters.slice(1).map((letter, index) => {
    const other = letters[index] ?? '';
    return letters.toSpliced(index, 2, letter, other).join('');
  });
  return [...new Set(swapped)].filter((one) => one !== word);
}

/** Words nearly like given ones: one typo apart, two when it is long, or begun with two letters swapped. */
export async function findNear(
  db: Db,
  vocabulary: Vocabulary,
  words: readonly Doubtful[],
): Promise<Corrections> {
  const asked = words.filter(({ word }) => allowedTypos(word) > 0);
  const swapsOf = ({ word, as }: Doubtful) => (as === 'written' ? swaps(word) : []);
  const given = asked.map((one) => ({
    word: one.word,
    kinds: kindsOf[one.as],
    near: omissions(one.word),
    swapped: swapsOf(one),
  }));
  const { rows: found } = await sql<{ place: number; kind: Kind; word: string }>`
    select asked.place::int as place, found.kind, found.word
      from rows from (jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
          as (word text, kinds text[], near text[], swapped text[]))
        with ordinality as asked (sought, kinds, near, swapped, place),
      lateral (
        (select kind, word from ${sql.table(vocabulary)} as known
          where known.near && asked.near limit 500)
        union
        (select kind, word from ${sql.table(vocabulary)}
          where length(asked.sought) >= 8 and ${sql.lit(tokenKinds.nameSound)} = any (asked.kinds)
            and word % asked.sought limit 500)
        union
        (select begun.* from unnest(asked.kinds) as begins (kind),
          unnest(asked.swapped) as starts (start),
          lateral (select kind, word from ${sql.table(vocabulary)} as known
            where known.kind = begins.kind collate "C" and word >= starts.start collate "C"
              and word < (starts.start || ${beyondAll}) collate "C"
            order by word limit ${sql.lit(correctionsKept)}) as begun)
      ) as found
      where found.kind = any (asked.kinds)`.execute(db);
  return (doubtful) => {
    const { word, as } = doubtful;
    const place = 1 + asked.findIndex((other) => other.word === word && other.as === as);
    const begins = swapsOf(doubtful);
    return found
      .filter((row) => row.place === place)
      .map((row): Correction => ({
        token: `${row.kind}${row.word}`,
        typos: begins.some((start) => row.word.startsWith(start))
          ? 1
          : editDistance(word, row.word),
      }))
      .filter(({ typos }) => typos <= allowedTypos(word))
      .toSorted((a, b) => a.typos - b.typos)
      .slice(0, correctionsKept);
  };
}

export interface MeantTags {
  /** The names of the tags that texts are other words for, or only look like. */
  names: ReadonlyMap<string, string>;
  exact: ReadonlySet<string>;
}

export async function findAliases(db: Db, texts: readonly string[]): Promise<MeantTags> {
  const looks = new Map(texts.flatMap((text) => otherReadings(text).map((look) => [look, text])));
  const keys = [...new Set([...texts, ...looks.keys()])];
  const rows = await db
    .selectFrom('tags as alias')
    .leftJoin('tags as meant', 'meant.key', 'alias.alias_of')
    .where('alias.key', '=', sql<string>`any(${keys}::text[])`)
    .select(['alias.key', 'alias.name', 'meant.name as meant'])
    .execute();
  const lookAlikes = rows.flatMap(({ key, name, meant }) => {
    const text = looks.get(key);
    return text === undefined ? [] : [[text, meant ?? name] as const];
  });
  const aliases = rows.flatMap(({ key, meant }) => (meant === null ? [] : [[key, meant] as const]));
  const exact = new Set(rows.map(({ key }) => key));
  return { names: new Map([...lookAlikes, ...aliases]), exact };
}
