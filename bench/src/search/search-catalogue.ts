import { backfillCatalogue } from '@kollab/api/discovery/catalogue/cataloguing.service';
import { searchProjects } from '@kollab/api/discovery/catalogue/project-search.service';
import { listVacancies, listWider } from '@kollab/api/discovery/catalogue/vacancy-search.service';
import { swapLayout } from '@kollab/api/platform/text/alphabets';
import { randomFrom, toLatin } from '@kollab/api/test/people/people';
import { noVacancyFilters } from '@kollab/contract';
import { sql } from 'kysely';
import { number, type Say, shareOf } from '#src/kit/figures.ts';
import type { Db } from '#src/kit/postgres.ts';
import { type Invented, inventProjects } from './invent-projects.ts';

const perKind = 40;
const batch = 500;
const page = 50;

const ownersOf = async (db: Db) => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .orderBy('telegram_id')
    .limit(5000)
    .execute();
  return rows.map(({ id }) => id);
};

async function skilledOf(db: Db) {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('approved_at', 'is not', null)
    .where(sql<boolean>`tags @> '["React"]' and jsonb_array_length(tags) between 4 and 6`)
    .orderBy('telegram_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Kollab itself files them; answers in how many milliseconds. */
export async function seedProjects(db: Db, count: number) {
  const owners = await ownersOf(db);
  let waiting: (Invented & { ownerId: string | undefined })[] = [];
  const flush = async () => {
    await sql`with given as materialized (
        select gen_random_uuid() as id, now() - random() * interval '700 days' as at, value
        from jsonb_array_elements(${JSON.stringify(waiting)}::jsonb)),
      made as (insert into projects (id, owner_id, name, description, stage, tags,
          moderation_status, approved_at, created_at)
        select id, (value ->> 'ownerId')::uuid, value ->> 'name', value ->> 'description',
          value ->> 'stage', value -> 'tags', 'Approved', at, at
        from given)
      insert into vacancies (id, project_id, place, title, level, experience, tags, tasks,
          requirements, created_at)
        select gen_random_uuid(), given.id, place, one ->> 'title', one ->> 'level',
          one ->> 'experience', one -> 'tags', one ->> 'tasks', one ->> 'requirements', at
        from given, jsonb_array_elements(value -> 'vacancies') with ordinality as v (one, place)`.execute(
      db,
    );
    waiting = [];
  };
  let made = 0;
  for (const project of inventProjects(count)) {
    made += 1;
    waiting.push({ ...project, ownerId: owners[made % owners.length] });
    if (waiting.length === batch) await flush();
  }
  if (waiting.length > 0) await flush();
  // As autovacuum does where they come one after the other.
  await sql`vacuum analyze projects, vacancies`.execute(db);
  const begun = Date.now();
  await backfillCatalogue(db);
  await sql`vacuum analyze project_search, vacancy_search, catalogue_words`.execute(db);
  return Date.now() - begun;
}

/** What people type, by kind, made from a project that is meant. */
const kinds: Record<string, (project: Invented, random: () => number) => string> = {
  'a name': ({ name }) => name,
  'a word of a name': ({ name }) => name.split(' ')[1] ?? name,
  'a rare word': ({ name }) => name.split(' ')[2] ?? name,
  'the title of a vacancy': ({ vacancies }) => vacancies[0]?.title ?? '',
  'three letters': ({ name }) => name.slice(0, 3),
  'a tag': ({ tags }) => tags[0] ?? '',
  'a tag and a word': ({ name, tags }) => `${tags[0]} ${name.split(' ')[1]}`,
  'a word of a text': ({ vacancies }) => vacancies[0]?.tasks.split(' ')[0] ?? '',
  'a typo': ({ name }, random) => {
    const at = 1 + Math.floor(random() * (name.length - 3));
    return name.slice(0, at) + name.slice(at + 1);
  },
  'other alphabet': ({ name }) => toLatin(name),
  'other layout': ({ name }) => swapLayout(name) ?? name,
  nothing: (_, random) => `щы${Math.floor(random() * 1e9).toString(36)} ' & !`,
  '': () => '',
};

function sampleQueries(count: number) {
  const random = randomFrom(7);
  const projects = [...inventProjects(Math.min(count, 5000))];
  return Object.entries(kinds).map(
    ([kind, make]) =>
      [
        kind,
        Array.from({ length: perKind }, () =>
          make(projects[Math.floor(random() * projects.length)] as Invented, random),
        ),
      ] as const,
  );
}

async function time(queries: readonly string[], find: (query: string) => Promise<unknown>) {
  const times: number[] = [];
  for (const query of queries) {
    const begun = performance.now();
    await find(query);
    times.push(performance.now() - begun);
  }
  return [0.5, 0.95, 0.99].map((share) => shareOf(times, share));
}

const row = (cells: string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(9))).join('');

export async function measureCatalogue(db: Db, count: number, filedIn: number, say: Say) {
  const { rows } = await sql<{ vacancies: number }>`
    select count(*)::int as vacancies from vacancy_search`.execute(db);
  say(
    `\n${number(count)} projects, ${number(rows[0]?.vacancies ?? 0)} vacancies, filed in ${Math.round(filedIn / 1000)} s: milliseconds per query, page of ${page}`,
  );
  const id = await skilledOf(db);
  const person = {
    id,
    telegramId: 1,
    role: 'user',
    isSuspended: false,
    viaBot: false,
    position: undefined,
  } as const;
  const context = { db, clock: () => new Date() };
  const none = { tags: [], tagsMode: 'all', limit: page } as const;
  const vacancy = { ...none, ...noVacancyFilters, sort: 'new' } as const;
  const filtered = { ...vacancy, level: ['Junior' as const], tags: ['React'] };
  const finds: Record<string, (query: string) => Promise<unknown>> = {
    projects: (query) => searchProjects(db, person, { ...none, query, tags: [], stage: [] }),
    vacancies: (query) => listVacancies(context, db, id, { ...vacancy, query, tags: [] }),
    'Junior, React': (query) => listVacancies(context, db, id, { ...filtered, query }),
    'one year, both tags': (query) =>
      listVacancies(context, db, id, {
        ...vacancy,
        query,
        experience: ['Без опыта', '0-1 год'],
        tags: ['React', 'TypeScript'],
      }),
    'any of two tags': (query) =>
      listVacancies(context, db, id, {
        ...vacancy,
        query,
        tags: ['React', 'TypeScript'],
        tagsMode: 'any',
      }),
    'that fit': (query) =>
      listVacancies(context, db, id, {
        ...vacancy,
        query,
        sort: 'match',
        tags: [],
      }),
    'wider than Junior, React': (query) => listWider(db, id, { ...filtered, query }),
  };
  for (const [what, find] of Object.entries(finds)) {
    say(row([what, 'p50', 'p95', 'p99']));
    for (const [query, queries] of sampleQueries(count)) {
      const kind = query || 'nothing typed';
      await time(queries, find);
      const [p50 = 0, p95 = 0, p99 = 0] = await time(queries, find);
      say(row([`  ${kind}`, ...[p50, p95, p99].map((of) => of.toFixed(1))]));
    }
  }
}
