import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types';
import type { Html } from '#src/format/html.ts';

/**
 * What a button does: opens the mini-app, does something, or follows a link. `startApp` opens the
 * mini-app with a start parameter where Telegram takes no `webApp`: in groups.
 */
export type Button =
  | { text: string; webApp: string }
  | { text: string; callbackData: string; style?: 'success' | 'danger' }
  | { text: string; url: string }
  | { text: string; startApp: string };

/** What the bot says: at most 4096 characters, and rows of buttons under it. */
export interface Message {
  text: Html;
  buttons: Button[][];
  picture?: string;
  /** What Telegram plays as it arrives, by the id of the effect. */
  effect?: string;
  /** In a group it stands above the chat. */
  isPinned?: boolean;
  /** It changes a message that is there, and is not sent where there is none. */
  onlyEdits?: boolean;
}

/** A button that says yes, and one that says no: told apart by colour too, where the client can. */
export const yes = (text: string, callbackData: string): Button => ({
  text,
  callbackData,
  style: 'success',
});
export const no = (text: string, callbackData: string): Button => ({
  text,
  callbackData,
  style: 'danger',
});

/** The rows as Telegram takes them; `startApp` buttons need the bot's username. */
export const inlineKeyboard = (buttons: Button[][], username = ''): InlineKeyboardMarkup => ({
  inline_keyboard: buttons.map((row) => row.map((button) => keyOf(button, username))),
});

function keyOf(button: Button, username: string): InlineKeyboardButton {
  const { text } = button;
  if ('webApp' in button) return { text, web_app: { url: button.webApp } };
  if ('callbackData' in button) {
    const { callbackData: data, style } = button;
    return { text, callback_data: data, ...(style && { style }) };
  }
  if ('url' in button) return { text, url: button.url };
  return { text, url: `https://t.me/${username}?startapp=${button.startApp}` };
}

export const asHtml = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const;

export const looksOf = ({ picture }: Message) =>
  picture === undefined
    ? asHtml
    : ({
        ...asHtml,
        link_preview_options: { url: picture, prefer_large_media: true, show_above_text: true },
      } as const);

export const sendOptions = (message: Message, username?: string) => ({
  ...looksOf(message),
  ...(message.effect !== undefined && { message_effect_id: message.effect }),
  ...(message.buttons.length > 0 && {
    reply_markup: inlineKeyboard(message.buttons, username),
  }),
});
