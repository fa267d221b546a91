import { expect, test } from 'vitest';
import { GrammyError } from 'grammy';
import { ANYA, BOT_TOKEN, refusalOf, testSandbox } from '#test/test-sandbox.ts';

const ILYA = 7_000_000_002;
const MARIA = 7_000_000_003;
const own = Number(BOT_TOKEN.split(':')[0]);
const byLink = { creates_join_request: true } as const;

async function withGroup(isBasic = false) {
  const opened = await testSandbox();
  const { control, bot } = opened;
  const ask = async <T>(method: string, path: string, body?: object) => {
    const answer = await control.request(method, path, body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer));
    return answer.body as T;
  };
  const made = { telegramId: MARIA, title: 'Команда карты', isBasic };
  const { telegramId: chatId } = await ask<{ telegramId: number }>('POST', '/groups', made);
  const group = `/groups/${chatId}`;
  const setBot = (change: object) => ask('PUT', `${group}/bot`, { telegramId: MARIA, ...change });
  const updates = async () => {
    const allowed = ['message', 'my_chat_member', 'chat_member', 'chat_join_request'] as const;
    const found = await bot.api.getUpdates({ allowed_updates: allowed });
    await bot.api.getUpdates({ offset: (found.at(-1)?.update_id ?? 0) + 1, timeout: 0 });
    return found;
  };
  await updates();
  return {
    ...opened,
    chatId,
    group,
    ask,
    updates,
    promote: (rights: object = { canInvite: true }) =>
      setBot({ status: 'administrator', ...rights }),
    setBot,
    follow: (telegramId: number, link: string) =>
      control.request('POST', `/people/${telegramId}/join`, { link }),
    view: async () =>
      (
        await ask<{ telegramId: number; memberIds: number[]; requests: object[] }[]>(
          'GET',
          '/groups',
        )
      )[0],
  };
}

test('the bot knows nothing of a group until it is added, and hears how it stands there', async () => {
  const { bot, chatId, updates, setBot, promote } = await withGroup();
  expect(await refusalOf(bot.api.getChat(chatId))).toBe('Bad Request: chat not found');
  await setBot({ status: 'member', startParameter: 'secret' });
  await promote();
  expect(await updates()).toMatchObject([
    { my_chat_member: { from: { id: MARIA }, new_chat_member: { status: 'member' } } },
    { message: { new_chat_members: [{ id: own }] } },
    { message: { text: '/start@kollab_sandbox_bot secret', from: { id: MARIA } } },
    { my_chat_member: { new_chat_member: { status: 'administrator', can_invite_users: true } } },
  ]);
  expect(await bot.api.getChatMember(chatId, own)).toMatchObject({ can_invite_users: true });
  expect(await bot.api.getChatMember(chatId, MARIA)).toMatchObject({ status: 'creator' });
  await setBot({ status: 'kicked' });
  const kicked = 'Forbidden: bot was kicked from the supergroup chat';
  expect(await refusalOf(bot.api.getChatMember(chatId, own))).toBe(kicked);
  expect(await refusalOf(bot.api.sendMessage(chatId, 'Ау'))).toBe(kicked);
});

test('only administrators say what the bot may do', async () => {
  const { control, group, ask } = await withGroup();
  await ask('POST', `${group}/members`, { telegramId: MARIA, memberId: ILYA });
  const change = { telegramId: ILYA, status: 'administrator', canInvite: true };
  expect((await control.request('PUT', `${group}/bot`, change)).status).toBe(409);
  await ask('POST', `${group}/administrators`, { telegramId: MARIA, memberId: ILYA });
  expect((await control.request('PUT', `${group}/bot`, change)).status).toBe(200);
});

test('an administrator hears all that is written, another bot commands only', async () => {
  const { ask, group, setBot, promote, updates } = await withGroup();
  const say = (text: string) => ask('POST', `${group}/messages`, { telegramId: MARIA, text });
  await setBot({ status: 'member' });
  await say('не боту');
  await promote();
  await say('всем');
  const texts = (await updates()).flatMap(({ message }) => message?.text ?? []);
  expect(texts).toEqual(['всем']);
});

test('who follows the link asks to join, and is in once the bot approves', async () => {
  const { bot, chatId, promote, follow, updates, view } = await withGroup();
  await promote();
  const made = await bot.api.createChatInviteLink(chatId, byLink);
  expect(made).toMatchObject({ creates_join_request: true, is_revoked: false });
  await updates();
  expect(await follow(ANYA, made.invite_link)).toMatchObject({ body: { outcome: 'requested' } });
  await follow(ANYA, made.invite_link);
  expect(await updates()).toMatchObject([
    {
      chat_join_request: {
        from: { id: ANYA },
        user_chat_id: ANYA,
        invite_link: { invite_link: made.invite_link, creator: { id: own } },
      },
    },
  ]);
  expect(await view()).toMatchObject({ memberIds: [MARIA], requests: [{ telegramId: ANYA }] });
  await bot.api.approveChatJoinRequest(chatId, ANYA);
  expect(await updates()).toMatchObject([
    { chat_member: { new_chat_member: { status: 'member' }, via_join_request: true } },
    { message: { new_chat_members: [{ id: ANYA }] } },
  ]);
  expect(await view()).toMatchObject({ memberIds: [MARIA, ANYA], requests: [] });
  expect((await follow(ANYA, made.invite_link)).status).toBe(409);
});

test('requests are answered once, in Telegram’s words', async () => {
  const { bot, chatId, promote, follow, ask, group } = await withGroup();
  await promote();
  const { invite_link: link } = await bot.api.createChatInviteLink(chatId, byLink);
  const missing = 'Bad Request: HIDE_REQUESTER_MISSING';
  expect(await refusalOf(bot.api.approveChatJoinRequest(chatId, ILYA))).toBe(missing);
  await follow(ILYA, link);
  await bot.api.declineChatJoinRequest(chatId, ILYA);
  expect(await refusalOf(bot.api.declineChatJoinRequest(chatId, ILYA))).toBe(missing);
  await follow(ILYA, link);
  const byHand = { telegramId: MARIA, memberId: ILYA, isApproved: true };
  await ask('POST', `${group}/requests`, byHand);
  const already = 'Bad Request: USER_ALREADY_PARTICIPANT';
  expect(await refusalOf(bot.api.approveChatJoinRequest(chatId, ILYA))).toBe(already);
});

test('the bot may write to who asks, until they are answered', async () => {
  const { bot, chatId, control, promote, follow } = await withGroup();
  const { body } = await control.request('POST', '/people', { firstName: 'Гость' });
  const { telegramId } = body as { telegramId: number };
  await promote();
  const { invite_link: link } = await bot.api.createChatInviteLink(chatId, byLink);
  const write = () => bot.api.sendMessage(telegramId, 'Здравствуйте');
  expect(await refusalOf(write())).toBe('Bad Request: chat not found');
  await follow(telegramId, link);
  await write();
  await bot.api.declineChatJoinRequest(chatId, telegramId);
  expect(await refusalOf(write())).toBe("Forbidden: bot can't initiate conversation with a user");
});

test('without the right the bot makes no link, answers nobody and hears of no request', async () => {
  const { bot, chatId, promote, follow, updates } = await withGroup();
  await promote();
  const { invite_link: link } = await bot.api.createChatInviteLink(chatId, byLink);
  await promote({ canInvite: false });
  await updates();
  await follow(ILYA, link);
  expect(await updates()).toEqual([]);
  const { api } = bot;
  expect(await refusalOf(api.createChatInviteLink(chatId, byLink))).toBe(
    'Bad Request: not enough rights to manage chat invite link',
  );
  expect(await refusalOf(api.approveChatJoinRequest(chatId, ILYA))).toBe(
    'Bad Request: not enough rights to manage chat join requests',
  );
});

test('a link that is revoked leads nowhere', async () => {
  const { bot, chatId, control, promote, follow } = await withGroup();
  await promote();
  const { invite_link: link } = await bot.api.createChatInviteLink(chatId, byLink);
  const address = `/people/${ILYA}/door?link=${encodeURIComponent(link)}`;
  expect(await control.request('GET', address)).toMatchObject({
    body: { title: 'Команда карты', members: 1, needsApproval: true, isMember: false },
  });
  expect(await bot.api.revokeChatInviteLink(chatId, link)).toMatchObject({ is_revoked: true });
  expect(await follow(ILYA, link)).toMatchObject({
    status: 410,
    body: { message: 'INVITE_HASH_EXPIRED' },
  });
  expect(await refusalOf(bot.api.revokeChatInviteLink(chatId, link))).toBe(
    'Bad Request: INVITE_HASH_EXPIRED',
  );
});

test('a tag is for members that are no administrators, in 16 characters without emoji', async () => {
  const { bot, chatId, promote, ask, group } = await withGroup();
  await promote();
  await ask('POST', `${group}/members`, { telegramId: MARIA, memberId: ILYA });
  const tag = (person: number, text: string) =>
    refusalOf(bot.api.setChatMemberTag(chatId, person, text));
  expect(await tag(ILYA, 'Дизайнер')).toBe('Bad Request: CHAT_ADMIN_REQUIRED');
  await promote({ canInvite: true, canTag: true });
  expect(await tag(MARIA, 'Дизайнер')).toBe('Bad Request: CHAT_CREATOR_REQUIRED');
  expect(await tag(ILYA, 'Дизайнер интерфейсов')).toBe('Bad Request: TAG_INVALID');
  expect(await tag(ILYA, 'Огонь 🔥')).toBe('Bad Request: TAG_EMOJI_NOT_ALLOWED');
  await bot.api.setChatMemberTag(chatId, ILYA, 'Дизайнер');
  expect(await bot.api.getChatMember(chatId, ILYA)).toMatchObject({ tag: 'Дизайнер' });
});

test('a message is pinned by who may', async () => {
  const { bot, chatId, promote, view } = await withGroup();
  await promote();
  const { message_id: id } = await bot.api.sendMessage(chatId, 'Карточка');
  expect(await refusalOf(bot.api.pinChatMessage(chatId, id))).toBe(
    'Bad Request: not enough rights to manage pinned messages in the chat',
  );
  await promote({ canInvite: true, canPin: true });
  await bot.api.pinChatMessage(chatId, id);
  expect(await view()).toMatchObject({ pinnedId: id });
});

test('a basic group that becomes a supergroup is another chat, and its links end', async () => {
  const { bot, chatId, promote, follow, ask, group, updates } = await withGroup(true);
  await promote({});
  const { invite_link: link } = await bot.api.createChatInviteLink(chatId, byLink);
  await updates();
  const moved = await ask<{ telegramId: number }>('POST', `${group}/upgrade`, {
    telegramId: MARIA,
  });
  expect(await updates()).toMatchObject([
    { message: { chat: { id: chatId, type: 'group' }, migrate_to_chat_id: moved.telegramId } },
  ]);
  const error = await bot.api.sendMessage(chatId, 'Ау').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GrammyError);
  expect(error).toMatchObject({
    description: 'Bad Request: group chat was upgraded to a supergroup chat',
    parameters: { migrate_to_chat_id: moved.telegramId },
  });
  expect((await follow(ILYA, link)).status).toBe(410);
  expect(await bot.api.getChatMember(moved.telegramId, own)).toMatchObject({
    status: 'administrator',
  });
});

test('a group is still there, with its people, links and requests, after a restart', async () => {
  const first = await withGroup();
  await first.promote();
  const { invite_link: link } = await first.bot.api.createChatInviteLink(first.chatId, byLink);
  await first.follow(ANYA, link);
  await first.sandbox.close();
  const again = await testSandbox({ dataDir: first.dataDir });
  await again.bot.api.approveChatJoinRequest(first.chatId, ANYA);
  const { body } = await again.control.request('GET', '/groups');
  expect(body).toMatchObject([{ memberIds: [MARIA, ANYA], links: [{ url: link }] }]);
});
