import { ask } from '#src/kit/postgres.ts';

export const sizes = {
  people: 100_000,
  searches: 300_000,
  vacancies: 200,
  projects: 20_000,
  events: 2_000_000,
  readers: 20,
  followed: 2000,
};

const { people, searches, vacancies, projects, events, readers, followed } = sizes;

/** A few tags are asked for by many, most by few; the more, the rarer. */
const tag = `floor(power(2000, random()))::int`;

/** People with searches of one to three tags, each filed under the rarest of them. */
const inventSearches = [
  `insert into users (id, telegram_id, first_name, approved_at)
    select gen_random_uuid(), n, 'Кто-то', now() from generate_series(1, ${people}) as n`,
  `create temporary table numbered as
    select id, row_number() over (order by telegram_id)::int as n from users`,
  `create index on numbered (n)`,
  `create temporary table wanted as
    select numbered.id as user_id, n,
      (select string_agg('''gtag' || one || '''', ' & ' order by one) from unnest(tags) as one)::tsquery
        && case when search % 2 = 0 then '''vjunior'''::tsquery else ''::tsquery end as predicate,
      array['gtag' || (select max(one) from unnest(tags) as one)] as filed_under
    from generate_series(1, ${searches}) as search
      join numbered on n = 1 + search % ${people},
      lateral (select (array[${tag}, ${tag}, ${tag}])
        [1 : 1 + (search % 3)] as tags where search > 0) as asked`,
  `insert into search_predicates (kind, predicate, filed_under)
    select 'vacancies', predicate, filed_under from wanted on conflict do nothing`,
  `insert into saved_searches (id, user_id, kind, filter, mode, predicate_id, created_at)
    select gen_random_uuid(), user_id, 'vacancies', '{}', (array['now', 'daily', 'weekly'])[1 + n % 3],
      same.id, now() - interval '1 day'
    from wanted join search_predicates as same
      on md5(same.predicate::text) = md5(wanted.predicate::text)`,
];

const inventVacancies = [
  `insert into projects (id, owner_id, name, approved_at, created_at)
    select gen_random_uuid(), id, 'Проект', now(), now() from numbered where n <= ${projects}`,
  `insert into vacancies (id, project_id, place, title)
    select gen_random_uuid(), id, 1, 'Вакансия' from projects limit ${vacancies}`,
  `insert into vacancy_search (vacancy_id, approved_at, tok)
    select id, now(), array_to_tsvector(array['vjunior', 'nразработчик', 'sразработчик',
      'gtag' || ${tag}, 'gtag' || ${tag}, 'gtag' || ${tag}, 'gtag' || ${tag}]
      || array(select 'dслово' || word from generate_series(1, 100) as word))
    from vacancies`,
];

/** Projects with news of the last ninety days, and people who follow many of their owners. */
const inventFeed = [
  `insert into feed_events (project_id, person_id, kind, subject_id, at)
    select id, owner_id, 'stage', gen_random_uuid(), now() - random() * interval '90 days'
    from projects, generate_series(1, ${events / projects})`,
  `insert into follows (follower_id, followee_id, created_at)
    select reader.id, followed.id, now() from numbered as reader
      join numbered as followed on followed.n <= ${projects}
        and (followed.n + reader.n) % ${projects / followed} = 0
    where reader.n > ${people - readers}`,
];

const filled = [
  'users',
  'saved_searches',
  'search_predicates',
  'projects',
  'vacancies',
  'feed_events',
  'follows',
];

/** By statements of whole tables: triggers are left out, and indexes of events are made afterwards. */
export async function invent(url: string) {
  const indexes = await ask<{ indexname: string; indexdef: string }>(
    url,
    `select indexname, indexdef from pg_indexes
      where tablename = 'feed_events' and indexname <> 'feed_events_pkey'`,
  );
  await ask(
    url,
    `set session_replication_role = replica`,
    `set maintenance_work_mem = '512MB'`,
    ...indexes.map(({ indexname }) => `drop index ${indexname}`),
    ...inventSearches,
    ...inventVacancies,
    ...inventFeed,
    ...indexes.map(({ indexdef }) => indexdef),
    ...filled.map((table) => `vacuum analyze ${table}`),
    `checkpoint`,
  );
}
