/** Whom an admin's button is about, and whether it gives or takes the role. */
export interface AdminPress {
  act: 'grant' | 'take';
  telegramId: number;
}

/** Packs what a button does: at most 64 bytes. */
export const packPress = ({ act, telegramId }: AdminPress) =>
  `d:${act === 'grant' ? 'g' : 't'}:${telegramId}`;

/** Matches data that `packPress` made, for grammY's filters. */
export const pressPattern = /^d:[gt]:[1-9]\d{0,15}$/;

/** Reads a button's data back; undefined for anything else. */
export function unpackPress(data: string): AdminPress | undefined {
  if (!pressPattern.test(data)) return undefined;
  const [, letter, digits] = data.split(':');
  const telegramId = Number(digits);
  if (!Number.isSafeInteger(telegramId)) return undefined;
  return { act: letter === 'g' ? 'grant' : 'take', telegramId };
}
