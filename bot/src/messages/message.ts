import type { InlineKeyboardMarkup } from 'grammy/types';
import type { Html } from './html.ts';

export type Button = { text: string; webApp: string } | { text: string; callbackData: string };

/** What the bot says: at most 4096 characters, and rows of buttons under it. */
export interface Message {
  text: Html;
  buttons: Button[][];
}

export function inlineKeyboard(buttons: Button[][]): InlineKeyboardMarkup {
  return {
    inline_keyboard: buttons.map((row) =>
      row.map((button) =>
        'webApp' in button
          ? { text: button.text, web_app: { url: button.webApp } }
          : { text: button.text, callback_data: button.callbackData },
      ),
    ),
  };
}

/** How every message is written: Telegram's HTML, no link previews. */
export const asHtml = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const;

/** What sendMessage takes besides chat and text. */
export const sendOptions = (message: Message) => ({
  ...asHtml,
  ...(message.buttons.length > 0 && { reply_markup: inlineKeyboard(message.buttons) }),
});
