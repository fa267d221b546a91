import type { ContactStatus } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findHref, refused, nameBot, openScreen, press, serveApi, viewAs } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import UserLinksPage from './user-links-page.tsx';

const none: ContactStatus = { state: 'none', contact: null, mayAskAt: null };
const pending: ContactStatus = { ...none, state: 'pending', mayAskAt: '2026-05-03T09:00:00Z' };
const contact = { telegramId: 5, name: 'Вера', url: null };
const address = '/api/User/5/contact-request';

function open(
  status: ContactStatus | Response,
  onAsk: () => Response = () => Response.json(pending),
) {
  const asked = serveApi(({ method, path }) => {
    if (path !== address) return Response.json({ ...sampleUser, telegramId: 5, username: null });
    if (method !== 'GET') return onAsk();
    return status instanceof Response ? status.clone() : Response.json(status);
  });
  openScreen(UserLinksPage, '/user/:id/links', '/user/5/links');
  return (method: string) => asked.filter((one) => one.path === address && one.method === method);
}

beforeEach(() => viewAs(7));

describe('where somebody has no username', () => {
  it.each<[string, ContactStatus, string[]]>([
    ['may be asked for contact', none, ['Попросить контакт']],
    ['has been asked', pending, ['Просьба отправлена, ждём ответа']],
    [
      'declined not long ago',
      { ...pending, state: 'declined' },
      ['Человек пока не готов общаться', 'Попросить снова можно 3 мая'],
    ],
    ['declined long ago', { ...none, state: 'declined' }, ['Попросить контакт']],
  ])('one is told that they %s', async (_, status, said) => {
    open(status);
    for (const text of said) expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText('Попросить контакт') !== null).toBe(status.mayAskAt === null);
    expect(screen.queryByRole('link', { name: /Написать/ })).toBeNull();
  });

  it.each([
    [contact, 'https://t.me/kollab_bot', 'Бот передал контакт: можно писать'],
    [{ ...contact, url: 'https://t.me/vera' }, 'https://t.me/vera', '@vera'],
  ])('one writes to them after %j', async (told, href, said) => {
    nameBot();
    open({ ...pending, state: 'accepted', contact: told });
    expect(await findHref('Написать в Telegram')).toBe(href);
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.getByText('Бот передал контакт: можно писать')).toBeDefined();
    expect(screen.queryByText('Попросить контакт')).toBeNull();
  });

  it('one who waits sees the answer as it comes', async () => {
    nameBot();
    const status = { ...pending };
    serveApi(({ path }) =>
      Response.json(path === address ? status : { ...sampleUser, telegramId: 5, username: null }),
    );
    const { queries } = openScreen(UserLinksPage, '/user/:id/links', '/user/5/links');
    expect(await screen.findByText('Просьба отправлена, ждём ответа')).toBeDefined();
    Object.assign(status, { state: 'accepted', contact });
    await queries.invalidateQueries({ predicate: ({ meta }) => meta?.isLive === true });
    expect(await findHref('Написать в Telegram')).toBe('https://t.me/kollab_bot');
  });

  it('nobody asks themselves', async () => {
    viewAs(5);
    const asked = open(none);
    expect(await screen.findByText(/Напрямую этому человеку не написать/)).toBeDefined();
    expect(asked('GET')).toEqual([]);
  });
});

describe('asking', () => {
  it('sends one request for a double tap, with what was written', async () => {
    const asked = open(none);
    await press(/Попросить контакт/);
    fireEvent.change(screen.getByLabelText('Сообщение'), { target: { value: ' Про сад ' } });
    await press('Отправить просьбу');
    await press('Отправить просьбу');
    expect(await screen.findByText('Просьба отправлена, ждём ответа')).toBeDefined();
    expect(asked('POST')).toMatchObject([{ body: { text: 'Про сад' } }]);
    expect(screen.queryByLabelText('Сообщение')).toBeNull();
  });

  it('refused says why, and asks afresh how it stands', async () => {
    const message = 'Этому человеку можно написать раз в неделю';
    const asked = open(none, () => refused(429, 'contactTooSoon', message));
    await press(/Попросить контакт/);
    fireEvent.change(screen.getByLabelText('Сообщение'), { target: { value: 'Про сад' } });
    await press('Отправить просьбу');
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Сообщение').value).toBe('Про сад');
    const before = asked('GET').length;
    await press('Отмена');
    await waitFor(() => expect(asked('GET')).toHaveLength(before + 1));
  });

  it('that cannot be known offers to try again', async () => {
    const asked = open(Response.json({}, { status: 400 }));
    await press(/Попробовать ещё раз/);
    await waitFor(() => expect(asked('GET')).toHaveLength(2));
  });
});
