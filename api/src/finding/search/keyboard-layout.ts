const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>';
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю';

const toCyrillic = new Map(Array.from(latin, (key, index) => [key, cyrillic[index] ?? key]));
const toLatin = new Map([
  ...Array.from(cyrillic.slice(0, 33), (key, index) => [key, latin[index] ?? key] as const),
  ['№', '#'] as const,
]);

/** What the same keys would have typed with the other of the layouts ЙЦУКЕН and QWERTY. */
export function swapLayout(typed: string): string | undefined {
  const word = typed.toLowerCase();
  const isCyrillic = /[а-яё]/.test(word);
  if (isCyrillic === /[a-z]/.test(word)) return undefined;
  const keys = isCyrillic ? toLatin : toCyrillic;
  return Array.from(word, (key) => keys.get(key) ?? key).join('');
}
