import { describe, expect, it, test } from 'vitest';
import { contrast, readableColours, type ThemeColours } from './readable-colours.ts';

const light = { bg_color: '#ffffff', text_color: '#000000', button_text_color: '#ffffff' } as const;
const dark = { bg_color: '#212121', text_color: '#ffffff', button_text_color: '#ffffff' } as const;

const themes: Record<string, ThemeColours> = {
  'an iPhone': { ...light, button_color: '#007aff', accent_text_color: '#007aff' },
  'Android by day': { ...light, button_color: '#50a8eb', accent_text_color: '#1c93e3' },
  'the web by day': {
    ...light,
    button_color: '#3390ec',
    accent_text_color: '#3390ec',
    secondary_bg_color: '#f4f4f5',
  },
  'the web by night': { ...dark, button_color: '#8774e1', accent_text_color: '#8774e1' },
  'a pale theme': { ...light, button_color: '#b9e2f5', accent_text_color: '#cfe8b0' },
  'dark text on yellow': {
    bg_color: '#123a36',
    text_color: '#f6f0dc',
    button_color: '#ffc857',
    button_text_color: '#2b2102',
    accent_text_color: '#ffc857',
  },
  'a client that knows few colours': { bg_color: '#ffffff', link_color: '#2481cc' },
};

describe('what is written on a button and in the accent', () => {
  it.each(Object.entries(themes))('can be read in the theme of %s', (_, theme) => {
    const { button, buttonText, accent } = readableColours(theme);
    expect(contrast(button, buttonText)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, theme.bg_color ?? '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, theme.secondary_bg_color ?? '#ffffff')).toBeGreaterThanOrEqual(
      theme.secondary_bg_color ? 4.5 : 1,
    );
  });
});

test('a theme that can be read stays as it is, and a pale one gives way to plain text', () => {
  expect(readableColours(themes['dark text on yellow'] ?? {})).toEqual({
    button: '#ffc857',
    buttonText: '#2b2102',
    accent: '#ffc857',
  });
  expect(readableColours(themes['a pale theme'] ?? {})).toEqual({
    button: '#000000',
    buttonText: '#ffffff',
    accent: '#000000',
  });
});
