import { type Application, paths } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentAddress, hrefOf, openScreen, serveApi } from '#test/screen.tsx';
import { sampleApplication, sampleMatchedVacancy, sampleUser } from '#test/samples.ts';
import { letterDrafts } from './parts/letter-draft.ts';
import OwnApplicationsPage from './own-applications-page.tsx';

let applications: Application[];

const own = (vacancyId: string, changes: Partial<Application> = {}): Application => {
  const status = changes.status ?? 'Pending';
  return {
    ...sampleApplication,
    vacancyId,
    vacancyTitle: `Вакансия ${vacancyId}`,
    telegramId: 1,
    applicationStatus: status,
    ...changes,
  };
};

/** Of what is on the page, or as much of it as the first page of a longer list. */
function open(address: string = paths.ownApplications, shown = Infinity) {
  const asked = serveApi(({ method, path, query }) => {
    if (path === '/api/User/matches/vacancies') return Response.json([sampleMatchedVacancy(1)]);
    if (path === '/api/User/pairs') return Response.json([]);
    if (path === '/api/User/first-choice') {
      applications = applications.map((one) => ({ ...one, isFirstChoice: one.vacancyId === '1' }));
      return Response.json({ projectId: '', vacancyId: '1', isFirstChoice: true });
    }
    if (method === 'DELETE') {
      applications = applications.filter(({ vacancyId }) => vacancyId !== query.get('vacancyId'));
      return Response.json({});
    }
    const status = query.get('status');
    const found = applications.filter((one) => !status || one.status === status);
    const link = '</applications?cursor=x>; rel="next"';
    const headers = found.length > shown ? { link } : undefined;
    return Response.json(found.slice(0, shown), { headers });
  });
  openScreen(OwnApplicationsPage, paths.ownApplications, address, sampleUser);
  return asked;
}
const lists = (asked: ReturnType<typeof open>) =>
  asked.filter(({ path }) => path.startsWith('/api/User/applications/')).length;
const ways = (vacancy: string) =>
  screen.findByRole('button', { name: `Что сделать с откликом: ${vacancy}` });
const cards = () => screen.queryAllByTestId('own-application').map((card) => card.textContent);

const petr = { telegramId: 9, name: 'Пётр', url: 'https://t.me/petr' };

beforeEach(() => {
  applications = [
    own('1'),
    own('2', { status: 'Accepted', contact: { ...petr, url: null } }),
    own('3', { status: 'Rejected', reason: 'Уже нашли' }),
  ];
});

it('shows the cover of its project, and a pattern where it has none', async () => {
  applications = [own('1', { coverImage: '/uploads/c.webp' }), own('2')];
  open();
  await waitFor(() => expect(cards()).toHaveLength(2));
  const sources = screen
    .getAllByTestId('own-application')
    .map((card) => card.querySelector('img')?.getAttribute('src'));
  expect(sources).toEqual([expect.stringContaining('/uploads/c.webp'), undefined]);
});

it('shows how each application stands, once', async () => {
  applications.push(
    own('1', { createdAt: '2020-01-01T00:00:00Z' }),
    own('4', { status: 'Accepted', endedAt: '2026-01-05T00:00:00Z', contact: petr }),
    own('5', { status: 'Rejected', closedBecause: 'noAnswer' }),
    own('6', { status: 'Accepted', contact: petr }),
  );
  open();
  await waitFor(() => expect(cards()).toHaveLength(6));
  const [pending, accepted, rejected, left, unanswered] = cards();
  expect(pending).toContain('На рассмотрении');
  expect(accepted).toContain('Принят');
  expect(accepted).toContain('Бот познакомит вас в чате');
  expect(rejected).toContain('Отклонён');
  expect(rejected).toContain('Причина: Уже нашли');
  expect(left).toContain('Больше не в команде');
  expect(left).not.toMatch(/Принят|познакомит/);
  expect(unanswered).toMatch(/Без ответа.*Дело не в вас/);
  expect(unanswered).not.toContain('Отклонён');
  expect(hrefOf('Написать в Telegram: Пётр')).toBe('https://t.me/petr');
  expect(hrefOf('Вакансия 1')).toBe(paths.vacancy(sampleApplication.projectId, '1'));
});

it('is filtered, and remembers by what', async () => {
  open();
  await waitFor(() => expect(cards()).toHaveLength(3));
  fireEvent.click(screen.getByRole('tab', { name: 'Отклонены\u00a01' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(currentAddress()).toBe('/myapplications?status=rejected');
  // With what else fits.
  expect(await screen.findByTestId('matched-vacancies')).toBeDefined();
});

it('asks the server for a filter where there are more than it knows', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  applications.unshift(own('4', { status: 'Accepted' }));
  const asked = open(paths.ownApplications, 3);
  await waitFor(() => expect(cards()).toHaveLength(3));
  fireEvent.click(screen.getByRole('tab', { name: 'Отклонены' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]).toContain('Вакансия 3');
  fireEvent.click(screen.getByRole('tab', { name: 'Приняты' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(asked.at(-1)?.query.get('status')).toBe('Accepted');
  const before = lists(asked);
  await vi.advanceTimersByTimeAsync(15_500);
  expect(lists(asked)).toBe(before + 1);
  expect(asked.at(-1)?.query.get('status')).toBe('Accepted');
});

it('shows of a filter what is known already, and then what the server says', async () => {
  const asked = open();
  await waitFor(() => expect(cards()).toHaveLength(3));
  applications.push(own('4', { status: 'Rejected' }));
  fireEvent.click(screen.getByRole('tab', { name: /^Отклонены/ }));
  expect(cards()).toHaveLength(1);
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(lists(asked)).toBe(2);
  expect(screen.getByRole('tab', { name: 'Отклонены\u00a02' })).toBeDefined();
});

it('takes a pending application back once that is confirmed', async () => {
  const asked = open();
  letterDrafts.keyFor(1, '1', 'Письмо без ответа');
  fireEvent.click(await ways('Вакансия 1'));
  const sheet = await screen.findByRole('dialog');
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Отозвать отклик' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  const withdrawn = asked.find(({ method }) => method === 'DELETE');
  expect(withdrawn?.path).toBe('/api/User/application');
  expect(Object.fromEntries(withdrawn?.query ?? [])).toEqual({
    projectId: sampleApplication.projectId,
    vacancyId: '1',
    telegramId: '1',
  });
  expect(letterDrafts.get(1, '1').attempt).toBeUndefined();
});

it('asks again every 15 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = open();
  await waitFor(() => expect(cards()).toHaveLength(3));
  applications = [own('1', { status: 'Accepted' })];
  await vi.advanceTimersByTimeAsync(14_000);
  expect(lists(asked)).toBe(1);
  await vi.advanceTimersByTimeAsync(1_500);
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]).toContain('Принят');
  const before = lists(asked);
  fireEvent.click(screen.getByRole('tab', { name: /^Приняты/ }));
  await vi.advanceTimersByTimeAsync(15_500);
  // Once as it is chosen, once later, of all.
  expect(lists(asked)).toBe(before + 2);
  expect(asked.every(({ query }) => !query.has('status'))).toBe(true);
});

it.each([
  ['', 'Вы пока никуда не откликались'],
  ['?status=pending', 'Ничего не ждёт ответа'],
  ['?status=accepted', 'Принятых откликов пока нет'],
  ['?status=rejected', 'Отклонённых откликов нет'],
])('says what is empty at %s', async (search, words) => {
  applications = [];
  open(paths.ownApplications + search);
  expect(await screen.findByText(words)).toBeDefined();
});

it('shows where to apply while there are none', async () => {
  serveApi(({ path }) =>
    Response.json(path === '/api/User/matches/vacancies' ? [sampleMatchedVacancy(1)] : []),
  );
  openScreen(OwnApplicationsPage, paths.ownApplications, paths.ownApplications, sampleUser);
  expect(await screen.findByRole('link', { name: 'Вакансия 1' })).toBeDefined();
});

it('says when they could not be loaded', async () => {
  serveApi(() => Response.json({ code: 'internal' }, { status: 500 }));
  openScreen(OwnApplicationsPage, paths.ownApplications, paths.ownApplications, sampleUser);
  expect(await screen.findByText('Не удалось загрузить отклики')).toBeDefined();
});

it('says how long one waits, and how soon the owner usually answers', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  applications = [
    own('1', { createdAt: ago(75), answerTime: 'days' }),
    own('2', { createdAt: ago(1), answerTime: 'sameDay' }),
    own('3', { createdAt: ago(1) }),
  ];
  open();
  expect(await screen.findByText('Ждёт 4-й день · обычно отвечает за 1–2 дня')).toBeDefined();
  expect(screen.getByText('Обычно отвечает в тот же день')).toBeDefined();
  expect(cards()[2]).not.toMatch(/Ждёт|отвечает/);
  expect(cards()[2]).toContain('Ответ придёт в «Сегодня».');
});

it.each([
  ['every one was rejected', [own('1', { status: 'Rejected' })], 1],
  ['one waits', [own('1', { status: 'Rejected' }), own('2')], 0],
])('where %s, says what fits besides, or not', async (_, sent, count) => {
  applications = sent;
  open();
  await waitFor(() => expect(cards()).toHaveLength(sent.length));
  await waitFor(() => expect(screen.queryAllByTestId('matched-vacancy')).toHaveLength(count));
});

it('marks one that waits as the first choice, and says so on it alone', async () => {
  applications = [own('1'), own('2'), own('3', { status: 'Rejected' })];
  const asked = open();
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(screen.getAllByRole('button', { name: /^Что сделать с откликом/ })).toHaveLength(2);
  fireEvent.click(await ways('Вакансия 1'));
  fireEvent.click(screen.getByRole('button', { name: 'Сделать первым выбором' }));
  expect(await screen.findByText('Владелец увидит, что это ваш первый выбор')).toBeDefined();
  expect(asked.find(({ path }) => path === '/api/User/first-choice')?.body).toEqual({
    projectId: sampleApplication.projectId,
    vacancyId: '1',
    isFirstChoice: true,
  });
  await waitFor(() => expect(cards()[0]).toContain('Первый выбор'));
  fireEvent.click(await ways('Вакансия 1'));
  expect(screen.getByRole('button', { name: 'Снять отметку' })).toBeDefined();
  expect(cards().map((text) => text?.includes('Первый выбор'))).toEqual([true, false, false]);
});
