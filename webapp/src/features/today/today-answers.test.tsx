import {
  type InboxEvent,
  type JoinedTeam,
  paths,
  readyReasons,
  type Today,
  type TodayWaiting,
} from '@kollab/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer } from '#test/screen.tsx';
import { sampleMatchedVacancy } from '#test/samples.ts';
import {
  application,
  entry,
  handOver,
  invitation,
  projectId,
  request,
  requestId,
  todayWith,
  vacancyId,
} from '#test/sample-today.ts';
import { button, entries, openToday, press, rows, server } from '#test/today-rows.ts';
import { withoutConnection } from '#test/without-connection.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});

it.each([
  ['is closed', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'goes out of sight',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('a no that could still be taken back is sent when Kollab %s, and once', async (_, go) => {
  server.today = todayWith({ waiting: [invitation] });
  const { to, leave } = await openToday(1);
  press(0, 'Отказаться');
  const sent = () => to('/api/User/answer-invitation');
  expect(sent()).toEqual([]);
  expect(button(0, 'Отменить')).not.toBeNull();
  act(go);
  expect(button(0, 'Отменить')).toBeNull();
  await waitFor(() => expect(sent()).toMatchObject([{ body: { accept: false }, isKept: true }]));
  go();
  leave();
  expect(sent()).toHaveLength(1);
});

it('an application is turned down with a ready refusal, by no single press, and that can be taken back', async () => {
  server.today = todayWith({ waiting: [application] });
  const { to, leave } = await openToday(1);
  press(0, 'Отклонить');
  expect(await screen.findByText('Готовые причины')).toBeDefined();
  await answer('Отмена');
  expect(button(0, 'Отклонить')).not.toBeNull();
  press(0, 'Отклонить');
  const [, reason] = readyReasons.application;
  await answer(reason);
  await answer('Отклонить');
  expect(screen.getByText('Отклик отклонён')).toBeDefined();
  press(0, 'Отменить');
  press(0, 'Отклонить');
  expect(await screen.findByDisplayValue(reason)).toBeDefined();
  await answer('Отклонить');
  const path = `/api/projects/${projectId}/vacancies/${vacancyId}/applications/9`;
  expect(to(path)).toEqual([]);
  leave();
  await waitFor(() => expect(to(path)).toMatchObject([{ body: { status: 'Rejected', reason } }]));
});

const acceptance = {
  kind: 'applicationAccepted',
  projectId,
  projectName: 'Столовая',
  vacancyId,
  vacancyTitle: 'Повар',
  contact: { telegramId: 9, name: 'Вера', url: null },
} as const;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const team = (at: string): JoinedTeam => ({
  projectId,
  projectTitle: 'Столовая',
  vacancyTitle: 'Повар',
  at,
});

it('a team that took one in today stands first, once, and is read there', async () => {
  vi.setSystemTime('2026-01-05T12:00:00');
  const accepted = entry('1', acceptance, { at: minutesAgo(30) });
  server.today = todayWith({
    joined: [team(minutesAgo(30))],
    waiting: [invitation],
    forYou: [sampleMatchedVacancy(1)],
    news: { inbox: [accepted] },
  });
  const { to } = await openToday(0);
  const link = await screen.findByRole('link', { name: /^Вы в команде проекта «Столовая»/ });
  expect(link.getAttribute('href')).toBe(paths.joined(projectId));
  const links = within(screen.getByTestId('waiting')).getAllByRole('link');
  expect(links[0]).toBe(link);
  expect(entries()).toEqual([]);
  await waitFor(() => expect(to('/api/User/mark-read')).toMatchObject([{ body: { ids: ['1'] } }]), {
    timeout: 3000,
  });
});

const ofTeam = { projectId, projectName: 'Столовая', ownerName: 'Пётр' } as const;
const ofVacancy = { projectId, projectName: 'Столовая', vacancyId, vacancyTitle: 'Повар' } as const;
const { name, statusShort, telegramId } = { name: 'Вера', statusShort: '', telegramId: 9 };
const ofVera = { name, statusShort, telegramId, contact: null };

it.each<[TodayWaiting, InboxEvent, string, string | undefined]>([
  [
    invitation,
    { kind: 'invitationCard', card: { ...ofTeam, state: 'member' } },
    'Вы в команде',
    'Открыть проект',
  ],
  [
    handOver,
    { kind: 'handOverCard', card: { ...ofTeam, state: 'accepted' } },
    'Теперь проект ваш',
    'Открыть проект',
  ],
  [
    application,
    {
      kind: 'applicationCard',
      card: { ...ofVacancy, ...ofVera, coverLetter: '', status: 'Accepted', mayDecide: false },
    },
    'Пользователь добавлен в проект',
    'Закрыть вакансию?',
  ],
  [
    request,
    { kind: 'contactRequestCard', card: { ...ofVera, requestId, text: '', state: 'accepted' } },
    'Контакт передан',
    undefined,
  ],
  [
    invitation,
    { kind: 'invitationCard', card: { ...ofTeam, state: 'cancelled' } },
    'Уже решено',
    undefined,
  ],
])(
  'what was answered, though that was never heard, says how: %o %o',
  async (row, event, said, way) => {
    server.today = todayWith({ waiting: [row], news: { inbox: [entry('1', event)] } });
    await openToday(1, () => {
      server.today = { ...server.today, waiting: [] };
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    press(0, 'Принять');
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    const ways = within(rows()[0] ?? document.body)
      .getAllByRole('link')
      .slice(1);
    expect(ways.map(({ textContent }) => textContent)).toEqual(way === undefined ? [] : [way]);
  },
);

it('a team is told first once, whatever else tells of it, on the day one joined and not on that of the invitation', async () => {
  vi.setSystemTime('2026-01-05T12:00:00');
  const told = entry(
    '1',
    { kind: 'invitationCard', card: { ...ofTeam, state: 'member' } },
    { at: '2026-01-02T11:00:00' },
  );
  server.today = todayWith({
    joined: [{ ...team(minutesAgo(5)), vacancyTitle: null }],
    news: { inbox: [entry('2', acceptance, { at: minutesAgo(9) }), told] },
  });
  await openToday(0);
  const link = await screen.findByRole('link', { name: /^Вы в команде проекта «Столовая»/ });
  expect(link.getAttribute('href')).toBe(paths.joined(projectId));
  expect(entries()).toEqual([]);
});

it('stands also where a server answers that does not tell of teams yet', async () => {
  const { joined: _, ...older } = todayWith({ waiting: [invitation] });
  server.today = older as Today;
  await openToday(1);
  expect(rows()).toHaveLength(1);
});

it.each([
  ['of yesterday', [team('2026-01-04T23:00:00')], '2026-01-04T23:00:00'],
  ['that one is in no more, or not yet,', [], '2026-01-05T11:30:00'],
])('a team %s stands nowhere but in the news', async (_, joined, at) => {
  vi.setSystemTime('2026-01-05T12:00:00');
  server.today = todayWith({ joined, news: { inbox: [entry('1', acceptance, { at })] } });
  await openToday(0);
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /^Вы в команде/ })).toBeNull();
});

it('an answer that could not be sent without a connection says why', async () => {
  server.today = todayWith({ waiting: [invitation] });
  await openToday(1);
  withoutConnection();
  press(0, 'Принять');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Не удалось ответить. Нет соединения',
  );
});
