import { checkRoomOffer, linkRoom, setReachable } from '@kollab/contract';
import { expect, test } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import type { ApiAnswer } from '#test/fake-api.ts';
import type { TelegramScript } from '#test/telegram-server.ts';

const made = 'https://t.me/+new';
const linked: ApiAnswer = ({ endpoint }) => {
  if (endpoint === checkRoomOffer) return { isOwn: true };
  return endpoint === linkRoom ? { projectName: 'Карта', inviteLink: made } : {};
};
const shares = { chat_shared: { request_id: 7, chat_id: -1009, title: 'Команда' } };

const telegram =
  (canInvite = true): TelegramScript =>
  ({ method }) => {
    if (method === 'createChatInviteLink') return { result: { invite_link: made } };
    if (method !== 'getChatMember') return undefined;
    return { result: { status: 'administrator', can_invite_users: canInvite } };
  };
const isGone: TelegramScript = ({ method }) =>
  method === 'getChatMember'
    ? { error_code: 400, description: 'Bad Request: chat not found' }
    : undefined;

test('a chat that its owner chose in the app becomes the room, and they are told so', async () => {
  const { says, calls, telegram: sent } = await chatWithBot(linked, 'ru', 'private', telegram());
  await says(shares);
  const body = { key: 7, telegramId: 2001, chatId: -1009 };
  expect(calls.filter(({ endpoint }) => endpoint !== setReachable)).toMatchObject([
    { endpoint: checkRoomOffer, body },
    { endpoint: linkRoom, body: { ...body, title: 'Команда', inviteLink: made } },
  ]);
  expect(sent.callsOf('createChatInviteLink')).toMatchObject([{ chat_id: -1009 }]);
  const text = expect.stringContaining('«Команда» теперь чат команды проекта «Карта»');
  expect(sent.callsOf('sendMessage')).toMatchObject([{ chat_id: 2001, text }]);
});

test.each([
  ['may not invite', telegram(false)],
  ['is not', isGone],
])('of a chosen chat in which the bot %s the owner hears what is missing', async (_, script) => {
  const { says, calls, telegram: sent } = await chatWithBot(linked, 'ru', 'private', script);
  await says(shares);
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(linkRoom);
  const text = expect.stringContaining('привяжите его ещё раз');
  expect(sent.callsOf('sendMessage')).toMatchObject([{ chat_id: 2001, text }]);
});
