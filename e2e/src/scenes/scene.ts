import { type palettes, themeParams } from '@kollab/sandbox/themes';
import type { Page } from '@playwright/test';
import { press } from '#src/app/steps.ts';

/** Telegram's colours, or yellow under purple: what nobody would choose, and what stays readable. */
export type Theme = 'light' | 'dark' | 'odd';

type Act = (page: Page) => Promise<unknown>;

/** A screen of the mini-app as somebody sees it. */
export interface Scene {
  name: string;
  /** Whose eyes; without anybody the page is opened outside Telegram. */
  telegramId?: number;
  path: string;
  /** Of the screen, in CSS pixels; 390 where it does not matter. */
  width?: number;
  platform?: 'ios' | 'android';
  /** The client's; older ones know fewer colours. */
  version?: string;
  /** The only theme it is looked at in. */
  theme?: Theme;
  /** Where a picture of it is compared: the client answers nothing, the page draws its own buttons. */
  isSilent?: boolean;
  /** What is arranged before the page is loaded. */
  before?: Act;
  /** What is done on the page before it is looked at. */
  act?: Act;
}

/** Outside Telegram. */
export const nobody = undefined;

/** A scene by whose eyes it is seen, its name and where; then what is done there, or what else differs. */
export const scene = (
  telegramId: number | undefined,
  name: string,
  path: string,
  more: Act | Partial<Scene> = {},
): Scene => ({
  name,
  telegramId,
  path,
  ...(typeof more === 'function' ? { act: more } : more),
});

const odd = {
  bg_color: '#fff04d',
  text_color: '#4a0a8c',
  hint_color: '#8a5a00',
  link_color: '#a80068',
  button_color: '#4a0a8c',
  button_text_color: '#fff04d',
  secondary_bg_color: '#ffd900',
  header_bg_color: '#ffe600',
  accent_text_color: '#a80068',
  section_bg_color: '#fff79c',
  section_header_text_color: '#6a2da8',
  subtitle_text_color: '#6a2da8',
  destructive_text_color: '#b00020',
  section_separator_color: '#c9a800',
  bottom_bar_bg_color: '#fff79c',
} satisfies (typeof palettes)['light'];

/** What a client says of its colours. */
export const coloursOf = (theme: Theme, version = '9.6'): Record<string, string> =>
  theme === 'odd' ? odd : themeParams(theme, version);

/** Presses the first button or link of a name. */
export const pressing = (name: string | RegExp) => (page: Page) => press(page, name);

/** As somebody reads it who chose English on this device. */
export const inEnglish = (page: Page) =>
  page.addInitScript(`try { localStorage.setItem('kollab:language', 'en'); } catch {}`);
