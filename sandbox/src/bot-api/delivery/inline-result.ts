import type { InlineKeyboardMarkup, LinkPreviewOptions } from '@grammyjs/types';
import { readLinkPreview } from '#src/bot-api/parameters/link-preview.ts';
import { readReplyMarkup } from '#src/bot-api/parameters/markup.ts';
import { has, isRecord, readText, type Payload } from '#src/bot-api/parameters/payload.ts';
import { badRequest, isRefusal } from '#src/bot-api/parameters/refusals.ts';
import type { Addresses } from '#src/bot-api/parameters/urls.ts';
import { readMessageText, type FormattedText } from '#src/bot-api/parameters/text.ts';

export interface InlineResult extends FormattedText {
  id: string;
  title: string;
  description?: string;
  thumbnailUrl?: string;
  keyboard?: InlineKeyboardMarkup;
  linkPreview?: LinkPreviewOptions;
}

const PREFIX = "can't parse InlineQueryResult:";

function cannotParse(reason: string): Error {
  return badRequest(`${PREFIX} ${reason}`);
}

function readContent(value: unknown): FormattedText & { linkPreview?: LinkPreviewOptions } {
  if (!isRecord(value)) throw cannotParse('Input message content is not specified');
  const { message_text: text, ...rest } = value;
  if (typeof text !== 'string' || text.trim() === '') throw cannotParse('Message text is empty');
  const payload: Payload = { values: { ...rest, text }, uploads: new Map() };
  try {
    return { ...readMessageText(payload), linkPreview: readLinkPreview(payload) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.message.endsWith('message is too long')) throw badRequest('MESSAGE_TOO_LONG');
    throw cannotParse(error.message.replace(/^Bad Request: (?<first>.)/u, upperFirst));
  }
}

function upperFirst(_match: string, first: string): string {
  return first.toUpperCase();
}

/** A web app can be opened in the bot's own chat only: such a button may not travel. */
function readKeyboard(addresses: Addresses, payload: Payload): InlineKeyboardMarkup | undefined {
  const { keyboard, forceReply } = readReplyMarkup(addresses, payload);
  if (forceReply !== undefined) throw cannotParse('Inline keyboard expected');
  if (keyboard?.inline_keyboard.flat().some((button) => 'web_app' in button)) {
    throw badRequest('BUTTON_TYPE_INVALID');
  }
  return keyboard;
}

function checkId(id: string): void {
  if (id === '') throw badRequest('RESULT_ID_EMPTY');
  if (Buffer.byteLength(id) > 64) throw badRequest('RESULT_ID_INVALID');
}

/** Any other type than an article is refused: the sandbox does not show it. */
export function readInlineResult(addresses: Addresses, value: unknown): InlineResult {
  if (!isRecord(value)) throw cannotParse('expected an Object');
  const payload: Payload = { values: value, uploads: new Map() };
  const type = readText(payload, 'type') ?? '';
  if (type !== 'article') {
    throw cannotParse(`type "${type}" is unsupported for the inline query result`);
  }
  if (!has(payload, 'title')) throw badRequest('ARTICLE_TITLE_EMPTY');
  const id = readText(payload, 'id') ?? '';
  checkId(id);
  const description = readText(payload, 'description');
  const thumbnailUrl = readText(payload, 'thumbnail_url');
  return {
    id,
    title: readText(payload, 'title') ?? '',
    ...(description !== undefined && description !== '' && { description }),
    ...(thumbnailUrl !== undefined && thumbnailUrl !== '' && { thumbnailUrl }),
    ...readContent(value.input_message_content),
    keyboard: readKeyboard(addresses, payload),
  };
}
