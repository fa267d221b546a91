import { Composer, type Context } from 'grammy';
import { sendOptions } from '#src/messages/message.ts';
import { readerIn } from '#src/messages/reader.ts';
import type { MiniApp } from '#src/messages/mini-app.ts';
import { textsIn } from '#src/texts/texts.ts';
import { screenButton } from './start.ts';

/** A kind sentence in private, and an answer to every press. */
export function fallback(app: MiniApp): Composer<Context> {
  const composer = new Composer();
  // What people say, as opposed to what Telegram tells of the chat.
  const spoken = composer
    .chatType('private')
    .on([
      'message:text',
      'message:file',
      'message:contact',
      'message:location',
      'message:poll',
      'message:dice',
      'message:story',
    ]);
  spoken.use(async (ctx) => {
    // A project that was sent here by the bot's own inline mode.
    if (ctx.message.via_bot?.id === ctx.me.id) return;
    const reader = readerIn(ctx, app);
    const text = reader.texts.chat.fallback;
    const buttons = [[screenButton({ screen: 'open' }, reader)]];
    await ctx.reply(text.html, sendOptions({ text, buttons }));
  });
  composer.on('callback_query', (ctx) =>
    ctx.answerCallbackQuery({ text: textsIn(ctx).presses.staleButton }),
  );
  return composer;
}
