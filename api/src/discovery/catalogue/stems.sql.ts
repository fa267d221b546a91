import { type RawBuilder, sql } from 'kysely';

/** The dictionaries that come with every Postgres: words that say nothing have no stem. */
export const dictionary = sql`(case when word ~ '[а-я]' then 'russian_stem' else 'english_stem' end)::regdictionary`;

/** The stems of words as tokens of a kind, so that a word is found in any of its forms. */
export const stemsIn = (kind: 's' | 'd', words: RawBuilder<unknown>) =>
  sql<string[]>`array(select distinct ${sql.lit(kind)} || stem
    from unnest(${words}) as given (word), unnest(ts_lexize(${dictionary}, word)) as found (stem)
    where stem <> '')`;
