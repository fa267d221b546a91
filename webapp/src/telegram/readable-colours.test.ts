import { describe, expect, it, test } from 'vitest';
import { contrast, readableColours, type ThemeColours } from './readable-colours.ts';

const light = { bg_color: '#ffffff', text_color: '#000000', button_text_color: '#ffffff' } as const;
const dark = { bg_color: '#212121', text_color: '#ffffff', button_text_color: '#ffffff' } as const;

const themes = {
  'an iPhone': { ...light, button_color: '#007aff', accent_text_color: '#007aff' },
  'Android by day': {
    ...light,
    button_color: '#50a8eb',
    accent_text_color: '#1c93e3',
    secondary_bg_color: '#f0f0f0',
    subtitle_text_color: '#82868a',
    destructive_text_color: '#cc2929',
  },
  'the web by day': {
    ...light,
    button_color: '#3390ec',
    accent_text_color: '#3390ec',
    secondary_bg_color: '#f4f4f5',
    subtitle_text_color: '#707579',
    destructive_text_color: '#e53935',
  },
  'the web by night': {
    ...dark,
    button_color: '#8774e1',
    accent_text_color: '#8774e1',
    secondary_bg_color: '#0f0f0f',
    subtitle_text_color: '#aaaaaa',
    destructive_text_color: '#ff595a',
  },
  'a pale sky': {
    ...light,
    button_color: '#b9e2f5',
    accent_text_color: '#8fc9e8',
    secondary_bg_color: '#eef7fb',
    subtitle_text_color: '#b3c6cf',
    destructive_text_color: '#ffb0a8',
  },
  'pale roses': {
    bg_color: '#fffafc',
    text_color: '#3a2a33',
    button_color: '#ffd3e2',
    button_text_color: '#ffffff',
    accent_text_color: '#f5b2cb',
    section_bg_color: '#ffffff',
    secondary_bg_color: '#fff0f5',
    subtitle_text_color: '#d9bfca',
    destructive_text_color: '#f7a1a1',
  },
  'a dusk as dark as its button': {
    ...dark,
    button_color: '#2b2b33',
    accent_text_color: '#3a3a48',
  },
  'dark text on yellow': {
    bg_color: '#123a36',
    text_color: '#f6f0dc',
    button_color: '#ffc857',
    button_text_color: '#2b2102',
    accent_text_color: '#ffc857',
    section_bg_color: '#174a44',
    secondary_bg_color: '#0b2624',
    subtitle_text_color: '#b9d0c6',
    destructive_text_color: '#ff8a73',
  },
  'yellow under purple': {
    bg_color: '#fff04d',
    text_color: '#4a0a8c',
    button_color: '#4a0a8c',
    button_text_color: '#fff04d',
    accent_text_color: '#a80068',
    section_bg_color: '#fff79c',
    secondary_bg_color: '#ffd900',
    subtitle_text_color: '#6a2da8',
    destructive_text_color: '#b00020',
  },
  'a client that knows few colours': { bg_color: '#ffffff', link_color: '#2481cc' },
} satisfies Record<string, ThemeColours>;

describe.each<[string, ThemeColours]>(Object.entries(themes))('in the theme of %s', (_, theme) => {
  const colours = readableColours(theme);
  const { bg_color: page = '#ffffff' } = theme;
  const surface = theme.section_bg_color ?? page;
  const grounds = [surface, theme.secondary_bg_color ?? page];

  it('what is written can be read, on cards, on pages and on buttons', () => {
    const { button, buttonText, accent, quiet, danger } = colours;
    expect(contrast(buttonText, button)).toBeGreaterThanOrEqual(4.5);
    for (const written of [accent, quiet, danger]) {
      if (!written) continue;
      for (const ground of grounds) {
        expect(contrast(written, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('bars, and outlines where there are any, can be seen', () => {
    const { edge, mark } = colours;
    for (const ground of grounds) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
    expect(['transparent', mark]).toContain(edge);
  });
});

test('a theme that can be read stays as it is', () => {
  expect(readableColours(themes['dark text on yellow'])).toMatchObject({
    button: '#ffc857',
    buttonText: '#2b2102',
    edge: 'transparent',
    mark: '#ffc857',
    accent: '#ffc857',
  });
});

test('a pale button keeps its colour, with the text of the page and an outline', () => {
  expect(readableColours(themes['a pale sky'])).toMatchObject({
    button: '#b9e2f5',
    buttonText: '#000000',
    accent: '#000000',
  });
  const { edge, mark } = readableColours(themes['a pale sky']);
  expect(edge).not.toBe('transparent');
  expect(edge).toBe(mark);
});
