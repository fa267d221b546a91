import type { InlineKeyboardButton } from 'grammy/types';
import {
  asHtml,
  inlineKeyboard,
  sendOptions,
  type Button,
  type Message,
} from '#src/messages/message.ts';
import { isNotModified, isUneditable } from '#src/telegram/failures.ts';
import { textsIn } from '#src/texts/texts.ts';
import type { PressContext } from './answered-presses.ts';

const answeredBelow = new WeakSet<PressContext>();

/** Changes the message, or says it anew below where Telegram lets nobody change that one. */
async function change(
  ctx: PressContext,
  edit: Promise<unknown>,
  sayAnew: () => Promise<unknown> | undefined,
) {
  try {
    await edit;
  } catch (error) {
    if (isUneditable(error)) {
      await sayAnew();
      answeredBelow.add(ctx);
    } else if (!isNotModified(error)) throw error;
  }
}

export async function redraw(ctx: PressContext, message: Message) {
  const { text, buttons } = message;
  const options = { ...asHtml, reply_markup: inlineKeyboard(buttons, ctx.me.username) };
  await change(ctx, ctx.editMessageText(text.html, options), () =>
    ctx.reply(text.html, sendOptions(message, ctx.me.username)),
  );
}

/** Of a message that is gone or too old Telegram tells bots no more than that it was there. */
export const isInaccessible = ({ callbackQuery: { message } }: PressContext) => message?.date === 0;

/** Whether what was pressed under cannot show what came of it, and nothing below does yet. */
export const isUntold = (ctx: PressContext) => isInaccessible(ctx) && !answeredBelow.has(ctx);

/** Whether the message still has the pressed button, for a client may show more than Telegram does. */
export const isShown = (ctx: PressContext) => {
  const { message, data } = ctx.callbackQuery;
  if (isInaccessible(ctx)) return true;
  return (message?.reply_markup?.inline_keyboard ?? [])
    .flat()
    .some((button) => 'callback_data' in button && button.callback_data === data);
};

export const redrawButtons = (ctx: PressContext, buttons: Button[][]) =>
  redrawKeyboard(ctx, inlineKeyboard(buttons, ctx.me.username).inline_keyboard);

export async function redrawKeyboard(ctx: PressContext, rows: InlineKeyboardButton[][]) {
  const reply_markup = { inline_keyboard: rows };
  await change(ctx, ctx.editMessageReplyMarkup({ reply_markup }), () =>
    rows.length > 0 ? ctx.reply(textsIn(ctx).presses.goOn, { reply_markup }) : undefined,
  );
}

/** Without its last paragraph, in place of which it may say something else, over these rows. */
export async function redrawLast(
  ctx: PressContext,
  rows: InlineKeyboardButton[][],
  answer?: string,
) {
  const { text = '', entities = [] } = ctx.callbackQuery.message ?? {};
  const { length } = text.slice(0, Math.max(0, text.lastIndexOf('\n\n')));
  if (length === 0) return redrawKeyboard(ctx, rows);
  const kept = text.slice(0, length);
  const edit = ctx.editMessageText(answer === undefined ? kept : `${kept}\n\n${answer}`, {
    entities: entities.filter((entity) => entity.offset + entity.length <= length),
    link_preview_options: asHtml.link_preview_options,
    reply_markup: { inline_keyboard: rows },
  });
  await change(ctx, edit, () => undefined);
}

/** Nothing is left to decide: buttons that a press put back late go, but not those that came since. */
export async function removeButtons(ctx: PressContext) {
  if (isShown(ctx)) await redrawButtons(ctx, []).catch(() => undefined);
}
