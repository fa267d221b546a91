import { packId, type VacancyDetails } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { telegram } from '#src/telegram/telegram.ts';
import { nameBot, answer, currentAddress, hrefOf, serveApi, viewAs } from '#test/screen.tsx';
import { sampleVacancy } from '#test/samples.ts';
import { openVacancy, openVacancyAt, vacancyAddress } from '#test/open-vacancy.ts';

const { id, projectId } = sampleVacancy;
const owner = { isOwner: true, isMember: true, isInvited: false };
const member = { isOwner: false, isMember: true, isInvited: false };
const applyButton = () => screen.queryByRole('button', { name: no });
const no = /^Откликнуться/;
const mine = 'Мои отклики';
const soon = '6 ч в неделю · до 12 декабря 2099 г.';
const ended = 'Набор закончился 12 декабря 2020 г.';

beforeEach(() => viewAs(7));

describe('a vacancy', () => {
  it('says what it asks and offers, and leaves out what it does not say', async () => {
    await openVacancy({
      requirements: '  ',
      conditions: 'Два вечера\nв неделю',
      experience: '1-3 года',
    });
    expect(screen.getByText('Уровень не указан')).toBeDefined();
    expect(screen.queryByText('Уровень')).toBeNull();
    expect(screen.getByText('1-3 года')).toBeDefined();
    expect(screen.getByText('Figma')).toBeDefined();
    expect(screen.getByText('Нарисовать карту')).toBeDefined();
    expect(screen.getByText(/Два вечера/)).toBeDefined();
    expect(screen.queryByText('Требования')).toBeNull();
  });

  it.each<[string, Partial<VacancyDetails>, string[], (string | RegExp)[]]>([
    ['hours and a last day', { hoursAWeek: 6, until: '2099-12-12' }, [soon], []],
    ['a last day that is past', { until: '2020-12-12', isClosed: true }, [ended], []],
    [
      'nothing of a last day after which it was opened again',
      { until: '2020-12-12' },
      [],
      [/2020/],
    ],
    [
      'no empty parts',
      { level: 'Team lead', tags: [], tasks: '' },
      ['Team lead', 'Уровень'],
      ['Уровень не указан', 'Опыт', 'Навыки', 'Задачи', 'Требования', 'Условия'],
    ],
    [
      'an application that waits',
      { applicationStatus: 'Pending' },
      ['На рассмотрении', mine],
      [no],
    ],
    ['an application that was accepted', { applicationStatus: 'Accepted' }, ['Принят', mine], [no]],
    ['a way back in', { applicationStatus: 'Rejected' }, ['Отклонён', 'Откликнуться снова'], []],
    [
      'that it is closed',
      { isClosed: true, applicationStatus: 'Rejected' },
      ['Новых откликов владелец больше не ждёт.', 'Отклонён'],
      [no],
    ],
    [
      'that all its places are taken',
      { isClosed: true, isFilled: true, placesLeft: 0 },
      ['Если место появится, вакансия снова откроется.'],
      [no],
    ],
    ['how many places are left', { places: 3, placesLeft: 2 }, ['2 места из 3 свободны'], []],
    ['to the team that they are in it', { viewer: member }, ['Вы в команде этого проекта'], [no]],
    [
      'to others that it is paused',
      { isClosed: true, isPaused: true },
      ['Вакансия на паузе', 'Владелец пока не сказал, ищет ли ещё. Откликнуться сейчас нельзя.'],
      [no],
    ],
    [
      'how its owner answers, and when they are back',
      { answerTime: 'days', awayUntil: '2999-12-05' },
      ['Обычно отвечает за 1–2 дня · в отъезде до 5 декабря'],
      [],
    ],
    ['that its owner is quick', { answerTime: 'sameDay' }, ['Обычно отвечает в тот же день'], []],
    [
      'that its owner is slow, and back already',
      { answerTime: 'week', awayUntil: '2020-01-01' },
      ['Обычно отвечает примерно за неделю'],
      [],
    ],
    ['that its owner is silent', { answerTime: 'notAlways' }, ['Не всегда отвечает'], []],
    ['nothing of an owner who is not known', {}, [], [/отвечает/]],
  ])('says %s', async (_, changes, shown, hidden) => {
    await openVacancy(changes);
    for (const text of shown) expect(await screen.findByText(text)).toBeDefined();
    for (const text of hidden) expect(screen.queryByText(text)).toBeNull();
    const ways = screen.queryAllByRole<HTMLAnchorElement>('link', { name: mine });
    expect(ways.map(({ pathname }) => pathname)).toEqual(
      shown.includes(mine) ? ['/myapplications'] : ways.map(() => '/myapplications'),
    );
  });

  it('can be passed on', async () => {
    const sharePrepared = vi.fn<(id: string) => Promise<boolean>>(async () => true);
    const presence = { ...telegram().presence, get: () => 'answering' as const };
    Object.assign(telegram(), { sharePrepared, presence });
    const shared = { preparedMessageId: 'ready-1', url: 'https://t.me/bot', text: 'Ищем' };
    const asked = serveApi(({ path }) =>
      Response.json(path.includes('share-project') ? shared : sampleVacancy),
    );
    openVacancyAt(vacancyAddress);
    fireEvent.click(await screen.findByRole('button', { name: 'Поделиться' }));
    await waitFor(() => expect(sharePrepared).toHaveBeenCalledWith('ready-1'));
    expect(asked.find(({ path }) => path.includes('share-project'))?.body).toEqual({
      vacancyId: id,
    });
  });

  it('leads to who owns it, to its project, and to the form to apply with', async () => {
    await openVacancy();
    expect(hrefOf(/^Владелец\s*Мария Лебедева$/)).toBe('/user/9');
    expect(hrefOf(/Солнечная карта/)).toBe(`/project/${projectId}/details`);
    fireEvent.click(await screen.findByRole('button', { name: 'Откликнуться' }));
    await waitFor(() => expect(currentAddress()).toBe(`/applicationform/${projectId}/${id}`));
  });
});

describe('the owner of a vacancy', () => {
  const close = async (choice: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть вакансию' }));
    await answer(choice);
  };

  it('goes to the applications that wait and is not offered to apply', async () => {
    await openVacancy({ viewer: owner, applicationsCount: 4 });
    expect(screen.queryByRole('button', { name: /^Сохранить/ })).toBeNull();
    expect((await screen.findByTestId('vacancy-owner')).textContent).toContain('Отклики');
    expect(hrefOf('Изменить вакансию')).toBe(`/vacancyform?project=${projectId}&vacancy=${id}`);
    expect(hrefOf(/^Отклики\s*4$/)).toBe(`/project/${projectId}/applications?vacancy=${id}`);
    expect(applyButton()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Открыть снова' })).toBeNull();
  });

  it.each([
    ['Закрыть, ответить потом', false],
    ['Закрыть и отклонить ожидающих', true],
  ])('closes it with «%s»', async (choice, rejectOthers) => {
    const asked = await openVacancy({ viewer: owner });
    await close(choice);
    expect(await screen.findByText('Вакансия закрыта, отклонено: 2 отклика')).toBeDefined();
    expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: `/api/User/project/${projectId}/vacancy/${id}/close`, body: { rejectOthers } },
    ]);
  });

  it('may think better of closing it', async () => {
    const asked = await openVacancy({ viewer: owner });
    await close('Отмена');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  it('opens a closed one again', async () => {
    const asked = await openVacancy({ viewer: owner, isClosed: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Открыть снова' }));
    expect(await screen.findByText('Вакансия снова открыта')).toBeDefined();
    expect(asked.find(({ method }) => method === 'POST')?.path).toBe(
      `/api/User/project/${projectId}/vacancy/${id}/reopen`,
    );
  });
});

describe('a vacancy that does not come', () => {
  it.each([vacancyAddress, `/vacancy/${projectId}/1`, '/vacancy/1/2'])(
    'from %s is said to be missing, with a way on',
    async (wrong) => {
      serveApi(() => Response.json({ code: 'vacancyNotFound' }, { status: 404 }));
      openVacancyAt(wrong);
      expect(await screen.findByText('Вакансия не найдена')).toBeDefined();
      expect(hrefOf('Смотреть проекты')).toBe('/followers');
    },
  );

  it('can be asked for again', async () => {
    let isBroken = true;
    serveApi(() => (isBroken ? Response.json({}, { status: 500 }) : Response.json(sampleVacancy)));
    openVacancyAt(vacancyAddress);
    const retry = await screen.findByRole('button', { name: 'Попробовать ещё раз' });
    isBroken = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Дизайнер' })).toBeDefined();
  });
});

it('outside Telegram a vacancy is only read, with the way into Telegram', async () => {
  viewAs(undefined);
  nameBot();
  const asked = await openVacancy();
  expect(hrefOf('Открыть в Telegram')).toBe(
    `https://t.me/kollab_bot?startapp=v_${packId(projectId)}_${packId(id)}`,
  );
  expect(applyButton()).toBeNull();
  expect(new Set(asked.map(({ isSigned }) => isSigned))).toEqual(new Set([false]));
});

describe('a vacancy without any act of its owner', () => {
  it('asks them, and one press says that it still looks', async () => {
    const asked = await openVacancy({ viewer: owner, isAsked: true });
    expect(screen.getByRole('heading', { name: 'Ещё ищете?' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Ещё ищу' }));
    expect(await screen.findByText('Хорошо, вакансия открыта')).toBeDefined();
    expect(asked.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      `/api/User/project/${projectId}/vacancy/${id}/reopen`,
    ]);
  });

  it('is paused, and one press brings it back', async () => {
    const asked = await openVacancy({ viewer: owner, isClosed: true, isPaused: true });
    expect(screen.getByText('Вакансия на паузе')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть вакансию' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/reopen'))).toBe(true));
  });
});
