import { type User } from '@kollab/contract';
import { privateFields, reviewedFields } from '@kollab/contract/schemas';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#src/platform/errors/app-error.ts';

const fields = [
  ...Object.keys(reviewedFields),
  ...Object.keys(privateFields),
].toSorted() as Field[];
type Field = keyof typeof reviewedFields | keyof typeof privateFields;

/** Letters of each field: one change in sixteen million goes unnoticed. */
const length = 4;

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, length);

type Values = Pick<User, Field>;

/** What somebody sees of each field of their own profile, as one word; the same values, the same word. */
export const versionOf = (own: Values): string =>
  fields.map((field) => digestOf(own[field])).join('');

/**
 * Throws staleProfile, with the field, where one of those touched is no longer what a version was made
 * of; unless it is already as wanted, as it is for who sends the same once more.
 */
export function assertSeen(own: Values, version: string, touched: ReadonlyMap<string, unknown>) {
  const isStale = (field: Field, place: number) =>
    touched.has(field) &&
    version.slice(place * length, (place + 1) * length) !== digestOf(own[field]) &&
    !isDeepStrictEqual(own[field], touched.get(field));
  const stale = fields.find(isStale);
  if (stale !== undefined) throw new AppError('staleProfile', { field: stale });
}
