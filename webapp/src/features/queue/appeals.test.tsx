import type { SanctionAppeal } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptyServer, openQueue, server } from '#test/queue-fixture.ts';

const id = '0190d5a0-0000-7000-8000-0000000000d1';
const path = `/api/User/decide-appeal/${id}`;
const sample = (more: Partial<SanctionAppeal> = {}): SanctionAppeal => ({
  id,
  kind: 'suspension',
  name: 'Семён Грубый',
  telegramId: 30,
  projectId: null,
  reason: 'Реклама или спам',
  sanctionedBy: 'Вера Тихая',
  sanctionedAt: '2026-11-20T10:00:00.000Z',
  until: '2126-11-27T10:00:00.000Z',
  text: 'Я звал на бесплатную лекцию',
  submittedAt: '2026-11-21T10:00:00.000Z',
  isForOthers: false,
  ...more,
});

beforeEach(() => {
  emptyServer();
  server.appeal = [sample()];
});

const open = () =>
  openQueue(0, (asked) => {
    server.appeal = [];
    return Response.json({ path: asked });
  });
const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name, hidden: true }).at(-1) ?? document.body);

it('an appeal says against what it is, and leads to whom it is of', async () => {
  await open();
  expect(await screen.findByText('Я звал на бесплатную лекцию')).toBeDefined();
  expect(screen.getByText('Причина: Реклама или спам')).toBeDefined();
  expect(screen.getByText(/Вера Тихая/)).toBeDefined();
  expect(screen.queryByText('Очередь пуста')).toBeNull();
  expect(screen.getByRole('link', { name: /Семён Грубый/ }).getAttribute('href')).toBe('/user/30');
});

it('counts among all that waits', async () => {
  await open();
  expect(await screen.findByRole('tab', { name: /^Все\s1$/ })).toBeDefined();
});

it('is granted once that is confirmed', async () => {
  const decisions = await open();
  await screen.findByText('Я звал на бесплатную лекцию');
  press('Снять ограничение');
  await screen.findByText(/^Снять ограничение\?/);
  press('Снять ограничение');
  expect(await screen.findByText('Ограничение снято')).toBeDefined();
  await waitFor(() => expect(decisions()).toMatchObject([{ path, body: { decision: 'granted' } }]));
  await waitFor(() => expect(screen.queryByText('Я звал на бесплатную лекцию')).toBeNull());
});

it('is refused for a reason only', async () => {
  const decisions = await open();
  await screen.findByText('Я звал на бесплатную лекцию');
  press('Оставить в силе');
  await screen.findByText('Оставить решение в силе?');
  press('Оставить в силе');
  expect(await screen.findByText('Нужно ≥5 символов')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Причина'), { target: { value: 'Жалоб было семь' } });
  press('Оставить в силе');
  const body = { decision: 'refused', comment: 'Жалоб было семь' };
  await waitFor(() => expect(decisions()).toMatchObject([{ path, body }]));
});

it('is for another moderator than who decided first', async () => {
  server.appeal = [sample({ isForOthers: true })];
  await open();
  expect(await screen.findByText('Апелляцию рассмотрит другой модератор')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Снять ограничение' })).toBeNull();
});
