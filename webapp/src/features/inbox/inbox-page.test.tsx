import { type InboxEvent, type InboxItem, paths } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleApplication } from '#test/sample-application.ts';
import { sampleMatchedVacancy } from '#test/sample-match.ts';
import { sampleUser } from '#test/sample-user.ts';
import InboxPage from './inbox-page.tsx';

const projectId = '0190d5a0-0000-7000-8000-00000000000a';
const requestId = '0190d5a0-0000-7000-8000-00000000000b';
let items: InboxItem[];

const entry = (id: string, event: InboxEvent, isRead = false): InboxItem => ({
  id,
  event,
  at: '2026-01-01T00:00:00Z',
  isRead,
});
const invitation = entry('1', {
  kind: 'invitationCard',
  card: { projectId, projectName: 'Столовая', ownerName: 'Пётр', state: 'invited' },
});
const request = entry('2', {
  kind: 'contactRequestCard',
  card: {
    requestId,
    telegramId: 9,
    name: 'Вера',
    statusShort: 'Дизайнер',
    text: 'Хочу спросить про курс',
    state: 'pending',
    contact: null,
  },
});
const vacancyId = '0190d5a0-0000-7000-8000-00000000000c';
const application = entry('4', {
  kind: 'applicationCard',
  card: {
    projectId,
    projectName: 'Столовая',
    vacancyId,
    vacancyTitle: 'Повар',
    telegramId: 9,
    name: 'Вера',
    statusShort: '',
    coverLetter: 'Хочу готовить',
    status: 'Pending',
    mayDecide: true,
    contact: null,
  },
});
const news = entry('3', { kind: 'profileApproved' }, true);

type Answer = (body: unknown) => Response;
function open(onWrite: Answer = () => Response.json({ count: 0, result: 'member' })) {
  const asked = serveApi(({ method, body }) =>
    method === 'GET' ? Response.json(items) : onWrite(body),
  );
  openScreen(InboxPage, paths.messages, paths.messages, sampleUser);
  return (path: string) => asked.filter((one) => one.path === path);
}
const entries = () => screen.queryAllByTestId('inbox-entry');
const press = (index: number, name: string) =>
  fireEvent.click(
    within(entries()[index] ?? document.body).getByRole('button', {
      name: new RegExp(`^${name}: `),
    }),
  );

/** What is on the screen, for as long as nothing scrolls. */
const seen = new Set<(entries: { isIntersecting: boolean }[]) => void>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        seen.add(this.tell);
      }
      disconnect() {
        seen.delete(this.tell);
      }
    },
  );
  items = [invitation, request, news];
});
afterEach(() => {
  seen.clear();
});

it('says what the bot said, with the one way each entry leads', async () => {
  open();
  await waitFor(() => expect(entries()).toHaveLength(3));
  const [first, , third] = entries();
  expect(first?.textContent).toContain('Столовая');
  expect(third?.textContent).toContain('Ваш профиль одобрен: теперь его видят все.');
  expect(
    within(third ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/');
});

it.each([
  [0, 'Принять', '/api/User/answer-invitation', { projectId, accept: true }],
  [0, 'Отказаться', '/api/User/answer-invitation', { projectId, accept: false }],
  [1, 'Принять', '/api/User/answer-contact-request', { requestId, accept: true }],
  [1, 'Отказаться', '/api/User/answer-contact-request', { requestId, accept: false }],
])('entry %i: «%s» answers once for a double tap', async (index, name, path, body) => {
  const asked = open(() => Response.json({ result: 'member', state: 'accepted', contact: null }));
  await waitFor(() => expect(entries()).toHaveLength(3));
  press(index, name);
  press(index, name);
  await waitFor(() => expect(asked(path)).toHaveLength(1));
  expect(asked(path)[0]).toMatchObject({ method: 'POST', body });
});

it.each([
  ['Принять', 'Accepted', 'Пользователь добавлен в проект', 'Ошибка при добавлении участника'],
  ['Отклонить', 'Rejected', 'Отклик отклонён', 'Ошибка при отклонении отклика'],
] as const)(
  'an application: «%s» decides, or says that it failed',
  async (name, status, done, failed) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    items = [application];
    let isRefused = true;
    const asked = open(() =>
      isRefused
        ? Response.json({ code: 'applicationDecided', message: 'Уже обработан' }, { status: 409 })
        : Response.json({ ...sampleApplication, status, applicationStatus: status }),
    );
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(screen.getByRole('link', { name: /Открыть/ }).getAttribute('href')).toBe(
      paths.application(projectId, vacancyId, 9),
    );
    press(0, name);
    expect(await screen.findByText(failed)).toBeDefined();
    isRefused = false;
    await waitFor(() => press(0, name));
    expect(await screen.findByText(done)).toBeDefined();
    const path = `/api/projects/${projectId}/vacancies/${vacancyId}/applications/9`;
    expect(asked(path).at(-1)).toMatchObject({ method: 'PATCH', body: { status } });
  },
);

it('an application that is somebody else’s to decide asks nothing', async () => {
  const { event } = application;
  if (event.kind !== 'applicationCard') throw new Error('no application');
  items = [entry('4', { ...event, card: { ...event.card, mayDecide: false } })];
  open();
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Принять/ })).toBeNull();
});

it('says on the entry when an answer was refused, and why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const message = 'В проекте уже слишком много участников';
  open(() => Response.json({ code: 'tooManyParticipants', message }, { status: 400 }));
  await waitFor(() => expect(entries()).toHaveLength(3));
  press(0, 'Принять');
  expect(await screen.findByText('Не удалось ответить')).toBeDefined();
  expect(screen.getByText(message)).toBeDefined();
});

it('marks read what was seen, in one call, and nothing twice', async () => {
  const asked = open();
  await waitFor(() => expect(entries()).toHaveLength(3));
  expect(entries().map((one) => one.dataset['unread'])).toEqual(['true', 'true', 'false']);
  for (const tell of seen) tell([{ isIntersecting: true }]);
  await waitFor(() => expect(asked('/api/User/mark-read')).toHaveLength(1), { timeout: 3000 });
  expect(asked('/api/User/mark-read')[0]?.body).toEqual({
    telegramId: sampleUser.telegramId,
    ids: ['1', '2'],
  });
  expect(seen.size).toBe(0);
});

it('says what will be here while there is nothing', async () => {
  items = [];
  open();
  expect(await screen.findByText('Здесь будут ваши новости')).toBeDefined();
  const on = screen.getByRole('link', { name: 'Посмотреть проекты' });
  expect(on.getAttribute('href')).toBe(paths.projects);
});

it('has vacancies that fit while there is nothing else', async () => {
  serveApi(({ path }) =>
    Response.json(path === '/api/User/matches/vacancies' ? [sampleMatchedVacancy(1)] : []),
  );
  openScreen(InboxPage, paths.messages, paths.messages, sampleUser);
  expect(await screen.findByRole('link', { name: 'Вакансия 1' })).toBeDefined();
});

it('leaves the focus at the entry that was answered', async () => {
  open(() => Response.json({ result: 'declined' }));
  await waitFor(() => expect(entries()).toHaveLength(3));
  press(0, 'Отказаться');
  expect(document.activeElement).toBe(entries()[0]);
});

it('that did not come says so, and is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isLost = true;
  serveApi(() => (isLost ? new Response(null, { status: 500 }) : Response.json(items)));
  openScreen(InboxPage, paths.messages, paths.messages, sampleUser);
  const retry = await screen.findByRole('button', { name: 'Попробовать ещё раз' });
  isLost = false;
  fireEvent.click(retry);
  await waitFor(() => expect(entries()).toHaveLength(3));
});
