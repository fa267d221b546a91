import { cutLine, limits, type FieldChange, type ReviewedField } from '@kollab/contract';
import { join, markup, type Html } from '#src/format/html.ts';
import type { Reader } from '#src/messages/reader.ts';
import type { Texts } from '#src/texts/texts.ts';
import { describeItem, describeText, plainText } from './item.ts';
import { describeItems } from './items.ts';
import { works } from './item-kinds.ts';
import { describeWhole, describeWords } from './text-change.ts';
import { describePicture, folded, labelled, type ChangeText } from './change-text.ts';

/** Up to here both texts are shown whole. */
const shortText = 60;

const itemsShown = 8;
const itemLength = 45;

/** Points of a status are sentences: each has a line of its own. */
const pointLength = limits.moderationTextShown;

/** Longer texts than this never fit into a card as a whole. */
const longestWhole = 4000;

const textLength: number = limits.moderationTextShown;

const lists = new Set<ReviewedField>(['tags', 'links', 'statusLong']);

export function describeChange(change: FieldChange, reader: Reader): ChangeText {
  const { texts } = reader;
  const { changeType, warning } = change;
  const {
    brief,
    whole,
    isCut = false,
  } = labelled(texts.fields.profile[changeType], describeField(change, reader));
  const warn = (text: Html) =>
    warning ? markup`${text}\n⚠️ ${texts.card.warnings[warning]}` : text;
  return { brief: warn(brief), isCut, ...(whole && { whole: warn(whole) }) };
}

function describeField(
  { changeType, oldValue, newValue }: FieldChange,
  reader: Reader,
): ChangeText {
  const { texts } = reader;
  if (changeType === 'photo') {
    return { brief: describePicture(oldValue, newValue, texts.card.photo, reader) };
  }
  if (changeType === 'experiences') return describeItems(oldValue, newValue, works, reader);
  if (lists.has(changeType)) {
    return describeList(oldValue, newValue, texts, changeType === 'statusLong');
  }
  return describeEdit(oldValue, newValue, texts);
}

export function describeEdit(
  before: unknown,
  after: unknown,
  texts: Texts,
  length = textLength,
): ChangeText {
  const [old, fresh] = [plainText(before), plainText(after)];
  const longest = Math.max(old.length, fresh.length);
  const words = longest > shortText ? describeWords(old, fresh, length * 2) : undefined;
  const brief = words ?? markup`${describeText(old, fresh, texts, length)}`;
  const isCut = words !== undefined || longest > length;
  const fits = longest <= longestWhole;
  return { brief, isCut, ...(isCut && fits && { whole: folded(describeWhole(old, fresh)) }) };
}

export function describeList(
  before: unknown,
  after: unknown,
  texts: Texts,
  isOfPoints = false,
): ChangeText {
  const { card } = texts;
  const old = itemsOf(before, texts);
  const fresh = itemsOf(after, texts);
  const marks = [
    ...fresh.filter((item) => !old.includes(item)).map(card.added),
    ...old.filter((item) => !fresh.includes(item)).map(card.removed),
  ];
  if (marks.length === 0) return { brief: markup`${card.updated}` };
  const length = isOfPoints ? pointLength : itemLength;
  const separator = isOfPoints ? '\n' : ', ';
  const shown = marks.slice(0, itemsShown).map((mark) => cutLine(mark, length));
  const hidden = marks.length - shown.length;
  const rest = hidden > 0 ? `${isOfPoints ? separator : ' '}${card.more(hidden)}` : '';
  const isCut = hidden > 0 || marks.some((mark) => mark.length > length);
  return {
    brief: markup`${join(shown, separator)}${rest}`,
    isCut,
    ...(isCut && { whole: folded(join(marks, '\n')) }),
  };
}

const itemsOf = (value: unknown, texts: Texts): string[] =>
  Array.isArray(value)
    ? value.map((item) => describeItem(item, texts)).filter((item) => item !== '')
    : [];
