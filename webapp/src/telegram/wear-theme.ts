import { themeParams } from '@telegram-apps/sdk-react';
import { readableColours } from './readable-colours.ts';

/** Of whoever runs Kollab, where they chose one: style sheets know it already. */
const ownColour = () => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="accent-color"]')?.content;
  return content?.startsWith('#') ? (content as `#${string}`) : undefined;
};

/** Those that the page fills with. */
export function buttonColours() {
  const own = ownColour();
  if (own) return { backgroundColor: own, textColor: '#ffffff' as const };
  const theme = themeParams.state();
  if (!theme.button_color) return {};
  const { button, buttonText } = readableColours(theme);
  return { backgroundColor: button, textColor: buttonText };
}

/** Readable, and no darker than that takes. */
export function wearTheme() {
  const theme = themeParams.state();
  if (ownColour() || !theme.button_color) return;
  const { button, buttonText, edge, mark, accent, quiet, danger } = readableColours(theme);
  const { style } = document.documentElement;
  style.setProperty('--button', button);
  style.setProperty('--button-text', buttonText);
  style.setProperty('--edge', edge);
  style.setProperty('--mark', mark);
  style.setProperty('--accent', accent);
  style.setProperty('--text-quiet', quiet ?? '');
  style.setProperty('--danger', danger ?? '');
}
