import { Composer, type Context } from 'grammy';
import { sendOptions } from '#src/messages/message.ts';
import { readerIn } from '#src/messages/reader.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { textsIn } from '#src/texts/texts.ts';
import { screenButton } from './start.ts';

/** Whatever no feature took: a kind sentence, and an answer to every press. */
export function fallback(app: MiniApp): Composer<Context> {
  const composer = new Composer();
  composer.chatType('private').on('message', async (ctx) => {
    const reader = readerIn(ctx, app);
    const message = {
      text: reader.texts.chat.fallback,
      buttons: [[screenButton({ screen: 'home' }, reader)]],
    };
    await ctx.reply(message.text.html, sendOptions(message));
  });
  composer.on('callback_query', (ctx) =>
    ctx.answerCallbackQuery({ text: textsIn(ctx).presses.staleButton }),
  );
  return composer;
}
