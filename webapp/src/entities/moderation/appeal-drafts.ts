import { userStores } from '#src/device/user-store.ts';

interface Drafts {
  /** What is written against a rejection and not sent, by what was rejected. */
  texts: Readonly<Record<string, string>>;
}

const readTexts = (kept: unknown): Record<string, string> => {
  const texts = (kept as Partial<Drafts> | undefined)?.texts;
  if (typeof texts !== 'object' || texts === null) return {};
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'));
};

/** Appeals that are being written, on the device. */
export const appealDrafts = userStores<Drafts>({
  name: 'appeals',
  version: 1,
  read: (kept) => ({ texts: readTexts(kept) }),
});
