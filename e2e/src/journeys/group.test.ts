import { InlineKeyboard } from 'grammy';
import { ANYA, runBot } from '@kollab/sandbox/test/test-sandbox';
import { expect, test } from 'vitest';
import { usePlainTelegram } from '#src/app/plain-telegram.ts';
import { sees } from '#src/app/sees.ts';

const GROUP = -1_001_000_000_001;

const openTelegram = await usePlainTelegram();

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
  await sees(row.getByText('Заявка на модерацию'));
  await row.click();
  await sees(page.getByText('группа · вы Вера Орлова'));
  const messages = page.getByTestId('group-messages');
  await messages.getByRole('button', { name: 'Отклонить' }).click();
  await sees(page.getByText('Напишите причину'));
  await sees(messages.getByText('@vera_orlova, причина?'));
  await page.getByTestId('group-composer').fill('Мало сказано');
  await page.getByTestId('group-send').click();
  await sees(messages.getByText('Вера: @vera_orlova, причина?'));

  await page.getByTestId('person-7000000005').click();
  await row.click();
  await sees(page.getByText('группа · вы Даниил Орехов'));
  const verasReply = messages.getByRole('listitem').filter({ hasText: 'Мало сказано' });
  expect(await verasReply.innerText()).toContain('Вера Орлова');
});

test('without a group none is shown', async () => {
  const { page } = await openTelegram();
  await sees(page.getByTestId(`person-${ANYA}`));
  expect(await page.getByTestId('group').count()).toBe(0);
});
