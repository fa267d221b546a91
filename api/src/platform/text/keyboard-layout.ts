const latinKeys = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>';
const cyrillicKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю';

const toCyrillic = new Map(
  Array.from(latinKeys, (key, index) => [key, cyrillicKeys[index] ?? key]),
);
const toLatin = new Map([
  ...Array.from(cyrillicKeys.slice(0, 33), (key, index) => [key, latinKeys[index] ?? key] as const),
  ['№', '#'] as const,
]);

export function swapLayout(typed: string): string | undefined {
  const word = typed.toLowerCase();
  const isCyrillic = /[а-яё]/.test(word);
  if (isCyrillic === /[a-z]/.test(word)) return undefined;
  const keys = isCyrillic ? toLatin : toCyrillic;
  return Array.from(word, (key) => keys.get(key) ?? key).join('');
}
