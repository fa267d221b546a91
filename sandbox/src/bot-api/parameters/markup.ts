import type { ForceReply, InlineKeyboardButton, InlineKeyboardMarkup } from '@grammyjs/types';
import { isRecord, readInteger, readRecord, type Payload } from './payload.ts';
import { badRequest } from './refusals.ts';
import { checkWebAppUrl, readButtonUrl, type Addresses } from './urls.ts';

export interface ReplyMarkup {
  keyboard?: InlineKeyboardMarkup;
  forceReply?: ForceReply;
}

const BUTTONS_AT_MOST = 100;
const actions = ['callback_data', 'url', 'web_app'] as const;
const foreignActions = [
  'login_url',
  'switch_inline_query',
  'switch_inline_query_current_chat',
  'switch_inline_query_chosen_chat',
  'copy_text',
  'callback_game',
  'pay',
  'disabled',
];

function badButton(reason: string): Error {
  return badRequest(`can't parse inline keyboard button: ${reason}`);
}

function readStyle(style: unknown): Pick<InlineKeyboardButton, 'style'> {
  if (style === undefined || style === null || style === '') return {};
  if (style === 'danger' || style === 'success' || style === 'primary') return { style };
  throw badButton('invalid button style specified');
}

function parseButton(addresses: Addresses, value: unknown): InlineKeyboardButton {
  if (!isRecord(value)) throw badButton('expected an Object');
  const { text } = value;
  if (typeof text !== 'string') throw badButton('Can\'t find field "text"');
  if (text.trim() === '') throw badRequest('BUTTON_TEXT_INVALID');
  const given = actions.filter((action) => value[action] !== undefined && value[action] !== null);
  if (given.length > 1 || foreignActions.some((action) => value[action] !== undefined)) {
    throw badRequest('BUTTON_TYPE_INVALID');
  }
  const look = { text, ...readStyle(value.style) };
  if (given[0] === 'callback_data') {
    const data = value.callback_data;
    const size = typeof data === 'string' ? Buffer.byteLength(data) : 0;
    if (typeof data !== 'string' || size === 0 || size > 64) {
      throw badRequest('BUTTON_DATA_INVALID');
    }
    return { ...look, callback_data: data };
  }
  if (given[0] === 'url') {
    if (typeof value.url !== 'string') throw badButton('Field "url" must be of type String');
    return { ...look, url: readButtonUrl(addresses, value.url) };
  }
  if (given[0] === 'web_app') {
    const url = isRecord(value.web_app) ? value.web_app.url : undefined;
    if (typeof url !== 'string') throw badButton('Can\'t find field "url"');
    checkWebAppUrl(addresses, url, 'inline keyboard button Web App URL');
    return { ...look, web_app: { url } };
  }
  throw badButton('Text buttons are not allowed in the inline keyboard');
}

function parseKeyboard(addresses: Addresses, value: unknown): InlineKeyboardMarkup | undefined {
  if (!Array.isArray(value)) throw badRequest('Field "inline_keyboard" must be of type Array');
  const rows = value.map((row: unknown) => {
    if (!Array.isArray(row)) {
      throw badRequest("can't parse inline keyboard: expected an Array of Arrays");
    }
    return row.map((button) => parseButton(addresses, button));
  });
  const filled = rows.filter((row) => row.length > 0);
  if (filled.flat().length > BUTTONS_AT_MOST) throw badRequest('reply markup is too long');
  return filled.length === 0 ? undefined : { inline_keyboard: filled };
}

/** Telegram opens mini-apps from inline buttons in private chats only. */
function refuseInGroup(payload: Payload, keyboard: InlineKeyboardMarkup | undefined): void {
  const isGroup = (readInteger(payload, 'chat_id') ?? 0) < 0;
  const buttons = keyboard?.inline_keyboard.flat() ?? [];
  if (isGroup && buttons.some((button) => 'web_app' in button)) {
    throw badRequest('BUTTON_TYPE_INVALID');
  }
}

/** Whatever the sandbox cannot show is refused. */
export function readReplyMarkup(addresses: Addresses, payload: Payload): ReplyMarkup {
  const markup = readRecord(payload, 'reply_markup', 'reply keyboard markup');
  if (markup === undefined) return {};
  if ('inline_keyboard' in markup) {
    const keyboard = parseKeyboard(addresses, markup.inline_keyboard);
    refuseInGroup(payload, keyboard);
    return { keyboard };
  }
  if (markup.force_reply === true) {
    const placeholder = markup.input_field_placeholder;
    const forceReply = {
      force_reply: true,
      ...(markup.selective === true && { selective: true }),
    } as const;
    if (typeof placeholder !== 'string') return { forceReply };
    if (placeholder.length > 64) throw badRequest('input field placeholder is too long');
    return { forceReply: { ...forceReply, input_field_placeholder: placeholder } };
  }
  if ('keyboard' in markup) {
    throw badRequest('the sandbox does not show reply keyboards: use an inline keyboard');
  }
  return {};
}
