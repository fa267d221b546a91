import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';

const isInProjects = sql<boolean>`(exists (
    select from projects join users as owner on owner.id = projects.owner_id
    where skill_keys(projects.tags) @> array[tags.key]
      and projects.is_public and owner.is_visible
  ) or exists (
    select from vacancies join projects on projects.id = vacancies.project_id
      join users as owner on owner.id = projects.owner_id
    where skill_keys(vacancies.tags) @> array[tags.key]
      and vacancies.closed_at is null and vacancies.removed_at is null
      and projects.is_public and owner.is_visible
  ))`;

const isOffered = sql<boolean>`(tags.is_starting or tags.uses > 0 or ${isInProjects})`;

export function listMostUsed(db: Db, limit: number) {
  return db
    .selectFrom('tags')
    .where('alias_of', 'is', null)
    .where(isOffered)
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
    tags as materialized (select key, name, uses, alias_of, is_starting from tags),
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
      where ${isOffered} order by place, uses desc, key limit ${limit}`.execute(db);
  return rows.map(({ tagName, count, isMeant }) =>
    isMeant ? { tagName, count, isMeant } : { tagName, count },
  );
}

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

/**
 * In one order, so that two of these never wait for each other. What is known already is held until the
 * transaction ends: whoever would remove it waits, and finds it in use.
 */
export async function insertUnknown(trx: Trx, names: string[]) {
  await sql`with added as (
      insert into tags (key, name)
        select tag_key(name), name from unnest(${names}::text[]) with ordinality as given (name, place)
          order by 1, place
      on conflict do nothing
    )
    select from tags where key = any (select tag_key(name) from unnest(${names}::text[]) as name)
      order by key for key share`.execute(trx);
}

export async function setStarting(trx: Trx, names: string[]) {
  await sql`update tags set is_starting = true where not is_starting
    and key = any (select tag_key(name) from unnest(${names}::text[]) as name)`.execute(trx);
}

export async function listOwn(trx: Trx, userId: string, projectIds: readonly string[]) {
  const { rows } = await sql<{ name: string }>`
    select jsonb_array_elements_text(tags) as name from users where id = ${userId}
    union
    select jsonb_array_elements_text(tags) from projects where id = any (${projectIds}::uuid[])
    union
    select jsonb_array_elements_text(tags) from vacancies
      where project_id = any (${projectIds}::uuid[])`.execute(trx);
  return rows.map(({ name }) => name);
}

export async function deleteUnused(trx: Trx, names: readonly string[]) {
  await sql`delete from tags
    where key = any (select tag_key(name) from unnest(${names}::text[]) as name)
      and alias_of is null and not is_starting and uses = 0
      and not exists (select from projects where skill_keys(projects.tags) @> array[tags.key])
      and not exists (select from vacancies where skill_keys(vacancies.tags) @> array[tags.key]
        and vacancies.closed_at is null and vacancies.removed_at is null)
      and not exists (select from users where approved_at is not null
        and not is_visible
        and skill_keys(users.tags) @> array[tags.key])`.execute(trx);
}
