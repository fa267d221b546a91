import { version as searchVersion } from '@kollab/api/discovery/search/indexing.service';
import { inventPeople } from '@kollab/api/test/people/people';
import { seedPeople } from '@kollab/api/test/people/seed-people';
import { firstTelegramId } from '#src/kit/environment.ts';
import { ask, withDb } from '#src/kit/postgres.ts';

const per100 = {
  projects: 10,
  vacancies: 20,
  applications: 50,
  pairs: 10,
  follows: 800,
  news: 300,
};

/** Of each hundred people, those who sent a photo; and of each hundred projects, those with a cover. */
const pictured = 60;

const university = 'Университет';

/** People are as wide as they are in life without a second writing of each. */
const widePeople = [
  ['description', `'${'Делаю карты и данные, ищу команду для умного города. '.repeat(6)}'`],
  ['status_long', `'["Ищу дизайнера", "Пишу диплом"]'`],
  ['links', `'[{"type": "GitHub", "url": "https://github.com/kollab"}]'`],
  [
    'experiences',
    `'[{"company": "Школа", "department": "Карты", "role": "Стажёр", "workDurationYears": 1, "logoUrl": null, "startDate": "2024-01-01", "endDate": null}]'`,
  ],
  ['university', `'${university}'`],
  ['major', `'Прикладная математика'`],
  ['moderation_status', `'Approved'`],
] as const;

const before = widePeople.map(([column, value]) => `alter column ${column} set default ${value}`);
const empty: Record<string, string> = { status_long: `'[]'`, links: `'[]'`, experiences: `'[]'` };
const after = widePeople.map(([column]) =>
  column === 'moderation_status'
    ? `alter column ${column} drop default`
    : `alter column ${column} set default ${empty[column] ?? `''`}`,
);

/** Somebody at random; few are in many things, as it is: the first in far more than the last. */
const popular = (count: string) => `floor(power(random(), 2) * ${count})::int`;
const anybody = (count: string) => `floor(random() * ${count})::int`;
const daysAgo = (days: number) => `now() - random() * interval '${days} days'`;

/** The more there are, the more waits for moderators; nowhere less than a page lists. */
const waitingShares = { profiles: 0.02, projects: 0.05 };
const leastWaiting = 50;
const waitingShare = (share: number, of: number) =>
  Math.min(0.5, Math.max(share, leastWaiting / of));

/** Millions of rows go in faster before the indexes that sort them in another order. */
const postponed = '{applications,follows,notifications,submissions,moderation_events}';
const each = (column: string, work: string) =>
  `do $$ declare one text; begin for one in select ${column} from postponed loop execute ${work}; end loop; end $$`;
const postpone = `
  create unlogged table postponed as
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where not indisunique and indrelid = any ('${postponed}'::regclass[]);
  ${each('name', "'drop index ' || one")}`;

const steps = (people: number) => {
  const shareOfProjects = waitingShare(waitingShares.projects, (people * per100.projects) / 100);
  const shareOfPeople = waitingShare(waitingShares.profiles, people * 0.85);
  const waiting = Math.round(shareOfPeople * people);
  const [users, projects] = [String(people), String((people * per100.projects) / 100)];
  const many = (of: keyof typeof per100) => (people * per100[of]) / 100;
  return `
  set session_replication_role = replica;
  set work_mem = '256MB';
  select setseed(0.5);
  create unlogged table person as
    select (row_number() over (order by id) - 1)::int as n, id, telegram_id from users;
  create unique index on person (n);

  delete from record_entries;
  update users set role = 'moderator' where telegram_id < ${firstTelegramId + 20};
  update users set suspended_at = now() where telegram_id % 1000 = 507;
  update users set hidden_at = now() where telegram_id % 1000 = 508;
  update users set username = 'person' || telegram_id,
    photo = case when telegram_id % 100 < ${pictured} then '/uploads/' || id || '.webp' end;
  -- Young, so that nobody sweeps while others are measured.
  insert into uploads (path, owner_id, created_at)
    select photo, id, now() from users where photo is not null;
  insert into latest_writes (user_id, position, at)
    select id, 0, case when telegram_id % 50 = 0 then now() else ${daysAgo(365)} end from users;

  ${postpone};
  create unlogged table seeded as
    select n, gen_random_uuid() as id, n * 10 as owner_n, ${daysAgo(365)} as at, random() as luck
    from generate_series(0, ${projects} - 1) as n;
  create unique index on seeded (n);
  insert into projects (id, owner_id, name, description, stage, tags, cover_image,
      moderation_status, approved_at, archived_at, deleted_at, created_at)
    select seeded.id, person.id,
      (array['Карта', 'Сад', 'Лаборатория', 'Приложение', 'Робот', 'Музей', 'Клуб', 'Журнал'])
          [1 + seeded.n % 8] || ' ' || (array['солнца', 'города', 'двора', 'реки', 'школы', 'звука',
          'леса'])[1 + seeded.n % 7] || ' ' || seeded.n,
      repeat('Карта крыш для солнечных панелей. ', 20), 'Seed Stage',
      jsonb_build_array((array['React', 'Python', 'GIS', 'Go', 'Figma'])[1 + seeded.n % 5], 'Дизайн'),
      case when seeded.n % 100 < ${pictured} then '/uploads/' || seeded.id || '.webp' end,
      case when luck < 1 - ${shareOfProjects} then 'Approved' else 'Pending' end,
      case when luck < 1 - ${shareOfProjects} then at end, case when luck < 0.05 then now() end,
      case when luck between 0.05 and 0.08 then now() end, at
    from seeded join person on person.n = seeded.owner_n;
  insert into uploads (path, owner_id, created_at, palette)
    select cover_image, owner_id, now(), '["#336699", "#99ccff", "#223344"]'
    from projects where cover_image is not null;
  insert into participants (id, project_id, user_id, state, created_at, joined_at)
    select gen_random_uuid(), seeded.id, person.id, 'member', at, at
    from seeded join person on person.n = seeded.owner_n;
  insert into participants (id, project_id, user_id, state, created_at, joined_at)
    select gen_random_uuid(), seeded.id, person.id, case when luck < 0.8 then 'member' else 'invited' end,
      now(), now()
    from (select ${popular(projects)} as project_n, ${anybody(users)} as n
      from generate_series(1, ${many('projects')} * 3)) as pick
    join seeded on seeded.n = pick.project_n join person on person.n = pick.n
    on conflict do nothing;

  create unlogged table opening as
    select n, gen_random_uuid() as id, n % ${projects} as project_n
    from generate_series(0, ${many('vacancies')} - 1) as n;
  create unique index on opening (n);
  insert into vacancies (id, project_id, place, title, level, tags, tasks, closed_at)
    select opening.id, seeded.id, opening.n / ${projects}, 'Разработчик ' || opening.n, 'Junior',
      '["React"]', repeat('Сделать карту. ', 10), case when opening.n % 10 < 3 then now() end
    from opening join seeded on seeded.n = opening.project_n;
  insert into applications (id, project_id, vacancy_id, user_id, cover_letter, status, created_at,
      decided_at, decided_by)
    select gen_random_uuid(), seeded.id, opening.id, person.id, repeat('Хочу к вам. ', 20),
      case when chance < 0.3 then 'Pending' when chance < 0.6 then 'Accepted' else 'Rejected' end,
      ${daysAgo(365)}, case when chance >= 0.3 then now() end,
      case when chance >= 0.3 then (select id from person where person.n = seeded.owner_n) end
    from (select ${popular(String(many('vacancies')))} as opening_n, ${anybody(users)} as n, random() as chance
      from generate_series(1, ${many('applications')})) as pick
    join opening on opening.n = pick.opening_n join seeded on seeded.n = opening.project_n
    join person on person.n = pick.n where seeded.owner_n != pick.n
    on conflict do nothing;

  insert into pairs (id, project_id, vacancy_id, inviter_id, invitee_id, cover_letter, may_part, state,
      created_at)
    select gen_random_uuid(), seeded.id, opening.id, a.id, b.id, repeat('Мы вдвоём. ', 20), pick.n % 2 = 0,
      case when pick.n % 4 = 0 then 'invited' else 'declined' end, ${daysAgo(365)}
    from (select ${popular(String(many('vacancies')))} as opening_n, ${anybody(users)} as a,
        ${anybody(users)} as b, n from generate_series(1, ${many('pairs')}) as n) as pick
    join opening on opening.n = pick.opening_n join seeded on seeded.n = opening.project_n
    join person as a on a.n = pick.a join person as b on b.n = pick.b
    where pick.a != pick.b and seeded.owner_n not in (pick.a, pick.b)
    on conflict do nothing;

  insert into follows (follower_id, followee_id, created_at)
    select a.id, b.id, ${daysAgo(365)}
    from (select ${anybody(users)} as a, ${popular(users)} as b
      from generate_series(1, ${many('follows')})) as pick
    join person as a on a.n = pick.a join person as b on b.n = pick.b where pick.a != pick.b
    order by a.id, b.id
    on conflict do nothing;
  insert into blocks (blocker_id, blocked_id, created_at)
    select a.id, b.id, now()
    from (select ${anybody(users)} as a, ${anybody(users)} as b
      from generate_series(1, ${people / 100})) as pick
    join person as a on a.n = pick.a join person as b on b.n = pick.b where pick.a != pick.b
    on conflict do nothing;
  insert into contact_requests (id, from_id, to_id, text, state, created_at, answered_at)
    select gen_random_uuid(), a.id, b.id, 'Здравствуйте!', 'accepted', now(), now()
    from (select ${anybody(users)} as a, ${anybody(users)} as b
      from generate_series(1, ${people / 20})) as pick
    join person as a on a.n = pick.a join person as b on b.n = pick.b where pick.a != pick.b;
  insert into notifications (id, recipient_id, kind, payload, status, created_at, settled_at, read_at)
    select gen_random_uuid(), person.id, 'profileApproved', '{}', 'sent', ${daysAgo(365)}, now(),
      case when pick.n % 3 > 0 then now() end
    from generate_series(0, ${many('news')} - 1) as pick (n)
    join person on person.n = pick.n % ${users};

  create unlogged table hearing as
    select gen_random_uuid() as id, 'profile' as type, person.id as subject_id,
      person.id as by_id, person.n, ${daysAgo(365)} as at, random() as luck,
      ${shareOfPeople} as share
    from person where random() < 0.85
    union all
    select gen_random_uuid(), 'project', seeded.id, person.id, seeded.n, at, luck, ${shareOfProjects}
    from seeded join person on person.n = seeded.owner_n;
  insert into submissions (id, subject_type, subject_id, version, status, submitted_at, decided_by,
      decided_at)
    select hearing.id, type, subject_id, 1,
      case when luck >= 1 - share then 'Pending' when luck < 0.1 then 'Rejected' else 'Approved' end, at,
      case when luck < 1 - share then moderator.id end,
      case when luck < 1 - share then least(at + random() * interval '1 day', now()) end
    from hearing join person as moderator on moderator.telegram_id = ${firstTelegramId} + hearing.n % 20;
  insert into moderation_events (id, subject_type, subject_id, submission_id, version, kind, actor_id,
      changes, created_at)
    select gen_random_uuid(), subject_type, subject_id, id, 1, kind, actor_id,
      '[{"field": "status_short", "old_value": "", "new_value": "Ищу команду"}]', created_at
    from (
      select submissions.*, 'submitted' as kind, hearing.by_id as actor_id, submitted_at as created_at
        from submissions join hearing using (id)
      union all
      select submissions.*, lower(status), decided_by, decided_at from submissions
        where status in ('Approved', 'Rejected')
    ) as acts;
  insert into changes (id, subject_type, subject_id, submission_id, field, old_value, new_value)
    select gen_random_uuid(), subject_type, subject_id, id, field, '""', '"Новое"'
    from submissions, unnest(array['description']) as field where status = 'Pending';
  insert into reports (id, reporter_id, subject_type, subject_id, owner_id, category, text, decision,
      decided_by, decided_at, created_at)
    select gen_random_uuid(), a.id, 'profile', b.id, b.id, 'spam', 'Реклама',
      case when pick.n > ${waiting} then 'dismiss' end, case when pick.n > ${waiting} then c.id end,
      case when pick.n > ${waiting} then now() end, ${daysAgo(365)}
    from (select n, ${anybody(users)} as a, ${anybody(users)} as b
      from generate_series(1, ${waiting + people / 1000}) as n) as pick
    join person as a on a.n = pick.a join person as b on b.n = pick.b
    join person as c on c.telegram_id = ${firstTelegramId} + pick.n % 20
    on conflict do nothing;
  ${each('definition', 'one')};
  delete from user_search using users where users.id = user_id
    and (suspended_at is not null or hidden_at is not null);
  insert into search_state (version, completed_at) values (${searchVersion}, now())
    on conflict (version) do update set completed_at = now();
  insert into name_screenings (version, completed_at) values (2, now())
    on conflict (version) do update set completed_at = now();
  set session_replication_role = origin`;
};

/** So many people are made by us; more of them are like these, with ids in the same order. */
const invented = 100_000;

const moreId = (id: string, n: string) =>
  `(substr(time, 1, 8) || '-' || substr(time, 9) || substr(${id}::text, 14))::uuid
    from (select lpad(to_hex(x'019000000000'::bigint + ${n}), 12, '0') as time) as made`;

const multiply = (people: number) => `
  set session_replication_role = replica;
  create unlogged table copy as
    select users.id as old, telegram_id - ${firstTelegramId} + turn * ${invented} as n,
      (select ${moreId('users.id', `telegram_id - ${firstTelegramId} + turn * ${invented}`)}) as id
    from users, generate_series(1, ${people / invented - 1}) as turn;
  insert into users (id, telegram_id, first_name, last_name, tags, approved_at, status_short)
    select copy.id, ${firstTelegramId} + n, first_name, last_name, tags, approved_at, status_short
    from copy join users on users.id = old;
  drop index user_search_tok;
  insert into user_search (user_id, tok, weight)
    select copy.id, tok, weight from copy join user_search on user_id = old order by copy.id;
  create index user_search_tok on user_search using gin (tok) with (fastupdate = off);
  drop table copy`;

function* studying(people: ReturnType<typeof inventPeople>) {
  for (const person of people) yield { ...person, university };
}

export async function seed(url: string, people: number) {
  await ask(url, `alter table users ${before.join(', ')}`);
  await withDb(url, (db) =>
    seedPeople(db, studying(inventPeople(Math.min(people, invented))), { firstTelegramId }),
  );
  // One statement after another, each in a transaction of its own.
  const script = [
    ...(people > invented ? multiply(people).split(';\n') : []),
    `alter table users ${after.join(', ')}`,
    ...steps(people).split(';\n'),
    // Where Kollab runs, nobody counts so many uses of a tag between two vacuums.
    'vacuum (full) tags',
    // Plans come from these, and nothing is to begin on its own while others are measured.
    'vacuum (analyze, freeze)',
  ];
  await ask(url, ...script);
}
