import { isDeepStrictEqual } from 'node:util';

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const holds = (list: unknown[], item: unknown) =>
  list.some((other) => isDeepStrictEqual(other, item));

const sharesAPart = (item: unknown, other: unknown) =>
  typeof item === 'object' &&
  item !== null &&
  typeof other === 'object' &&
  other !== null &&
  Object.entries(item).some(([key, part]) =>
    Object.entries(other).some(([k, p]) => k === key && p === part),
  );

/**
 * What is left of a list without the items that a wanted one leaves out. An item that came back with
 * one part changed was edited, not removed: it stays until a moderator decides on the new one.
 */
export function withoutRemoved(value: unknown, wanted: unknown): unknown {
  if (!isList(value) || !isList(wanted)) return value;
  const fresh = wanted.filter((item) => !holds(value, item));
  return value.filter(
    (item) => holds(wanted, item) || fresh.some((other) => sharesAPart(item, other)),
  );
}

/**
 * What of a wanted value needs no moderator: clearing a field and, in a list of single items,
 * removing some. Answers the value to publish at once: the published one if nothing is taken away.
 */
export const publishedAtOnce = (published: unknown, wanted: unknown, isItems: boolean): unknown => {
  if (isEmpty(wanted)) return wanted;
  return isItems ? withoutRemoved(published, wanted) : published;
};

export const isSame = isDeepStrictEqual;
