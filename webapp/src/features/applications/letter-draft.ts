import { userStores } from '#src/device/user-store.ts';

interface Letter {
  text: string;
  /** The attempt that has no answer yet: its key, and what was sent with it. */
  attempt?: { key: string; text: string };
}

interface Letters {
  /** By the vacancy's id. */
  letters: Readonly<Record<string, Letter>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readLetter(kept: unknown): Letter | undefined {
  if (!isRecord(kept) || typeof kept.text !== 'string') return undefined;
  const { text, attempt } = kept;
  if (!isRecord(attempt) || typeof attempt.key !== 'string' || typeof attempt.text !== 'string') {
    return { text };
  }
  return { text, attempt: { key: attempt.key, text: attempt.text } };
}

/** Cover letters as typed; they outlive a reload, a lost connection and an expired session. */
export const letterDrafts = userStores<Letters>({
  name: 'cover-letters',
  version: 1,
  read(kept) {
    const letters: Record<string, Letter> = {};
    if (!isRecord(kept) || !isRecord(kept.letters)) return { letters };
    for (const [vacancyId, value] of Object.entries(kept.letters)) {
      const letter = readLetter(value);
      if (letter) letters[vacancyId] = letter;
    }
    return { letters };
  },
});

function write(telegramId: number, vacancyId: string, letter: Letter | undefined) {
  letterDrafts(telegramId).setState(({ letters }) => {
    const others = Object.entries(letters).filter(([other]) => other !== vacancyId);
    return { letters: Object.fromEntries(letter ? [...others, [vacancyId, letter]] : others) };
  });
}

const letterOf = (telegramId: number, vacancyId: string) =>
  letterDrafts(telegramId).getState().letters[vacancyId];

/** Keeps a letter as it is typed. */
export function typeLetter(telegramId: number, vacancyId: string, text: string) {
  write(telegramId, vacancyId, { ...letterOf(telegramId, vacancyId), text });
}

/** Forgets a letter that the server has. */
export const clearLetter = (telegramId: number, vacancyId: string) =>
  write(telegramId, vacancyId, undefined);

/**
 * The key under which a letter is sent: the same until an answer came, so that trying again after a
 * lost connection is one application; another letter gets another key.
 */
export function attemptKey(telegramId: number, vacancyId: string, text: string): string {
  const letter = letterOf(telegramId, vacancyId);
  if (letter?.attempt?.text === text) return letter.attempt.key;
  const key = crypto.randomUUID();
  write(telegramId, vacancyId, { text: letter?.text ?? text, attempt: { key, text } });
  return key;
}

/** Ends an attempt that was answered. */
export function endAttempt(telegramId: number, vacancyId: string) {
  const letter = letterOf(telegramId, vacancyId);
  if (letter) write(telegramId, vacancyId, { text: letter.text });
}
