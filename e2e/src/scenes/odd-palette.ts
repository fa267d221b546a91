import type { Palette } from '@kollab/sandbox/themes';

/** Yellow under purple: colours that nobody would choose, and that stay readable. */
export const oddPalette: Palette = {
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
};
