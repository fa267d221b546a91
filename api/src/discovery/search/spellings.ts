import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const cyrillic: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
  ў: 'u',
  ә: 'a',
  қ: 'k',
  ғ: 'g',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'kh',
};

const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' };

/** Capitals stand for one sound that Latin writes with several letters. */
const rules: [RegExp, string][] = [
  [/shch|sch|sh/g, 'W'],
  [/tch|ch/g, 'Q'],
  [/zh/g, 'J'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck/g, 'k'],
  [/t[sz]/g, 'X'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[qc]/g, 'k'],
  [/j/g, 'y'],
  [/y[oe]/g, 'e'],
  [/y/g, 'i'],
  [/ie/g, 'e'],
  [/([^\d+])\1+/g, '$1'],
];

/**
 * How a word sounds, the same for both alphabets and their usual transliterations: Иванов and
 * Ivanov, Юлия and Julia. Empty for a word without such letters.
 */
export function soundOf(word: string): string {
  const bare = word.normalize('NFC').toLowerCase();
  const latin = Array.from(bare, (letter) => cyrillic[letter] ?? letter).join('');
  const plain = latin
    .normalize('NFKD')
    .replace(/[øłđıæœ]/g, (letter) => letters[letter] ?? letter)
    .replace(/ß/g, 'ss')
    .replace(/[^a-z\d+#]/g, '');
  if (!/[a-z]/.test(plain)) return '';
  return rules.reduce((text, [from, to]) => text.replace(from, to), plain);
}

/** The readings of Latin letters that schemes disagree about: Kuznecov, Jukov. */
export function soundsOf(word: string): string[] {
  const other = [
    word,
    word.replace(/c(?![hk])/gi, 'ts'),
    word.replace(/j/gi, 'zh'),
    word.replace(/j/gi, 'dzh'),
    // Джонас is Jonas, who sounds otherwise in his own language.
    word.replace(/дж/gi, 'j'),
  ];
  return [...new Set(other.map(soundOf))].filter((sound) => sound !== '');
}

const cyrillicBeginnings: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(cyrillic)
      .slice(0, 33)
      .map(([letter, latin]) => [latin.slice(0, 2), letter]),
  ),
  c: 'к',
  h: 'х',
  j: 'й',
  q: 'к',
  w: 'в',
  x: 'к',
  y: 'й',
  e: 'е',
};

/** The same one or two letters in the other alphabet; empty for what is neither. */
export function otherAlphabet(beginning: string): string {
  const known = cyrillicBeginnings[beginning];
  if (known !== undefined) return known;
  const letters = Array.from(beginning);
  const isLatin = /^[a-z]+$/.test(beginning);
  if (!isLatin && !/^[а-я]+$/.test(beginning)) return '';
  const other = letters.map((letter) => (isLatin ? cyrillicBeginnings : cyrillic)[letter] ?? '');
  return other.join('').slice(0, 2);
}

/** Whoever adopts Kollab adds the names of their people: docs/make-it-yours.md. */
const namesFile = join(import.meta.dirname, '../../../data/diminutives.txt');

const otherNames = new Map<string, Set<string>>();

const relate = (name: string, other: string) => {
  const [one, sound] = [soundOf(name), soundOf(other)];
  if (one !== sound) otherNames.set(one, (otherNames.get(one) ?? new Set()).add(sound));
};

for (const line of readFileSync(namesFile, 'utf8').split('\n')) {
  const [name = '', short = ''] = line.split('|').map((part) => part.trim());
  if (name === '' || name.startsWith('#')) continue;
  for (const form of short.split(',')) {
    relate(form, name);
    relate(name, form);
  }
}

/** How the names sound that somebody may have who is called so: «Женя» is Евгения or Евгений. */
export const otherForms = (sound: string): ReadonlySet<string> =>
  otherNames.get(sound) ?? new Set();
