/** As much as a body may hold beside the rest of a request. */
const most = 240_000;

/** Characters of an address that are few enough to be read, each in up to twelve letters. */
export const mostOfAQuery = 1200;

const filled = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));
const text = (unit: string, length = most) =>
  JSON.stringify(filled(unit, Math.floor(length / Buffer.byteLength(unit)) * unit.length));
const listOf = (item: string) => `[${filled(`${item},`, most)}${item}]`;

/** Names that no two objects share: each makes a shape of its own. */
const names = Array.from({ length: 20_000 }, (_, at) => `k${at.toString(36)}`);
const namesNested = () => names.map((name) => `{"${name}":`).join('');

/** Values, as JSON, that are as long as they may be and that somebody's program took ages over. */
export const heavyValues = {
  'a long text': text('a'),
  'a long Cyrillic text': text('ё'),
  'combining marks to be put in order': JSON.stringify(
    `a${filled('\u0301', most / 4)}${filled('\u0316', most / 4)}`,
  ),
  'marks on every letter': text(`e${'\u0301\u0316\u0327\u0338'.repeat(10)}`),
  'marks with nothing visible between them': text('\u0316\u200D\u0301\u034F'),
  'turns of direction': text('\u202E\u2066ab\u2069\u202C'),
  blanks: text(' '),
  'blanks to an end': JSON.stringify(`a${filled(' ', most)}b`),
  'line breaks': JSON.stringify(filled('\r\n', most / 2)),
  'half pairs': `"${filled(String.raw`\ud800`, most)}"`,
  digits: text('9'),
  'a long number': filled('9', most),
  'an endless address': text('a.'),
  'an address of letters and a sign': JSON.stringify(`https://${filled('a', 900)}.!.com`),
  'an address of two alphabets': JSON.stringify(`https://${filled('a', 60)}ж.com`),
  'an endless mail': JSON.stringify(`a@${filled('a.', most)}@`),
  'an endless date': text('2026-11-22'),
  dashes: text('a-'),
  'nested lists': filled('[', most / 2) + filled(']', most / 2),
  'nested objects': `${filled('{"a":', most - 100)}1${'}'.repeat(Math.floor((most - 100) / 5))}`,
  'nested objects of many names': `${namesNested()}1${'}'.repeat(names.length)}`,
  'small objects of many names': `[${names.map((name) => `{"${name}":0},`).join('')}0]`,
  'texts that are blank': listOf('""'),
  'texts of one letter': listOf('"a"'),
  'empty lists': listOf('[]'),
  'empty objects': listOf('{}'),
  nulls: listOf('null'),
  'changes of nothing': listOf('{"changeType":"a"}'),
  'tags by name': listOf('{"tagName":"a"}'),
  'many keys': `{${Array.from({ length: 18_000 }, (_, at) => `"k${at}":0`).join(',')}}`,
} as const satisfies Record<string, string>;

export type Kind = keyof typeof heavyValues;

export const allKinds = Object.keys(heavyValues) as Kind[];

export const fewKinds = [
  'a long text',
  'combining marks to be put in order',
  'turns of direction',
  'nested lists',
] as const satisfies Kind[];
