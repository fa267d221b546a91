import { type ProfileFieldName as Field, profileFields, type User } from '@kollab/contract';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#src/platform/errors/app-error.ts';

const fields = Object.keys(profileFields).toSorted() as Field[];

/** Letters of each field: one change in sixteen million goes unnoticed. */
const length = 4;

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, length);

type Values = Pick<User, Field | 'pendingChanges'>;

/** Of a draft also what it would go back to: that changes once moderators have it, or decided. */
function seenOf(own: Values, field: Field): unknown {
  const pending = own.pendingChanges.find(({ changeType }) => changeType === field);
  if (pending?.state !== 'draft') return own[field];
  const { oldValue, submittedValue } = pending;
  return { draft: own[field], oldValue, submittedValue };
}

/** As one word; the same values, the same word. */
export const versionOf = (own: Values): string =>
  fields.map((field) => digestOf(seenOf(own, field))).join('');

/**
 * Throws staleProfile, with the first touched field whose value is neither the one seen nor the one
 * wanted: who sends the same once more is not refused. A value that became a draft meanwhile is
 * still the one seen.
 */
export function assertSeen(own: Values, version: string, touched: ReadonlyMap<string, unknown>) {
  for (const [place, field] of fields.entries()) {
    if (!touched.has(field)) continue;
    const digest = version.slice(place * length, (place + 1) * length);
    const wasSeen = [seenOf(own, field), own[field]].map(digestOf).includes(digest);
    const isWanted = isDeepStrictEqual(own[field], touched.get(field));
    if (!wasSeen && !isWanted) throw new AppError('staleProfile', { field });
  }
}
