import type { AppState } from '#src/client/protocol/app-state.ts';
import type { Palette } from '#src/client/protocol/themes.ts';

/** Black or white, whichever is easier to read on `#RRGGBB`. */
function readableOn(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const luma = 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
  return luma > 150 ? '#000000' : '#ffffff';
}

/** Colours of the header: the app's own, or a theme colour it named, or the theme's header. */
export function headerColors({ headerColor }: AppState, palette: Palette) {
  if (headerColor?.startsWith('#')) {
    const text = readableOn(headerColor);
    return { background: headerColor, text, link: text };
  }
  const background =
    headerColor === 'bg_color' || headerColor === 'secondary_bg_color'
      ? palette[headerColor]
      : palette.header_bg_color;
  return { background, text: palette.text_color, link: palette.accent_text_color };
}
