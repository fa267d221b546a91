import { limits } from '@kollab/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#test/screen.tsx';
import { sampleProfileSubmission, sampleReport } from '#test/sample-submission.ts';
import { card, cards, emptyServer, openQueue, press, server, names } from '#test/queue-fixture.ts';

const decidedAt = '2026-01-05T09:00:00Z';
const changes = [
  { changeType: 'statusShort' as const, oldValue: 'Ищу', newValue: 'Нашёл' },
  { changeType: 'description' as const, oldValue: '', newValue: 'О себе' },
];
const moment = /Аня Судьина, 5 января.*09:00|Аня Судьина, 5 января/;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  emptyServer();
  server.profile = [
    sampleProfileSubmission(1, { changes }),
    sampleProfileSubmission(2, { submittedAt: '2026-01-02T00:00:00Z' }),
  ];
});

it('who was first and when stays to be read, and then the next follows', async () => {
  await openQueue(2, () => {
    server.profile = server.profile.filter(({ telegramId }) => telegramId !== 1);
    const details = { status: 'Approved', decidedBy: 'Аня Судьина', decidedAt, version: 1 };
    return refused(409, 'alreadyDecided', 'Заявка уже обработана', details);
  });
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
  const decisions = await openQueue(2, (path) => {
    if (server.profile.some(({ version }) => version === 2)) {
      server.profile = server.profile.filter(({ telegramId }) => telegramId !== 1);
      return Response.json({ path });
    }
    server.profile = [...server.profile.slice(1), newer];
    return refused(409, 'staleVersion', 'Заявка изменилась, посмотрите её ещё раз', { version: 2 });
  });
  press('Одобрить');
  expect(await screen.findByText('Изменилось: Короткий статус, О себе')).toBeDefined();
  expect(names()).toEqual(['Человек 1', 'Человек 2']);
  vi.advanceTimersByTime(700);
  press('Одобрить');
  await waitFor(() => expect(names()).toEqual(['Человек 2']));
  expect(decisions().map(({ body }) => body)).toEqual([{ version: 1 }, { version: 2 }]);
});

describe('a newer version that comes by itself', () => {
  const newer = (version: number, newValue: string) =>
    sampleProfileSubmission(1, {
      version,
      changes: [{ changeType: 'statusShort', oldValue: 'Ищу', newValue }],
    });
  const come = async (version: number, newValue: string) => {
    server.profile = [newer(version, newValue)];
    await act(() => vi.advanceTimersByTimeAsync(limits.statusPolling));
  };
  const stale = () =>
    refused(409, 'staleVersion', 'Заявка изменилась, посмотрите её ещё раз', { version: 2 });
  const open = async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.profile = [newer(1, 'Нашёл')];
    const decisions = await openQueue(1, (path) =>
      path.length > 0 && decisions().length < 2 ? stale() : Response.json({}),
    );
    return decisions;
  };

  it('does not take the place of what is read, until that is decided on in vain', async () => {
    const decisions = await open();
    await come(2, 'Купите гараж');
    expect(card().getByText(/Нашёл/)).toBeDefined();
    expect(card().queryByText(/Купите гараж/)).toBeNull();
    press('Одобрить');
    expect(await card().findByText(/Купите гараж/)).toBeDefined();
    expect(card().getByText('Изменилось: Короткий статус')).toBeDefined();
    await come(3, 'Продам гараж');
    expect(card().getByText(/Купите гараж/)).toBeDefined();
    press('Одобрить');
    await waitFor(() =>
      expect(decisions().map(({ body }) => body)).toEqual([{ version: 1 }, { version: 2 }]),
    );
  });

  it('is not what a reason is sent to that was written for the one before', async () => {
    const decisions = await open();
    press('Отклонить');
    const sheet = within(screen.getByRole('dialog', { hidden: true }));
    fireEvent.change(screen.getByLabelText('Причина'), { target: { value: 'Нашёл что?' } });
    await come(2, 'Нашёл команду');
    fireEvent.click(sheet.getByRole('button', { name: 'Отклонить', hidden: true }));
    expect(await screen.findByText('Ошибка при отклонении профиля')).toBeDefined();
    expect(decisions().map(({ body }) => body)).toEqual([{ comment: 'Нашёл что?', version: 1 }]);
    expect(await card().findByText(/Нашёл команду/)).toBeDefined();
  });

  it('of what went and came again is read as anything new', async () => {
    await open();
    server.profile = [];
    await act(() => vi.advanceTimersByTimeAsync(limits.statusPolling));
    await come(2, 'Купите гараж');
    expect(card().getByText(/Купите гараж/)).toBeDefined();
  });
});

it('what is submitted anew while a finger holds its decided card can be decided, too', async () => {
  let reads = 0;
  const decisions = await openQueue(
    2,
    () => {
      server.profile = [sampleProfileSubmission(1, { version: 2 }), ...server.profile.slice(1)];
      reads = 0;
      return Response.json({});
    },
    undefined,
    () => {
      reads += 1;
      return undefined;
    },
  );
  press('Одобрить');
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(reads).toBeGreaterThan(0));
  await screen.findByRole('tab', { name: /^Все\s2$/ });
  fireEvent.pointerUp(document.body);
  await waitFor(
    () => {
      vi.advanceTimersByTime(2000);
      press('Одобрить');
      expect(decisions()).toHaveLength(2);
    },
    { timeout: 5000 },
  );
  expect(decisions().map(({ body }) => body)).toEqual([{ version: 1 }, { version: 2 }]);
});

it('a claim that another moderator holds says whose it is and until when', async () => {
  const until = '2026-01-05T10:00:00Z';
  await openQueue(2, () =>
    refused(409, 'claimedByOther', 'Заявка уже в работе у другого модератора', {
      claimedBy: 'Аня Судьина',
      claimedUntil: until,
    }),
  );
  press('В работу');
  expect(await screen.findByText('Ошибка при обновлении статусов профилей.')).toBeDefined();
  expect(screen.getByText(/^В работе: Аня Судьина, до \d\d:\d\d$/)).toBeDefined();
  expect(card().getByRole('button', { name: 'Одобрить' })).toBeDefined();
});

it('a role that was taken meanwhile is told in the server’s words', async () => {
  await openQueue(2, () => refused(403, 'forbidden', 'Это действие вам недоступно'));
  press('Одобрить');
  expect(await screen.findByText('Это действие вам недоступно')).toBeDefined();
});

it('a report that was answered meanwhile stays to say so', async () => {
  server.profile = [];
  server.report = [sampleReport('r')];
  await openQueue(1, () => {
    server.report = [];
    return refused(409, 'alreadyDecided', 'Заявка уже обработана', {
      decidedBy: 'Аня Судьина',
      decidedAt,
    });
  });
  press('Отклонить жалобу');
  expect(await screen.findByText('Не удалось решить по жалобе')).toBeDefined();
  expect(screen.getByText(/^Решение: Аня Судьина/)).toBeDefined();
  await waitFor(() => press('Дальше'));
  expect(await screen.findByText('Очередь пуста')).toBeDefined();
});
