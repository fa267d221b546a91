import { inlineKeyboard, type Button } from '#src/messages/message.ts';
import type { PressContext } from './answered-presses.ts';
import { redrawKeyboard } from './redraw.ts';

/** Puts rows under the pressed button's, instead of those shown below before; rows about others stay. */
export async function showBelow(
  ctx: PressContext,
  wasShownBelow: (data: string) => boolean,
  rows: Button[][],
) {
  const { message, data: pressed } = ctx.callbackQuery;
  const own = (message?.reply_markup?.inline_keyboard ?? []).filter(
    (row) => !row.some((key) => 'callback_data' in key && wasShownBelow(key.callback_data)),
  );
  const place = own.findIndex((row) =>
    row.some((key) => 'callback_data' in key && key.callback_data === pressed),
  );
  const { inline_keyboard: added } = inlineKeyboard(rows);
  await redrawKeyboard(ctx, own.toSpliced(place + 1, 0, ...added));
}
