import { type Kysely, sql } from 'kysely';
import { startingTags } from './0005-starting-tags.ts';

/**
 * A tag outside the starting set is in the catalogue for as long as somebody in sight has it: those of
 * hidden people no longer count, and which projects have one is read in an index.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('tags')
    .addColumn('is_starting', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
  const names = startingTags
    .trim()
    .split('\n')
    .flatMap((line) => line.split(/ = |, /));
  await sql`update tags set is_starting = true
    where key = any (select tag_key(name) from unnest(${names}::text[]) as name)`.execute(db);
  await countWith(db, 'coalesce(suspended_at, hidden_at)', ', hidden_at is null');
  await moveHidden(db, '-');
  await sql`create index projects_skills on projects using gin (skill_keys(tags))`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropIndex('projects_skills').execute();
  await countWith(db, 'suspended_at', '');
  await moveHidden(db, '+');
  await db.schema.alterTable('tags').dropColumn('is_starting').execute();
}

/** Counts from now on whose profiles are shown by when they went out of sight. */
async function countWith(db: Kysely<unknown>, outOfSight: string, isHidden: string) {
  const of = (row: string) =>
    `shown_tags(${row}tags, ${row}approved_at, ${outOfSight.replaceAll(/\w+_at/g, `${row}$&`)})`;
  const columns = (row: string) =>
    `(${row}.tags, ${row}.approved_at is null, ${row}.suspended_at is null${isHidden.replace('hidden_at', `${row}.hidden_at`)})`;
  await sql`create or replace function count_tags() returns trigger language plpgsql as $$
    declare
      keys text[];
      deltas int[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(key), array_agg(delta) into keys, deltas from (
          select key, count(*) as delta from now_there, ${sql.raw(of(''))} as key group by key
        ) as moved;
      elsif tg_op = 'DELETE' then
        select array_agg(key), array_agg(delta) into keys, deltas from (
          select key, -count(*) as delta from was_there, ${sql.raw(of(''))} as key group by key
        ) as moved;
      else
        select array_agg(key), array_agg(delta) into keys, deltas from (
          select key, sum(sign) as delta
            from was_there as was join now_there as got using (id),
              lateral (
                select key, -1 from ${sql.raw(of('was.'))} as key
                union all
                select key, 1 from ${sql.raw(of('got.'))} as key
              ) as tag (key, sign)
            where ${sql.raw(columns('was'))} is distinct from ${sql.raw(columns('got'))}
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
}

/** Takes the tags of hidden people out of the counts, or brings them back. */
async function moveHidden(db: Kysely<unknown>, sign: '-' | '+') {
  await sql`update tags set uses = uses ${sql.raw(sign)} hidden.count from (
      select key, count(*)::int as count from users, shown_tags(tags, approved_at, suspended_at) as key
        where hidden_at is not null group by key
    ) as hidden where tags.key = hidden.key`.execute(db);
}
