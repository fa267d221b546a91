type Colours = Record<`--${string}`, string>;

/** A cover's own colours for a style sheet, up to three; none where there is no cover. */
export function coverColours([first, second = first, third = second]: readonly string[]): Colours {
  if (!first) return {};
  return { '--first': first, '--second': second ?? first, '--third': third ?? first };
}
