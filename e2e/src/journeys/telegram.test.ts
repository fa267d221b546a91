import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { launchChromium } from '#src/browser/chromium.ts';
import { buildClient } from '@kollab/sandbox';
import { article } from '@kollab/sandbox/test/inline';
import { servePlainApp } from './plain-app.ts';
import { ANYA, runBot, testSandbox } from '@kollab/sandbox/test/test-sandbox';
import { openSandbox } from './screen.ts';

const projectLink = 'https://t.me/kollab_sandbox_bot?startapp=project_1';
const linkButton = { inline_keyboard: [[{ text: 'Открыть проект', url: projectLink }]] };

let browser: Browser;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'kollab-client-'));
  [browser] = await Promise.all([launchChromium(), buildClient(clientDir)]);
});
afterAll(async () => {
  await browser.close();
  await rm(clientDir, { recursive: true, force: true });
});

/** Telegram with a mini-app that only speaks its protocol, as Аня sees it. */
async function openTelegram() {
  const opened = await testSandbox({ clientDir, appUrl: await servePlainApp() });
  const screen = await openSandbox(browser, opened.sandbox.url, ANYA);
  onTestFinished(() => screen.page.context().close());
  const { app, page } = screen;
  const heardTimes = new Map<string, number>();
  return {
    ...opened,
    ...screen,
    openApp: () => page.getByTestId('open-app').click(),
    tell: (method: string, data?: object) =>
      app.locator('body').evaluate(`tell(${JSON.stringify(method)}, ${JSON.stringify(data)})`),
    /** Waits for the next event of that name and returns its data. */
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

test('a project found inline is sent via the bot, and its button opens the mini-app at it', async () => {
  const { bot, page, startParam } = await openTelegram();
  bot.on('inline_query', async (ctx) => {
    const { query, offset } = ctx.inlineQuery;
    const found = query === 'карта' ? [offset === '' ? 'а' : 'б'] : [];
    await ctx.answerInlineQuery(
      found.map((id) => ({ ...article(id), description: 'О городе', reply_markup: linkButton })),
      { next_offset: offset === '' && found.length > 0 ? '1' : '', is_personal: true },
    );
  });
  await runBot(bot);
  const composer = page.getByTestId('composer');
  const results = page.getByTestId('inline-results');
  await composer.fill('@kollab_sandbox_bot нет такого');
  await results.getByText('Ничего не нашлось').waitFor();
  await composer.fill('@kollab_sandbox_bot карта');
  await results.getByText('Проект а').waitFor();
  await results.getByRole('button', { name: 'Ещё' }).click();
  await results.getByRole('button', { name: 'Проект б О городе' }).waitFor();
  expect(await page.getByTestId('inline-result').count()).toBe(2);
  await results.getByText('Проект а').click();
  const message = page.getByTestId('message-1');
  await message.getByText('через @kollab_sandbox_bot').waitFor();
  await message.getByText('Смотрите: а').waitFor();
  await results.waitFor({ state: 'hidden' });
  expect(await composer.inputValue()).toBe('');
  await message.getByRole('link', { name: 'Открыть проект' }).click();
  await vi.waitFor(async () => expect(await startParam()).toBe('project_1'), 10_000);
});

test('what is typed, and what is answered to, while a message is still on its way stays', async () => {
  const { bot, page } = await openTelegram();
  bot.on('message:text', async (ctx) => {
    await ctx.reply(`Услышал: ${ctx.message.text}`, { reply_markup: { force_reply: true } });
  });
  await runBot(bot);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/control/chats/*/messages', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'POST') await arrived.promise;
    await route.fulfill({ response });
  });
  const composer = page.getByTestId('composer');
  await composer.fill('Первое');
  await page.getByTestId('send').click();
  await page.getByTestId('replying').getByText('Услышал: Первое').waitFor();
  await composer.fill('Второе');
  arrived.resolve();
  await page.getByTestId('send').click();
  await page.getByTestId('replying').getByText('Услышал: Второе').waitFor();
  await expect.poll(() => composer.inputValue()).toBe('');
});

test('write access is asked for once, and the bot hears of it', async () => {
  const { bot, page, openApp, tell, heard } = await openTelegram();
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
  await page.getByTestId('message-2').waitFor();
  await tell('web_app_request_write_access');
  expect(await heard('write_access_requested')).toEqual({ status: 'allowed' });
});

test('a prepared message goes to whom its owner chooses', async () => {
  const { bot, page, openApp, tell, heard } = await openTelegram();
  const { id } = await bot.api.savePreparedInlineMessage(
    ANYA,
    { ...article('а'), reply_markup: linkButton },
    { allow_user_chats: true, allow_group_chats: true },
  );
  await openApp();
  await tell('web_app_send_prepared_message', { id });
  const popup = page.getByTestId('popup');
  await popup.getByText('Смотрите: а').waitFor();
  await popup.getByRole('button', { name: 'Отмена' }).click();
  expect(await heard('prepared_message_failed')).toEqual({ error: 'USER_DECLINED' });
  await tell('web_app_send_prepared_message', { id: 'not-there' });
  expect(await heard('prepared_message_failed')).toEqual({ error: 'MESSAGE_EXPIRED' });
  await tell('web_app_send_prepared_message', { id });
  await popup.getByRole('button', { name: 'Илья Петров' }).click();
  await heard('prepared_message_sent');
  const message = page.getByTestId('message-1');
  await message.getByText('через @kollab_sandbox_bot, кому: Илья Петров').waitFor();
  await message.getByRole('link', { name: 'Открыть проект' }).waitFor();
});

test('links of the mini-app stay in Telegram: a text to share, the mini-app anew', async () => {
  const { page, openApp, tell, startParam } = await openTelegram();
  await openApp();
  const query = new URLSearchParams({ url: projectLink, text: 'Проект «Карта»' });
  await tell('web_app_open_tg_link', { path_full: `/share/url?${query.toString()}` });
  const share = page.getByTestId('share');
  expect(await share.textContent()).toContain(`${projectLink}\nПроект «Карта»`);
  await share.getByRole('button', { name: 'Готово' }).click();
  await tell('web_app_open_tg_link', { path_full: '/kollab_sandbox_bot/app?startapp=user_2' });
  await vi.waitFor(async () => expect(await startParam()).toBe('user_2'), 10_000);
});
