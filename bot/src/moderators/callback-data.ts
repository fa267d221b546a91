const letters = { grant: 'g', askTake: 't', take: 'T', cancel: 'c' } as const;

/** Whom an admin's button is about, and what it does; a role is taken only after a question. */
export interface AdminPress {
  act: keyof typeof letters;
  telegramId: number;
}

const acts = Object.keys(letters) as AdminPress['act'][];

/** Packs what a button does: at most 64 bytes. */
export const packPress = ({ act, telegramId }: AdminPress) => `d:${letters[act]}:${telegramId}`;

/** Matches data that `packPress` made, for grammY's filters. */
export const pressPattern = /^d:[gtTc]:[1-9]\d{0,15}$/;

/** Reads a button's data back; undefined for anything else. */
export function unpackPress(data: string): AdminPress | undefined {
  if (!pressPattern.test(data)) return undefined;
  const [, letter, digits] = data.split(':');
  const act = acts.find((one) => letters[one] === letter);
  const telegramId = Number(digits);
  return act && Number.isSafeInteger(telegramId) ? { act, telegramId } : undefined;
}
