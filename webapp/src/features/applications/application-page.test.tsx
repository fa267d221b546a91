import { type Application, paths } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findHref, currentAddress, late, openScreen, refused, serveApi } from '#test/screen.tsx';
import { sampleApplication, sampleUser, sampleVacancy } from '#test/samples.ts';
import ApplicationPage from './application-page.tsx';

const { projectId, vacancyId } = sampleApplication;
let application: Application;
let isClosed: boolean;

const decided = (status: 'Accepted' | 'Rejected', changes: Partial<Application> = {}) => ({
  ...sampleApplication,
  status,
  applicationStatus: status,
  decidedAt: '2026-01-03T00:00:00Z',
  ...changes,
});
function open(onDecide: () => Response | Promise<Response> = () => Response.json(application)) {
  const asked = serveApi(({ method, path }) => {
    if (method === 'PATCH') return onDecide();
    if (path.endsWith('/close')) {
      isClosed = true;
      return Response.json({ vacancy: sampleVacancy, rejected: 2 });
    }
    if (path.includes('/vacancy/')) return Response.json({ ...sampleVacancy, isClosed });
    return Response.json(application);
  });
  const address = paths.application(projectId, vacancyId, application.telegramId);
  openScreen(ApplicationPage, paths.anyApplication, address, sampleUser);
  return () => asked.filter(({ method }) => method !== 'GET');
}
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const outcome = () => screen.findByTestId('outcome');

const unanswered = (daysAgo: number): Application =>
  decided('Rejected', {
    closedBecause: 'noAnswer',
    decidedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  });

beforeEach(() => {
  application = sampleApplication;
  isClosed = false;
});

it.each([
  ['somebody whom moderators never approved', null, 1],
  ['somebody approved', { tags: ['React'], university: '', major: '', course: null }, 0],
])('says of a letter of %s whether it is a stranger’s', async (_, applicant, said) => {
  application = { ...sampleApplication, applicant };
  open();
  await screen.findByText(sampleApplication.coverLetter);
  expect(screen.queryAllByText('Это написал незнакомый человек, не Kollab.')).toHaveLength(said);
});

it('shows who, to which vacancy, and the whole letter with its links', async () => {
  const link = 'https://behance.net/anya';
  const coverLetter = `${'я'.repeat(1900)} ${link}`;
  application = { ...sampleApplication, coverLetter };
  open();
  expect((await screen.findByText(/я{1900}/)).textContent).toBe(coverLetter);
  await screen.findByRole('link', { name: link });
  const links = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
  expect(links).toEqual([
    paths.user(5),
    paths.vacancy(projectId, vacancyId),
    paths.project(projectId),
    link,
  ]);
});

describe('accepting', () => {
  const contact = { telegramId: 5, name: 'Мария', url: 'https://t.me/maria' };
  const accept = () => {
    application = decided('Accepted', { contact });
    return Response.json(application);
  };

  it('happens once for a double tap, and shows at the top how to reach the person', async () => {
    const answer = late();
    const scrollTo = vi.fn<typeof window.scrollTo>();
    vi.stubGlobal('scrollTo', scrollTo);
    const calls = open(() => answer.response);
    await press('Принять');
    await press('Принять');
    application = decided('Accepted', { contact });
    answer.give(application);
    expect(await screen.findByText('Пользователь добавлен в проект')).toBeDefined();
    expect((await outcome()).textContent).toContain('Принят');
    expect(screen.getByRole('heading', { name: 'Теперь вы одна команда!' })).toBeDefined();
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0 }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(screen.getByRole('link', { name: 'Написать в Telegram: Мария' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull();
    expect(calls()).toMatchObject([
      {
        method: 'PATCH',
        path: `/api/projects/${projectId}/vacancies/${vacancyId}/applications/5`,
        body: { status: 'Accepted' },
      },
    ]);
  });

  it('offers to close the vacancy and reject the others', async () => {
    const calls = open(accept);
    await press('Принять');
    await press('Закрыть вакансию и отклонить остальных');
    expect(calls()).toHaveLength(1);
    const close = { name: 'Закрыть вакансию и отклонить остальных', hidden: true };
    fireEvent.click(screen.getAllByRole('button', close).at(-1) ?? document.body);
    expect(await screen.findByText('Вакансия закрыта, отклонено: 2 отклика')).toBeDefined();
    expect(calls().at(-1)).toMatchObject({ method: 'POST', body: { rejectOthers: true } });
    await waitFor(() => expect(screen.queryByRole('button', { name: close.name })).toBeNull());
  });

  it('says why it failed', async () => {
    open(() => refused(400, 'tooManyParticipants', 'В проекте уже слишком много участников'));
    await press('Принять');
    expect(await screen.findByText('Ошибка при добавлении участника')).toBeDefined();
    expect(screen.getByText('В проекте уже слишком много участников')).toBeDefined();
  });

  it('finds that it was decided meanwhile: says so, without buttons', async () => {
    open(() => {
      application = decided('Rejected');
      return refused(409, 'applicationDecided', 'Отклик уже обработан');
    });
    await press('Принять');
    expect(await screen.findByText('Отклик уже обработан')).toBeDefined();
    expect((await outcome()).textContent).toContain('Отклонён');
    expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull();
  });
});

it('finds that it was withdrawn meanwhile: says so, without buttons', async () => {
  const missing = () => refused(404, 'applicationNotFound', 'Отклик не найден');
  let isWithdrawn = false;
  serveApi(({ method }) => {
    if (method === 'PATCH') isWithdrawn = true;
    return isWithdrawn ? missing() : Response.json(application);
  });
  const address = paths.application(projectId, vacancyId, 5);
  openScreen(ApplicationPage, paths.anyApplication, address, sampleUser);
  await press('Принять');
  expect(await screen.findByText('Возможно, его отозвали.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull();
});

describe('rejecting', () => {
  async function reject(reason = '') {
    await press('Отклонить');
    if (reason) fireEvent.change(screen.getByLabelText('Причина'), { target: { value: reason } });
    const buttons = screen.getAllByRole('button', { name: 'Отклонить', hidden: true });
    const inSheet = buttons.find((one) => one.closest('dialog'));
    if (inSheet) fireEvent.click(inSheet);
  }

  it.each(['', 'Уже нашли дизайнера'])('takes the reason «%s» and goes back', async (reason) => {
    const calls = open(() => {
      application = decided('Rejected', { reason });
      return Response.json(application);
    });
    await reject(reason);
    expect(await screen.findByText('Отклик отклонён')).toBeDefined();
    expect(calls()).toMatchObject([{ body: { status: 'Rejected', reason } }]);
    const back = paths.projectApplications(projectId);
    await waitFor(() => expect(currentAddress()).toBe(back));
  });

  it('offers ready reasons, of which one press gives one', async () => {
    const calls = open(() => Response.json(decided('Rejected')));
    await press('Отклонить');
    fireEvent.click(screen.getByRole('button', { name: 'Нужно больше опыта', hidden: true }));
    await reject();
    expect(await screen.findByText('Отклик отклонён')).toBeDefined();
    expect(calls()).toMatchObject([{ body: { reason: 'Нужно больше опыта' } }]);
  });

  it('says when it failed, and keeps the reason', async () => {
    open(() => Promise.reject(new TypeError('offline')));
    await reject('Уже нашли дизайнера');
    expect(await screen.findByText('Ошибка при отклонении отклика')).toBeDefined();
    await press('Отклонить');
    expect(screen.getByDisplayValue('Уже нашли дизайнера')).toBeDefined();
  });
});

it('closed without an answer it can be accepted all the same for thirty days', async () => {
  application = unanswered(29);
  const calls = open(() => {
    application = decided('Accepted');
    return Response.json(application);
  });
  expect((await outcome()).textContent).toMatch(/Без ответа.*принять его можно до/);
  expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  await press('Принять');
  expect(await screen.findByRole('heading', { name: 'Теперь вы одна команда!' })).toBeDefined();
  expect(calls()).toMatchObject([{ body: { status: 'Accepted' } }]);
});

it.each<[string, Application, RegExp]>([
  ['past thirty days without an answer', unanswered(31), /^(?!.*можно)/],
  ['to its author, who got none', { ...unanswered(1), telegramId: 1 }, /Дело не в вас/],
  ['to its author, who waits', { ...sampleApplication, telegramId: 1 }, /На рассмотрении/],
])('says %s how it stands, without buttons', async (_, one, said) => {
  application = one;
  open();
  expect((await outcome()).textContent).toMatch(said);
  expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull();
});

it.each([
  [5, 404, 'applicationNotFound', 'Отклик не найден', 'Все отклики на проект', '/applications'],
  [1, 404, 'applicationNotFound', 'Отклик не найден', 'Мои отклики', '/myapplications'],
  [5, 403, 'forbidden', 'Отклики видит только владелец проекта', 'Открыть проект', '/details'],
  [5, 404, 'projectNotFound', 'Отклик не найден', 'Смотреть проекты', '/followers'],
])('of %i that is not there (%i %s) says «%s», with a way on', async (...given) => {
  const [of, status, code, words, name, to] = given;
  serveApi(() => refused(status, code));
  openScreen(
    ApplicationPage,
    paths.anyApplication,
    paths.application(projectId, vacancyId, of),
    sampleUser,
  );
  expect(await screen.findByText(words)).toBeDefined();
  expect(await findHref(name)).toMatch(new RegExp(`${to}$`));
});

it('says that it could not be loaded', async () => {
  serveApi(() => refused(500, 'internal'));
  const address = paths.application(projectId, vacancyId, 5);
  openScreen(ApplicationPage, paths.anyApplication, address, sampleUser);
  expect(await screen.findByText('Не удалось загрузить отклик')).toBeDefined();
});

it('says to the owner what has one wait again whose place was taken', async () => {
  application = decided('Rejected', { closedBecause: 'vacancyFilled' });
  open();
  expect((await outcome()).textContent).toContain('Добавьте место на вакансии');
});
