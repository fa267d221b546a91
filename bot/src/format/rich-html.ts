import type { RichText } from '@kollab/contract';
import { join, markup, type Html } from './html.ts';

/** A text as Telegram shows it: bold, links and what must be none as they are, all else escaped. */
export const richHtml = (text: RichText): Html =>
  join(
    text.map((piece) => {
      if (typeof piece === 'string') return piece;
      // Telegram looks for links everywhere but in code.
      if (piece.inert) return markup`<code>${piece.text}</code>`;
      const linked =
        piece.url === undefined
          ? markup`${piece.text}`
          : markup`<a href="${piece.url}">${piece.text}</a>`;
      return piece.bold ? markup`<b>${linked}</b>` : linked;
    }),
    '',
  );
