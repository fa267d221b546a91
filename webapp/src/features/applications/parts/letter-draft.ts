import { createDrafts, isRecord } from '#src/device/drafts.ts';

interface Letter {
  text?: string;
}

/** By the vacancy's id; they outlive a reload and an expired session. */
export const letterDrafts = createDrafts<Letter>({
  name: 'cover-letters',
  version: 2,
  read: (kept) => (isRecord(kept) && typeof kept.text === 'string' ? { text: kept.text } : {}),
});
