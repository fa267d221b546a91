import { InlineKeyboard } from 'grammy';
import { expect, test } from 'vitest';
import { ANYA, refusalOf, runBot, testSandbox } from '#test/test-sandbox.ts';

const GROUP = -1_001_000_000_001;
const VERA = 7_000_000_004;
const DANIIL = 7_000_000_005;

async function withGroup() {
  const opened = await testSandbox({ moderatorsChatId: GROUP });
  const request: typeof opened.control.request = (...given) => opened.control.request(...given);
  return {
    ...opened,
    write: (telegramId: number, text: string, replyTo?: number | null) =>
      request('POST', '/group/messages', { telegramId, text, replyTo }),
    press: (telegramId: number, messageId: number, data: string) =>
      request('POST', '/group/press', { telegramId, messageId, data }),
    messages: async () => (await request('GET', '/group/messages')).body,
  };
}

test('there is no group unless one was asked for', async () => {
  const { bot, control } = await testSandbox();
  expect((await control.request('GET', '/group')).status).toBe(404);
  expect(await refusalOf(bot.api.sendMessage(GROUP, 'Ау'))).toBe('Bad Request: chat not found');
});

test('an id that is not negative is no group', async () => {
  await expect(testSandbox({ moderatorsChatId: 5 })).rejects.toThrow('a negative number');
});

test('the moderators are in the group, and the bot knows who is', async () => {
  const { bot, control } = await withGroup();
  const { body } = await control.request('GET', '/group');
  expect(body).toEqual({
    telegramId: GROUP,
    title: 'Модераторы Kollab',
    memberIds: [VERA, DANIIL],
  });
  expect(await bot.api.getChat(GROUP)).toMatchObject({ id: GROUP, type: 'supergroup' });
  expect(await bot.api.getChatMember(GROUP, VERA)).toMatchObject({ status: 'member' });
  expect(await bot.api.getChatMember(GROUP, ANYA)).toMatchObject({ status: 'left' });
  expect(await refusalOf(bot.api.getChatMember(GROUP, 42))).toBe('Bad Request: member not found');
});

test('a card in the group is pressed by a member and edited for everybody', async () => {
  const { bot, press, messages } = await withGroup();
  bot.callbackQuery('approve', async (ctx) => {
    const { id, type } = ctx.chat ?? {};
    await ctx.editMessageText(`Одобрено: ${ctx.from.first_name} в ${type} ${id}`);
    await ctx.answerCallbackQuery('Готово');
  });
  await runBot(bot);
  const reply_markup = new InlineKeyboard().text('Одобрить', 'approve');
  const card = await bot.api.sendMessage(GROUP, 'Заявка', { reply_markup });
  expect(card).toMatchObject({ chat: { id: GROUP, type: 'supergroup' }, from: { is_bot: true } });
  expect(await press(DANIIL, card.message_id, 'approve')).toMatchObject({
    body: { answer: 'Готово' },
  });
  expect(await messages()).toMatchObject([{ text: `Одобрено: Даниил в supergroup ${GROUP}` }]);
  expect((await press(ANYA, card.message_id, 'approve')).status).toBe(409);
});

test('somebody who joins can press too', async () => {
  const { bot, control, press } = await withGroup();
  bot.on('callback_query', (ctx) => ctx.answerCallbackQuery(String(ctx.from.id)));
  await runBot(bot);
  await control.request('POST', '/group/members', { telegramId: ANYA });
  const reply_markup = new InlineKeyboard().text('Да', 'yes');
  const { message_id } = await bot.api.sendMessage(GROUP, 'Да?', { reply_markup });
  expect(await press(ANYA, message_id, 'yes')).toMatchObject({ body: { answer: String(ANYA) } });
});

test('the bot hears a reply with its author, a command, and nothing else', async () => {
  const { bot, write } = await withGroup();
  const { message_id } = await bot.api.sendMessage(GROUP, 'Причина?');
  await write(VERA, 'просто разговор');
  await write(VERA, '/queue@other_bot');
  await write(VERA, '/queue');
  await write(DANIIL, 'мало текста', message_id);
  expect((await bot.api.getUpdates()).map(({ message }) => message)).toMatchObject([
    { text: '/queue', from: { id: VERA }, chat: { id: GROUP, type: 'supergroup' } },
    { text: 'мало текста', from: { id: DANIIL }, reply_to_message: { message_id } },
  ]);
});

test('a selective request for a reply asks only whom it names or answers', async () => {
  const { bot, write } = await withGroup();
  const asks = { force_reply: true, selective: true } as const;
  const named = await bot.api.sendMessage(GROUP, '@vera_orlova, причина?', { reply_markup: asks });
  expect(await write(DANIIL, 'не мне')).toMatchObject({ body: { memberId: DANIIL } });
  expect((await write(DANIIL, 'не мне')).body).not.toHaveProperty('replyTo');
  expect(await write(VERA, 'мне')).toMatchObject({ body: { replyTo: named.message_id } });
  expect((await write(VERA, 'уже ответила')).body).not.toHaveProperty('replyTo');
  const linked = await bot.api.sendMessage(
    GROUP,
    `<a href="tg://user?id=${DANIIL}">Даниил</a>, причина?`,
    { parse_mode: 'HTML', reply_markup: asks },
  );
  expect(await write(DANIIL, 'мне')).toMatchObject({ body: { replyTo: linked.message_id } });
  const answering = await bot.api.sendMessage(GROUP, 'Короче', {
    reply_markup: asks,
    reply_parameters: { message_id: linked.message_id + 1 },
  });
  expect((await write(VERA, 'не мне')).body).not.toHaveProperty('replyTo');
  expect(await write(DANIIL, 'мне')).toMatchObject({ body: { replyTo: answering.message_id } });
});

test('a button that opens the mini-app is refused in a group, a link is not', async () => {
  const { bot } = await withGroup();
  const webApp = new InlineKeyboard().webApp('Открыть', 'https://example.org/');
  expect(await refusalOf(bot.api.sendMessage(GROUP, 'Карточка', { reply_markup: webApp }))).toBe(
    'Bad Request: BUTTON_TYPE_INVALID',
  );
  const link = new InlineKeyboard().url('Открыть', 'https://t.me/bot?startapp=1');
  const { message_id } = await bot.api.sendMessage(GROUP, 'Карточка', { reply_markup: link });
  const edit = bot.api.editMessageReplyMarkup(GROUP, message_id, { reply_markup: webApp });
  expect(await refusalOf(edit)).toBe('Bad Request: BUTTON_TYPE_INVALID');
});

test('the group is still there, with its messages, after a restart', async () => {
  const first = await withGroup();
  await first.bot.api.sendMessage(GROUP, 'Заявка');
  await first.sandbox.close();
  const { dataDir } = first;
  const again = await testSandbox({ dataDir, moderatorsChatId: GROUP });
  const { body } = await again.control.request('GET', '/group/messages');
  expect(body).toMatchObject([{ text: 'Заявка', from: 'bot' }]);
});
