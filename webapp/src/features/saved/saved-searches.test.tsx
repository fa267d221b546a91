import type { SavedSearch } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { withoutConnection } from '#test/without-connection.ts';
import { SavedSearches } from './saved-searches.tsx';

const search: SavedSearch = {
  id: '0190d5a0-0000-7000-8000-0000000000c1',
  kind: 'people',
  filter: { query: 'дизайн' },
  mode: 'daily',
  createdAt: '2026-11-01T00:00:00.000Z',
};

const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Сообщать/ });
const choose = async (value: string) => fireEvent.change(await select(), { target: { value } });

beforeEach(() => viewAs(5));

it('another mode shows at once, and falls back where the server refuses', async () => {
  const answer = Promise.withResolvers<Response>();
  serveApi(({ method }) => (method === 'PATCH' ? answer.promise : Response.json([search])));
  openScreen(SavedSearches, '/', '/');
  await choose('weekly');
  await waitFor(async () => expect((await select()).value).toBe('weekly'));
  answer.resolve(Response.json({}, { status: 500 }));
  expect(await screen.findByText('Не удалось сохранить поиск')).toBeDefined();
  expect((await select()).value).toBe('daily');
});

it('a mode that is chosen without a connection waits for it in sight', async () => {
  serveApi(() => Response.json([search]));
  openScreen(SavedSearches, '/', '/');
  await select();
  const connect = withoutConnection();
  window.dispatchEvent(new Event('offline'));
  await choose('never');
  expect(await screen.findByText(/^Нет соединения. Выбор сохранится/)).toBeDefined();
  let kept = search;
  const asked = serveApi(({ method, body }) => {
    if (method === 'PATCH') kept = { ...search, ...(body as object) };
    return Response.json(method === 'PATCH' ? kept : [kept]);
  });
  connect();
  expect(await screen.findByText('Люди')).toBeDefined();
  expect((await select()).value).toBe('never');
  expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { mode: 'never' },
  ]);
});
