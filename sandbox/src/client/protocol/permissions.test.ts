import { expect, test } from 'vitest';
import { freshApp } from './app-state.ts';
import type { Client } from './outcome.ts';
import { receive } from './receive.ts';

const app = freshApp('ios');

const client: Client = {
  version: '9.6',
  platform: 'ios',
  botMayWrite: false,
  isOnHomeScreen: false,
  themeParams: {},
};

function say(eventType: string, eventData?: unknown, change: Partial<Client> = {}) {
  return receive(app, { eventType, eventData }, { ...client, ...change });
}

test('a bot that may not write yet is asked for, from 6.9 on', () => {
  const asked = say('web_app_request_write_access', undefined, { version: '6.9' });
  expect(asked.app.dialog).toEqual({ kind: 'writeAccess' });
  expect(asked.replies).toEqual([]);
  const old = say('web_app_request_write_access', undefined, { version: '6.8' });
  expect(old).toMatchObject({ verdict: 'newer', app, replies: [] });
});

test('nobody is asked about a bot that may write already', () => {
  const asked = say('web_app_request_write_access', undefined, { botMayWrite: true });
  expect(asked.app.dialog).toBeUndefined();
  expect(asked.replies).toEqual([
    { eventType: 'write_access_requested', eventData: { status: 'allowed' } },
  ]);
});

test('a prepared message is looked up before it is offered, from 8.0 on', () => {
  const sent = say('web_app_send_prepared_message', { id: 'abc' }, { version: '8.0' });
  expect(sent).toMatchObject({ replies: [], effect: { kind: 'preparedMessage', id: 'abc' } });
  const old = say('web_app_send_prepared_message', { id: 'abc' }, { version: '7.10' });
  expect(old).toMatchObject({ verdict: 'newer', replies: [] });
  expect(old.effect).toBeUndefined();
  for (const data of [undefined, {}, { id: '' }, { id: 7 }]) {
    expect(say('web_app_send_prepared_message', data).verdict).toBe('malformed');
  }
});

const added = (isOnHomeScreen: boolean) => ({ isOnHomeScreen });

test.each<[string, Partial<Client>, string]>([
  ['of a phone that cannot tell', { platform: 'ios', ...added(true) }, 'unknown'],
  ['where the mini-app is', { platform: 'android', ...added(true) }, 'added'],
  ['where it is not', { platform: 'android', ...added(false) }, 'missed'],
  ['of a desktop', { platform: 'tdesktop' }, 'unsupported'],
])('a home screen %s is told of', (_, change, status) => {
  expect(say('web_app_check_home_screen', undefined, change).replies).toEqual([
    { eventType: 'home_screen_checked', eventData: { status } },
  ]);
});

test('only a phone offers a shortcut, and the editor of stories', () => {
  const media_url = 'https://kollab.test/uploads/a.jpg';
  const link = { url: 'https://t.me/kollab_bot', name: 'Открыть' };
  const story = { media_url, text: 'Ищем', widget_link: link };
  expect(say('web_app_add_to_home_screen').app.dialog).toEqual({ kind: 'homeScreen' });
  expect(say('web_app_share_to_story', story).app.dialog).toEqual({
    kind: 'story',
    picture: media_url,
    text: 'Ищем\n[Открыть] https://t.me/kollab_bot',
  });
  const desktop = { platform: 'tdesktop' } as const;
  const refused = say('web_app_add_to_home_screen', undefined, desktop);
  expect(refused.replies).toMatchObject([{ eventType: 'home_screen_failed' }]);
  expect(say('web_app_share_to_story', story, desktop).app).toEqual(app);
  expect(say('web_app_share_to_story', { media_url: 'нет' }).verdict).toBe('malformed');
});

test('a chat is asked for by what the bot prepared, from 9.6 on', () => {
  const asked = say('web_app_request_chat', { req_id: 'b1' });
  expect(asked.effect).toEqual({ kind: 'requestChat', id: 'b1' });
  expect(say('web_app_request_chat', { req_id: '' }).verdict).toBe('malformed');
  expect(say('web_app_request_chat', { req_id: 'b1' }, { version: '9.5' }).verdict).toBe('newer');
});

test('Telegram Web A never answers whoever asks it for a chat', () => {
  const asked = say('web_app_request_chat', { req_id: 'b1' }, { platform: 'weba' });
  expect(asked).toEqual({ verdict: 'handled', app, replies: [], effect: undefined });
});
