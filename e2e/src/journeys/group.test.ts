import { InlineKeyboard } from 'grammy';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '#src/browser/chromium.ts';
import { buildClient } from '@kollab/sandbox';
import { servePlainApp } from './plain-app.ts';
import { ANYA, runBot, testSandbox } from '@kollab/sandbox/test/test-sandbox';
import { openSandbox } from './screen.ts';

const GROUP = -1_001_000_000_001;

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

async function openTelegram(moderatorsChatId?: number) {
  const opened = await testSandbox({
    clientDir,
    appUrl: await servePlainApp(),
    moderatorsChatId,
  });
  const { page } = await openSandbox(browser, opened.sandbox.url, ANYA);
  onTestFinished(() => page.context().close());
  return { ...opened, page };
}

test('the group stands among the chats; a moderator presses, is asked and answers there', async () => {
  const { bot, page } = await openTelegram(GROUP);
  bot.on('callback_query', async (ctx) => {
    await ctx.answerCallbackQuery('Напишите причину');
    await ctx.reply('@vera_orlova, причина?', {
      reply_markup: { force_reply: true, selective: true },
    });
  });
  bot.on('message:text', (ctx) =>
    ctx.reply(`${ctx.from.first_name}: ${ctx.message.reply_to_message?.text}`),
  );
  await runBot(bot);
  const reply_markup = new InlineKeyboard().text('Отклонить', 'reject');
  await bot.api.sendMessage(GROUP, 'Заявка на модерацию', { reply_markup });

  const row = page.getByTestId('group');
  await row.getByText('Заявка на модерацию').waitFor();
  await row.click();
  await page.getByText('группа · вы Вера Орлова').waitFor();
  const messages = page.getByTestId('group-messages');
  await messages.getByRole('button', { name: 'Отклонить' }).click();
  await page.getByText('Напишите причину').waitFor();
  await messages.getByText('@vera_orlova, причина?').waitFor();
  await page.getByTestId('group-composer').fill('Мало сказано');
  await page.getByTestId('group-send').click();
  await messages.getByText('Вера: @vera_orlova, причина?').waitFor();

  await page.getByTestId('person-7000000005').click();
  await row.click();
  await page.getByText('группа · вы Даниил Орехов').waitFor();
  const verasReply = messages.getByRole('listitem').filter({ hasText: 'Мало сказано' });
  expect(await verasReply.innerText()).toContain('Вера Орлова');
});

test('without a group none is shown', async () => {
  const { page } = await openTelegram();
  await page.getByTestId(`person-${ANYA}`).waitFor();
  expect(await page.getByTestId('group').count()).toBe(0);
});
