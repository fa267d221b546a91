import { packId, type VacancyDetails } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { telegram } from '#src/telegram/telegram.ts';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleVacancy } from '#test/sample-vacancy.ts';
import { viewAs } from '#test/viewer.ts';
import VacancyPage from './vacancy-page.tsx';

const { id, projectId } = sampleVacancy;
const address = `/vacancy/${projectId}/${id}`;
const open = (at = address) => openScreen(VacancyPage, '/vacancy/:projectId/:vacancyId', at);
const serve = (changes: Partial<VacancyDetails> = {}) =>
  serveApi(({ method, path }) => {
    if (path === '/api/User/matches/people') return Response.json([]);
    const vacancy = { ...sampleVacancy, ...changes };
    return Response.json(method === 'GET' ? vacancy : { vacancy, rejected: 2 });
  });
const owner = { isOwner: true, isMember: true, isInvited: false };
const member = { isOwner: false, isMember: true, isInvited: false };
const ready = () => screen.findByRole('heading', { name: 'Дизайнер' });
const applyButton = () => screen.queryByRole('button', { name: /^Откликнуться/ });
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const at = () => screen.getByTestId('address').textContent;

beforeEach(() => viewAs(7));

describe('a vacancy', () => {
  it('says what it asks and offers, and leaves out what it does not say', async () => {
    serve({ requirements: '  ', conditions: 'Два вечера\nв неделю', experience: '1-3 года' });
    open();
    await ready();
    expect(screen.getByText('Уровень не указан')).toBeDefined();
    expect(screen.queryByText('Уровень')).toBeNull();
    expect(screen.getByText('1-3 года')).toBeDefined();
    expect(screen.getByText('Figma')).toBeDefined();
    expect(screen.getByText('Нарисовать карту')).toBeDefined();
    expect(screen.getByText(/Два вечера/)).toBeDefined();
    expect(screen.queryByText('Требования')).toBeNull();
    expect(href(/Солнечная карта/)).toBe(`/project/${projectId}/details`);
  });

  it('says for how many hours a week it is, and until when', async () => {
    serve({ hoursAWeek: 6, until: '2099-12-12' });
    open();
    expect(await screen.findByText('6 ч в неделю · до 12 декабря 2099 г.')).toBeDefined();
  });

  it.each([
    [true, 'Набор закончился 12 декабря 2020 г.'],
    [false, null],
  ])('past its last day, closed: %s, says so', async (isClosed, said) => {
    serve({ until: '2020-12-12', isClosed });
    open();
    await ready();
    expect(screen.queryByText(/2020/)?.textContent ?? null).toBe(said);
  });

  it.each([
    ['a message that Telegram keeps ready', async () => true, []],
    ['a link where the client sends no messages', undefined, ['https://t.me/bot?startapp=v']],
  ])('that takes people can be passed on as %s', async (_, send, links) => {
    const openLink = vi.fn<(url: string) => void>();
    const sharePrepared = send && vi.fn<(id: string) => Promise<boolean>>(send);
    const presence = { ...telegram().presence, get: () => 'answering' as const };
    Object.assign(telegram(), { openLink, sharePrepared, presence });
    const shared = {
      preparedMessageId: 'ready-1',
      url: 'https://t.me/bot?startapp=v',
      text: 'Ищем',
    };
    const asked = serveApi(({ path }) =>
      Response.json(path.includes('share-project') ? shared : sampleVacancy),
    );
    open();
    await ready();
    fireEvent.click(screen.getByRole('button', { name: 'Поделиться' }));
    await waitFor(() => expect((sharePrepared ?? openLink).mock.calls).toHaveLength(1));
    expect(sharePrepared?.mock.calls ?? [['ready-1']]).toEqual([['ready-1']]);
    expect(openLink.mock.calls.map(([url]) => new URL(url).searchParams.get('url'))).toEqual(links);
    expect(asked.find(({ path }) => path.includes('share-project'))?.body).toEqual({
      vacancyId: id,
    });
  });

  it('with nothing but a title shows no empty parts', async () => {
    serve({ level: 'Team lead', tags: [], tasks: '' });
    open();
    await ready();
    expect(screen.getByText('Team lead')).toBeDefined();
    expect(screen.getByText('Уровень')).toBeDefined();
    expect(screen.queryByText('Уровень не указан')).toBeNull();
    for (const part of ['Опыт', 'Навыки', 'Задачи', 'Требования', 'Условия']) {
      expect(screen.queryByText(part)).toBeNull();
    }
  });

  it('leads to the form to apply with', async () => {
    serve();
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Откликнуться' }));
    await waitFor(() => expect(at()).toBe(`/applicationform/${projectId}/${id}`));
  });

  it.each([
    ['Pending', 'На рассмотрении'],
    ['Accepted', 'Принят'],
  ] as const)('with an application that is %s says so instead', async (status, text) => {
    serve({ applicationStatus: status });
    open();
    const own = within(await screen.findByTestId('own-application'));
    expect(own.getByText(text)).toBeDefined();
    expect(href('Мои отклики')).toBe('/myapplications');
    expect(applyButton()).toBeNull();
  });

  it('lets one apply again after a rejection', async () => {
    serve({ applicationStatus: 'Rejected' });
    open();
    const own = within(await screen.findByTestId('own-application'));
    expect(own.getByText('Отклонён')).toBeDefined();
    expect(applyButton()?.textContent).toBe('Откликнуться снова');
  });

  it('that is closed says so and takes no applications', async () => {
    serve({ isClosed: true, applicationStatus: 'Rejected' });
    open();
    await ready();
    expect(screen.getByText('Новых откликов владелец больше не ждёт.')).toBeDefined();
    expect(screen.getByText('Отклонён')).toBeDefined();
    expect(applyButton()).toBeNull();
  });

  it('is not for those who are in the team already', async () => {
    serve({ viewer: member });
    open();
    expect(await screen.findByText('Вы в команде этого проекта')).toBeDefined();
    expect(applyButton()).toBeNull();
  });
});

describe('the owner of a vacancy', () => {
  const answer = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Закрыть вакансию' }));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    fireEvent.click(dialog.getByRole('button', { name, hidden: true }));
  };

  it('goes to the applications that wait and is not offered to apply', async () => {
    serve({ viewer: owner, applicationsCount: 4 });
    open();
    expect((await screen.findByTestId('vacancy-owner')).textContent).toContain('Отклики');
    expect(href('Изменить вакансию')).toBe(`/vacancyform?project=${projectId}&vacancy=${id}`);
    expect(href(/^Отклики\s*4$/)).toBe(`/project/${projectId}/applications?vacancy=${id}`);
    expect(applyButton()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Открыть снова' })).toBeNull();
  });

  it.each([
    ['Закрыть, ответить потом', false],
    ['Закрыть и отклонить ожидающих', true],
  ])('closes it with «%s»', async (choice, rejectOthers) => {
    const asked = serve({ viewer: owner });
    open();
    await answer(choice);
    expect(await screen.findByText('Вакансия закрыта, отклонено: 2 отклика')).toBeDefined();
    expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: `/api/User/project/${projectId}/vacancy/${id}/close`, body: { rejectOthers } },
    ]);
  });

  it('may think better of closing it', async () => {
    const asked = serve({ viewer: owner });
    open();
    await answer('Отмена');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  it('opens a closed one again', async () => {
    const asked = serve({ viewer: owner, isClosed: true });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Открыть снова' }));
    expect(await screen.findByText('Вакансия снова открыта')).toBeDefined();
    expect(asked.find(({ method }) => method === 'POST')?.path).toBe(
      `/api/User/project/${projectId}/vacancy/${id}/reopen`,
    );
  });
});

describe('a vacancy that does not come', () => {
  it.each([address, `/vacancy/${projectId}/1`, '/vacancy/1/2'])(
    'from %s is said to be missing, with a way on',
    async (wrong) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      serveApi(() => Response.json({ code: 'vacancyNotFound' }, { status: 404 }));
      open(wrong);
      expect(await screen.findByText('Вакансия не найдена')).toBeDefined();
      expect(href('Смотреть проекты')).toBe('/followers');
    },
  );

  it('can be asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    serveApi(() => (isBroken ? Response.json({}, { status: 500 }) : Response.json(sampleVacancy)));
    open();
    const retry = await screen.findByRole('button', { name: 'Попробовать ещё раз' });
    isBroken = false;
    fireEvent.click(retry);
    expect(await ready()).toBeDefined();
  });
});

it('outside Telegram a vacancy is only read, with the way into Telegram', async () => {
  viewAs(undefined);
  const bot = document.createElement('meta');
  bot.name = 'kollab-bot';
  bot.content = 'kollab_test_bot';
  document.head.append(bot);
  const asked = serve();
  open();
  await ready();
  expect(href('Открыть в Telegram')).toBe(
    `https://t.me/kollab_test_bot?startapp=v_${packId(projectId)}_${packId(id)}`,
  );
  expect(applyButton()).toBeNull();
  expect(new Set(asked.map(({ isSigned }) => isSigned))).toEqual(new Set([false]));
});

describe('how its owner answers', () => {
  it('is said before one applies, with when they are back', async () => {
    serve({ answerTime: 'days', awayUntil: '2999-12-05' });
    open();
    await ready();
    expect(screen.getByText('Обычно отвечает за 1–2 дня · в отъезде до 5 декабря')).toBeDefined();
  });

  it.each([
    ['sameDay', 'Обычно отвечает в тот же день'],
    ['week', 'Обычно отвечает примерно за неделю'],
    ['notAlways', 'Не всегда отвечает'],
  ] as const)('in words: %s', async (answerTime, text) => {
    serve({ answerTime, awayUntil: '2020-01-01' });
    open();
    await ready();
    expect(screen.getByText(text)).toBeDefined();
  });

  it('is left out where nothing is known; who they are is said, and led to', async () => {
    serve();
    open();
    await ready();
    expect(screen.queryByText(/отвечает/)).toBeNull();
    expect(href(/^Владелец\s*Мария Лебедева$/)).toBe('/user/9');
  });
});

describe('a vacancy without any act of its owner', () => {
  it('asks them, and one press says that it still looks', async () => {
    const asked = serve({ viewer: owner, isAsked: true });
    open();
    await ready();
    expect(screen.getByRole('heading', { name: 'Ещё ищете?' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Ещё ищу' }));
    expect(await screen.findByText('Хорошо, вакансия открыта')).toBeDefined();
    expect(asked.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      `/api/User/project/${projectId}/vacancy/${id}/reopen`,
    ]);
  });

  it('is paused, and one press brings it back', async () => {
    const asked = serve({ viewer: owner, isClosed: true, isPaused: true });
    open();
    await ready();
    expect(screen.getByText('Вакансия на паузе')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть вакансию' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/reopen'))).toBe(true));
  });

  it('says to others that it is paused, and takes no application', async () => {
    serve({ isClosed: true, isPaused: true });
    open();
    await ready();
    expect(screen.getByText('Вакансия на паузе')).toBeDefined();
    expect(screen.getByText(/Владелец пока не сказал/)).toBeDefined();
    expect(applyButton()).toBeNull();
  });
});
