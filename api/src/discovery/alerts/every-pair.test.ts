import { listVacancies, searchUsers } from '@kollab/contract';
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
import { studiesAt, wholeToken } from '#src/discovery/search/tokens.ts';
import { sharedApp } from '#test/test-app.ts';
import { keysOf } from './filing.ts';
import { predicateOf } from './searches.service.ts';

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

/** Numbers that look random and are the same each time. */
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

/** Under what each of all that is found may be filed. */
async function keysOfAll(of: 'vacancy' | 'user') {
  const { rows } = await sql<{ id: string; tokens: string[] }>`select ${sql.ref(`${of}_id`)} as id,
    tsvector_to_array(tok) as tokens from ${sql.table(`${of}_search`)}`.execute(kollab.db);
  return new Map(rows.map(({ id, tokens }) => [id, new Set(keysOf(tokens))]));
}

test('of ten thousand pairs a saved search matches those vacancies that its list finds', async () => {
  await inventVacancies(100);
  const keys = await keysOfAll('vacancy');
  const reader = await kollab.person();
  let found = 0;
  for (let round = 0; round < 130; round += 1) {
    const query = die.below(3) === 0 ? '' : die.some(typed, 2).join(' ');
    const filters = {
      tags: die.below(2) === 0 ? die.some(tags, 2) : [],
      tagsMode: die.one(['all', 'any'] as const),
      level: die.below(3) === 0 ? die.some(levels, 2) : [],
    };
    const filter = { query, ...filters };
    const expected = await listed(query, filters);
    if (expected === undefined) continue;
    const stored = await predicateOf(kollab.db, { kind: 'vacancies', filter }).catch(
      () => undefined,
    );
    const matched = stored?.predicate ? await matching('vacancy', stored.predicate) : [];
    const met = matched.filter((id) => stored?.filedUnder.some((key) => keys.get(id)?.has(key)));
    expect({ filter, matched, met }).toEqual({ filter, matched: expected, met: expected });
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

/** Whom the list looks through for a search, before it mends typos. */
async function listedPeople(query: string, { university, lookingForTeam }: OfPeople) {
  const within = allOf([
    ...(university ? [studiesAt(university)] : []),
    ...(lookingForTeam ? [[wholeToken('f', lookingForTeam)]] : []),
  ]);
  if (query === '') return within === undefined ? undefined : matching('user', within);
  const tiers = plainTiers(await readQuery(kollab.db, 'search_words', query));
  if (tiers.length === 0) return [];
  const asked = tiers.map(({ tsquery }) => `(${tsquery})`).join(' | ');
  return matching('user', within === undefined ? asked : `(${asked}) & ${within}`);
}

test('of ten thousand pairs a saved search matches those people whom its list finds', async () => {
  await inventPeople(100);
  const keys = await keysOfAll('user');
  const reader = await kollab.person();
  let found = 0;
  for (let round = 0; round < 130; round += 1) {
    const query = die.below(3) === 0 ? '' : die.some(tags.concat(otherwise), 2).join(' ');
    const filter = {
      query,
      university: die.one([...universities, 'мг', undefined]) || undefined,
      lookingForTeam: die.one(['yes', 'maybe', undefined, undefined] as const),
    };
    const expected = await listedPeople(query, filter);
    if (expected === undefined) continue;
    const stored = await predicateOf(kollab.db, { kind: 'people', filter }).catch(() => undefined);
    const matched = stored?.predicate ? await matching('user', stored.predicate) : [];
    const met = matched.filter((id) => stored?.filedUnder.some((key) => keys.get(id)?.has(key)));
    expect({ filter, matched, met }).toEqual({ filter, matched: expected, met: expected });
    found += met.length;
    if (met.length < 5) continue;
    const cards = await reader.call(searchUsers, { query: { ...filter, limit: 200 } });
    expect(cards.map(({ id }) => id).toSorted()).toEqual(met);
  }
  expect(found).toBeGreaterThan(500);
});
