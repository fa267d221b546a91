import { type Account, type NotificationSettings, paths } from '@kollab/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, openScreen, press, refused, serveApi, viewAs } from '#test/screen.tsx';
import { offeringClient } from '#test/offering-client.ts';
import { sampleSettings as settings } from '#test/sample-settings.ts';
import { sampleUser } from '#test/samples.ts';
import SettingsPage from './settings-page.tsx';

const inTwoDays = new Date(Date.now() + 48 * 60 * 60_000).toISOString();
let account: Partial<Account>;

const settingsPath = `/api/User/notification-settings/${sampleUser.telegramId}`;
const feedPath = `/api/User/feed-settings/${sampleUser.telegramId}`;
const feed = { hiddenKinds: ['stage'], tellsJoining: true, inDigest: false };

interface Given {
  answer?: () => Response;
  changes?: Partial<NotificationSettings>;
}

function open({ answer, changes }: Given = {}) {
  let kept = { ...settings, ...changes };
  const asked = serveApi(({ method, path, body }) => {
    if (method !== 'GET' && answer) return answer();
    if (path === feedPath) return Response.json(feed);
    if (path === '/api/User/export') return Response.json({ status: 'queued' });
    if (method === 'POST') {
      account = { ...account, deletesAt: path === '/api/User/delete-account' ? inTwoDays : null };
    }
    if (path !== settingsPath) return Response.json(account);
    const { modes, ...others } = (body ?? {}) as Partial<NotificationSettings>;
    kept = { ...kept, ...others, modes: { ...kept.modes, ...modes } };
    return Response.json(kept);
  });
  openScreen(SettingsPage, paths.settings, paths.settings, sampleUser);
  const sent = (as: string) => asked.filter(({ method }) => method === as);
  return {
    posted: () => sent('POST').map(({ path, body }) => [path, body]),
    patched: () => sent('PATCH').map(({ body }) => body),
    asked,
  };
}
const own = { telegramId: sampleUser.telegramId };

beforeEach(() => {
  forgetPress();
  viewAs(1);
  account = {
    consentedAt: '2026-05-03T09:00:00.000Z',
    consentedTo: '1',
    consentWithdrawnAt: null,
    policyVersion: '1',
    deletesAt: null,
  };
});

it('consent is taken back with a question first, and given again', async () => {
  const withdrawn = { consentedAt: null, consentWithdrawnAt: '2026-05-04T09:00:00.000Z' };
  const { posted: writes } = open({
    answer: () => {
      account = { ...account, ...withdrawn };
      return Response.json(account);
    },
  });
  await press('Отозвать согласие');
  fireEvent.click(await within(await screen.findByRole('dialog')).findByText('Отозвать согласие'));
  expect(await screen.findByText(/Согласие отозвано 4 мая/)).toBeDefined();
  await press('Дать согласие снова');
  await waitFor(() =>
    expect(writes()).toEqual([
      ['/api/User/withdraw-consent', own],
      ['/api/User/consent', { ...own, policyVersion: '1' }],
    ]),
  );
});

it('a person orders all of their data with one press, and reads where it comes', async () => {
  const { posted: writes } = open();
  const order = await screen.findByRole('button', { name: /Получить мои данные/ });
  fireEvent.click(order);
  fireEvent.click(order);
  expect(await screen.findByText('Собираем архив: бот пришлёт его в чат')).toBeDefined();
  expect(writes()).toEqual([['/api/User/export', own]]);
  expect(screen.getByText('Вы согласились на публикацию профиля 3 мая.')).toBeDefined();
});

it('a refusal is told in its own words', async () => {
  const message = 'На сегодня хватит: попробуйте завтра';
  open({ answer: () => refused(429, 'dailyLimit', message) });
  await press(/Получить мои данные/);
  expect(await screen.findByText(message)).toBeDefined();
});

it('another language is told to the bot before the page is loaded anew', async () => {
  const { asked } = open();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  fireEvent.change(await screen.findByLabelText('Язык'), { target: { value: 'en' } });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(localStorage.getItem('kollab:language')).toBe('en');
  localStorage.removeItem('kollab:language');
  expect(asked.filter(({ method }) => method === 'PATCH')).toMatchObject([
    {
      path: `/api/User/notification-settings/${sampleUser.telegramId}`,
      body: { language: 'en' },
    },
  ]);
});

it('a language that could not be kept is not taken up', async () => {
  open({ answer: () => refused(500, 'internal') });
  fireEvent.change(await screen.findByLabelText('Язык'), { target: { value: 'en' } });
  expect(await screen.findByText(/Не удалось сменить язык/)).toBeDefined();
  expect(localStorage.getItem('kollab:language')).toBeNull();
});

it('leaving is asked about first, says when, and can be called off', async () => {
  const { posted: writes } = open();
  await press('Удалить аккаунт');
  expect(await screen.findByText('Удалить аккаунт?')).toBeDefined();
  expect(writes()).toEqual([]);
  await answer('Удалить аккаунт');
  expect(await screen.findByText('Аккаунт будет удалён')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Удалить аккаунт' })).toBeNull();
  await press('Оставить аккаунт');
  expect(await screen.findByText('Удаление отменено: аккаунт остаётся')).toBeDefined();
  await waitFor(() => expect(screen.queryByTestId('leaving')).toBeNull());
  expect(writes()).toEqual([
    ['/api/User/delete-account', own],
    ['/api/User/keep-account', own],
  ]);
});

it('who thinks better of it when asked keeps everything', async () => {
  const { posted: writes } = open();
  await press('Удалить аккаунт');
  fireEvent.click(await screen.findByRole('button', { name: 'Отмена', hidden: true }));
  await waitFor(() => expect(screen.queryByText('Удалить аккаунт?')).toBeNull());
  expect(writes()).toEqual([]);
});

it('what the bot writes about is chosen by kind', async () => {
  const { patched: sent } = open();
  const reminders = await screen.findByLabelText<HTMLSelectElement>('Напоминания');
  expect(reminders.value).toBe('instant');
  expect(screen.getByLabelText<HTMLSelectElement>('Команда').value).toBe('digest');
  expect(screen.queryByLabelText('Модерация')).toBeNull();
  fireEvent.change(reminders, { target: { value: 'off' } });
  await waitFor(() => expect(sent()).toEqual([{ modes: { reminders: 'off' } }]));
  await waitFor(() => expect(reminders.value).toBe('off'));
});

it('one choice is for all kinds, until each is wanted by itself', async () => {
  const { patched: sent } = open();
  const all = await screen.findByLabelText<HTMLSelectElement>('Присылать');
  expect(all.value).toBe('mixed');
  const { moderation: _, ...modes } = settings.modes;
  fireEvent.change(all, { target: { value: 'digest' } });
  const everything = Object.fromEntries(Object.keys(modes).map((kind) => [kind, 'digest']));
  await waitFor(() => expect(sent()).toEqual([{ modes: everything }]));
  await waitFor(() => expect(screen.queryByLabelText('Отклики')).toBeNull());
  await press('Настроить по отдельности');
  expect(document.activeElement).toBe(screen.getByLabelText('Отклики'));
  fireEvent.change(screen.getByLabelText('Отклики'), { target: { value: 'instant' } });
  await waitFor(() => expect(sent().at(-1)).toEqual({ modes: { applications: 'instant' } }));
  expect(all.value).toBe('mixed');
});

it('quiet hours are turned on for a usual night, and each end is chosen', async () => {
  const { patched: sent } = open();
  const quiet = await screen.findByRole<HTMLInputElement>('switch', { name: 'Тихие часы' });
  expect(screen.queryByLabelText('С')).toBeNull();
  fireEvent.click(quiet);
  await waitFor(() => expect(sent()).toEqual([{ quietFrom: 1380, quietTo: 480 }]));
  const until = await screen.findByLabelText<HTMLSelectElement>('До');
  expect([...until.options].map(({ text }) => text)).not.toContain('23:00');
  fireEvent.change(until, { target: { value: '600' } });
  await waitFor(() => expect(sent()[1]).toEqual({ quietTo: 600 }));
  fireEvent.click(quiet);
  await waitFor(() => expect(sent()[2]).toEqual({ quietFrom: null, quietTo: null }));
  await waitFor(() => expect(screen.queryByLabelText('До')).toBeNull());
});

it('a minute that was set elsewhere stays among the hours of the digest', async () => {
  open({ changes: { digestAt: 19 * 60 + 30 } });
  const digest = await screen.findByLabelText<HTMLSelectElement>('Сводка за день');
  expect(digest.value).toBe('1170');
  expect([...digest.options].map(({ text }) => text)).toContain('19:30');
});

it('a person elsewhere takes over the time zone of their device', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const elsewhere = here === 'Asia/Vladivostok' ? 'Europe/Moscow' : 'Asia/Vladivostok';
  const { patched: sent } = open({ changes: { timeZone: elsewhere } });
  const zone = await screen.findByLabelText<HTMLSelectElement>('Часовой пояс');
  expect(zone.value).toBe(elsewhere);
  fireEvent.change(zone, { target: { value: here } });
  await waitFor(() => expect(sent()).toEqual([{ timeZone: here }]));
});

it('who is away says until when, and when they are back sooner', async () => {
  const { patched: sent } = open({ changes: { awayUntil: '2020-01-01' } });
  const away = await screen.findByLabelText<HTMLSelectElement>('В отъезде');
  expect(away.value).toBe('here');
  const [, , week] = [...away.options].map(({ value }) => value);
  const inAWeek = new Date();
  inAWeek.setDate(inAWeek.getDate() + 7);
  inAWeek.setHours(12);
  expect(week).toBe(inAWeek.toISOString().slice(0, 10));
  fireEvent.change(away, { target: { value: week } });
  await waitFor(() => expect(sent()).toEqual([{ awayUntil: week }]));
  await waitFor(() => expect(away.value).toBe(week));
  fireEvent.change(away, { target: { value: 'here' } });
  await waitFor(() => expect(sent()[1]).toEqual({ awayUntil: null }));
});

const shortcut = /^Добавить на главный экран/;

/** As if another window of the same device had never pressed it. */
function forgetPress() {
  const key = `kollab:home-screen:${sampleUser.telegramId}`;
  localStorage.setItem(key, JSON.stringify({ state: {}, version: 1 }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function openWith(status: string) {
  const client = offeringClient();
  open();
  client.answer('home_screen_checked', { status });
  return client;
}

it.each([
  ['missed', 1],
  ['unknown', 1],
  ['added', 0],
  ['unsupported', 0],
])('a shortcut that is %s is offered %i times', async (status, times) => {
  openWith(status);
  await screen.findByRole('button', { name: /Получить мои данные/ });
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: shortcut })).toHaveLength(times),
  );
});

it('where nobody can tell whether there is a shortcut, it is offered once', async () => {
  openWith('unknown');
  await press(shortcut);
  cleanup();
  openWith('unknown');
  await screen.findByRole('button', { name: /Получить мои данные/ });
  expect(screen.queryByRole('button', { name: shortcut })).toBeNull();
});

it('a shortcut that could not be added is offered again, one that was is not', async () => {
  const { answer } = openWith('missed');
  await press(shortcut);
  answer('home_screen_failed', { error: 'UNSUPPORTED' });
  expect(await screen.findByText('Не удалось добавить на главный экран')).toBeDefined();
  await press(shortcut);
  answer('home_screen_added');
  expect(await screen.findByText('Готово: ищите на главном экране')).toBeDefined();
  expect(screen.queryByRole('button', { name: shortcut })).toBeNull();
});
