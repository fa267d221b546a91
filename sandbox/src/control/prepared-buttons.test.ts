import { expect, test } from 'vitest';
import { ANYA, refusalOf, testSandbox } from '#test/test-sandbox.ts';

const ILYA = 7_000_000_002;
const none = {
  is_anonymous: false,
  can_manage_chat: false,
  can_delete_messages: false,
  can_manage_video_chats: false,
  can_restrict_members: false,
  can_promote_members: false,
  can_change_info: false,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
  can_invite_users: false,
  can_send_welcome_messages: false,
};
const ofBot = { ...none, can_invite_users: true, can_pin_messages: true };
const chat = {
  request_id: 7,
  chat_is_channel: false,
  bot_is_member: true,
  request_title: true,
  user_administrator_rights: { ...ofBot, can_promote_members: true },
  bot_administrator_rights: ofBot,
};
const button = { text: 'Выбрать', request_chat: chat };

test('a button asks by 32 bits, as Telegram takes numbers', async () => {
  const { bot } = await testSandbox();
  const asking = (request_id: number) =>
    bot.api.savePreparedKeyboardButton(ANYA, {
      ...button,
      request_chat: { ...chat, request_id },
    });
  expect(await refusalOf(asking(2 ** 33))).toBe(
    'Bad Request: can\'t parse keyboard button: Can\'t parse as an integer string "8589934592"',
  );
  expect(await asking(2 ** 31 - 1)).toMatchObject({ id: expect.any(String) });
});

async function opened() {
  const { bot, control } = await testSandbox();
  const saved = await bot.api.savePreparedKeyboardButton(ANYA, button);
  const path = (person: number) => `/people/${person}/prepared-buttons/${saved.id}`;
  const group = await control.request('POST', '/groups', { telegramId: ANYA, title: 'Команда' });
  const { telegramId: chatId } = group.body as { telegramId: number };
  return { bot, control, path, chatId };
}

test('a group that is chosen by a prepared button has the bot in it, which hears of it', async () => {
  const { bot, control, path, chatId } = await opened();
  expect((await control.request('GET', path(ANYA))).body).toEqual({
    rights: { canInvite: true, canTag: false, canPin: true },
  });
  const chosen = await control.request('POST', `${path(ANYA)}/choose`, { chatId });
  expect(chosen).toMatchObject({ status: 201, body: { service: 'chatShared' } });
  const rights = { can_invite_users: true, can_pin_messages: true, can_manage_tags: false };
  expect(
    await bot.api.getUpdates({ allowed_updates: ['my_chat_member', 'message'] }),
  ).toMatchObject([
    { my_chat_member: { chat: { id: chatId }, new_chat_member: rights } },
    { message: { new_chat_members: [{ is_bot: true }] } },
    {
      message: {
        chat: { id: ANYA },
        chat_shared: { request_id: 7, chat_id: chatId, title: 'Команда' },
      },
    },
  ]);
});

test('a prepared button is of whom it was made for, and chooses what they administer', async () => {
  const { control, path, chatId } = await opened();
  expect((await control.request('GET', path(ILYA))).status).toBe(404);
  expect((await control.request('POST', `${path(ILYA)}/choose`, { chatId })).status).toBe(404);
  const other = await control.request('POST', '/groups', { telegramId: ILYA, title: 'Чужая' });
  const theirs = { chatId: (other.body as { telegramId: number }).telegramId };
  expect((await control.request('POST', `${path(ANYA)}/choose`, theirs)).status).toBe(409);
});

test('a button for nobody, for a channel or with more than a person may give is refused', async () => {
  const { bot } = await testSandbox();
  const save = (userId: number, change: object) =>
    refusalOf(
      bot.api.savePreparedKeyboardButton(userId, {
        text: 'Выбрать',
        request_chat: { ...chat, ...change },
      }),
    );
  expect(await save(42, {})).toBe('Bad Request: USER_ID_INVALID');
  expect(await save(ANYA, { chat_is_channel: true })).toBe('Bad Request: BUTTON_INVALID');
  expect(await save(ANYA, { user_administrator_rights: none })).toBe('Bad Request: BUTTON_INVALID');
});
