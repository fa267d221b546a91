import { Composer, type Context } from 'grammy';
import { sendOptions } from '#src/messages/message.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { chat, presses } from '#src/texts/ru.ts';
import { startButton } from './start.ts';

/** Whatever no feature took: a kind sentence, and an answer to every press. */
export function fallback(app: MiniApp): Composer<Context> {
  const composer = new Composer();
  composer.chatType('private').on('message', async (ctx) => {
    const message = { text: chat.fallback, buttons: [[startButton('', app)]] };
    await ctx.reply(message.text.html, sendOptions(message));
  });
  composer.on('callback_query', (ctx) => ctx.answerCallbackQuery({ text: presses.staleButton }));
  return composer;
}
