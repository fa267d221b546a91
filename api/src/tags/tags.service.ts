import { type CatalogueTag, limits } from '@kollab/contract';
import { AppError } from '#src/app-error.ts';
import type { Db, Trx } from '#src/database/schema.ts';
import * as queries from './tags.queries.ts';

const matchesShown = 20;

/**
 * The catalogue, most used first; with a typed text, the few tags it may mean, best first. Throws
 * badInput for a text that cannot be stored.
 */
export function listTags(db: Db, typed = ''): Promise<CatalogueTag[]> {
  if (typed.includes('\0')) throw new AppError('badInput', { field: 'query' });
  return typed.trim() === ''
    ? queries.listMostUsed(db, limits.tagsListed)
    : queries.listMatching(db, typed, matchesShown);
}

/**
 * Tags as the catalogue writes them: "js" and "ЖС" are "JavaScript", an unknown one stays as typed.
 * What means the same is there once, in the place of the first.
 */
export async function canonicalTags(db: Db, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const meanings = await queries.listMeanings(db, names);
  const keys = meanings.map(({ key }) => key);
  return meanings.filter(({ key }, index) => keys.indexOf(key) === index).map(({ name }) => name);
}

/** Takes tags that a moderator approved into the catalogue. Answers them as it writes them. */
export async function learnTags(trx: Trx, names: string[]): Promise<string[]> {
  if (names.length > 0) await queries.insertUnknown(trx, names);
  return canonicalTags(trx, names);
}
