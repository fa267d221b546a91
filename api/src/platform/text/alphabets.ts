import table from 'unhomoglyph/data.json' with { type: 'json' };

const shapes: Readonly<Record<string, string>> = table;

const [capitals, letters] = ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢĸʍ', 'abcdefghijklmnopqrstuvwyzkm'];

/** Capitals as small as small letters, which the table of UTS #39 takes for letters of their own. */
const smallCapitals = new Map(
  Array.from(capitals, (capital, index) => [capital, letters.charAt(index)]),
);

const isLatin = (letter: string | undefined) => letter !== undefined && /^[a-z]$/i.test(letter);
const isRussian = (letter: string) => /^[а-яё]$/i.test(letter);
const isCapital = (letter: string) => letter !== letter.toLowerCase();

type Reading = (letter: string) => string | undefined;

/** The letter of English that a letter cannot be told from. */
const sameLatin: Reading = (letter) => {
  if (isLatin(letter)) return letter;
  // The table has one shape for l, I and 1.
  const isLine = shapes[letter] === 'l' && isCapital(letter);
  const shape = isLine ? shapes[letter.toLowerCase()]?.toUpperCase() : shapes[letter];
  return isLatin(shape) ? shape : undefined;
};

const roughly = (letter: string) => {
  const shape = shapes[letter] ?? letter;
  return sameLatin(letter) ?? smallCapitals.get(shape);
};

export const nearLatin: Reading = (letter) => {
  const forms = [letter, letter.toLowerCase(), letter.toUpperCase()];
  const like = forms.map(roughly).find(isLatin);
  return isCapital(letter) ? like?.toUpperCase() : like?.toLowerCase();
};

function russianBy(latin: Reading): Reading {
  const russian = Array.from('абвгдежзийклмнопрстуфхцчшщыэюя').flatMap((letter) => [
    letter,
    letter.toUpperCase(),
  ]);
  const back = new Map(russian.map((letter) => [latin(letter), letter]));
  return (letter) => {
    if (isRussian(letter)) return letter;
    const like = latin(letter);
    return like && back.get(like);
  };
}

const sameRussian = russianBy(sameLatin);

const nearRussian = russianBy(nearLatin);

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

const latinKeys = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>';
const cyrillicKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю';

const toCyrillic = new Map(
  Array.from(latinKeys, (key, index) => [key, cyrillicKeys[index] ?? key]),
);
const toLatin = new Map([
  ...Array.from(cyrillicKeys.slice(0, 33), (key, index) => [key, latinKeys[index] ?? key] as const),
  ['№', '#'] as const,
]);

/** What the same keys type in the other layout. */
export function swapLayout(typed: string): string | undefined {
  const word = typed.toLowerCase();
  const isCyrillic = /[а-яё]/.test(word);
  if (isCyrillic === /[a-z]/.test(word)) return undefined;
  const keys = isCyrillic ? toLatin : toCyrillic;
  return Array.from(word, (key) => keys.get(key) ?? key).join('');
}
