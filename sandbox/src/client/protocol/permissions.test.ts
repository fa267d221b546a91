import { expect, test } from 'vitest';
import { freshApp } from './app-state.ts';
import { receive } from './receive.ts';

const app = freshApp('ios');

function say(
  eventType: string,
  eventData?: unknown,
  { version = '9.6', botMayWrite = false } = {},
) {
  return receive(app, { eventType, eventData }, { version, botMayWrite, themeParams: {} });
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
