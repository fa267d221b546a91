import type { Person } from '#src/discovery/search/indexing.queries.ts';
import { commonTags, endings, femaleNames, maleNames, surnames, syllables } from './names.ts';

export function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks by Zipf's law: the second half as often as the first, the third a third as often. */
export function zipf<T>(values: readonly T[], power: number, random: () => number) {
  let total = 0;
  const sums = values.map((_, index) => (total += 1 / (index + 2) ** power));
  return () => {
    const wanted = random() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return values[low] as T;
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const feminine = (surname: string) =>
  surname
    .replace(/(ов|ев|ёв|ин|ын)$/, '$1а')
    .replace(/(ский|ой|ый)$/, (end) => (end === 'ский' ? 'ская' : 'ая'));

const latinLetters: Record<string, string> = {
  ж: 'zh',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ю: 'yu',
  я: 'ya',
  ь: '',
  ъ: '',
  ё: 'e',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
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
  ы: 'y',
  э: 'e',
};

export const toLatin = (name: string) =>
  capital(Array.from(name.toLowerCase(), (letter) => latinLetters[letter] ?? letter).join(''));

const rareSurnames = syllables.flatMap((one) =>
  syllables.flatMap((two) =>
    endings
      .filter((_, index) => (one.length + two.length + index) % 3 === 0)
      .map((end) => capital(one + two + end)),
  ),
);

const rareTags = syllables.flatMap((one) => syllables.map((two) => capital(`${one}о${two}`)));

const id = (index: number, random: () => number) => {
  const tail = Array.from({ length: 15 }, () => Math.floor(random() * 16).toString(16)).join('');
  const time = (0x0190_0000_0000 + index).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(0, 3)}-a${tail.slice(3, 6)}-${tail.slice(6)}aaa`.slice(
    0,
    36,
  );
};

/** As many people as asked for, with names and tags as frequent as they are; always the same ones. */
export function* inventPeople(count: number, seed = 1): Generator<Person> {
  const random = randomFrom(seed);
  const male = zipf(maleNames, 0.9, random);
  const female = zipf(femaleNames, 0.9, random);
  const surname = zipf([...surnames, ...rareSurnames], 0.75, random);
  const tag = zipf([...commonTags, ...rareTags], 1, random);
  for (let index = 0; index < count; index += 1) {
    const isMale = random() < 0.5;
    const family = surname();
    const names = isMale ? [male(), family] : [female(), feminine(family)];
    const isLatin = random() < 0.06;
    const [first = '', last = ''] = isLatin ? names.map(toLatin) : names;
    const tags = Array.from({ length: Math.floor(random() * 10) }, tag);
    yield {
      id: id(index, random),
      first_name: first,
      last_name: random() < 0.04 ? '' : last,
      middle_name: '',
      university: '',
      looking_for_team: null,
      tags: [...new Set(tags)],
      approved_at: random() < 0.15 ? null : new Date(2026, 0, 1),
      suspended_at: null,
      hidden_at: null,
    };
  }
}
