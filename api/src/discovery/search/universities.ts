import { limits } from '@kollab/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { swapLayout } from '#src/platform/text/alphabets.ts';

/** Whoever adopts Kollab replaces it: docs/make-it-yours.md. */
const file = join(import.meta.dirname, '../../../data/universities.txt');

interface University {
  name: string;
  keys: Set<string>;
}

/** A name as it is compared: «МГУ им. М.В. Ломоносова» is «мгу имени м в ломоносова». */
const keyOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word === 'им' ? 'имени' : word))
    .join(' ');

/** What comes before in whose honour it is named. */
const unnamed = (key: string) => key.split(' имени ')[0] ?? key;

const universities: University[] = [];
const byKey = new Map<string, University[]>();
/** Such as «МГУ»: a single word that means it among others. */
const abbreviations = new Map<string, University[]>();

const addTo = (map: Map<string, University[]>, key: string, university: University) =>
  map.set(key, [...(map.get(key) ?? []), university]);

for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [name = '', others = ''] = line.split('|').map((part) => part.trim());
  if (name === '' || name.startsWith('#')) continue;
  const shorter = others.split(',').map((other) => other.trim());
  const quoted = /«(.+)»/.exec(name)?.[1] ?? '';
  const full = keyOf(name);
  const keys = new Set([full, unnamed(full), keyOf(quoted), ...shorter.map(keyOf)]);
  keys.delete('');
  const university = { name, keys };
  universities.push(university);
  for (const key of keys) addTo(byKey, key, university);
  for (const other of shorter) {
    if (/^\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}*$/u.test(other) && other.length > 2) {
      addTo(abbreviations, keyOf(other), university);
    }
  }
}

const known = (name: string) => {
  const key = keyOf(name);
  return byKey.get(key) ?? byKey.get(unnamed(key)) ?? [];
};

/** The known universities that a person means, however they wrote it: «МГУ», «МГУ им. Ломоносова», «ВМК МГУ». */
function meantBy(written: string): University[] {
  const whole = known(written);
  if (whole.length > 0) return whole;
  const parts = written.split(/[,;:()/«»"“”]|\s[-–—]\s/).flatMap(known);
  if (parts.length > 0) return parts;
  return keyOf(written)
    .split(' ')
    .flatMap((word) => abbreviations.get(word) ?? []);
}

const namesOf = (some: readonly University[]) => [...new Set(some.map(({ name }) => name))];

export const officialNames = (written: string) => namesOf(meantBy(written));

export const universitiesCalled = (name: string) => namesOf(byKey.get(keyOf(name)) ?? []);

/** How well it is found by what is typed, 0 is best; undefined where it is not. */
function rankOf(keys: ReadonlySet<string>, typed: string): number | undefined {
  if (keys.has(typed)) return 0;
  const all = [...keys];
  if (all.some((key) => key.startsWith(typed))) return 1;
  const words = new Set(all.flatMap((key) => key.split(' ')));
  const isFound = (part: string) => [...words].some((word) => word.startsWith(part));
  return typed.split(' ').every(isFound) ? 2 : undefined;
}

/**
 * Names of universities for what is typed: any of their words or what they are called else begins so, also
 * as the same keys type it in the other layout. Of nothing typed, those that people give come first.
 */
export function suggestUniversities(typed: string, given: readonly string[]): string[] {
  const others = given
    .filter((written) => meantBy(written).length === 0)
    .map((name) => ({ name, keys: new Set([keyOf(name)]) }));
  const used = new Set(given.flatMap(officialNames));
  const all = [...universities.filter(({ name }) => used.has(name)), ...others].concat(
    universities.filter(({ name }) => !used.has(name)),
  );
  const find = (text: string) => {
    const key = keyOf(text);
    if (key === '' && text.trim() !== '') return [];
    return all
      .map(({ name, keys }) => ({ name, rank: rankOf(keys, key) }))
      .filter(({ rank }) => rank !== undefined)
      .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
      .slice(0, limits.studySuggested)
      .map(({ name }) => name);
  };
  const found = find(typed);
  const swapped = found.length === 0 ? swapLayout(typed) : undefined;
  return swapped === undefined ? found : find(swapped);
}
