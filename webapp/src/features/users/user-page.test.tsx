import { limits, type Stats } from '@kollab/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Asked,
  refused,
  nameBot,
  findHref,
  hrefOf,
  late,
  openScreen,
  serveApi,
  viewAs,
} from '#test/screen.tsx';
import { sampleProject, sampleUser } from '#test/samples.ts';
import UserPage from './user-page.tsx';

const stats: Stats = { followers: 4, following: 1, projects: 0, isSubscribed: false };
const isOfProjects = (path: string) => /\/(memberships|projects)\//.test(path);
const maria = { ...sampleUser, telegramId: 5, firstName: 'Мария', lastName: 'Орлова' };

type Reply = Response | Promise<Response> | undefined;

/** What is not answered otherwise is as of somebody without projects. */
const serve = (reply: (asked: Asked) => Reply = () => undefined, user: object = maria) =>
  serveApi((asked) => {
    const { path } = asked;
    if (path.endsWith('/stats')) return Response.json(stats);
    return reply(asked) ?? Response.json(isOfProjects(path) ? [] : user);
  });
const open = (address = '/user/5') => openScreen(UserPage, '/user/:id', address);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const followers = () => screen.getByTestId('stats').firstElementChild?.textContent;
const ready = async () => {
  const follow = await button('Подписаться');
  await waitFor(() => expect(follow.disabled).toBe(false));
  return follow;
};

beforeEach(() => viewAs(7));

describe('following', () => {
  it('is shown at once, and stays as the server confirms it', async () => {
    const answer = late();
    const asked = serve(({ method }) => (method === 'POST' ? answer.response : undefined));
    open();
    fireEvent.click(await ready());
    await button('Вы подписаны. Отписаться');
    expect(followers()).toBe('5подписчиков');
    expect(asked.at(-1)).toMatchObject({
      path: '/api/User/follow',
      body: { followerTelegramId: 7, followeeTelegramId: 5 },
    });
    answer.give({ ...stats, followers: 9, isSubscribed: true });
    await waitFor(() => expect(followers()).toBe('9подписчиков'));
  });

  it('is taken back when the server refuses, and says why', async () => {
    const message = 'Слишком часто. Попробуйте чуть позже';
    serve(({ method }) =>
      method === 'POST' ? refused(429, 'tooManyRequests', message) : undefined,
    );
    open();
    fireEvent.click(await ready());
    expect(await screen.findByText(message)).toBeDefined();
    await button('Подписаться');
    expect(followers()).toBe('4подписчика');
  });
});

describe('a profile', () => {
  const isOfMaria = (path: string) => path === '/api/User/5';

  it.each([
    ['what theme.js asked for is not asked for again', maria, 0],
    ['nor believed of somebody else', { ...maria, telegramId: 6 }, 1],
    ['where nothing came of it, it is', undefined, 1],
  ])('%s', async (_, ahead, calls) => {
    vi.stubGlobal('kollabPerson', Promise.resolve(ahead));
    const asked = serve();
    open();
    await ready();
    expect(screen.getByRole('heading', { name: 'Мария Орлова' })).toBeDefined();
    expect(asked.filter(({ path }) => isOfMaria(path))).toHaveLength(calls);
    expect(globalThis.kollabPerson).toBeUndefined();
  });

  it('is on the screen before what only adds to it is asked for', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const asked = serve();
    open();
    await screen.findByText('Мария Орлова');
    await waitFor(() => expect(frames).not.toEqual([]));
    expect(asked.map(({ path }) => path)).toEqual(['/api/User/5']);
    for (const frame of frames) frame(0);
    await waitFor(() => expect(asked.length).toBeGreaterThan(3));
  });

  it('has live links in what a person tells of themselves, to safe addresses only', async () => {
    const description = 'Мои карты: https://karta.example/1, а не javascript:alert(1)';
    serve(undefined, { ...maria, description });
    open();
    const link = await screen.findByRole('link', { name: 'https://karta.example/1' });
    expect(link.getAttribute('href')).toBe('https://karta.example/1');
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
    expect(link.closest('p')?.textContent).toBe(description);
  });

  it('leads to writing and shows the contacts that are open', async () => {
    serve(undefined, { ...maria, phone: '+7 (900) 1', email: 'a@b.ru' });
    open();
    expect(await findHref('Написать')).toBe('/user/5/links');
    expect(hrefOf('+7 (900) 1')).toBe('tel:+79001');
    expect(hrefOf('a@b.ru')).toBe('mailto:a@b.ru');
  });

  it.each(['/user/1', '/user/nobody'])(
    'at %s that nobody has is said to be missing',
    async (at) => {
      serveApi(() => Response.json({ code: 'userNotFound' }, { status: 404 }));
      open(at);
      expect(await screen.findByText('Профиль не найден')).toBeDefined();
    },
  );

  it('of one’s own is shown as others see it, and cannot be followed', async () => {
    viewAs(5);
    serve(({ path, query }) => {
      if (isOfProjects(path)) return undefined;
      const isPublic = query.get('as') === 'others';
      return Response.json({ ...maria, statusShort: isPublic ? 'Одобрено' : 'Черновик' });
    });
    open();
    expect(await screen.findByText('Одобрено')).toBeDefined();
    const bar = within(screen.getByTestId('own-view'));
    expect(bar.getByText('Так вас видят другие')).toBeDefined();
    expect(bar.getByRole('link', { name: 'Открыть мой профиль' }).getAttribute('href')).toBe('/');
    expect(screen.queryByText('Черновик')).toBeNull();
    expect(screen.queryByTestId('follow')).toBeNull();
  });
});

it('one’s own profile that moderators hid says that nobody sees it, and leads back to it', async () => {
  viewAs(5);
  serveApi(({ query }) =>
    query.get('as') === 'others' ? refused(404, 'userNotFound') : Response.json(maria),
  );
  open();
  expect(await screen.findByText('Сейчас вас никто не видит')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Открыть мой профиль' })).toBeDefined();
});

describe('outside Telegram', () => {
  const openInTelegram = () => screen.queryByRole('link', { name: 'Открыть в Telegram' });

  it('a profile is open to read, and leads to Telegram where the bot is known', async () => {
    viewAs(undefined);
    nameBot();
    const asked = serve();
    open();
    expect(await screen.findByText('Мария Орлова')).toBeDefined();
    expect(openInTelegram()?.getAttribute('href')).toBe('https://t.me/kollab_bot?startapp=u_5');
    expect(screen.queryByTestId('follow')).toBeNull();
    expect(asked.some(({ isSigned }) => isSigned)).toBe(false);
    document.querySelector('meta[name="kollab-bot"]')?.remove();
    cleanup();
    open();
    expect(await screen.findByText('Мария Орлова')).toBeDefined();
    expect(openInTelegram()).toBeNull();
  });
});

describe('a person’s projects', () => {
  const project = sampleProject({ id: 'p1', name: 'Атлас', status: 'одобрено' });
  const joined = () => Response.json([{ role: 'member', project }]);

  it('are shown with the role in each, and one’s own are offered to invite to', async () => {
    const own = sampleProject({ id: 'p2', name: 'Маяк', status: 'одобрено' });
    const waiting = sampleProject({ id: 'p3', name: 'Ждёт', status: 'pending' });
    const asked = serve(({ method, path }) => {
      if (path.includes('/memberships/')) return joined();
      if (path.endsWith('/projects/7')) return Response.json([own, waiting]);
      return method === 'POST' ? Response.json({ participants: [], result: 'invited' }) : undefined;
    });
    open();
    const card = within(await screen.findByTestId('project-card'));
    expect(card.getByRole('link', { name: 'Атлас' }).getAttribute('href')).toBe(
      '/project/p1/details',
    );
    expect(card.getByText('В команде')).toBeDefined();
    fireEvent.click(await button('Пригласить в проект'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('Ждёт')).toBeNull();
    fireEvent.click(dialog.getByText('Маяк'));
    expect(await screen.findByText('Приглашение отправлено')).toBeDefined();
    expect(asked.findLast(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/User/add-to-project-team',
      body: { projectId: 'p2', telegramId: 5 },
    });
  });

  it('come together with all that stands below them, so that nothing moves', async () => {
    const answer = late();
    serve(({ path }) => {
      if (path.endsWith('/memberships/5')) return answer.response;
      return path.endsWith('/projects/7') ? Response.json([project]) : undefined;
    });
    open();
    await ready();
    const texts = ['Пригласить в проект', 'Заблокировать'];
    expect(texts.map((text) => screen.queryByText(text))).toEqual([null, null]);
    answer.give([{ role: 'member', project }]);
    expect(await screen.findByTestId('project-card')).toBeDefined();
    for (const text of texts) expect(await screen.findByText(text)).toBeDefined();
  });

  it('that do not come keep nothing else away, and can be asked for again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let hangs = true;
    serve(({ path }) => {
      if (!path.includes('/memberships/')) return undefined;
      return hangs ? new Promise<never>(() => undefined) : joined();
    });
    open();
    await ready();
    expect(screen.getByLabelText('Загрузка...')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(limits.retryOfferedAfter));
    expect(await screen.findByText('Заблокировать')).toBeDefined();
    hangs = false;
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByTestId('project-card')).toBeDefined();
    expect(screen.queryByText('Загрузка...')).toBeNull();
  });

  it.each(['/memberships/5', '/projects/7'])(
    'say that they could not be loaded: %s',
    async (failing) => {
      let fails = true;
      serve(({ path }) => {
        if (fails && path.endsWith(failing)) return refused(403, 'forbidden');
        return path.includes('/memberships/') ? joined() : undefined;
      });
      open();
      expect(await screen.findByText('Ошибка при загрузке данных')).toBeDefined();
      expect(await screen.findByText('Заблокировать')).toBeDefined();
      fails = false;
      fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
      await waitFor(() => expect(screen.queryByText('Ошибка при загрузке данных')).toBeNull());
      expect(await screen.findByTestId('project-card')).toBeDefined();
    },
  );

  it('are not there for whoever has none, and nobody invites without a project', async () => {
    serve();
    open();
    await ready();
    expect(screen.queryByTestId('project-card')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Пригласить в проект' })).toBeNull();
  });
});

describe('a profile', () => {
  it.each([
    ['yes', 8, ['Ищет команду · 8 часов в неделю']],
    ['maybe', null, ['Присматривается']],
    ['no', 8, []],
  ] as const)('of who answers %s says so, or nothing', async (lookingForTeam, hoursAWeek, said) => {
    serve(undefined, { ...maria, lookingForTeam, hoursAWeek });
    open();
    await ready();
    for (const text of said) expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryAllByText(/Ищет команду|Присматривается/)).toHaveLength(said.length);
  });
});
