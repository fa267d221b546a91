import { limits, type FieldChange, type ReviewedField } from '@kollab/contract';
import { cutLine, markup, join, type Html } from '#src/messages/html.ts';
import { card as texts } from '#src/texts/ru.ts';
import { describeItem } from './list-items.ts';

/** How many added or removed items of a list a card names. */
const itemsShown = 8;
const itemLength = 45;

/** Points of a status are sentences: each has a line of its own. */
const pointLength = limits.moderationTextShown;

const textLength: number = limits.moderationTextShown;

const lists = new Set<ReviewedField>(['tags', 'links', 'experiences', 'statusLong']);

/** One changed field of a card: its label, and what became what. */
export function describeChange({ changeType, oldValue, newValue }: FieldChange): Html {
  const change =
    changeType === 'photo'
      ? describePhoto(oldValue, newValue)
      : lists.has(changeType)
        ? describeList(oldValue, newValue, changeType === 'statusLong')
        : describeText(oldValue, newValue);
  return markup`<i>${texts.fields[changeType]}</i>\n${change}`;
}

function describePhoto(before: unknown, after: unknown) {
  if (!after) return texts.photo.removed;
  return before ? texts.photo.replaced : texts.photo.added;
}

/** What a text was and became, each cut to `length` characters. */
export function describeText(before: unknown, after: unknown, length = textLength) {
  const [old, fresh] = [before, after].map((value) => {
    const text = cutLine(plain(value), length);
    return text === '' ? undefined : texts.quoted(text);
  });
  if (old === undefined) return fresh ?? texts.cleared;
  return texts.replaced(old, fresh ?? texts.cleared);
}

const plain = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(plain).filter(Boolean).join('; ')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';

/** What was added to a list and what removed; points have lines of their own. */
export function describeList(before: unknown, after: unknown, isOfPoints = false): Html {
  const old = itemsOf(before);
  const fresh = itemsOf(after);
  const marks = [
    ...fresh.filter((item) => !old.includes(item)).map(texts.added),
    ...old.filter((item) => !fresh.includes(item)).map(texts.removed),
  ];
  if (marks.length === 0) return markup`${texts.updated}`;
  const length = isOfPoints ? pointLength : itemLength;
  const separator = isOfPoints ? '\n' : ', ';
  const shown = marks.slice(0, itemsShown).map((mark) => cutLine(mark, length));
  const hidden = marks.length - shown.length;
  const rest = hidden > 0 ? `${isOfPoints ? separator : ' '}${texts.more(hidden)}` : '';
  return markup`${join(shown, separator)}${rest}`;
}

const itemsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(describeItem).filter((item) => item !== '') : [];
