import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, currentAddress, openScreen, press, serveApi, viewAs } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import UserPage from './user-page.tsx';

const isOfProjects = (path: string) => /\/(memberships|projects)\//.test(path);
const maria = { ...sampleUser, telegramId: 5, firstName: 'Мария', lastName: 'Орлова' };
const stats = { followers: 4, following: 1, projects: 0, isSubscribed: false };

let isBlocked: boolean;
const gone = () => Response.json({ code: 'userNotFound', message: 'Нет такого' }, { status: 404 });

function open(onWrite: () => Response) {
  const asked = serveApi(({ method, path }) => {
    if (method !== 'GET') return onWrite();
    if (isBlocked) return gone();
    if (isOfProjects(path)) return Response.json([]);
    return Response.json(path.endsWith('/stats') ? stats : maria);
  });
  openScreen(UserPage, '/user/:id', '/user/5');
  return () => asked.filter(({ method }) => method !== 'GET');
}

beforeEach(() => {
  viewAs(7);
  isBlocked = false;
});

describe('a report', () => {
  it('is sent once for a double tap, with what is wrong', async () => {
    const writes = open(() => Response.json({ reportId: 'r' }));
    await press('Пожаловаться');
    fireEvent.change(await screen.findByLabelText('Что не так'), { target: { value: 'fraud' } });
    fireEvent.change(screen.getByLabelText('Подробности'), { target: { value: ' Курсы ' } });
    await press('Отправить жалобу');
    await press('Отправить жалобу');
    expect(await screen.findByText(/Жалоба отправлена/)).toBeDefined();
    expect(writes()).toMatchObject([
      { path: '/api/User/5/report', body: { category: 'fraud', text: 'Курсы' } },
    ]);
    expect(screen.queryByLabelText('Подробности')).toBeNull();
  });

  it('about something else needs words', async () => {
    const writes = open(() => Response.json({ reportId: 'r' }));
    await press('Пожаловаться');
    fireEvent.change(await screen.findByLabelText('Что не так'), { target: { value: 'other' } });
    expect(screen.getByText('Напишите, что именно не так')).toBeDefined();
    await press('Отправить жалобу');
    expect(writes()).toEqual([]);
    fireEvent.change(screen.getByLabelText('Подробности'), { target: { value: 'Курсы' } });
    await press('Отправить жалобу');
    expect(await screen.findByText(/чем всё закончилось/)).toBeDefined();
    expect(writes()).toMatchObject([{ body: { category: 'other', text: 'Курсы' } }]);
  });

  it('that moderators have already says so in place of the form, as no failure', async () => {
    const message = 'Ваша жалоба уже у модераторов';
    const writes = open(() => Response.json({ code: 'alreadyReported', message }, { status: 409 }));
    await press('Пожаловаться');
    fireEvent.change(await screen.findByLabelText('Подробности'), { target: { value: 'Курсы' } });
    await press('Отправить жалобу');
    expect(await screen.findByRole('dialog', { name: message })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Отправить жалобу' })).toBeNull();
    await press('Понятно');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes()).toHaveLength(1);
  });

  it('that failed says so, and keeps what was written', async () => {
    open(() => Response.json({ code: 'dailyLimit', message: 'Завтра' }, { status: 429 }));
    await press('Пожаловаться');
    fireEvent.change(await screen.findByLabelText('Подробности'), { target: { value: 'Курсы' } });
    await press('Отправить жалобу');
    expect((await screen.findByRole('alert')).textContent).toBe('Завтра');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Подробности').value).toBe('Курсы');
  });
});

describe('a block', () => {
  const block = () => {
    isBlocked = true;
    return Response.json({ isBlocked: true });
  };

  it('asks first, and then leads away from who is not there any more', async () => {
    const writes = open(block);
    await press('Заблокировать');
    await screen.findByText('Заблокировать?');
    expect(screen.getByText(/в настройках своего профиля\./)).toBeDefined();
    await answer('Отмена');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toEqual([]);
    await press('Заблокировать');
    await answer('Заблокировать');
    expect(await screen.findByText('Мария Орлова: профиль заблокирован')).toBeDefined();
    await waitFor(() => expect(currentAddress()).toBe('/posts'));
    expect(writes()).toMatchObject([{ method: 'PUT', path: '/api/User/5/block' }]);
  });

  it('that failed leaves everything as it was', async () => {
    open(() => new Response(null, { status: 500 }));
    await press('Заблокировать');
    await screen.findByText('Заблокировать?');
    await answer('Заблокировать');
    expect(await screen.findByText('Не удалось заблокировать')).toBeDefined();
    expect(currentAddress()).toBe('/user/5');
    expect(screen.getByText('Мария Орлова')).toBeDefined();
  });
});
