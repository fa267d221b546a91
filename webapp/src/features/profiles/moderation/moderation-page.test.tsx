import { type ModerationHistory, paths } from '@kollab/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreen, refused, serveApi } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import ModerationPage from './moderation-page.tsx';

const day = 24 * 60 * 60_000;
const later = () => new Date(Date.now() + day).toISOString();
const at = '2026-01-05T10:00:00Z';
const change = { changeType: 'statusShort' as const, oldValue: 'Ищу', newValue: 'Продам гараж' };

let history: ModerationHistory;

beforeEach(() => {
  localStorage.clear();
  history = {
    moderationStatus: 'Rejected',
    statusUpdatedAt: at,
    rejectionReason: 'В тексте реклама',
    mayAppealUntil: later(),
    events: [
      { kind: 'submitted', version: 1, reason: null, at },
      { kind: 'rejected', version: 1, reason: 'В тексте реклама', at },
    ],
    changes: [change],
  };
});

const appealed = () => {
  history = {
    ...history,
    moderationStatus: 'Pending',
    mayAppealUntil: null,
    events: [...history.events, { kind: 'appealed', version: 2, reason: null, at }],
  };
  return Response.json({ moderationStatus: 'Pending' });
};

function open(telegramId = 1, answer: () => Response = appealed, hours: number | null = 3) {
  const asked = serveApi(({ method, path }) => {
    if (method === 'POST') return answer();
    if (path.includes('typical-time')) {
      return Response.json({ profileHours: hours, projectHours: null });
    }
    return Response.json(history);
  });
  const me = { ...sampleUser, telegramId, moderationStatus: history.moderationStatus };
  openScreen(ModerationPage, paths.moderation, paths.moderation, me);
  return asked;
}

const appealCell = () => screen.findByRole('button', { name: /^Обжаловать/ });
const sheet = () => within(screen.getByRole('dialog', { hidden: true }));
const label = 'С чем вы не согласны';
const send = () =>
  fireEvent.click(sheet().getByRole('button', { name: 'Отправить апелляцию', hidden: true }));

describe('after a rejection', () => {
  it('one can appeal, once, and sees it on its way', async () => {
    const asked = open();
    fireEvent.click(await appealCell());
    send();
    expect(screen.getByText('Напишите, с чем вы не согласны')).toBeDefined();
    fireEvent.change(screen.getByLabelText(label), { target: { value: ' Это мой диплом ' } });
    send();
    expect(await screen.findByText('Апелляция отправлена', { selector: 'li *' })).toBeDefined();
    expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/User/appeal-profile',
      body: { telegramId: 1, text: 'Это мой диплом' },
    });
    expect(screen.queryByRole('button', { name: /^Обжаловать/ })).toBeNull();
  });

  it('an appeal has 2000 characters, and the field says how many are left', async () => {
    const asked = open(2);
    fireEvent.click(await appealCell());
    const type = (length: number) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'я'.repeat(length) } });
    type(1900);
    expect(screen.getByText('Осталось 100')).toBeDefined();
    type(2001);
    send();
    expect(screen.getAllByText('Лишних символов: 1')).toHaveLength(1);
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('what is written outlives a refusal, the sheet and the screen', async () => {
    const answer = () =>
      refused(409, 'appealTooLate', 'Обжаловать решение можно в течение 20 дней');
    open(3, answer);
    fireEvent.click(await appealCell());
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Это мой диплом' } });
    send();
    expect(await screen.findByText(/^Не удалось отправить апелляцию\. Обжаловать/)).toBeDefined();
    cleanup();
    open(3, answer);
    fireEvent.click(await appealCell());
    expect(screen.getByDisplayValue('Это мой диплом')).toBeDefined();
  });

  it.each([null, '2026-01-01T00:00:00Z'])(
    'one cannot appeal with «%s» as the last moment',
    async (mayAppealUntil) => {
      history = { ...history, mayAppealUntil };
      open(4);
      expect(await screen.findByText('Исправить и отправить')).toBeDefined();
      expect(screen.queryByRole('button', { name: /^Обжаловать/ })).toBeNull();
    },
  );
});

describe('while one waits', () => {
  beforeEach(() => appealed());

  it('the screen says how long it usually takes', async () => {
    open(5);
    expect(await screen.findByText(/^Обычно отвечаем за 3 часа/)).toBeDefined();
  });

  it('the screen says nothing where that is not known', async () => {
    const asked = open(6, appealed, null);
    await waitFor(() => expect(asked.some(({ path }) => path.includes('typical'))).toBe(true));
    expect(await screen.findByText('Решение')).toBeDefined();
    expect(screen.queryByText(/Обычно отвечаем/)).toBeNull();
  });
});
