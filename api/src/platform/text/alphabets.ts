import { nearLatin, nearRussian, type Reading, sameLatin, sameRussian } from './look-alikes.ts';

const alphabets = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  armenian: /\p{Script=Armenian}/u,
  georgian: /\p{Script=Georgian}/u,
  cherokee: /\p{Script=Cherokee}/u,
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /\p{Script=Arabic}/u,
  eastAsian: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u,
  none: /[\p{Script=Common}\p{Script=Inherited}]/u,
};

const alphabetOf = (letter: string) =>
  Object.entries(alphabets).find(([, has]) => has.test(letter))?.[0] ?? 'other';

const words = /[\p{L}\p{M}]+/gu;

function alphabetsOf(word: string) {
  const counts = new Map<string, number>();
  for (const letter of word) {
    const alphabet = alphabetOf(letter);
    if (alphabet !== 'none') counts.set(alphabet, (counts.get(alphabet) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([alphabet]) => alphabet);
}

/** As UTS #39 has it at its high level: only East Asian scripts stand beside Latin letters. */
function isMixed(word: string) {
  const found = alphabetsOf(word).filter((alphabet) => alphabet !== 'eastAsian');
  return found.length > 1 || (found.length < alphabetsOf(word).length && found[0] === 'cyrillic');
}

export const mixesAlphabets = (text: string) => (text.match(words) ?? []).some(isMixed);

function readAs(reading: Reading, word: string): string | undefined {
  const read = Array.from(word.normalize('NFD'), (letter) =>
    /\p{Script=Inherited}/u.test(letter) ? letter : reading(letter),
  );
  return read.includes(undefined) ? undefined : read.join('').normalize('NFC');
}

const readings = [sameLatin, sameRussian, nearLatin, nearRussian];
const russianFirst = [sameRussian, sameLatin, nearRussian, nearLatin];

const plainly = (letter: string) => nearLatin(letter) ?? letter;

function unmix(word: string) {
  if (!isMixed(word)) {
    return /^\p{Script=Latin}+$/u.test(word) ? Array.from(word, plainly).join('') : word;
  }
  const order = alphabetsOf(word)[0] === 'cyrillic' ? russianFirst : readings;
  return order.map((reading) => readAs(reading, word)).find((read) => read !== undefined) ?? word;
}

/**
 * A text whose words are each of one alphabet, as far as their letters look like that: a Cyrillic
 * «е» in `React` is an English one. Words that are honestly of one alphabet stay as they are.
 */
export const unmixed = (text: string) => text.replace(words, unmix);

export const otherReadings = (text: string): string[] =>
  [sameLatin, sameRussian]
    .map((reading) => text.replace(words, (word) => readAs(reading, word) ?? word))
    .filter((read) => read !== text && !mixesAlphabets(read));
