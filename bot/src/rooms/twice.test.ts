import {
  admitToRoom,
  checkRoomOffer,
  linkRoom,
  moveRoom,
  noteRoom,
  takeUpdate,
} from '@kollab/contract';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createBot } from '#src/bot.ts';
import { listen } from '#src/updates/webhook.ts';
import { eventually } from '#test/eventually.ts';
import { fakeApi } from '#test/fake-api.ts';
import { telegramServer } from '#test/telegram-server.ts';

const token = 'AZP1oXv7f_-___8-99--_w';
const secret = 'a-secret-of-this-test';
const chat = { id: -1008, type: 'supergroup', title: 'Команда' };
const owner = { id: 2001, is_bot: false, first_name: 'Вера', language_code: 'ru' };
const own = { id: 42, is_bot: true, first_name: 'Kollab' };
const privately = { id: owner.id, type: 'private', first_name: 'Вера' };
const message = { message_id: 5, date: 1, from: owner };
const link = { invite_link: 'https://t.me/+room', creator: own, creates_join_request: true };
const asking = { chat, date: 1, invite_link: link };
const guest = { id: 3001, is_bot: false, first_name: 'Гость' };
const text = `/start@kollab_bot ${token}`;
const command = { type: 'bot_command', offset: 0, length: '/start@kollab_bot'.length };
const member = { status: 'administrator', user: own, can_invite_users: true };

const updates: [string, object][] = [
  ['a token that is shown', { message: { ...message, chat, text, entities: [command] } }],
  [
    'a chat that is chosen',
    {
      message: {
        ...message,
        chat: privately,
        chat_shared: { request_id: 7, chat_id: -1008, title: 'Команда' },
      },
    },
  ],
  [
    'a press on the button that tries again',
    {
      callback_query: {
        id: 'q1',
        from: owner,
        chat_instance: '1',
        data: `o:${token}`,
        message: { ...message, from: own, chat, text: 'Чтобы впускать' },
      },
    },
  ],
  [
    'a member who asks to join',
    { chat_join_request: { ...asking, from: owner, user_chat_id: owner.id } },
  ],
  [
    'a stranger who asks to join',
    { chat_join_request: { ...asking, from: guest, user_chat_id: guest.id } },
  ],
  [
    'a right that the bot gets',
    { my_chat_member: { chat, from: owner, date: 1, new_chat_member: member } },
  ],
  ['a group that moves', { message: { ...message, chat, migrate_to_chat_id: -100_500 } }],
];

async function listening() {
  const room = { links: [] as string[], members: new Set<number>(), kept: '', chatId: chat.id };
  let made = 0;
  const telegram = await telegramServer(({ method, payload }) => {
    if (method === 'getChatMember') return { result: member };
    if (method === 'createChatInviteLink') {
      const url = `https://t.me/+${(made += 1)}`;
      room.links.push(url);
      return { result: { invite_link: url } };
    }
    if (method === 'revokeChatInviteLink') {
      room.links = room.links.filter((one) => one !== payload.invite_link);
    }
    if (method !== 'approveChatJoinRequest') return undefined;
    const already = { error_code: 400, description: 'Bad Request: USER_ALREADY_PARTICIPANT' };
    const isIn = room.members.has(Number(payload.user_id));
    room.members.add(Number(payload.user_id));
    return isIn ? already : { result: true };
  });
  const seen = new Set<unknown>();
  const { api } = fakeApi(({ endpoint, body }) => {
    const given = Object(body) as { updateId?: number; telegramId?: number; inviteLink?: string };
    if (endpoint === takeUpdate) {
      const isNew = !seen.has(given.updateId);
      seen.add(given.updateId);
      return { isNew };
    }
    if (endpoint === checkRoomOffer) return { isOwn: true };
    if (endpoint === linkRoom) {
      room.kept ||= given.inviteLink ?? '';
      return { projectName: 'Карта', inviteLink: room.kept };
    }
    if (endpoint === admitToRoom)
      return { isAdmitted: given.telegramId === owner.id, role: 'Автор' };
    if (endpoint === moveRoom && room.chatId === chat.id) {
      room.kept = '';
      room.chatId = -100_500;
    }
    if (endpoint === noteRoom) room.kept ||= given.inviteLink ?? '';
    return { needsLink: room.kept === '' };
  });
  const stopping = new AbortController();
  const logger = pino({ level: 'silent' });
  const { apiRoot } = telegram;
  const publicUrl = 'https://kollab.example';
  const bot = createBot({ token: '42:secret', apiRoot, api, publicUrl, logger });
  bot.botInfo = { ...own, username: 'kollab_bot' } as typeof bot.botInfo;
  const surroundings = { bot, api, logger, stopping: stopping.signal };
  const hook = await listen(surroundings, { url: `${publicUrl}/updates`, secret, port: 0 });
  onTestFinished(async () => {
    stopping.abort();
    await hook.stop();
    await telegram.close();
  });
  const url = `http://127.0.0.1:${hook.port}/updates`;
  const headers = { 'x-telegram-bot-api-secret-token': secret };
  return {
    room,
    bot,
    bring: (update: object) =>
      fetch(url, { method: 'POST', headers, body: JSON.stringify({ update_id: 7, ...update }) }),
    done: async () => {
      await eventually(() => expect(telegram.callsOf('setWebhook')).toHaveLength(1));
      return telegram.calls.filter(({ method }) => method !== 'setWebhook');
    },
  };
}

test.each(updates)('brought twice is acted on once: %s', async (_, update) => {
  const { room, bring, done } = await listening();
  await bring(update);
  const once = structuredClone([room, await done()]);
  expect(once[1]).not.toEqual([]);
  expect((await bring(update)).status).toBe(200);
  expect([room, await done()]).toEqual(once);
});

test.each(updates)('repeated after a kill leaves all as it was: %s', async (_, update) => {
  const { room, bot } = await listening();
  const handle = () => bot.handleUpdate({ update_id: 7, ...update });
  await handle();
  const once = structuredClone(room);
  await handle();
  expect(room).toEqual(once);
});
