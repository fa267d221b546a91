import { InlineKeyboard } from 'grammy';
import { expect, test, vi } from 'vitest';
import { ANYA, runBot, testSandbox } from '#test/test-sandbox.ts';

test('/start reaches a polling bot and its answer with a web-app button reaches the person', async () => {
  const { bot, control } = await testSandbox();
  bot.command('start', (ctx) =>
    ctx.reply(`<b>Привет</b>, ${ctx.match}!`, {
      parse_mode: 'HTML',
      reply_markup: new InlineKeyboard().webApp('Открыть', 'http://127.0.0.1:3000/profile'),
      reply_parameters: { message_id: ctx.msgId },
    }),
  );
  await runBot(bot);
  await control.write(ANYA, '/start Аня');
  await vi.waitFor(async () => expect(await control.messages(ANYA)).toHaveLength(2));
  const [asked, answered] = await control.messages(ANYA);
  expect(asked).toMatchObject({ messageId: 1, from: 'person', text: '/start Аня', buttons: [] });
  expect(answered).toMatchObject({
    messageId: 2,
    from: 'bot',
    text: 'Привет, Аня!',
    buttons: [[{ text: 'Открыть', webApp: 'http://127.0.0.1:3000/profile' }]],
    replyTo: 1,
    entities: [{ type: 'bold', offset: 0, length: 6 }],
  });
});

test('a press waits for the answer of the bot, and the edited card is what the person sees', async () => {
  const { bot, control } = await testSandbox();
  bot.command('start', (ctx) =>
    ctx.reply('Заявка', { reply_markup: new InlineKeyboard().text('Одобрить', 'approve:1') }),
  );
  bot.callbackQuery('approve:1', async (ctx) => {
    await ctx.editMessageText('Заявка: одобрено');
    await ctx.answerCallbackQuery({ text: 'Готово', show_alert: true });
  });
  await runBot(bot);
  await control.write(ANYA, '/start');
  await vi.waitFor(async () => expect(await control.messages(ANYA)).toHaveLength(2));
  const press = { messageId: 2, data: 'approve:1' };
  const pressed = await control.request('POST', `/chats/${ANYA}/press`, press);
  expect(pressed).toEqual({ status: 200, body: { answer: 'Готово', alert: true } });
  const card = (await control.messages(ANYA)).at(-1);
  expect(card).toMatchObject({ messageId: 2, text: 'Заявка: одобрено', buttons: [] });
  const again = await control.request('POST', `/chats/${ANYA}/press`, press);
  expect(again).toMatchObject({ status: 404, body: { statusCode: 404 } });
});

test('a press of what is not there is refused', async () => {
  const { bot, control } = await testSandbox();
  await control.write(ANYA, '/start');
  await bot.api.sendMessage(ANYA, 'Выбор', {
    reply_markup: new InlineKeyboard().text('Да', 'yes').url('Сайт', 'https://example.org'),
  });
  const noMessage = { messageId: 99, data: 'yes' };
  expect((await control.request('POST', `/chats/${ANYA}/press`, noMessage)).status).toBe(404);
  const noButton = { messageId: 2, data: 'no' };
  expect((await control.request('POST', `/chats/${ANYA}/press`, noButton)).status).toBe(404);
});

test('a reply of the person carries the message it replies to', async () => {
  const { bot, control } = await testSandbox();
  bot.command('start', (ctx) =>
    ctx.reply('Причина?', { reply_markup: { force_reply: true, selective: true } }),
  );
  bot.on('message:text', (ctx) =>
    ctx.reply(`${ctx.message.reply_to_message?.text} → ${ctx.message.text}`),
  );
  await runBot(bot);
  await control.write(ANYA, '/start');
  await vi.waitFor(async () => expect(await control.messages(ANYA)).toHaveLength(2));
  expect((await control.messages(ANYA))[1]).toMatchObject({ forceReply: { placeholder: null } });
  await control.write(ANYA, 'мало текста', 2);
  await vi.waitFor(async () => expect(await control.messages(ANYA)).toHaveLength(4));
  expect((await control.messages(ANYA)).at(-1)?.text).toBe('Причина? → мало текста');
});

test('blocking and unblocking tell the bot, and stop its messages in between', async () => {
  const { bot, control } = await testSandbox();
  const statuses: string[] = [];
  bot.on('my_chat_member', (ctx) => {
    statuses.push(ctx.myChatMember.new_chat_member.status);
  });
  await runBot(bot);
  await control.write(ANYA, '/start');
  await control.request('POST', `/chats/${ANYA}/block`);
  await vi.waitFor(() => expect(statuses).toEqual(['kicked']));
  await expect(bot.api.sendMessage(ANYA, 'Ау')).rejects.toMatchObject({
    error_code: 403,
    description: 'Forbidden: bot was blocked by the user',
  });
  await control.request('POST', `/chats/${ANYA}/unblock`);
  await vi.waitFor(() => expect(statuses).toEqual(['kicked', 'member']));
  await expect(bot.api.sendMessage(ANYA, 'Привет')).resolves.toMatchObject({ text: 'Привет' });
});
