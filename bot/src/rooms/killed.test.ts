import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { admitToRoom, claimNotifications } from '@kollab/contract';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { jsonServer } from '#test/json-server.ts';
import { telegramServer } from '#test/telegram-server.ts';

const never = new Promise<never>(() => undefined);
const chat = { id: -1008, type: 'supergroup', title: 'Команда' };
const asks = {
  update_id: 900,
  chat_join_request: {
    chat,
    from: { id: 3001, is_bot: false, first_name: 'Илья' },
    user_chat_id: 3001,
    date: 1,
    invite_link: { invite_link: 'https://t.me/+room', creator: { id: 42 } },
  },
};

/**
 * Telegram, which repeats the request until it is confirmed; `onApproval` happens when it lets somebody
 * in, before it says so.
 */
async function telegramWith(onApproval: () => void) {
  let isIn = false;
  return telegramServer(({ method, payload }) => {
    if (method === 'getUpdates') {
      const isConfirmed = Number(payload.offset ?? 0) > asks.update_id;
      return isConfirmed || payload.timeout === undefined ? never : { result: [asks] };
    }
    if (method !== 'approveChatJoinRequest') return undefined;
    if (isIn) return { error_code: 400, description: 'Bad Request: USER_ALREADY_PARTICIPANT' };
    isIn = true;
    onApproval();
    return never;
  });
}

test('a bot killed once it let somebody in finishes when it is back', async () => {
  let running: ChildProcess | undefined;
  const telegram = await telegramWith(() => running?.kill('SIGKILL'));
  const api = await jsonServer(({ path }) => {
    if (path === claimNotifications.path) return never;
    const isAsked = path === admitToRoom.path;
    return { status: 200, body: isAsked ? { isAdmitted: true, role: 'Дизайнер' } : {} };
  });
  const start = () => {
    running = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: {
        BOT_TOKEN: '42:secret',
        BOT_API_TOKEN: 'bot-secret'.repeat(4),
        TELEGRAM_API_ROOT: telegram.apiRoot,
        API_URL: api.url,
      },
      stdio: 'ignore',
    });
    return running;
  };
  onTestFinished(async () => {
    running?.kill('SIGKILL');
    await Promise.all([telegram.close(), api.close()]);
  });

  const [, signal] = await once(start(), 'exit');
  expect(signal).toBe('SIGKILL');
  expect(telegram.callsOf('setChatMemberTag')).toEqual([]);
  start();
  const tagged = { chat_id: chat.id, user_id: 3001, tag: 'Дизайнер' };
  await eventually(() => expect(telegram.callsOf('setChatMemberTag')).toEqual([tagged]));
  expect(telegram.callsOf('approveChatJoinRequest')).toHaveLength(2);
  expect(api.paths().filter((path) => path === admitToRoom.path)).toHaveLength(2);
  expect(telegram.callsOf('declineChatJoinRequest')).toEqual([]);
});
