type Colours = [colour: string, deeper: string];

/** As many as the tokens have. */
const pairs = 7;

/** Always the same for the same seed. */
export function colourPair(seed: string): Colours {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const pair = `--pair-${sum % pairs}`;
  return [`var(${pair})`, `var(${pair}-deep)`];
}
