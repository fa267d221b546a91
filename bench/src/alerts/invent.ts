import { ask } from '#src/kit/postgres.ts';

export const sizes = {
  people: 100_000,
  searches: 100_000,
  vacancies: 50,
  projects: 20_000,
  events: 2_000_000,
  readers: 20,
  followed: 2000,
};

const { people, searches, vacancies, projects, events, readers, followed } = sizes;

/** A few tags are asked for by many, most by few; the more, the rarer. */
const tag = `floor(power(2000, random()))::int`;

const inventSearches = [
  `insert into users (id, telegram_id, first_name, approved_at)
    select gen_random_uuid(), n, 'Кто-то', now() from generate_series(1, ${people}) as n`,
  `create temporary table numbered as
    select id, row_number() over (order by telegram_id)::int as n from users`,
  `create index on numbered (n)`,
  `insert into tags (key, name) select tag_key(name), name
    from generate_series(1, 2000) as n, concat('tag', n) as name on conflict do nothing`,
  `insert into catalogue_words (kind, word, near) values ('n', 'разработчик', '{}')`,
  `insert into saved_searches (id, user_id, kind, filter, mode, created_at)
    select gen_random_uuid(), id, 'vacancies', jsonb_build_object('tags', to_jsonb(tags))
        || case when search % 2 = 0 then '{"level": ["Junior"]}' else '{}' end::jsonb
        || case when search % 3 = 0 then '{"query": "разработчика"}' else '{}' end::jsonb,
      (array['now', 'daily', 'weekly'])[1 + n % 3], now() - interval '1 day'
    from generate_series(1, ${searches}) as search
      join numbered on n = 1 + search % ${people},
      lateral (select (array['tag' || ${tag}, 'tag' || ${tag}, 'tag' || ${tag}])
        [1 : 1 + (search % 5) / 2] as tags where search > 0) as asked`,
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

const filled = ['users', 'saved_searches', 'projects', 'vacancies', 'feed_events', 'follows'];

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
