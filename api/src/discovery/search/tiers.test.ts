import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { findPeople, type Within, withinBounds } from './search.queries.ts';
import { allOf, markCommon, type Tier } from './tiers.ts';
import { indexPeople } from './indexing.queries.ts';

const names = "('nреакт')";
const tags = "('nреакт' | 'treact')";
const beginnings = "('nреакт' | 'treact' | 'treactor')";
const tiers: Tier[] = [
  { rank: 2, tsquery: names, without: [] },
  { rank: 3, tsquery: tags, without: [names] },
  { rank: 4, tsquery: beginnings, without: [tags] },
];

test('a tsquery quotes what it is made of and is nothing when a word has no terms', () => {
  expect(allOf([["nо'брайен"], ['tc\\', { prefix: 'nа' }]])).toBe(
    `('nо''брайен') & ('tc\\\\' | 'nа':*)`,
  );
  expect(allOf([['nа'], []])).toBeUndefined();
  expect(allOf([])).toBeUndefined();
});

test('what many have is looked for in the table by the first tier that asks for it', () => {
  const marks = (tokens: string[]) => markCommon(tiers, tokens).map(({ isCommon }) => isCommon);
  expect(marks(['tpython', 'treact'])).toEqual([false, true, false]);
  expect(marks(['treac'])).toEqual([false, false, false]);
  expect(marks([])).toEqual([false, false, false]);
});

test('the table and the index tell the same people', async () => {
  const url = await createTestDatabase();
  const db = connectDatabase({ url, onError: () => undefined, poolSize: 1 });
  const people = ['React', 'React', 'Reactor', 'Python'].map((tag, index) => ({
    id: uuid(),
    telegram_id: index + 1,
    first_name: index === 0 ? 'Реакт' : 'Аня',
    last_name: '',
    middle_name: '',
    tags: [tag],
    university: index === 1 ? 'МГУ' : 'МФТИ',
    looking_for_team: null,
    approved_at: new Date(),
    suspended_at: null,
    hidden_at: null,
  }));
  for (const { tags: own, ...person } of people) {
    await db
      .insertInto('users')
      .values({ ...person, tags: JSON.stringify(own) })
      .execute();
  }
  await indexPeople(db, people);
  const find = async (tokens: string[], within: Within = {}) => {
    const page = { after: undefined, limit: 9, ...within };
    const hits = await withinBounds(db, (trx) => findPeople(trx, markCommon(tiers, tokens), page));
    return hits.map(({ rank, id }) => [rank, id]);
  };
  const found = await find([]);
  expect(found.map(([rank]) => rank)).toEqual([2, 3, 4]);
  expect(await find(['treact'])).toEqual(found);
  const studies = "('uмф':*)";
  const there = await find([], { indexed: studies });
  expect(there).toEqual(found.filter(([rank]) => rank !== 3));
  expect(await find([], { seen: studies })).toEqual(there);
  expect(await find([], { first: studies })).toEqual(there);
  expect(await find([], { indexed: names, seen: studies })).toEqual([found[0]]);
  await db.destroy();
});
