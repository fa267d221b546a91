import { leastTogether } from '@kollab/contract/skills';
import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';

export const findCounts = (db: Db) => db.selectFrom('skill_counts').selectAll().executeTakeFirst();

export const listUses = (db: Db) =>
  db.selectFrom('tags').where('alias_of', 'is', null).select(['key', 'name', 'uses']).execute();

export const listPairs = (db: Db) =>
  db
    .selectFrom('skill_pairs')
    .select(['one', 'other', 'both_have as both', 'one_has as ones', 'other_has as others'])
    .execute();

const mostAsked = 20_000;
const mostPerSkill = 40;

export async function countPairs(trx: Trx, at: Date) {
  await sql`select set_config('jit', 'off', true), set_config('work_mem', '64MB', true)`.execute(
    trx,
  );
  await sql`delete from skill_pairs`.execute(trx);
  await sql`with shown as materialized (
      select count(*)::int as people from users
        where approved_at is not null and suspended_at is null
    ), asked as materialized (
      select skill_keys(tags) as skills from users, shown
        where approved_at is not null and suspended_at is null
          and (people <= ${mostAsked} or random() < ${mostAsked}::float / people)
    ), counted as materialized (
      select skill, count(*)::int as have from asked, unnest(skills) as skill group by skill
    ), total as (
      select count(*)::int as asked from asked
    ), together as (
      select one, other, count(*)::int as both_have
        from asked, unnest(skills) as one, unnest(skills) as other
        where one < other group by one, other having count(*) >= ${leastTogether.people}
    ), close as (
      select together.*, first.have as one_has, second.have as other_has,
          ln(both_have::float * asked / (first.have::float * second.have)) as information
        from together, total, counted as first, counted as second
        where first.skill = one and second.skill = other
    ), ranked as (
      select *, row_number() over (partition by one order by information desc, other) as of_one,
          row_number() over (partition by other order by information desc, one) as of_other
        from close where information >= ${leastTogether.information}
    ), kept as (
      insert into skill_pairs (one, other, both_have, one_has, other_has)
        select one, other, both_have, one_has, other_has from ranked
          where least(of_one, of_other) <= ${mostPerSkill}
    )
    insert into skill_counts (people, asked, counted_at)
      select people, asked, ${at} from shown, total
      on conflict (is_only) do update set people = excluded.people, asked = excluded.asked,
        counted_at = excluded.counted_at`.execute(trx);
}

export async function listShownTags(db: Db, userId: string) {
  const user = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('approved_at', 'is not', null)
    .select('tags')
    .executeTakeFirst();
  return user?.tags ?? [];
}
