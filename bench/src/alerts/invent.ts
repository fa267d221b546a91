import { sql } from 'kysely';
import type { Db } from '#src/kit/postgres.ts';

export const sizes = {
  people: 100_000,
  searches: 300_000,
  vacancies: 40,
  projects: 20_000,
  events: 2_000_000,
  readers: 20,
  followed: 2000,
};

/** A few tags are asked for by many, most by few. */
const tag = sql`floor(power(2000, random()))::int`;

/** People with searches of one to three tags, and projects with news of the last ninety days. */
export async function invent(db: Db) {
  await sql`insert into users (id, telegram_id, first_name, approved_at)
    select gen_random_uuid(), n, 'Кто-то', now()
    from generate_series(1, ${sizes.people}::int) as n`.execute(db);
  await sql`create temporary table numbered as
    select id, row_number() over (order by telegram_id)::int as n from users`.execute(db);
  await sql`create index on numbered (n)`.execute(db);
  await sql`insert into saved_searches
      (id, user_id, kind, filter, mode, predicate, filed_under, created_at)
    select gen_random_uuid(), numbered.id, 'vacancies', '{}',
      (array['now', 'daily', 'weekly'])[1 + n % 3],
      (select string_agg('''gtag' || one || '''', ' & ') from unnest(tags) as one)::tsquery
        && case when search % 2 = 0 then '''vjunior'''::tsquery else ''::tsquery end,
      array['gtag' || (select max(one) from unnest(tags) as one)], now() - interval '1 day'
    from generate_series(1, ${sizes.searches}::int) as search
      join numbered on n = 1 + search % ${sizes.people}::int,
      lateral (select (array[${tag}, ${tag}, ${tag}])
        [1 : 1 + (search % 3)] as tags where search > 0) as asked`.execute(db);
  await sql`insert into projects (id, owner_id, name, approved_at, created_at)
    select gen_random_uuid(), id, 'Проект', now(), now() from numbered
    where n <= ${sizes.projects}`.execute(db);
  await sql`insert into vacancies (id, project_id, place, title)
    select gen_random_uuid(), id, 1, 'Вакансия' from projects limit ${sizes.vacancies}`.execute(db);
  await sql`insert into vacancy_search (vacancy_id, approved_at, tok)
    select id, now(), array_to_tsvector(array['vjunior', 'nразработчик', 'sразработчик',
      'gtag' || ${tag}, 'gtag' || ${tag}, 'gtag' || ${tag}, 'gtag' || ${tag}]
      || array(select 'dслово' || word from generate_series(1, 100) as word))
    from vacancies`.execute(db);
  for (let made = 0; made < sizes.events; made += sizes.projects * 5) {
    await sql`insert into feed_events (project_id, person_id, kind, subject_id, at)
      select id, owner_id, 'stage', gen_random_uuid(), now() - random() * interval '90 days'
      from projects, generate_series(1, 5)`.execute(db);
  }
  await sql`insert into follows (follower_id, followee_id, created_at)
    select reader.id, followed.id, now() from numbered as reader
      join numbered as followed on followed.n <= ${sizes.projects}
        and (followed.n + reader.n) % ${sizes.projects / sizes.followed}::int = 0
    where reader.n > ${sizes.people - sizes.readers}`.execute(db);
  for (const table of ['users', 'saved_searches', 'projects', 'feed_events', 'follows']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
}
