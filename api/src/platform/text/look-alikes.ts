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

export type Reading = (letter: string) => string | undefined;

/** The letter of English that a letter cannot be told from. */
export const sameLatin: Reading = (letter) => {
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

export const sameRussian = russianBy(sameLatin);

export const nearRussian = russianBy(nearLatin);
