import { listVacancies, type SavedSearch, searchUsers } from '@kollab/contract';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { refreshProject } from '#src/discovery/catalogue/cataloguing.service.ts';
import {
  type Filters,
  groupsOf,
  partOf,
  readSearchTerms,
} from '#src/discovery/catalogue/search-terms.ts';
import { refreshPerson } from '#src/discovery/search/indexing.service.ts';
import { readQuery } from '#src/discovery/search/readings.ts';
import { allOf, plainTiers } from '#src/discovery/search/tiers.ts';
import { studiesAt, tokenKinds, wholeToken } from '#src/discovery/search/tokens.ts';
import { sharedApp } from '#test/test-app.ts';
import { matchNext } from './alert-matching.service.ts';

const kollab = sharedApp();
const tags = ['React', 'Vue', 'Node.js', 'C++', 'C#', 'Docker', 'Figma', 'Анимация', 'UX/UI', 'Go'];
const words =
  'разработчик дизайнер карта карты лунная солнечный бот анализ данных игра звук монтаж ёлка developer designer backend mobile'.split(
    ' ',
  );
const otherwise =
  'раз дев картами солн луна рeact кфсе ltdtkjgth реакт c и dizajner елка игр mob Fig ux докер ab'.split(
    ' ',
  );
const typed = words.concat(tags, otherwise, ['node js', 'анализ данных']);
const levels = ['Junior', 'Middle', 'Senior'] as const;

function dice(seed: number) {
  let state = seed;
  const below = (count: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * count);
  };
  const one = <T>(of: readonly T[]) => of[below(of.length)] as T;
  const some = <T>(of: readonly T[], most: number) => [
    ...new Set(Array.from({ length: below(most + 1) }, () => one(of))),
  ];
  return { below, one, some };
}
const die = dice(7);

async function inventVacancies(count: number) {
  const { id: ownerId } = await kollab.approved();
  const at = kollab.context.clock();
  const project = { id: uuid(), owner_id: ownerId, name: 'Карта', approved_at: at, created_at: at };
  await kollab.db.insertInto('projects').values(project).execute();
  const rows = Array.from({ length: count }, (_, place) => ({
    id: uuid(),
    project_id: project.id,
    place,
    title: die.some(words, 2).join(' ') || 'Роль',
    level: die.one([...levels, null]),
    tags: JSON.stringify(die.some(tags, 3)),
    tasks: die.some(words, 3).join(', '),
  }));
  await kollab.db.insertInto('vacancies').values(rows).execute();
  await kollab.db.transaction().execute((trx) => refreshProject(trx, project));
}

/** What the list looks through for a search, before it mends typos. */
async function listed(query: string, filters: Filters) {
  const { db } = kollab;
  const groups = await groupsOf(db, filters);
  const part =
    query === ''
      ? await partOf(db, 'vacancy_search', groups)
      : (await readSearchTerms(db, 'vacancy_search', query, groups))?.otherwise;
  if (part === undefined) return query === '' && groups.length === 0 ? undefined : [];
  return matching('vacancy', part.tsquery);
}

async function matching(of: 'vacancy' | 'user', tsquery: string) {
  const { rows } = await sql<{ id: string }>`select ${sql.ref(`${of}_id`)} as id
    from ${sql.table(`${of}_search`)} where tok @@ ${tsquery}::tsquery order by id`.execute(
    kollab.db,
  );
  return rows.map(({ id }) => id);
}

type Search = Pick<SavedSearch, 'kind' | 'filter'>;

async function told(searches: readonly Search[]) {
  const { db, context } = kollab;
  const people = [await kollab.person(), await kollab.person()];
  const [at, later] = [context.clock(), new Date(context.clock().getTime() + 1)];
  const kept = searches.map((search) => ({ search, ids: people.map(() => uuid()) }));
  const values = kept.flatMap(({ search: { kind, filter }, ids }) =>
    people.map(({ id: userId }, index) => ({
      id: ids[index] ?? '',
      user_id: userId,
      kind,
      filter,
      mode: 'daily' as const,
      created_at: at,
    })),
  );
  await db.insertInto('saved_searches').values(values).execute();
  await db.deleteFrom('alert_due').execute();
  await sql`insert into alert_due (subject_id, kind, due_at)
    select vacancy_id, 'vacancies', ${later}::timestamptz from vacancy_search
    union all select user_id, 'people', ${later}::timestamptz from user_search`.execute(db);
  while (await matchNext(db, later));
  const { rows } = await sql<{ search: string; found: string[] }>`
    select search_id as search, array_agg(subject_id order by subject_id) as found
    from alerts, unnest(search_ids) as search_id group by search_id`.execute(db);
  const found = new Map(rows.map((row) => [row.search, row.found]));
  return kept.map(({ ids }) => {
    const [one = [], other = []] = ids.map((id) => found.get(id));
    expect(one).toEqual(other);
    return one;
  });
}

test('of ten thousand pairs a saved search matches those vacancies that its list finds', async () => {
  await inventVacancies(100);
  const reader = await kollab.person();
  const searches = Array.from({ length: 130 }, () => ({
    query: die.below(3) === 0 ? '' : die.some(typed, 2).join(' '),
    tags: die.below(2) === 0 ? die.some(tags, 2) : [],
    tagsMode: die.one(['all', 'any'] as const),
    level: die.below(3) === 0 ? die.some(levels, 2) : [],
  }));
  const matched = await told(searches.map((filter) => ({ kind: 'vacancies', filter })));
  let found = 0;
  for (const [index, filter] of searches.entries()) {
    const { query, ...filters } = filter;
    const expected = await listed(query, filters);
    if (expected === undefined) continue;
    const met = matched[index] ?? [];
    expect({ filter, met }).toEqual({ filter, met: expected });
    found += met.length;
    if (met.length < 5) continue;
    const cards = await reader.call(listVacancies, { query: { ...filter, limit: 200 } });
    expect(cards.map(({ id }) => id).toSorted()).toEqual(met);
  }
  expect(found).toBeGreaterThan(700);
});

const universities = ['МГУ', 'МГУ Саров', 'МФТИ', 'ИТМО', 'Университет ИТМО', ''];

/** People whose names mean nothing to any search here: by these nobody is waited for. */
async function inventPeople(count: number) {
  const at = kollab.context.clock();
  const people = Array.from({ length: count }, (_, index) => ({
    id: uuid(),
    telegram_id: 7_500_000_000 + index,
    first_name: '鵬',
    last_name: '鵬',
    approved_at: at,
    created_at: at,
    university: die.one(universities),
    looking_for_team: die.one(['yes', 'maybe', null] as const),
    tags: JSON.stringify(die.some(tags, 3)),
  }));
  await kollab.db.insertInto('users').values(people).execute();
  await kollab.db.transaction().execute(async (trx) => {
    for (const person of people) await refreshPerson(trx, person);
  });
}

interface OfPeople {
  university?: string | undefined;
  lookingForTeam?: 'yes' | 'maybe' | undefined;
}

async function listedPeople(query: string, { university, lookingForTeam }: OfPeople) {
  const within = allOf([
    ...(university ? [studiesAt(university)] : []),
    ...(lookingForTeam ? [[wholeToken(tokenKinds.lookingForTeam, lookingForTeam)]] : []),
  ]);
  if (query === '') return within === undefined ? undefined : matching('user', within);
  const tiers = plainTiers(await readQuery(kollab.db, 'search_words', query));
  if (tiers.length === 0) return [];
  const asked = tiers.map(({ tsquery }) => `(${tsquery})`).join(' | ');
  return matching('user', within === undefined ? asked : `(${asked}) & ${within}`);
}

test('of ten thousand pairs a saved search matches those people whom its list finds', async () => {
  await inventPeople(100);
  const reader = await kollab.person();
  const searches = Array.from({ length: 130 }, () => ({
    query: die.below(3) === 0 ? '' : die.some(tags.concat(otherwise), 2).join(' '),
    university: die.one([...universities, 'мг', undefined]) || undefined,
    lookingForTeam: die.one(['yes', 'maybe', undefined, undefined] as const),
  }));
  const matched = await told(searches.map((filter) => ({ kind: 'people', filter })));
  let found = 0;
  for (const [index, filter] of searches.entries()) {
    const expected = await listedPeople(filter.query, filter);
    if (expected === undefined) continue;
    const met = matched[index] ?? [];
    expect({ filter, met }).toEqual({ filter, met: expected });
    found += met.length;
    if (met.length < 5) continue;
    const cards = await reader.call(searchUsers, { query: { ...filter, limit: 200 } });
    expect(cards.map(({ id }) => id).toSorted()).toEqual(met);
  }
  expect(found).toBeGreaterThan(500);
});
