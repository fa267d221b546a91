import { Bot, InlineKeyboard } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { expect, test, vi } from 'vitest';
import { ANYA, BOT_TOKEN, refusalOf, runBot, testSandbox } from '#test/test-sandbox.ts';

async function startedChat() {
  const opened = await testSandbox();
  await opened.control.write(ANYA, '/start');
  return opened;
}

test('a person who never wrote, or does not exist, has no chat', async () => {
  const { bot } = await testSandbox();
  const expected = 'Bad Request: chat not found';
  expect(await refusalOf(bot.api.sendMessage(ANYA, 'Привет'))).toBe(expected);
  expect(await refusalOf(bot.api.sendMessage(42, 'Привет'))).toBe(expected);
  expect(await refusalOf(bot.api.sendMessage('@somebody', 'Привет'))).toBe(expected);
});

test('an edit that changes nothing is refused, and so is one of a message that is not there', async () => {
  const { bot } = await startedChat();
  const keyboard = { reply_markup: new InlineKeyboard().text('Да', 'yes') };
  const { message_id } = await bot.api.sendMessage(ANYA, 'Привет', keyboard);
  const notModified =
    'Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message';
  const edit = (text: string) => bot.api.editMessageText(ANYA, message_id, text, keyboard);
  expect(await refusalOf(edit('Привет'))).toBe(notModified);
  expect(await refusalOf(bot.api.editMessageReplyMarkup(ANYA, message_id, keyboard))).toBe(
    notModified,
  );
  expect(await edit('Пока')).toMatchObject({ text: 'Пока', edit_date: expect.any(Number) });
  expect(await refusalOf(bot.api.editMessageText(ANYA, 99, 'Пока'))).toBe(
    'Bad Request: message to edit not found',
  );
  expect(await refusalOf(bot.api.editMessageText(ANYA, 1, 'Чужое'))).toBe(
    "Bad Request: message can't be edited",
  );
  expect(await refusalOf(bot.api.deleteMessage(ANYA, 99))).toBe(
    'Bad Request: message to delete not found',
  );
});

test('a text must be there and fit', async () => {
  const { bot } = await startedChat();
  expect(await refusalOf(bot.api.sendMessage(ANYA, ' \n '))).toBe(
    'Bad Request: message text is empty',
  );
  expect(await refusalOf(bot.api.sendMessage(ANYA, 'я'.repeat(4097)))).toBe(
    'Bad Request: message is too long',
  );
  await bot.api.sendMessage(ANYA, '🙂'.repeat(4096));
  expect(
    await refusalOf(bot.api.sendMessage(ANYA, 'Ответ', { reply_parameters: { message_id: 99 } })),
  ).toBe('Bad Request: message to be replied not found');
});

test('buttons are checked as Telegram checks them', async () => {
  const { bot } = await startedChat();
  const send = (keyboard: InlineKeyboard) =>
    refusalOf(bot.api.sendMessage(ANYA, 'Кнопки', { reply_markup: keyboard }));
  const invalidData = 'Bad Request: BUTTON_DATA_INVALID';
  expect(await send(new InlineKeyboard().text('Длинно', 'ы'.repeat(33)))).toBe(invalidData);
  expect(await send(InlineKeyboard.from([[{ text: 'Пусто', callback_data: '' }]]))).toBe(
    invalidData,
  );
  expect(await send(new InlineKeyboard().webApp('Открыть', 'http://example.org/'))).toBe(
    "Bad Request: inline keyboard button Web App URL 'http://example.org/' is invalid: Only HTTPS links are allowed",
  );
  expect(await send(new InlineKeyboard().switchInline('Поиск'))).toBe(
    'Bad Request: BUTTON_TYPE_INVALID',
  );
  await bot.api.sendMessage(ANYA, 'Кнопки', {
    reply_markup: new InlineKeyboard()
      .text('Впору', 'ы'.repeat(32))
      .webApp('Открыть', 'https://example.org/'),
  });
});

test.each([
  [{ url: 'foo' }, "inline keyboard button URL 'foo' is invalid: Wrong HTTP URL"],
  [
    { url: 'http://localhost:3000/x' },
    "inline keyboard button URL 'http://localhost:3000/x' is invalid: Wrong HTTP URL",
  ],
  [
    { web_app: { url: 'http://localhost:3000/x' } },
    "inline keyboard button Web App URL 'http://localhost:3000/x' is invalid: Only HTTPS links are allowed",
  ],
  [{ url: 'tg://user?id=1' }, 'BUTTON_USER_INVALID'],
])('a button that leads nowhere is refused: %j', async (leading, reason) => {
  const { bot } = await startedChat();
  const button = { text: 'Открыть', ...leading } as InlineKeyboardButton;
  const reply_markup = { inline_keyboard: [[button]] };
  expect(await refusalOf(bot.api.sendMessage(ANYA, 'Кнопка', { reply_markup }))).toBe(
    `Bad Request: ${reason}`,
  );
});

test('a button leads to the mini-app over http, to who there is, and has no colour of its own', async () => {
  const { bot } = await startedChat();
  const send = (...buttons: InlineKeyboardButton[]) =>
    bot.api.sendMessage(ANYA, 'Кнопки', { reply_markup: { inline_keyboard: [buttons] } });
  await send(
    { text: 'Открыть', web_app: { url: 'http://127.0.0.1:3000/open' } },
    { text: 'Аня', url: `tg://user?id=${ANYA}` },
    { text: 'Да', callback_data: 'yes', style: 'primary' },
  );
  const style = 'blue' as 'primary';
  expect(await refusalOf(send({ text: 'Да', callback_data: 'yes', style }))).toBe(
    "Bad Request: can't parse inline keyboard button: invalid button style specified",
  );
});

test('what the Bot API does not take is kept on record, but not what was ordered', async () => {
  const { bot, control } = await startedChat();
  const flaws = async () => (await control.request('GET', '/flaws')).body;
  await bot.api.sendMessage(ANYA, 'Привет');
  const fault = { method: 'sendMessage', errorCode: 400, description: "can't parse entities" };
  await control.request('POST', '/faults', fault);
  await refusalOf(bot.api.sendMessage(ANYA, 'Привет'));
  expect(await flaws()).toEqual([]);
  for (const _ of [1, 2]) {
    await bot.api.sendMessage(ANYA, 'Привет', { reply_to: 5 } as object);
    await refusalOf(bot.api.sendMessage(ANYA, '<h1>Привет</h1>', { parse_mode: 'HTML' }));
  }
  expect(await flaws()).toEqual([
    'sendMessage.reply_to is a parameter of no call',
    expect.stringContaining(
      "sendMessage: Bad Request: can't parse entities: Unsupported start tag",
    ),
  ]);
});

test('a callback query is answered once, while it is known and fresh', async () => {
  const { bot, control } = await testSandbox({ answerWithinMs: 400 });
  await control.write(ANYA, '/start');
  const tooOld =
    'Bad Request: query is too old and response timeout expired or query ID is invalid';
  expect(await refusalOf(bot.api.answerCallbackQuery('1'))).toBe(tooOld);
  const ids: string[] = [];
  bot.on('callback_query', async (ctx) => {
    ids.push(ctx.callbackQuery.id);
    if (ids.length === 1) await ctx.answerCallbackQuery('Готово');
  });
  await runBot(bot);
  const reply_markup = new InlineKeyboard().text('Да', 'yes');
  const { message_id: messageId } = await bot.api.sendMessage(ANYA, 'Да?', { reply_markup });
  const press = { messageId, data: 'yes' };
  await control.request('POST', `/chats/${ANYA}/press`, press);
  expect(await refusalOf(bot.api.answerCallbackQuery(ids[0] ?? ''))).toBe(tooOld);

  const unanswered = control.request('POST', `/chats/${ANYA}/press`, press);
  await vi.waitFor(() => expect(ids).toHaveLength(2));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(await refusalOf(bot.api.answerCallbackQuery(ids[1] ?? ''))).toBe(tooOld);
  vi.useRealTimers();
  expect((await control.request('POST', `/chats/${ANYA}/press`, press)).status).toBe(504);
  expect((await unanswered).status).toBe(504);
});

test('a wrong token, an unknown method and an unimplemented one are told apart', async () => {
  const { sandbox } = await testSandbox();
  const call = async (path: string): Promise<unknown> =>
    (await fetch(`${sandbox.telegramApiRoot}${path}`)).json();
  expect(await call('/bot1:wrong/getMe')).toEqual({
    ok: false,
    error_code: 401,
    description: 'Unauthorized',
  });
  expect(await call(`/bot${BOT_TOKEN}/doWonders`)).toEqual({
    ok: false,
    error_code: 404,
    description: 'Not Found',
  });
  expect(await call(`/bot${BOT_TOKEN}/senddice`)).toEqual({
    ok: false,
    error_code: 404,
    description: 'Not Found: method sendDice is not implemented by the sandbox',
  });
  expect(await call(`/bot${BOT_TOKEN}/GETME`)).toMatchObject({ ok: true });
});

test('a second poller ends the poll of the first, and a webhook ends both', async () => {
  const { bot, sandbox } = await testSandbox();
  const other = new Bot(BOT_TOKEN, { client: { apiRoot: sandbox.telegramApiRoot } });
  const polls = [bot, other].map(({ api }) => refusalOf(api.getUpdates({ timeout: 30 })));
  const ended =
    'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running';
  expect(await Promise.race(polls)).toBe(ended);
  await bot.api.setWebhook('http://127.0.0.1:1/nobody');
  expect(new Set(await Promise.all(polls))).toEqual(
    new Set([ended, 'Conflict: terminated by setWebhook request']),
  );
  expect(await refusalOf(bot.api.getUpdates())).toBe(
    "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
  );
});
