import { type Kysely, sql } from 'kysely';
import { startingTags } from './starting-tags.ts';

/** Tags, the groups of names that mean the same, and how many people show each. */
export async function up(db: Kysely<unknown>) {
  await sql`create function tag_key(name text) returns text language sql immutable as $$ select btrim(regexp_replace(replace(lower(normalize(name, NFKC)), 'ё', 'е'), '\\s+', ' ', 'g')) $$`.execute(
    db,
  );
  // A row with `alias_of` is another word for a tag. `uses`: how many shown profiles have it, kept
  // by triggers.
  await sql`create table tags (
    key text primary key,
    name text not null,
    alias_of text references tags,
    uses integer default 0 not null,
    is_starting boolean default false not null
  );
  create index tags_most_used on tags (uses desc, key) where alias_of is null`.execute(db);
  await sql`create function shown_tags(tags jsonb, approved_at timestamptz, suspended_at timestamptz) returns setof text language sql stable as $$
    select distinct coalesce(known.alias_of, known.key)
      from jsonb_array_elements_text(tags) as own (tag)
      join tags as known on known.key = tag_key(own.tag)
      where approved_at is not null and suspended_at is null
  $$`.execute(db);
  // Per statement, not per row: filling a database in bulk touches each tag once.
  await sql`create function count_tags() returns trigger language plpgsql as $$
    declare
      keys text[];
      deltas int[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(key), array_agg(delta) into keys, deltas from (
          select key, count(*) as delta from now_there, shown_tags(tags, approved_at, coalesce(suspended_at, hidden_at)) as key group by key
        ) as moved;
      elsif tg_op = 'DELETE' then
        select array_agg(key), array_agg(delta) into keys, deltas from (
          select key, -count(*) as delta from was_there, shown_tags(tags, approved_at, coalesce(suspended_at, hidden_at)) as key group by key
        ) as moved;
      else
        select array_agg(key), array_agg(delta) into keys, deltas from (
          select key, sum(sign) as delta
            from was_there as was join now_there as got using (id),
              lateral (
                select key, -1 from shown_tags(was.tags, was.approved_at, coalesce(was.suspended_at, was.hidden_at)) as key
                union all
                select key, 1 from shown_tags(got.tags, got.approved_at, coalesce(got.suspended_at, got.hidden_at)) as key
              ) as tag (key, sign)
            where (was.tags, was.approved_at is null, was.suspended_at is null, was.hidden_at is null) is distinct from (got.tags, got.approved_at is null, got.suspended_at is null, got.hidden_at is null)
            group by key having sum(sign) <> 0
        ) as moved;
      end if;
      if keys is null then return null; end if;
      -- In one order, so that two of these never wait for each other.
      perform from tags where key = any (keys) order by key for no key update;
      update tags set uses = uses + moved.delta
        from unnest(keys, deltas) as moved (key, delta) where tags.key = moved.key;
      return null;
    end $$`.execute(db);
  await sql`create trigger users_count_changed_tags after update on users referencing old table as was_there new table as now_there
    for each statement execute function count_tags()`.execute(db);
  await sql`create trigger users_count_gone_tags after delete on users referencing old table as was_there
    for each statement execute function count_tags()`.execute(db);
  await sql`create trigger users_count_new_tags after insert on users referencing new table as now_there
    for each statement execute function count_tags()`.execute(db);
  await insertStartingTags(db);
}

async function insertStartingTags(db: Kysely<unknown>) {
  const tags = startingTags
    .trim()
    .split('\n')
    .map((line) => line.split(/ = |, /));
  const names = tags.map(([name]) => name);
  await sql`insert into tags (key, name, is_starting)
    select tag_key(name), name, true from unnest(${names}::text[]) as name`.execute(db);
  const aliases = tags.flatMap(([name, ...others]) => others.map((other) => [name, other]));
  await sql`insert into tags (key, name, alias_of, is_starting)
    select tag_key(alias), alias, tag_key(name), true
      from unnest(${aliases.map(([name]) => name)}::text[], ${aliases.map(([, alias]) => alias)}::text[])
        as other (name, alias)`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop trigger users_count_changed_tags on users`.execute(db);
  await sql`drop trigger users_count_gone_tags on users`.execute(db);
  await sql`drop trigger users_count_new_tags on users`.execute(db);
  await sql`drop table tags`.execute(db);
  await sql`drop function count_tags, shown_tags, tag_key`.execute(db);
}
