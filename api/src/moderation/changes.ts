import { isDeepStrictEqual } from 'node:util';

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const holds = (list: unknown[], item: unknown) =>
  list.some((other) => isDeepStrictEqual(other, item));

/** What is left of a list without the items that a wanted one leaves out. */
export const withoutRemoved = (value: unknown, wanted: unknown): unknown =>
  isList(value) && isList(wanted) ? value.filter((item) => holds(wanted, item)) : value;

/**
 * What of a wanted value needs no moderator: clearing a field and, in a list of single items,
 * removing some. Answers the value to publish at once: the published one if nothing is taken away.
 */
export const publishedAtOnce = (published: unknown, wanted: unknown, isItems: boolean): unknown => {
  if (isEmpty(wanted)) return wanted;
  return isItems ? withoutRemoved(published, wanted) : published;
};

export const isSame = isDeepStrictEqual;
