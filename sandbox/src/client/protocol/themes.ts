import { atLeast } from './versions.ts';

export const themeNames = ['light', 'dark', 'custom'] as const;
export type ThemeName = (typeof themeNames)[number];

const sinceByKey = {
  bg_color: '6.0',
  text_color: '6.0',
  hint_color: '6.0',
  link_color: '6.0',
  button_color: '6.0',
  button_text_color: '6.0',
  secondary_bg_color: '6.1',
  header_bg_color: '6.10',
  accent_text_color: '6.10',
  section_bg_color: '6.10',
  section_header_text_color: '6.10',
  subtitle_text_color: '6.10',
  destructive_text_color: '6.10',
  section_separator_color: '7.6',
  bottom_bar_bg_color: '7.10',
};

type ThemeKey = keyof typeof sinceByKey;
export type Palette = Record<ThemeKey, string>;

/** The third palette is one nobody expects: it finds every hard-coded colour. */
export const palettes: Record<ThemeName, Palette> = {
  light: {
    bg_color: '#ffffff',
    text_color: '#000000',
    hint_color: '#707579',
    link_color: '#3390ec',
    button_color: '#3390ec',
    button_text_color: '#ffffff',
    secondary_bg_color: '#f4f4f5',
    header_bg_color: '#ffffff',
    accent_text_color: '#3390ec',
    section_bg_color: '#ffffff',
    section_header_text_color: '#707579',
    subtitle_text_color: '#707579',
    destructive_text_color: '#e53935',
    section_separator_color: '#e7e7e8',
    bottom_bar_bg_color: '#ffffff',
  },
  dark: {
    bg_color: '#212121',
    text_color: '#ffffff',
    hint_color: '#aaaaaa',
    link_color: '#8774e1',
    button_color: '#8774e1',
    button_text_color: '#ffffff',
    secondary_bg_color: '#0f0f0f',
    header_bg_color: '#212121',
    accent_text_color: '#8774e1',
    section_bg_color: '#212121',
    section_header_text_color: '#aaaaaa',
    subtitle_text_color: '#aaaaaa',
    destructive_text_color: '#ff595a',
    section_separator_color: '#2f2f2f',
    bottom_bar_bg_color: '#212121',
  },
  custom: {
    bg_color: '#123a36',
    text_color: '#f6f0dc',
    hint_color: '#9dbab0',
    link_color: '#ffc857',
    button_color: '#ffc857',
    button_text_color: '#2b2102',
    secondary_bg_color: '#0b2624',
    header_bg_color: '#174a44',
    accent_text_color: '#ffc857',
    section_bg_color: '#174a44',
    section_header_text_color: '#ffd98a',
    subtitle_text_color: '#b9d0c6',
    destructive_text_color: '#ff8a73',
    section_separator_color: '#245a53',
    bottom_bar_bg_color: '#174a44',
  },
};

export function themeParams(theme: ThemeName, version: string): Record<string, string> {
  const since: Record<string, string> = sinceByKey;
  return Object.fromEntries(
    Object.entries(palettes[theme]).filter(([key]) => atLeast(version, since[key] ?? version)),
  );
}
