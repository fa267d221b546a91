import type { MessageEntity } from '@grammyjs/types';
import { decodeReference, readTag, type Tag } from './html-tokens.ts';
import { badRequest } from './refusals.ts';
import type { FormattedText } from './text.ts';

interface OpenTag extends Tag {
  offset: number;
}

const simpleEntities: Record<string, MessageEntity.CommonMessageEntity['type']> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  'tg-spoiler': 'spoiler',
  span: 'spoiler',
  code: 'code',
};
const otherTags = new Set(['a', 'pre', 'blockquote', 'tg-emoji', 'tg-time']);

/** How long ago; or weekday, short or long date, short or long time. */
const dateTimeFormat = /^(?:r|w?[dD]?[tT]?)$/u;

function cannotParse(reason: string): Error {
  return badRequest(`can't parse entities: ${reason}`);
}

function toEntity(
  tag: OpenTag,
  text: string,
  parent: OpenTag | undefined,
): MessageEntity | undefined {
  const at = { offset: tag.offset, length: text.length - tag.offset };
  const simple = simpleEntities[tag.name];
  if (tag.name === 'code' && parent?.name === 'pre' && parent.offset === tag.offset) {
    const language = /^language-(?<name>.+)$/u.exec(tag.attributes.get('class') ?? '');
    if (language?.groups?.name !== undefined) {
      parent.attributes.set('language', language.groups.name);
      return undefined;
    }
  }
  if (simple !== undefined) return { type: simple, ...at };
  if (tag.name === 'pre') {
    const language = tag.attributes.get('language');
    return language === undefined ? { type: 'pre', ...at } : { type: 'pre', language, ...at };
  }
  if (tag.name === 'blockquote') {
    const type = tag.attributes.has('expandable') ? 'expandable_blockquote' : 'blockquote';
    return { type, ...at };
  }
  if (tag.name === 'tg-emoji') {
    return { type: 'custom_emoji', custom_emoji_id: tag.attributes.get('emoji-id') ?? '', ...at };
  }
  if (tag.name === 'tg-time') {
    const format = tag.attributes.get('format') ?? '';
    return {
      type: 'date_time',
      unix_time: Number(tag.attributes.get('unix')),
      date_time_format: format as MessageEntity.DateTimeMessageEntity['date_time_format'],
      ...at,
    };
  }
  const url = tag.attributes.get('href') || text.slice(tag.offset);
  return linkable(url) ? { type: 'text_link', url: linkable(url) ?? url, ...at } : undefined;
}

/** Telegram drops a link whose address is no address, and adds http:// where no scheme is given. */
function linkable(address: string): string | undefined {
  const url = /^[a-z][a-z0-9+.-]*:/iu.test(address) ? address : `http://${address}`;
  if (!/^(?:https?|tg|mailto|tel):/iu.test(url) || !URL.canParse(url)) return undefined;
  return url;
}

function checkStart(tag: Tag, at: number): void {
  if (!(tag.name in simpleEntities) && !otherTags.has(tag.name)) {
    throw cannotParse(`Unsupported start tag "${tag.name}" at byte offset ${at}`);
  }
  if (tag.name === 'span' && tag.attributes.get('class') !== 'tg-spoiler') {
    throw cannotParse(`Tag "span" must have class "tg-spoiler" at byte offset ${at}`);
  }
  if (tag.name === 'tg-time') {
    const { unix = '', format = '' } = Object.fromEntries(tag.attributes);
    if (!/^\d+$/u.test(unix) || !dateTimeFormat.test(format)) {
      throw cannotParse(`Invalid date-time specified at byte offset ${at}`);
    }
  }
}

/** What Telegram refuses is refused in its words. */
export function parseHtml(html: string): FormattedText {
  const open: OpenTag[] = [];
  const entities: MessageEntity[] = [];
  let text = '';
  let at = 0;
  const byteOffset = (index: number): number => Buffer.byteLength(html.slice(0, index));

  while (at < html.length) {
    const next = html.slice(at).search(/[<&]/u);
    const end = next === -1 ? html.length : at + next;
    text += html.slice(at, end);
    if (end === html.length) break;
    if (html[end] === '&') {
      const reference = decodeReference(html.slice(end, end + 12));
      text += reference.text;
      at = end + reference.length;
      continue;
    }
    const token = readTag(html, end);
    if (typeof token === 'string') throw cannotParse(`${token} at byte offset ${byteOffset(end)}`);
    at = token.end;
    if (!token.closing) {
      checkStart(token.tag, byteOffset(end));
      open.push({ ...token.tag, offset: text.length });
      continue;
    }
    const tag = open.pop();
    if (tag === undefined)
      throw cannotParse(`Unexpected end tag at byte offset ${byteOffset(end)}`);
    if (token.tag.name !== '' && token.tag.name !== tag.name) {
      throw cannotParse(
        `Unmatched end tag at byte offset ${byteOffset(end)}, expected "</${tag.name}>", found "</${token.tag.name}>"`,
      );
    }
    if (text.length === tag.offset) continue;
    const entity = toEntity(tag, text, open.at(-1));
    if (entity !== undefined) entities.push(entity);
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) {
    throw cannotParse(`Can't find end tag corresponding to start tag "${unclosed.name}"`);
  }
  return { text, entities };
}
