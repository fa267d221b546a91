import { ownName, product } from '@kollab/contract';

/** In the dark it is lighter where it is letters; buttons keep it, whatever Telegram's theme says. */
const styleOf = (accent: string) =>
  `:root{--theme-accent:light-dark(${accent},color-mix(in srgb,${accent} 55%,#ffffff));` +
  `--theme-button:${accent};--button-text:#ffffff}`;

/** The page of the mini-app by the name and in the colour that an adopter chose; else as it is. */
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
