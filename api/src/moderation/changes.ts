import { isDeepStrictEqual } from 'node:util';

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const holds = (list: unknown[], item: unknown) =>
  list.some((other) => isDeepStrictEqual(other, item));

/**
 * What of a wanted value needs no moderator: clearing a field and removing items from a list.
 * Answers the value to publish at once, which is the published one when nothing was taken away.
 */
export function publishedAtOnce(published: unknown, wanted: unknown): unknown {
  if (isEmpty(wanted)) return wanted;
  if (isList(published) && isList(wanted)) return published.filter((item) => holds(wanted, item));
  return published;
}

export const isSame = isDeepStrictEqual;
