import { InlineKeyboard } from 'grammy';
import { ANYA } from '@kollab/sandbox/test/own-sandbox';
import { expect, test } from '#src/app/plain-telegram.ts';

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

test('without a group none is shown', async ({ openTelegram }) => {
  const { page } = await openTelegram();
  await expect(page.getByTestId(`person-${ANYA}`)).toBeVisible();
  expect(await page.getByTestId('group').count()).toBe(0);
});
