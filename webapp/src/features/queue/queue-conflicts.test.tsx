import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleProfileSubmission, sampleReport } from '#test/sample-submission.ts';
import {
  card,
  cards,
  emptyServer,
  openQueue,
  press,
  refused,
  server,
} from '#test/queue-fixture.ts';

const decidedAt = '2026-01-05T09:00:00Z';
const changes = [
  { changeType: 'statusShort' as const, oldValue: 'Ищу', newValue: 'Нашёл' },
  { changeType: 'description' as const, oldValue: '', newValue: 'О себе' },
];
const moment = /Аня Судьина, 5 января.*09:00|Аня Судьина, 5 января/;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['performance'] });
  emptyServer();
  server.profile = [
    sampleProfileSubmission(1, { changes }),
    sampleProfileSubmission(2, { submittedAt: '2026-01-02T00:00:00Z' }),
  ];
});

const names = () => cards().map((one) => one.getAttribute('aria-label'));

it('who was first and when stays to be read, and then the next follows', async () => {
  openQueue(() => {
    server.profile = server.profile.filter(({ telegramId }) => telegramId !== 1);
    const details = { status: 'Approved', decidedBy: 'Аня Судьина', decidedAt, version: 1 };
    return refused(409, 'alreadyDecided', 'Заявка уже обработана', details);
  });
  await waitFor(() => expect(cards()).toHaveLength(2));
  press('Одобрить');
  expect(await screen.findByText('Ошибка при одобрении профиля')).toBeDefined();
  expect(screen.getByText('Заявка уже обработана')).toBeDefined();
  expect(screen.getByText(/^Одобрено: /).textContent).toMatch(moment);
  await waitFor(() => expect(card().queryByRole('button', { name: 'Одобрить' })).toBeNull());
  expect(names()).toEqual(['Человек 1', 'Человек 2']);
  press('Дальше');
  expect(names()).toEqual(['Человек 2']);
  expect(document.activeElement).toBe(cards()[0]);
});

it('a newer version takes the place of the one that was seen, and says what changed', async () => {
  const newer = sampleProfileSubmission(1, {
    version: 2,
    submittedAt: '2026-01-09T00:00:00Z',
    changes: [{ changeType: 'statusShort', oldValue: 'Ищу', newValue: 'Ищу снова' }],
  });
  const decisions = openQueue((path) => {
    if (server.profile.some(({ version }) => version === 2)) {
      server.profile = server.profile.filter(({ telegramId }) => telegramId !== 1);
      return Response.json({ path });
    }
    server.profile = [...server.profile.slice(1), newer];
    return refused(409, 'staleVersion', 'Заявка изменилась, посмотрите её ещё раз', { version: 2 });
  });
  await waitFor(() => expect(cards()).toHaveLength(2));
  press('Одобрить');
  expect(await screen.findByText('Изменилось: Короткий статус, О себе')).toBeDefined();
  expect(names()).toEqual(['Человек 1', 'Человек 2']);
  vi.advanceTimersByTime(700);
  press('Одобрить');
  await waitFor(() => expect(names()).toEqual(['Человек 2']));
  expect(decisions().map(({ body }) => body)).toEqual([{ version: 1 }, { version: 2 }]);
});

it('a claim that another moderator holds says whose it is and until when', async () => {
  const until = '2026-01-05T10:00:00Z';
  openQueue(() =>
    refused(409, 'claimedByOther', 'Заявка уже в работе у другого модератора', {
      claimedBy: 'Аня Судьина',
      claimedUntil: until,
    }),
  );
  await waitFor(() => expect(cards()).toHaveLength(2));
  press('В работу');
  expect(await screen.findByText('Ошибка при обновлении статусов профилей.')).toBeDefined();
  expect(screen.getByText(/^В работе: Аня Судьина, до \d\d:\d\d$/)).toBeDefined();
  expect(card().getByRole('button', { name: 'Одобрить' })).toBeDefined();
});

it('a role that was taken meanwhile is told in the server’s words', async () => {
  openQueue(() => refused(403, 'forbidden', 'Это действие вам недоступно'));
  await waitFor(() => expect(cards()).toHaveLength(2));
  press('Одобрить');
  expect(await screen.findByText('Это действие вам недоступно')).toBeDefined();
});

it('a report that was answered meanwhile stays to say so', async () => {
  server.profile = [];
  server.report = [sampleReport('r')];
  openQueue(() => {
    server.report = [];
    return refused(409, 'alreadyDecided', 'Заявка уже обработана', {
      decidedBy: 'Аня Судьина',
      decidedAt,
    });
  });
  await waitFor(() => expect(cards()).toHaveLength(1));
  press('Отклонить жалобу');
  expect(await screen.findByText('Не удалось решить по жалобе')).toBeDefined();
  expect(screen.getByText(/^Решение: Аня Судьина/)).toBeDefined();
  await waitFor(() => press('Дальше'));
  expect(await screen.findByText('Очередь пуста')).toBeDefined();
});
