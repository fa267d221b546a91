import { ownName, product } from '@kollab/contract';

const lighter = (colour: string) =>
  colour.replaceAll(/[\da-f]{2}/gi, (channel) =>
    Math.round(parseInt(channel, 16) * 0.55 + 255 * 0.45).toString(16),
  );

/** Buttons keep the colour, letters lighten in the dark, whatever Telegram's theme says. */
const styleOf = (accent: string) =>
  `:root{--theme-accent:${accent};--theme-button:${accent};--button-text:#ffffff}` +
  `@media(prefers-color-scheme:dark){:root:not([data-scheme=light]){--theme-accent:${lighter(accent)}}}` +
  `:root[data-scheme=dark]{--theme-accent:${lighter(accent)}}`;

export function inOwnLook(html: string, accent: string | undefined) {
  const named =
    product === ownName
      ? html
      : html
          .replaceAll(ownName, product)
          .replace(
            '</title>',
            `</title>\n    <meta name="application-name" content="${product}" />`,
          );
  if (accent === undefined) return named;
  const head = `<meta name="accent-color" content="${accent}" /><style>${styleOf(accent)}</style>`;
  return named.replace('</head>', `${head}\n  </head>`);
}
