import type { RichText } from '@kollab/contract';

/** Text in Telegram's HTML. Only the `markup` tag makes it, so that nothing goes in unescaped. */
export interface Html {
  readonly html: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) =>
  text.toWellFormed().replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

type Piece = Html | string | number;

const render = (piece: Piece) => (typeof piece === 'object' ? piece.html : escape(String(piece)));

/** `html\`<b>${name}</b>\``: escapes what is put in, unless it is HTML already. */
export function markup(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { html: String.raw({ raw: strings }, ...pieces.map(render)) };
}

export const join = (parts: readonly Piece[], separator: string): Html => ({
  html: parts.map(render).join(escape(separator)),
});

/** How long a text is as Telegram counts it: without tags, a character reference as one. */
export const shownLength = ({ html }: Html) =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, '.').length;

const signs = Object.fromEntries(Object.entries(escapes).map(([sign, escaped]) => [escaped, sign]));

export const plainOf = ({ html }: Html) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (reference) => signs[reference] ?? reference);

/** A moment that clients show by the reader's clock: the time, or the long date before it; old ones show the words. */
export const timeTag = (moment: string, format: 't' | 'Dt', words: string): Html =>
  markup`<tg-time unix="${Math.floor(Date.parse(moment) / 1000)}" format="${format}">${words}</tg-time>`;

export const richHtml = (text: RichText): Html =>
  join(
    text.map((piece) => {
      if (typeof piece === 'string') return piece;
      // Telegram looks for links everywhere but in code.
      if (piece.inert) return markup`<code>${piece.text}</code>`;
      if (piece.at !== undefined) return timeTag(piece.at, 'Dt', piece.text);
      const linked =
        piece.url === undefined
          ? markup`${piece.text}`
          : markup`<a href="${piece.url}">${piece.text}</a>`;
      return piece.bold ? markup`<b>${linked}</b>` : linked;
    }),
    '',
  );
