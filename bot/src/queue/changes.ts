import { cutLine, limits, type FieldChange, type ReviewedField } from '@kollab/contract';
import { join, markup, type Html } from '#src/format/html.ts';
import type { Texts } from '#src/texts/texts.ts';
import { describeWords } from './text-change.ts';
import * as z from 'zod/mini';

/** Up to here both texts are shown whole. */
const shortText = 60;

/** How many added or removed items of a list a card names. */
const itemsShown = 8;
const itemLength = 45;

/** Points of a status are sentences: each has a line of its own. */
const pointLength = limits.moderationTextShown;

const textLength: number = limits.moderationTextShown;

const lists = new Set<ReviewedField>(['tags', 'links', 'experiences', 'statusLong']);

/** One changed field of a card: its label, and what became what. */
export function describeChange(
  { changeType, oldValue, newValue, warning }: FieldChange,
  texts: Texts,
): Html {
  const change =
    changeType === 'photo'
      ? describePhoto(oldValue, newValue, texts)
      : lists.has(changeType)
        ? describeList(oldValue, newValue, texts, changeType === 'statusLong')
        : describeEdit(oldValue, newValue, texts);
  const lines = [markup`<i>${texts.fields.profile[changeType]}</i>`, change];
  return join(warning ? [...lines, markup`⚠️ ${texts.card.warnings[warning]}`] : lines, '\n');
}

function describePhoto(before: unknown, after: unknown, { card }: Texts) {
  if (!after) return card.photo.removed;
  return before ? card.photo.replaced : card.photo.added;
}

/** What became of a text: word by word where it is long, else what it was and is. */
export function describeEdit(before: unknown, after: unknown, texts: Texts, length = textLength) {
  const isLong = [before, after].some((value) => plain(value).length > shortText);
  const words = isLong ? describeWords(plain(before), plain(after), length * 2) : undefined;
  return words ?? describeText(before, after, texts, length);
}

/** What a text was and became, each cut to `length` characters. */
export function describeText(
  before: unknown,
  after: unknown,
  { card }: Texts,
  length = textLength,
) {
  const [old, fresh] = [before, after].map((value) => {
    const text = cutLine(plain(value), length);
    return text === '' ? undefined : card.quoted(text);
  });
  if (old === undefined) return fresh ?? card.cleared;
  return card.replaced(old, fresh ?? card.cleared);
}

const plain = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(plain).filter(Boolean).join('; ')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';

/** What was added to a list and what removed; points have lines of their own. */
export function describeList(
  before: unknown,
  after: unknown,
  texts: Texts,
  isOfPoints = false,
): Html {
  const { card } = texts;
  const old = itemsOf(before, texts);
  const fresh = itemsOf(after, texts);
  const marks = [
    ...fresh.filter((item) => !old.includes(item)).map(card.added),
    ...old.filter((item) => !fresh.includes(item)).map(card.removed),
  ];
  if (marks.length === 0) return markup`${card.updated}`;
  const length = isOfPoints ? pointLength : itemLength;
  const separator = isOfPoints ? '\n' : ', ';
  const shown = marks.slice(0, itemsShown).map((mark) => cutLine(mark, length));
  const hidden = marks.length - shown.length;
  const rest = hidden > 0 ? `${isOfPoints ? separator : ' '}${card.more(hidden)}` : '';
  return markup`${join(shown, separator)}${rest}`;
}

const itemsOf = (value: unknown, texts: Texts): string[] =>
  Array.isArray(value)
    ? value.map((item) => describeItem(item, texts)).filter((item) => item !== '')
    : [];

const Tag = z.object({ tagName: z.string() });
const Link = z.object({ type: z.string(), url: z.string() });
const Experience = z.object({
  company: z.string(),
  department: z.string(),
  role: z.string(),
  workDurationYears: z.number(),
});

const Item = z.union([z.string(), Tag, Link, Experience]);

/** A tag, a link or a work place in one line; empty for anything else. */
export function describeItem(value: unknown, { card }: Texts): string {
  const { data: item = '' } = z.safeParse(Item, value);
  if (typeof item === 'string') return item;
  if ('tagName' in item) return item.tagName;
  if ('url' in item) return card.link(item.type, item.url);
  return card.experience(item.role, item.company, item.department, item.workDurationYears);
}
