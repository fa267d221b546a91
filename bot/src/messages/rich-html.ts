import type { RichText } from '@kollab/contract';
import { join, markup, type Html } from './html.ts';

/** A text as Telegram shows it: bold and links as they are, all else escaped. */
export const richHtml = (text: RichText): Html =>
  join(
    text.map((piece) => {
      if (typeof piece === 'string') return piece;
      const linked =
        piece.url === undefined
          ? markup`${piece.text}`
          : markup`<a href="${piece.url}">${piece.text}</a>`;
      return piece.bold ? markup`<b>${linked}</b>` : linked;
    }),
    '',
  );
