import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  sampleProfileSubmission,
  sampleProjectSubmission,
  sampleReport,
} from '#test/sample-submission.ts';
import { sampleUser } from '#test/samples.ts';
import { card, cards, emptyServer, openQueue, press, server, names } from '#test/queue-fixture.ts';

const minute = 60_000;
const ago = (minutes: number) => ({
  submittedAt: new Date(Date.now() - minutes * minute - 1000).toISOString(),
});
const openOnes = () =>
  cards()
    .filter((one) => one.dataset['line'] === undefined)
    .map((one) => one.getAttribute('aria-label'));
const unfold = (index: number) => fireEvent.click(card(index).getByRole('button'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  emptyServer();
  server.profile = [
    sampleProfileSubmission(1, {
      ...ago(26 * 60),
      risks: ['first', 'newLink'],
      changes: [{ changeType: 'statusShort', oldValue: 'Ищу', newValue: 'Нашёл' }],
    }),
    sampleProfileSubmission(2, { ...ago(180), risks: ['first'] }),
    sampleProfileSubmission(4, ago(20)),
  ];
  server.project = [
    sampleProjectSubmission('a', { ...ago(120), risks: ['newTag', 'rejectedBefore'] }),
  ];
  server.report = [sampleReport('r', ago(60))];
});

const open = async () => {
  const decisions = await openQueue(5);
  return decisions;
};

it('many are lines that say who, what, since when and what to look at', async () => {
  await open();
  expect(openOnes()).toEqual([]);
  for (const said of ['ждёт 26 часов', 'Больше суток', 'Новая ссылка']) {
    expect(card(0).getByText(said)).toBeDefined();
  }
  expect(card(0).getByText(/^Профиль,/)).toBeDefined();
  expect(card(1).getByText('Профиль, ждёт 3 часа')).toBeDefined();
  expect(card(1).queryByText('Больше суток')).toBeNull();
  expect(card(2).getByText('Проект, ждёт 2 часа')).toBeDefined();
  expect(card(3).getByText('Жалоба, ждёт 1 час')).toBeDefined();
});

it('lines of one kind do not say of each what kind it is', async () => {
  server.profile = [...server.profile, ...[5, 6].map((id) => sampleProfileSubmission(id))];
  await openQueue(5, undefined, '/moderation?kind=profile');
  expect(card(3).getByText('ждёт 3 часа')).toBeDefined();
});

it('a line opens and folds again', async () => {
  await open();
  unfold(0);
  expect(openOnes()).toEqual(['Человек 1']);
  expect(document.activeElement).toBe(cards()[0]);
  expect(card(0).getByText(/Нашёл/)).toBeDefined();
  expect(card(0).getByText('Впервые')).toBeDefined();
  fireEvent.click(card(0).getByRole('button', { name: 'Свернуть: Человек 1' }));
  expect(openOnes()).toEqual([]);
  expect(document.activeElement).toBe(cards()[0]);
});

it('the one after a decided one opens by itself', async () => {
  await open();
  unfold(0);
  press('Одобрить');
  await waitFor(() => expect(names()[0]).toBe('Человек 2'));
  expect(openOnes()).toEqual(['Человек 2']);
  expect(document.activeElement).toBe(cards()[0]);
});

it('can be gone through one by one', async () => {
  const decisions = await open();
  fireEvent.click(screen.getByRole('button', { name: 'По одной' }));
  expect([names(), openOnes()]).toEqual([['Человек 1'], ['Человек 1']]);
  expect(screen.getByText('1 из 5')).toBeDefined();
  vi.advanceTimersByTime(2000);
  fireEvent.click(screen.getByRole('button', { name: 'Пропустить' }));
  expect(names()).toEqual(['Человек 2']);
  expect(document.activeElement).toBe(cards()[0]);
  vi.advanceTimersByTime(2000);
  press('Одобрить');
  await waitFor(() => expect(names()).toEqual(['Проект a']));
  expect(decisions().map(({ path }) => path)).toEqual(['/api/User/approve-profile/2']);
  expect(await screen.findByText('2 из 4')).toBeDefined();
});

it('stands in the order that is chosen', async () => {
  await open();
  const sort = (value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Порядок' }), { target: { value } });
  sort('kind');
  expect(names()).toEqual(['Человек 1', 'Человек 2', 'Человек 4', 'Проект a', 'Семён Грубый']);
  sort('risk');
  expect(names()).toEqual(['Проект a', 'Человек 1', 'Человек 2', 'Семён Грубый', 'Человек 4']);
  sort('age');
  expect(names()).toEqual(['Человек 1', 'Человек 2', 'Проект a', 'Семён Грубый', 'Человек 4']);
});

it('can be only what one has taken oneself', async () => {
  const until = '2099-01-01T10:00:00Z';
  const claimedBy = { telegramId: sampleUser.telegramId, name: 'Аня', until };
  server.project = [sampleProjectSubmission('a', { ...ago(120), claimedBy })];
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Мои' }));
  expect(names()).toEqual(['Проект a']);
  vi.advanceTimersByTime(2000);
  unfold(0);
  press('Одобрить');
  expect(await screen.findByText('Вы ничего не взяли в работу')).toBeDefined();
});

it('who has taken nothing finds back to the one that waits', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Мои' }));
  expect(cards()).toHaveLength(0);
  fireEvent.click(screen.getByRole('tab', { name: /^Проекты/ }));
  expect(await screen.findByText('Вы ничего не взяли в работу')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Мои' }));
  await waitFor(() => expect(names()).toEqual(['Проект a']));
});

it('tags that are new to the catalogue are marked, replaced or left out one by one', async () => {
  server.profile = [sampleProfileSubmission(1, { ...ago(5), newTags: ['Реактище', 'Шум', 'Хор'] })];
  server.project = [];
  server.report = [];
  const decisions = await openQueue(1);
  expect(await card().findAllByText('новый')).toHaveLength(3);
  press('Убрать тег: Шум');
  press('Заменить тег: Реактище');
  fireEvent.change(card().getByLabelText('Чем заменить «Реактище»', { selector: 'input' }), {
    target: { value: 'Rea' },
  });
  fireEvent.click(await card().findByRole('button', { name: 'Заменить на: React' }));
  expect(card().getByText('уберём')).toBeDefined();
  press('Одобрить');
  await waitFor(() => expect(cards()).toHaveLength(0));
  expect(decisions().map(({ body }) => body)).toEqual([
    {
      version: 1,
      tags: [
        { tagName: 'Реактище', becomes: 'React' },
        { tagName: 'Шум', becomes: null },
      ],
    },
  ]);
});
