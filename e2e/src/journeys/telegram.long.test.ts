import { InlineKeyboard } from 'grammy';
import { article } from '@kollab/sandbox/test/inline';
import { ANYA } from '@kollab/sandbox/test/own-sandbox';
import { expect, type OpenTelegram, test } from '#src/app/plain-telegram.ts';

const projectLink = 'https://t.me/kollab_sandbox_bot?startapp=project_1';
const linkButton = { inline_keyboard: [[{ text: 'Открыть проект', url: projectLink }]] };

async function openProtocol(openTelegram: OpenTelegram) {
  const opened = await openTelegram();
  const { app, page } = opened;
  const heardTimes = new Map<string, number>();
  return {
    ...opened,
    openApp: () => page.getByTestId('open-app').click(),
    tell: (method: string, data?: object) =>
      app.locator('body').evaluate(`tell(${JSON.stringify(method)}, ${JSON.stringify(data)})`),
    heard: async (event: string): Promise<unknown> => {
      const times = heardTimes.get(event) ?? 0;
      heardTimes.set(event, times + 1);
      const line = app
        .locator('main p')
        .filter({ hasText: `"${event}"` })
        .nth(times);
      const { eventData }: { eventData: unknown } = JSON.parse((await line.textContent()) ?? '{}');
      return eventData;
    },
    startParam: async () => app.locator('body').getAttribute('data-start-param'),
  };
}

test('a project found inline is sent via the bot, and its button opens the mini-app at it', async ({
  openTelegram,
}) => {
  const { bot, page, runBot, startParam } = await openProtocol(openTelegram);
  bot.on('inline_query', async (ctx) => {
    const { query, offset } = ctx.inlineQuery;
    const found = query === 'карта' ? [offset === '' ? 'а' : 'б'] : [];
    await ctx.answerInlineQuery(
      found.map((id) => ({ ...article(id), description: 'О городе', reply_markup: linkButton })),
      { next_offset: offset === '' && found.length > 0 ? '1' : '', is_personal: true },
    );
  });
  await runBot();
  expect(await page.getByTestId('group').count()).toBe(0);
  const composer = page.getByTestId('composer');
  const results = page.getByTestId('inline-results');
  await composer.fill('@kollab_sandbox_bot нет такого');
  await expect(results.getByText('Ничего не нашлось')).toBeVisible();
  await composer.fill('@kollab_sandbox_bot карта');
  await expect(results.getByText('Проект а')).toBeVisible();
  await results.getByRole('button', { name: 'Ещё' }).click();
  await expect(results.getByRole('button', { name: 'Проект б О городе' })).toBeVisible();
  expect(await page.getByTestId('inline-result').count()).toBe(2);
  await results.getByText('Проект а').click();
  const message = page.getByTestId('message-1');
  await expect(message.getByText('через @kollab_sandbox_bot')).toBeVisible();
  await expect(message.getByText('Смотрите: а')).toBeVisible();
  await expect(results).toBeHidden();
  expect(await composer.inputValue()).toBe('');
  await message.getByRole('link', { name: 'Открыть проект' }).click();
  await expect.poll(startParam).toBe('project_1');
});

test('what is typed, and what is answered to, while a message is still on its way stays', async ({
  openTelegram,
}) => {
  const { bot, page, runBot } = await openProtocol(openTelegram);
  bot.on('message:text', async (ctx) => {
    await ctx.reply(`Услышал: ${ctx.message.text}`, { reply_markup: { force_reply: true } });
  });
  await runBot();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/control/chats/*/messages', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'POST') await arrived.promise;
    await route.fulfill({ response });
  });
  const composer = page.getByTestId('composer');
  await composer.fill('Первое');
  await page.getByTestId('send').click();
  await expect(page.getByTestId('replying').getByText('Услышал: Первое')).toBeVisible();
  await composer.fill('Второе');
  arrived.resolve();
  await page.getByTestId('send').click();
  await expect(page.getByTestId('replying').getByText('Услышал: Второе')).toBeVisible();
  await expect.poll(() => composer.inputValue()).toBe('');
});

test('write access is asked for once, and the bot hears of it', async ({ openTelegram }) => {
  const { bot, page, openApp, tell, heard } = await openProtocol(openTelegram);
  await openApp();
  await tell('web_app_request_write_access');
  await page.getByTestId('popup').getByRole('button', { name: 'Отмена' }).click();
  expect(await heard('write_access_requested')).toEqual({ status: 'cancelled' });
  expect(await bot.api.getUpdates()).toEqual([]);
  await tell('web_app_request_write_access');
  await page.getByTestId('popup').getByRole('button', { name: 'Разрешить' }).click();
  expect(await heard('write_access_requested')).toEqual({ status: 'allowed' });
  expect(await bot.api.getUpdates()).toMatchObject([
    { message: { chat: { id: ANYA }, write_access_allowed: { from_request: true } } },
  ]);
  await bot.api.sendMessage(ANYA, 'Теперь можно');
  await expect(page.getByTestId('message-2')).toBeVisible();
  await tell('web_app_request_write_access');
  expect(await heard('write_access_requested')).toEqual({ status: 'allowed' });
});

test('a prepared message goes to whom its owner chooses', async ({ openTelegram }) => {
  const { bot, page, openApp, tell, heard } = await openProtocol(openTelegram);
  const { id } = await bot.api.savePreparedInlineMessage(
    ANYA,
    { ...article('а'), reply_markup: linkButton },
    { allow_user_chats: true, allow_group_chats: true },
  );
  await openApp();
  await tell('web_app_send_prepared_message', { id });
  const popup = page.getByTestId('popup');
  await expect(popup.getByText('Смотрите: а')).toBeVisible();
  await popup.getByRole('button', { name: 'Отмена' }).click();
  expect(await heard('prepared_message_failed')).toEqual({ error: 'USER_DECLINED' });
  await tell('web_app_send_prepared_message', { id: 'not-there' });
  expect(await heard('prepared_message_failed')).toEqual({ error: 'MESSAGE_EXPIRED' });
  await tell('web_app_send_prepared_message', { id });
  await popup.getByRole('button', { name: 'Илья Петров' }).click();
  await heard('prepared_message_sent');
  const message = page.getByTestId('message-1');
  await expect(message.getByText('через @kollab_sandbox_bot, кому: Илья Петров')).toBeVisible();
  await expect(message.getByRole('link', { name: 'Открыть проект' })).toBeVisible();
});

test('links of the mini-app stay in Telegram: a text to share, the mini-app anew', async ({
  openTelegram,
}) => {
  const { page, openApp, tell, startParam } = await openProtocol(openTelegram);
  await openApp();
  const query = new URLSearchParams({ url: projectLink, text: 'Проект «Карта»' });
  await tell('web_app_open_tg_link', { path_full: `/share/url?${query.toString()}` });
  const share = page.getByTestId('share');
  expect(await share.textContent()).toContain(`${projectLink}\nПроект «Карта»`);
  await share.getByRole('button', { name: 'Готово' }).click();
  await tell('web_app_open_tg_link', { path_full: '/kollab_sandbox_bot/app?startapp=user_2' });
  await expect.poll(startParam).toBe('user_2');
});

const GROUP = -1_001_000_000_001;

test('the group stands among the chats; a moderator presses, is asked and answers there', async ({
  openTelegram,
}) => {
  const { bot, page, runBot } = await openTelegram(GROUP);
  bot.on('callback_query', async (ctx) => {
    await ctx.answerCallbackQuery('Напишите причину');
    await ctx.reply('@vera_orlova, причина?', {
      reply_markup: { force_reply: true, selective: true },
    });
  });
  bot.on('message:text', (ctx) =>
    ctx.reply(`${ctx.from.first_name}: ${ctx.message.reply_to_message?.text}`),
  );
  await runBot();
  const reply_markup = new InlineKeyboard().text('Отклонить', 'reject');
  await bot.api.sendMessage(GROUP, 'Заявка на модерацию', { reply_markup });

  const row = page.getByTestId('group');
  await expect(row.getByText('Заявка на модерацию')).toBeVisible();
  await row.click();
  await expect(page.getByText('группа · вы Вера Орлова')).toBeVisible();
  const messages = page.getByTestId('group-messages');
  await messages.getByRole('button', { name: 'Отклонить' }).click();
  await expect(page.getByText('Напишите причину')).toBeVisible();
  await expect(messages.getByText('@vera_orlova, причина?')).toBeVisible();
  await page.getByTestId('group-composer').fill('Мало сказано');
  await page.getByTestId('group-send').click();
  await expect(messages.getByText('Вера: @vera_orlova, причина?')).toBeVisible();

  await page.getByTestId('person-7000000005').click();
  await row.click();
  await expect(page.getByText('группа · вы Даниил Орехов')).toBeVisible();
  const verasReply = messages.getByRole('listitem').filter({ hasText: 'Мало сказано' });
  expect(await verasReply.innerText()).toContain('Вера Орлова');
});
