import {
  deleteSearch,
  listSavedSearches,
  saveSearch,
  type SavedSearchInput,
  setSearchMode,
} from '@kollab/contract';
import { expect, test } from 'vitest';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const ilya = fresh(() => kollab.person());

const search = (tag: string): SavedSearchInput => ({
  kind: 'vacancies',
  filter: { tags: [tag] },
  mode: 'daily',
});
const keep = (body: SavedSearchInput, person: Someone = ilya) => person.call(saveSearch, { body });
const list = (person: Someone = ilya) => person.call(listSavedSearches, {});

test('searches are kept with their mode, changed and deleted', async () => {
  const kept = await keep(search('React'));
  expect(kept).toMatchObject(search('React'));
  expect(await list()).toEqual([kept]);
  const params = { id: kept.id };
  expect(await ilya.call(setSearchMode, { params, body: { mode: 'now' } })).toEqual({
    ...kept,
    mode: 'now',
  });
  for (const _ of [1, 2]) {
    expect(await ilya.call(deleteSearch, { params, body: {} })).toEqual(params);
  }
  expect(await list()).toEqual([]);
});

test('the same search again is one, with the mode that it has last', async () => {
  const { id } = await keep(search('React'));
  const filter = { level: [], tags: ['React'] };
  expect(await keep({ kind: 'vacancies', filter, mode: 'weekly' })).toMatchObject({ id });
  expect(await list()).toMatchObject([{ id, mode: 'weekly' }]);
});

test('ten are the most, also of many saved at once', async () => {
  const tries = Array.from({ length: 12 }, (_, index) => keep(search(`Тег ${index}`)));
  const codes = await Promise.all(tries.map((one) => one.catch((error: unknown) => error)));
  const refusal = refused('tooManySearches', 409);
  expect(codes.filter((one) => one instanceof Error)).toMatchObject([refusal, refusal]);
  expect(await list()).toHaveLength(10);
});

test('nobody changes or deletes what another saved', async () => {
  const { id } = await keep(search('React'));
  const oleg = await kollab.person();
  const change = oleg.call(setSearchMode, { params: { id }, body: { mode: 'never' } });
  await expect(change).rejects.toMatchObject(refused('searchNotFound', 404));
  await oleg.call(deleteSearch, { params: { id }, body: {} });
  expect(await list()).toMatchObject([{ id, mode: 'daily' }]);
});

test('a search of people asks for something', async () => {
  const nothing = keep({ kind: 'people', filter: {}, mode: 'daily' });
  await expect(nothing).rejects.toMatchObject(refused('emptyQuery', 400));
});
