import { join, markup, shownLength, type Html } from '#src/format/html.ts';
import type { Reader } from '#src/messages/reader.ts';
import type { Texts } from '#src/texts/texts.ts';

/** What a card says of a change: cut to what matters, and all of it where the card has the room. */
export interface ChangeText {
  brief: Html;
  /** Missing where the brief text leaves nothing out, or all of it never fits. */
  whole?: Html;
  isCut?: boolean;
}

export const folded = (text: Html): Html => markup`<blockquote expandable>${text}</blockquote>`;

export const labelled = (
  label: string,
  { brief, whole, isCut = false }: ChangeText,
): ChangeText => {
  const under = (text: Html) => markup`<i>${label}</i>\n${text}`;
  return { brief: under(brief), isCut, ...(whole && { whole: under(whole) }) };
};

interface Fitting {
  texts: Html[];
  isCut: boolean;
}

/** As many changes as there is room for, first all of them cut, then as many as possible in full. */
export function withinRoom(parts: readonly ChangeText[], room: number, { card }: Texts): Fitting {
  let left = room;
  let isCut = false;
  const shown = parts.filter(({ brief }) => (left -= shownLength(brief) + 1) >= 0);
  const texts = shown.map(({ brief, whole, isCut: isBriefCut = false }) => {
    const more = whole ? shownLength(whole) - shownLength(brief) : 0;
    if (!whole || more > left) {
      isCut ||= isBriefCut;
      return brief;
    }
    left -= more;
    return whole;
  });
  const hidden = parts.length - shown.length;
  if (hidden === 0) return { texts, isCut };
  return { texts: [...texts, markup`${card.more(hidden)}`], isCut: true };
}

export function describePicture(
  before: unknown,
  after: unknown,
  words: { added: string; replaced: string; removed: string },
  { texts, file }: Reader,
): Html {
  const link = (path: unknown, text: string) => {
    const url = file(path);
    return url === undefined ? markup`${text}` : markup`<a href="${url}">${text}</a>`;
  };
  const { earlier } = texts.card.picture;
  if (!after)
    return before ? join([words.removed, link(before, earlier)], ', ') : markup`${words.removed}`;
  if (!before) return link(after, words.added);
  return join([link(after, words.replaced), link(before, earlier)], ', ');
}
