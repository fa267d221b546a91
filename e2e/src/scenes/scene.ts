import { type palettes, themeParams } from '@kollab/sandbox/themes';
import type { Page } from '@playwright/test';
import { press } from '#src/app/steps.ts';

/** Telegram's colours, or yellow under purple: what nobody would choose, and what stays readable. */
export type Theme = 'light' | 'dark' | 'odd';

type Act = (page: Page) => Promise<unknown>;

export interface Scene {
  name: string;
  /** Without it the page is opened outside Telegram. */
  telegramId?: number;
  path: string;
  /** In CSS pixels; 390 where it does not matter. */
  width?: number;
  platform?: 'ios' | 'android';
  /** The client's; older ones know fewer colours. */
  version?: string;
  theme?: Theme;
  /** Where a picture of it is compared: the client answers nothing, the page draws its own buttons. */
  isSilent?: boolean;
  before?: Act;
  act?: Act;
}

export const nobody = undefined;

/** What is done there comes last, or what else differs. */
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

export const coloursOf = (theme: Theme, version = '9.6'): Record<string, string> =>
  theme === 'odd' ? odd : themeParams(theme, version);

export const pressing = (name: string | RegExp) => (page: Page) => press(page, name);

export const inEnglish = (page: Page) =>
  page.addInitScript(`try { localStorage.setItem('kollab:language', 'en'); } catch {}`);
