import {
  type InboxEvent,
  type JoinedTeam,
  paths,
  type Project,
  readyReasons,
  type Today,
  type TodayWaiting,
} from '@kollab/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openScreen, serveApi } from '#test/screen.tsx';
import {
  sampleApplication,
  sampleMatchedVacancy,
  sampleProject,
  sampleUser,
} from '#test/samples.ts';
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
import { button, entries, press, rows } from '#test/today-rows.ts';
import { withoutConnection } from '#test/without-connection.ts';
import TodayPage from './today-page.tsx';

let today: Today;
let project: Project;
function open(
  onWrite = async (): Promise<Response> => Response.json({ ...sampleApplication, count: 0 }),
) {
  const asked = serveApi(({ method, path }) => {
    if (method !== 'GET') return onWrite();
    if (path === `/api/User/project/${projectId}`) return Response.json(project);
    return Response.json(path === '/api/User/today' ? today : []);
  });
  const { unmount } = openScreen(TodayPage, paths.messages, paths.messages, {
    ...sampleUser,
    moderationStatus: 'Approved',
  });
  return { to: (path: string) => asked.filter((one) => one.path === path), leave: unmount };
}

beforeEach(() => {
  project = sampleProject();
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
  today = todayWith({ waiting: [invitation] });
  const { to, leave } = open();
  await waitFor(() => expect(rows()).toHaveLength(1));
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
  today = todayWith({ waiting: [application] });
  const { to, leave } = open();
  await waitFor(() => expect(rows()).toHaveLength(1));
  const inSheet = async (name: string) =>
    fireEvent.click(
      within(await screen.findByRole('dialog', { hidden: true })).getByRole('button', {
        name,
        hidden: true,
      }),
    );
  press(0, 'Отклонить');
  expect(await screen.findByText('Готовые причины')).toBeDefined();
  await inSheet('Отмена');
  expect(button(0, 'Отклонить')).not.toBeNull();
  press(0, 'Отклонить');
  const [, reason] = readyReasons.application;
  await inSheet(reason);
  await inSheet('Отклонить');
  expect(screen.getByText('Отклик отклонён')).toBeDefined();
  press(0, 'Отменить');
  press(0, 'Отклонить');
  expect(await screen.findByDisplayValue(reason)).toBeDefined();
  await inSheet('Отклонить');
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
  today = todayWith({
    joined: [team(minutesAgo(30))],
    waiting: [invitation],
    forYou: [sampleMatchedVacancy(1)],
    news: { inbox: [accepted] },
  });
  const { to } = open();
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
    today = todayWith({ waiting: [row], news: { inbox: [entry('1', event)] } });
    open(() => {
      today = { ...today, waiting: [] };
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await waitFor(() => expect(rows()).toHaveLength(1));
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
  today = todayWith({
    joined: [{ ...team(minutesAgo(5)), vacancyTitle: null }],
    news: { inbox: [entry('2', acceptance, { at: minutesAgo(9) }), told] },
  });
  open();
  const link = await screen.findByRole('link', { name: /^Вы в команде проекта «Столовая»/ });
  expect(link.getAttribute('href')).toBe(paths.joined(projectId));
  expect(entries()).toEqual([]);
});

it('stands also where a server answers that does not tell of teams yet', async () => {
  const { joined: _, ...older } = todayWith({ waiting: [invitation] });
  today = older as Today;
  open();
  await waitFor(() => expect(rows()).toHaveLength(1));
});

it('a team of yesterday is news', async () => {
  vi.setSystemTime('2026-01-05T12:00:00');
  const at = '2026-01-04T23:00:00';
  today = todayWith({ joined: [team(at)], news: { inbox: [entry('1', acceptance, { at })] } });
  open();
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /^Вы в команде/ })).toBeNull();
});

it('a team that one is in no more, or not yet, stands nowhere but in the news', async () => {
  vi.setSystemTime('2026-01-05T12:00:00');
  today = todayWith({ news: { inbox: [entry('1', acceptance, { at: minutesAgo(30) })] } });
  open();
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /^Вы в команде/ })).toBeNull();
});

it('an answer that could not be sent without a connection says why', async () => {
  today = todayWith({ waiting: [invitation] });
  open();
  await waitFor(() => expect(rows()).toHaveLength(1));
  withoutConnection();
  press(0, 'Принять');
  const said = await screen.findByText('Нет соединения');
  expect(said.parentElement?.textContent).toBe('Не удалось ответитьНет соединения');
});
