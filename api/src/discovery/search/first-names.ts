import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { soundOf } from './spellings.ts';

/** Whoever adopts Kollab adds the names of their people: docs/make-it-yours.md. */
const file = join(import.meta.dirname, '../../../data/diminutives.txt');

const others = new Map<string, Set<string>>();

const relate = (name: string, other: string) => {
  const [one, sound] = [soundOf(name), soundOf(other)];
  if (one !== sound) others.set(one, (others.get(one) ?? new Set()).add(sound));
};

for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [name = '', short = ''] = line.split('|').map((part) => part.trim());
  if (name === '' || name.startsWith('#')) continue;
  for (const form of short.split(',')) {
    relate(form, name);
    relate(name, form);
  }
}

/** How the names sound that somebody may have who is called so: «Женя» is Евгения or Евгений. */
export const otherForms = (sound: string): ReadonlySet<string> => others.get(sound) ?? new Set();
