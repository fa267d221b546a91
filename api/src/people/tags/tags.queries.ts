import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';

/** The tags of the catalogue, most used first. */
export function listMostUsed(db: Db, limit: number) {
  return db
    .selectFrom('tags')
    .where('alias_of', 'is', null)
    .select(['name as tagName', 'uses as count'])
    .orderBy('uses', 'desc')
    .orderBy('key')
    .limit(limit)
    .execute();
}

/** What is meant by names of the catalogue, each tag once, in the order of the names. */
export async function listNamed(db: Db, names: string[]) {
  const { rows } = await sql<{ tagName: string; count: number }>`
    select meant.name as "tagName", meant.uses as count
      from unnest(${names}::text[]) with ordinality as given (name, place)
      join tags as known on known.key = tag_key(given.name)
      join tags as meant on meant.key = coalesce(known.alias_of, known.key)
      group by meant.key order by min(given.place)`.execute(db);
  return rows;
}

/**
 * The tags that a typed text may mean, best first: the very name or alias, one that begins so, an
 * alias that begins so, one with a word that begins so, a name that has it anywhere.
 */
export async function listMatching(db: Db, typed: string, limit: number) {
  const { rows } = await sql<{ tagName: string; count: number; isMeant: boolean }>`
    with typed as materialized (select tag_key(${typed}) as key),
    tags as materialized (select key, name, uses, alias_of from tags),
    matching as (
      select coalesce(tags.alias_of, tags.key) as key, min(case
        when tags.key = typed.key then 0
        when starts_with(tags.key, typed.key) then case when tags.alias_of is null then 1 else 2 end
        when strpos(translate(tags.key, '-/.', '   '), ' ' || typed.key) > 0 then 3
        else 4 end) as place
      from tags, typed
      where strpos(tags.key, typed.key) > 0 and (tags.alias_of is null
        or strpos(' ' || translate(tags.key, '-/.', '   '), ' ' || typed.key) > 0
        or starts_with(tags.key, typed.key))
      group by 1
    )
    select name as "tagName", uses as count, place = 0 as "isMeant" from matching join tags using (key)
      order by place, uses desc, key limit ${limit}`.execute(db);
  return rows.map(({ tagName, count, isMeant }) =>
    isMeant ? { tagName, count, isMeant } : { tagName, count },
  );
}

/** Each name beside the catalogue's key and name of what it means; unknown ones stay as they are. */
export async function listMeanings(db: Db, names: string[]) {
  const { rows } = await sql<{ typed: string; key: string; name: string; isKnown: boolean }>`
    select given.name as typed, coalesce(known.alias_of, known.key, tag_key(given.name)) as key,
        coalesce(meant.name, known.name, given.name) as name, known.key is not null as "isKnown"
      from unnest(${names}::text[]) with ordinality as given (name, place)
      left join tags as known on known.key = tag_key(given.name)
      left join tags as meant on meant.key = known.alias_of
      order by given.place`.execute(db);
  return rows;
}

/** In one order, so that two of these never wait for each other. */
export async function insertUnknown(trx: Trx, names: string[]) {
  await sql`insert into tags (key, name)
    select tag_key(name), name from unnest(${names}::text[]) with ordinality as given (name, place)
      order by 1, place
    on conflict do nothing`.execute(trx);
}
