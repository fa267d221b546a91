import type { InlineKeyboardButton } from 'grammy/types';
import { asHtml, inlineKeyboard, type Button, type Message } from '#src/messages/message.ts';
import { isNotModified } from '#src/telegram/failures.ts';
import type { PressContext } from './answered-presses.ts';

const unlessSame = (error: unknown) => {
  if (!isNotModified(error)) throw error;
};

/** The message under which somebody pressed says something else now. */
export async function redraw(ctx: PressContext, { text, buttons }: Message) {
  const options = { ...asHtml, reply_markup: inlineKeyboard(buttons, ctx.me.username) };
  await ctx.editMessageText(text.html, options).catch(unlessSame);
}

/** Whether the message still has the pressed button, for a client may show more than Telegram does. */
export const isShown = ({ callbackQuery: { message, data } }: PressContext) =>
  // Of a message that Telegram no longer shows to bots (its date is 0) nobody knows.
  message?.date === 0 ||
  (message?.reply_markup?.inline_keyboard ?? [])
    .flat()
    .some((button) => 'callback_data' in button && button.callback_data === data);

/** It says the same, over other buttons. */
export const redrawButtons = (ctx: PressContext, buttons: Button[][]) =>
  redrawKeyboard(ctx, inlineKeyboard(buttons, ctx.me.username).inline_keyboard);

/** The same over rows as Telegram has them. */
export async function redrawKeyboard(ctx: PressContext, rows: InlineKeyboardButton[][]) {
  await ctx.editMessageReplyMarkup({ reply_markup: { inline_keyboard: rows } }).catch(unlessSame);
}

/** Nothing is left to decide: buttons that a press put back late go, but not those that came since. */
export async function removeButtons(ctx: PressContext) {
  if (isShown(ctx)) await redrawButtons(ctx, []).catch(() => undefined);
}
