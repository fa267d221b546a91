import type { MessageEntity } from '@grammyjs/types';
import { parseHtml } from './html.ts';
import { has, isRecord, readJson, readText, type Payload } from './payload.ts';
import { badRequest } from './refusals.ts';

export interface FormattedText {
  text: string;
  /** Offsets and lengths in UTF-16 units. */
  entities: MessageEntity[];
}

const detected: readonly [MessageEntity.CommonMessageEntity['type'], RegExp][] = [
  ['url', /\b(?:https?|tg):\/\/[^\s<>"]*[^\s<>".,:;!?)\]]/giu],
  [
    'url',
    /(?<![\p{L}\p{N}_@/.-])(?:[\p{L}\p{N}-]+\.)+(?:com|io|me|net|org|ru|рф)(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])(?:\/[^\s<>"]*[^\s<>".,:;!?)\]])?/giu,
  ],
  ['email', /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/giu],
  ['mention', /(?<![\p{L}\p{N}_@/.])@[a-z]\w{2,31}\b/giu],
  ['hashtag', /(?<![\p{L}\p{N}_#&/])#[\p{L}\p{N}_]*[\p{L}_][\p{L}\p{N}_]*/gu],
  ['bot_command', /(?<![\p{L}\p{N}_/<>])\/\w{1,32}(?:@\w{3,32})?\b(?!\/)/gu],
];

const opaque = new Set(['code', 'pre', 'text_link', 'text_mention', 'url', 'email']);

/** As Telegram finds them by itself. */
export function detectEntities({ text, entities }: FormattedText): FormattedText {
  const all = [...entities];
  for (const [type, pattern] of detected) {
    for (const match of text.matchAll(pattern)) {
      const found = { type, offset: match.index, length: match[0].length };
      const taken = all.some(
        (entity) =>
          opaque.has(entity.type) &&
          entity.offset < found.offset + found.length &&
          found.offset < entity.offset + entity.length,
      );
      if (!taken) all.push(found);
    }
  }
  all.sort((a, b) => a.offset - b.offset || b.length - a.length);
  return { text, entities: all };
}

/** As Telegram does; the entities stay on their words. */
function trimText({ text, entities }: FormattedText): FormattedText {
  const trimmed = text.trim();
  const shift = text.indexOf(trimmed);
  const moved = entities.map((entity) => {
    const offset = Math.max(0, entity.offset - shift);
    const end = Math.min(trimmed.length, entity.offset + entity.length - shift);
    return { ...entity, offset, length: end - offset };
  });
  return { text: trimmed, entities: moved.filter((entity) => entity.length > 0) };
}

function isEntity(value: unknown, text: string): value is MessageEntity {
  if (!isRecord(value)) return false;
  const { type, offset, length } = value;
  return (
    typeof type === 'string' &&
    Number.isSafeInteger(offset) &&
    Number.isSafeInteger(length) &&
    Number(offset) >= 0 &&
    Number(length) > 0 &&
    Number(offset) + Number(length) <= text.length
  );
}

function parse(payload: Payload, name: string, entitiesName: string): FormattedText {
  const text = (readText(payload, name) ?? '').replaceAll('\r', '');
  const mode = readText(payload, 'parse_mode')?.toLowerCase() ?? '';
  if (mode === 'html') return parseHtml(text);
  if (mode === 'markdown' || mode === 'markdownv2') {
    throw badRequest('the sandbox does not parse Markdown: use parse_mode HTML or entities');
  }
  if (mode !== '') throw badRequest('unsupported parse_mode');
  const given = readJson(payload, entitiesName, 'message entities') ?? [];
  if (!Array.isArray(given)) throw badRequest("can't parse message entities: expected an Array");
  const entities = given.filter((entity): entity is MessageEntity => isEntity(entity, text));
  return { text, entities };
}

export function readMessageText(payload: Payload): FormattedText {
  if (!has(payload, 'text')) throw badRequest('message text is empty');
  const formatted = trimText(parse(payload, 'text', 'entities'));
  if (formatted.text === '') throw badRequest('message text is empty');
  if (Array.from(formatted.text).length > 4096) throw badRequest('message is too long');
  return detectEntities(formatted);
}

/** At most 1024 characters, may be missing. */
export function readCaption(payload: Payload): FormattedText {
  const formatted = trimText(parse(payload, 'caption', 'caption_entities'));
  if (Array.from(formatted.text).length > 1024) throw badRequest('message caption is too long');
  return detectEntities(formatted);
}
