import { asHtml, inlineKeyboard, type Button, type Message } from '#src/messages/message.ts';
import { isNotModified } from '#src/notifications/outcome.ts';
import type { PressContext } from './answered-presses.ts';

const unlessSame = (error: unknown) => {
  if (!isNotModified(error)) throw error;
};

/** The message under which somebody pressed says something else now. */
export async function redraw(ctx: PressContext, { text, buttons }: Message) {
  const options = { ...asHtml, reply_markup: inlineKeyboard(buttons, ctx.me.username) };
  await ctx.editMessageText(text.html, options).catch(unlessSame);
}

/** It says the same, over other buttons. */
export async function redrawButtons(ctx: PressContext, buttons: Button[][]) {
  const options = { reply_markup: inlineKeyboard(buttons, ctx.me.username) };
  await ctx.editMessageReplyMarkup(options).catch(unlessSame);
}
