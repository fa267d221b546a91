const letters = { show: 's', export: 'e', ask: 'q', delete: 'd', keep: 'k' } as const;

/** What a button under /privacy does; an account is deleted only after a question. */
export interface AccountPress {
  act: keyof typeof letters;
}

const acts = Object.keys(letters) as AccountPress['act'][];

/** Packs what a button does: at most 64 bytes. */
export const packPress = ({ act }: AccountPress) => `y:${letters[act]}`;

/** Matches data that `packPress` made, for grammY's filters. */
export const pressPattern = /^y:[seqdk]$/;

/** Reads a button's data back; undefined for anything else. */
export function unpackPress(data: string): AccountPress | undefined {
  const act = acts.find((one) => packPress({ act: one }) === data);
  return act && { act };
}
