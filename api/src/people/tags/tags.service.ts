import { type CatalogueTag, limits, serverLimits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import {
  mixesAlphabets,
  otherReadings,
  swapLayout,
  unmixed,
} from '#src/platform/text/alphabets.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import * as queries from './tags.queries.ts';

const matchesShown = 20;

/**
 * The catalogue, most used first, and of those used as much the starting ones; with a typed text,
 * the few tags it may mean, best first, also as the other keyboard layout types it. Throws badInput for a text that cannot be stored.
 */
export async function listTags(
  db: Db,
  typed = '',
  starting: string[] = [],
): Promise<CatalogueTag[]> {
  if (typed.includes('\0')) throw new AppError('badInput', { field: 'query' });
  if (typed.trim() === '') return listMostUsed(db, starting, serverLimits.tagsListed);
  const plain = plainTag(typed);
  const swapped = swapLayout(plain);
  const readings = [plain, ...otherReadings(plain), ...(swapped === undefined ? [] : [swapped])];
  for (const reading of readings) {
    const found = await queries.listMatching(db, reading, matchesShown);
    if (found.length > 0) return found;
  }
  return [];
}

export async function listMostUsed(
  db: Db,
  starting: string[],
  limit: number,
): Promise<CatalogueTag[]> {
  const [used, first] = await Promise.all([
    queries.listMostUsed(db, limit),
    starting.length > 0 ? queries.listNamed(db, starting) : [],
  ]);
  const names = new Set(first.map(({ tagName }) => tagName));
  return [...first, ...used.filter(({ tagName }) => !names.has(tagName))]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, limit);
}

/** A tag as it looks, in letters of one alphabet where that is possible. */
function plainTag(name: string) {
  const plain = unmixed(name.replace(/\S+/g, (word) => word.normalize('NFKC')));
  return plain.length <= limits.tag ? plain : name;
}

/**
 * Tags as the catalogue writes them: "js" and "ЖС" are "JavaScript", and so is what only looks like
 * it; an unknown one stays as typed. What means the same is there once, in the place of the first.
 */
export async function canonicalTags(db: Db, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const meanings = await queries.listMeanings(db, names.map(plainTag));
  const seen = await readOtherwise(db, meanings);
  const keys = seen.map(({ key }) => key);
  return seen.filter(({ key }, index) => keys.indexOf(key) === index).map(({ name }) => name);
}

type Meaning = Awaited<ReturnType<typeof queries.listMeanings>>[number];

/** An unknown word stands for what the catalogue, or the list before it, has that looks the same. */
async function readOtherwise(db: Db, meanings: Meaning[]): Promise<Meaning[]> {
  const readings = meanings.map((one) => (one.isKnown ? [] : otherReadings(one.name)));
  const others = readings.flat();
  if (others.length === 0) return meanings;
  const known = (await queries.listMeanings(db, others)).filter(({ isKnown }) => isKnown);
  const read: Meaning[] = [];
  for (const [index, one] of meanings.entries()) {
    const looks = new Set(readings[index]?.map((look) => look.toLowerCase()));
    const twin = [...known, ...read].find(({ typed }) => looks.has(typed.toLowerCase()));
    read.push(twin ?? one);
  }
  return read;
}

/**
 * Tags that somebody wants, as the catalogue writes them. Throws mixedAlphabets for a word that it
 * does not know in letters of several alphabets, and of neither as it looks.
 */
export async function wantedTags(db: Db, names: string[]): Promise<string[]> {
  const tags = await canonicalTags(db, names);
  const mixed = tags.filter(mixesAlphabets);
  const known = mixed.length > 0 ? await queries.listMeanings(db, mixed) : [];
  if (!known.every(({ isKnown }) => isKnown)) {
    throw new AppError('mixedAlphabets', { field: 'tags' });
  }
  return tags;
}

export async function knownTags(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const meanings = await queries.listMeanings(db, [...new Set(names)]);
  return new Map(meanings.flatMap(({ typed, name, isKnown }) => (isKnown ? [[typed, name]] : [])));
}

export async function learnTags(trx: Trx, names: string[]): Promise<string[]> {
  const meant = await canonicalTags(trx, names);
  if (meant.length > 0) await queries.insertUnknown(trx, meant);
  return canonicalTags(trx, meant);
}

export async function learnStartingTags(trx: Trx, names: string[]) {
  await queries.setStarting(trx, await learnTags(trx, names));
}

export const listTagsOf = queries.listOwn;

export async function forgetTags(trx: Trx, names: readonly string[]) {
  if (names.length > 0) await queries.deleteUnused(trx, names);
}
