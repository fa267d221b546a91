/**
 * At most `max` characters of a text, and `maxUnits` of UTF-16, with «…» where more was cut away.
 * Telegram counts an emoji as two, people as one.
 */
export function cut(text: string, max: number, maxUnits = Infinity): string {
  const trimmed = text.trim();
  if (trimmed.length <= Math.min(max, maxUnits)) return trimmed;
  // No character has more than two units: the rest of a long text does not matter.
  const characters = Array.from(trimmed.slice(0, 2 * (max + 1)));
  const shown = charactersWithin(characters.slice(0, max), maxUnits);
  if (shown.length === characters.length) return trimmed;
  return `${shown.join('').trimEnd()}…`;
}

function charactersWithin(characters: string[], maxUnits: number): string[] {
  let units = 0;
  const tooMany = characters.findIndex((character) => (units += character.length) > maxUnits);
  return tooMany === -1 ? characters : characters.slice(0, tooMany);
}

export const cutLine = (text: string, max: number) => cut(text.replace(/\s+/g, ' '), max);
