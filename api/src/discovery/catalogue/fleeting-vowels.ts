/**
 * Short words that lose their vowel as soon as they get an ending, with what is left of them: the
 * dictionary takes «мох» and «мхов» for different words.
 */
const roots: Record<string, string> = {
  мох: 'мх',
  сон: 'сн',
  лоб: 'лб',
  рот: 'рт',
  ров: 'рв',
  шов: 'шв',
  лед: 'льд',
  лен: 'льн',
  лев: 'льв',
  пес: 'пс',
  день: 'дн',
  пень: 'пн',
  рожь: 'рж',
};

const endings = 'а я у ю ом ем е и ы ов ев ей ам ям ами ями ах ях'.split(' ');

const forms = new Map<string, string[]>();
for (const [word, root] of Object.entries(roots)) {
  const all = [word, ...endings.map((ending) => root + ending)];
  for (const form of all) forms.set(form, all);
}

/** The other forms of a word that lost its vowel, or loses it in them: «мох» is also «мхов», «рынок» «рынка». */
export function fleetingForms(word: string): string[] {
  const known = forms.get(word);
  if (known) return known.filter((form) => form !== word);
  const [, root, last] = /^([а-я]+[^аеиоуыэюяьъ])[ое]([кц])$/.exec(word) ?? [];
  return root === undefined || last === undefined ? [] : [`${root}${last}а`];
}
