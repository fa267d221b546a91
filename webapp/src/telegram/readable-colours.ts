type Colour = `#${string}`;

export interface ThemeColours {
  bg_color?: Colour;
  text_color?: Colour;
  button_color?: Colour;
  button_text_color?: Colour;
  accent_text_color?: Colour;
  link_color?: Colour;
  section_bg_color?: Colour;
  secondary_bg_color?: Colour;
  subtitle_text_color?: Colour;
  destructive_text_color?: Colour;
}

/** The contrast of text (WCAG 2.2, 1.4.3). */
const readable = 4.5;
/** The contrast of an outline or a bar of progress (WCAG 2.2, 1.4.11). */
const seen = 3;
/** With more of another, a colour is no longer that of the theme. */
const mostMixed = 0.34;
/** The shares of the text's colour that tokens.css mixes in. */
const textInQuiet = 0.38;
const textInDanger = 0.24;
/** The shares of their own colour in the ground of a chip, and of a button of danger. */
const tint = 0.13;
const dangerTint = 0.14;

const channels = (colour: Colour) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: Colour) {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Colour, other: Colour) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function mix(colour: Colour, other: Colour, share: number): Colour {
  const others = channels(other);
  const mixed = channels(colour).map((channel, at) =>
    Math.round(channel * (1 - share) + (others[at] ?? 0) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Undefined where it needs more than it may have. */
function leastMixed(
  colour: Colour,
  other: Colour,
  isEnough: (mixed: Colour) => boolean,
  most = mostMixed,
) {
  for (let share = 0; share <= most; share += 0.01) {
    const mixed = mix(colour, other, share);
    if (isEnough(mixed)) return mixed;
  }
  return undefined;
}

const clearer = (ground: Colour, one: Colour, other: Colour) =>
  contrast(one, ground) >= contrast(other, ground) ? one : other;

const none = 'transparent';

/**
 * Darkened or lightened only as far as text needs to be read. A button that is too pale for that
 * stays as it is, with the page's text on it and an outline around it, and the accent is plain
 * text.
 */
export function readableColours(theme: ThemeColours) {
  const { bg_color: page = '#ffffff', text_color: text = '#000000' } = theme;
  const { button_color: button = text, button_text_color: onButton = '#ffffff' } = theme;
  const accent = theme.accent_text_color ?? theme.link_color ?? text;
  const surface = theme.section_bg_color ?? page;
  const grounds = [surface, theme.secondary_bg_color ?? page];
  /** Written on cards, on pages and on a ground of its own. */
  const written = (colour: Colour, own: Colour, most?: number) =>
    leastMixed(
      colour,
      text,
      (mixed) => [...grounds, own].every((ground) => contrast(mixed, ground) >= readable),
      most,
    ) ?? text;
  const away = luminance(onButton) > 0.5 ? '#000000' : '#ffffff';
  const fill = leastMixed(button, away, (mixed) => contrast(mixed, onButton) >= readable);
  /** The fill itself where it stands out, else as much of the text as makes it seen. */
  const mark =
    leastMixed(
      fill ?? button,
      text,
      (mixed) => grounds.every((ground) => contrast(mixed, ground) >= seen),
      1,
    ) ?? text;
  const subtitle = theme.subtitle_text_color;
  const danger = theme.destructive_text_color;
  return {
    button: fill ?? button,
    buttonText: fill ? onButton : clearer(button, text, page),
    edge: fill ? none : mark,
    mark,
    accent: written(accent, mix(surface, accent, tint)),
    ...(subtitle && { quiet: written(mix(subtitle, text, textInQuiet), surface, 1) }),
    ...(danger && {
      danger: written(mix(danger, text, textInDanger), mix(surface, danger, dangerTint), 1),
    }),
  };
}
