import { type FeedRow, paths, sayFacts, type TodayWaiting } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { findHref, hrefOf, openScreen, serveApi } from '#test/screen.tsx';
import { sampleApplication, sampleMatchedVacancy, sampleUser } from '#test/samples.ts';
import {
  application,
  called,
  entry,
  handOver,
  invitation,
  paired,
  projectId,
  request,
  requestId,
  todayWith,
  vacancyId,
} from '#test/sample-today.ts';
import { button, entries, openToday, press, rows, server } from '#test/today-rows.ts';
import TodayPage from './today-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  server.today = todayWith({ waiting: [invitation, request] });
});

const takingOver = () => Response.json({ result: 'accepted' });
const accepting = () => Response.json({ result: 'member', state: 'accepted', contact: null });

it.each([
  [0, 'Принять', '/api/User/answer-invitation', { projectId, accept: true }, 'Вы в команде'],
  [
    1,
    'Принять',
    '/api/User/answer-contact-request',
    { requestId, accept: true },
    'Контакт передан',
  ],
  [2, 'Принять', '/api/User/answer-hand-over', { projectId, accept: true }, 'Теперь проект ваш'],
])('row %i: «%s» answers once for a double tap', async (index, name, path, body, said) => {
  server.today = todayWith({ waiting: [invitation, request, handOver] });
  const { to } = await openToday(3, index === 2 ? takingOver : accepting);
  const pressed = button(index, name) ?? document.body;
  fireEvent.click(pressed);
  fireEvent.click(pressed);
  expect(await within(rows()[index] ?? document.body).findByText(said)).toBeDefined();
  expect(to(path)).toMatchObject([{ method: 'POST', body }]);
});

it.each<[TodayWaiting, string, string, object]>([
  [handOver, 'Отказаться', '/api/User/answer-hand-over', { projectId, accept: false }],
  [invitation, 'Отказаться', '/api/User/answer-invitation', { projectId, accept: false }],
  [request, 'Отказаться', '/api/User/answer-contact-request', { requestId, accept: false }],
  [called, 'Не сейчас', '/api/User/matches/dismiss', { projectId, vacancyId, reason: 'other' }],
  [paired, 'Не в этот раз', '/api/User/decline-pair', { pairId: paired.pairId }],
])('a no can be taken back, and is meant by who leaves: %o', async (row, name, path, body) => {
  server.today = todayWith({ waiting: [row] });
  const { to, leave } = await openToday(1, () =>
    Response.json({ ...sampleApplication, result: 'declined' }),
  );
  press(0, name);
  press(0, 'Отменить');
  expect(button(0, name)).not.toBeNull();
  press(0, name);
  expect(to(path)).toEqual([]);
  leave();
  await waitFor(() => expect(to(path)).toMatchObject([{ body }]));
});

it('an application is accepted, or says that it failed', async () => {
  server.today = todayWith({ waiting: [application] });
  let isRefused = true;
  const contact = { telegramId: 9, name: 'Вера', url: 'https://t.me/vera' };
  const { to } = await openToday(1, () =>
    isRefused
      ? Response.json({ code: 'applicationDecided', message: 'Уже обработан' }, { status: 409 })
      : Response.json({
          ...sampleApplication,
          status: 'Accepted',
          applicationStatus: 'Accepted',
          contact,
        }),
  );
  expect(hrefOf('Вера')).toBe(paths.application(projectId, vacancyId, 9));
  press(0, 'Принять');
  const failed = 'Ошибка при добавлении участника. Уже обработан';
  expect(await screen.findByText(failed)).toBeDefined();
  isRefused = false;
  await waitFor(() => press(0, 'Принять'));
  expect(await screen.findByText('Пользователь добавлен в проект')).toBeDefined();
  expect(hrefOf(/^Написать/)).toBe(contact.url);
  const path = `/api/projects/${projectId}/vacancies/${vacancyId}/applications/9`;
  expect(to(path).at(-1)).toMatchObject({ method: 'PATCH', body: { status: 'Accepted' } });
});

it('what was answered stays where it is, and waits no more', async () => {
  await openToday(2, accepting);
  server.today = todayWith({ waiting: [request] });
  press(0, 'Принять');
  expect(await screen.findByText('Вы в команде')).toBeDefined();
  expect(rows()).toHaveLength(2);
  expect(document.activeElement).toBe(rows()[0]);
});

it('shows three of many, and the others when asked', async () => {
  const many = [1, 2, 3, 4, 5].map((telegramId) => Object.assign({}, application, { telegramId }));
  server.today = todayWith({ waiting: many });
  await openToday(0);
  fireEvent.click(await screen.findByRole('button', { name: 'Показать ещё 2' }));
  expect(rows()).toHaveLength(5);
});

it('leads a moderator to what waits in the queue', async () => {
  server.today = todayWith({ waiting: [{ kind: 'queue', count: 5 }] });
  await openToday(0);
  const queue = await screen.findByRole('link', { name: /решения модератора: 5/ });
  expect(queue.getAttribute('href')).toBe(paths.queue);
});

it.each([
  [{ moderationStatus: null }, /Расскажите о себе/, paths.guide(1)],
  [{ moderationStatus: 'Rejected' }, /вернули на доработку/, paths.moderation],
])('says the next step of a profile: %o', async (me, text, path) => {
  await openToday(0, undefined, { me });
  expect(await findHref(text)).toBe(path);
});

it('has vacancies that fit, with the way to all', async () => {
  server.today = todayWith({ forYou: [sampleMatchedVacancy(1)] });
  await openToday(0);
  expect(await screen.findByRole('link', { name: 'Вакансия 1' })).toBeDefined();
  expect(hrefOf('Все подходящие вакансии')).toBe(paths.matches);
});

it('says what will be here while there is nothing', async () => {
  server.today = todayWith();
  await openToday(0);
  expect(await screen.findByText('Здесь будут ваши новости')).toBeDefined();
  const on = screen.getByRole('link', { name: 'Посмотреть проекты' });
  expect(on.getAttribute('href')).toBe(paths.projects);
});

const member = { projectId, projectName: 'Столовая', ownerName: 'Пётр', state: 'member' } as const;
const feedRow = (at: string): FeedRow => ({
  projectId,
  projectTitle: 'Столовая',
  coverImage: null,
  palette: [],
  telegramId: 1001,
  ownerName: 'Пётр',
  ownerPhoto: null,
  at,
  news: [{ kind: 'project' }],
  followed: { project: true, people: [] },
});

it('groups what happened by day and by project, and folds older days', async () => {
  const on = (day: number) => `2026-01-0${day}T12:00:00.000Z`;
  const news = [5, 4, 3, 2].map((day) =>
    entry(`${day}`, { kind: 'profileApproved' }, { at: on(day), isRead: true }),
  );
  const joined = entry('j', { kind: 'invitationCard', card: member }, { at: on(5), isRead: true });
  server.today = todayWith({ news: { inbox: [joined, ...news], feed: [feedRow(on(5))] } });
  await openToday(0);
  await waitFor(() => expect(screen.getAllByTestId('news-day')).toHaveLength(3));
  // Its code comes a little later.
  await screen.findByTestId('feed-row');
  const [newest] = screen.getAllByTestId('news-day');
  const shown = within(newest ?? document.body).getAllByRole('listitem');
  expect(shown.map(({ dataset }) => [dataset['testid'], dataset['same'] ?? 'false'])).toEqual([
    ['inbox-entry', 'false'],
    ['feed-row', 'true'],
    ['inbox-entry', 'false'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Раньше' }));
  expect(screen.getAllByTestId('news-day')).toHaveLength(4);
});

it('a decision that was overtaken by a later one leaves nothing to mend', async () => {
  const at = (day: number) => ({ at: `2026-01-0${day}T12:00:00.000Z` });
  const rejected = { kind: 'profileRejected', reason: 'Реклама' } as const;
  const ofProject = { projectId, projectName: 'Столовая', isEdit: false } as const;
  const news = [
    entry('9', { kind: 'profileApproved' }, at(9)),
    entry('8', { kind: 'projectRejected', ...ofProject, reason: 'Мало слов' }, at(8)),
    entry('7', rejected, at(7)),
    entry('6', { kind: 'projectApproved', ...ofProject }, at(6)),
    entry('5', rejected, at(5)),
  ];
  server.today = todayWith({ news: { inbox: news } });
  await openToday(0);
  await waitFor(() => expect(screen.getAllByTestId('inbox-entry')).toHaveLength(5));
  const links = screen.getAllByTestId('inbox-entry').map((one) => within(one).queryByRole('link'));
  expect(links.map((link) => link?.textContent)).toEqual([
    'Что дальше',
    'Исправить',
    undefined,
    undefined,
    undefined,
  ]);
});

it('folds nothing that is unread', async () => {
  const news = [9, 8, 7, 6, 5].map((day) =>
    entry(`${day}`, { kind: 'profileApproved' }, { at: `2026-01-0${day}T12:00:00.000Z` }),
  );
  server.today = todayWith({ news: { inbox: news } });
  await openToday(0);
  await waitFor(() => expect(screen.getAllByTestId('news-day')).toHaveLength(5));
});

it('asks for older news when it is unfolded', async () => {
  server.today = todayWith({
    news: { inbox: [entry('1', { kind: 'profileApproved' })], inboxNext: 'further' },
  });
  const { to } = await openToday(0);
  fireEvent.click(await screen.findByRole('button', { name: 'Раньше' }));
  await waitFor(() => {
    const [asked] = to(`/api/User/inbox/${sampleUser.telegramId}`);
    expect(asked?.query.get('cursor')).toBe('further');
  });
});

it('what waits above is not told again, and counts as read', async () => {
  const card = { ...member, state: 'invited' } as const;
  server.today = todayWith({
    waiting: [invitation],
    news: { inbox: [entry('1', { kind: 'invitationCard', card })] },
  });
  const { to } = await openToday(1);
  expect(entries()).toEqual([]);
  await waitFor(() => expect(to('/api/User/mark-read')).toMatchObject([{ body: { ids: ['1'] } }]), {
    timeout: 3000,
  });
});

it('what one reads stays where it is until one asks for what is new', async () => {
  vi.useFakeTimers({
    toFake: ['performance', 'setInterval', 'setTimeout'],
    shouldAdvanceTime: true,
  });
  vi.stubGlobal('scrollTo', vi.fn());
  await openToday(2);
  vi.stubGlobal('scrollY', 400);
  server.today = todayWith({ waiting: [request, application] });
  vi.advanceTimersByTime(16_000);
  fireEvent.click(await screen.findByRole('button', { name: 'Есть новое' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[1]?.textContent).toContain('Отклик: Повар');
});

it('one’s own applications lead on', async () => {
  const createdAt = new Date(Date.now() - 80 * 60 * 60_000).toISOString();
  server.today = todayWith({ ownApplications: { count: 2, vacancyTitle: 'Дизайнер', createdAt } });
  await openToday(0);
  const row = await screen.findByRole('link', { name: /^Ваши отклики ждут ответа:\u00a02/ });
  expect(row.textContent).toContain(sayFacts('Ждёт 4-й день', 'Дизайнер'));
});

it('that did not come says so, and is asked for again', async () => {
  let isLost = true;
  serveApi(() => (isLost ? new Response(null, { status: 500 }) : Response.json(server.today)));
  openScreen(TodayPage, paths.messages, paths.messages, sampleUser);
  const retry = await screen.findByRole('button', { name: 'Попробовать ещё раз' });
  isLost = false;
  fireEvent.click(retry);
  await waitFor(() => expect(rows()).toHaveLength(2));
});
