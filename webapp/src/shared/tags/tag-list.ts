import { limits } from '@kollab/contract';
import { TagName } from '@kollab/contract/schemas';

const key = (name: string) => name.trim().toLowerCase();

/** However it is written. */
export const hasTag = (names: readonly string[], name: string) =>
  names.some((one) => key(one) === key(name));

/** Undefined for one that is empty, too long, there already or too many. */
export function withTag(names: readonly string[], name: string): string[] | undefined {
  const read = TagName.safeParse(name);
  if (!read.success || hasTag(names, read.data) || names.length >= limits.tags) return undefined;
  return [...names, read.data];
}

export const withoutTag = (names: readonly string[], name: string) =>
  names.filter((one) => one !== name);

export const tagNames = (tags: unknown): string[] =>
  Array.isArray(tags)
    ? tags.flatMap((tag: unknown) => {
        const read = TagName.safeParse(tag);
        return read.success ? [read.data] : [];
      })
    : [];

export const freshTags = (catalogue: readonly string[], own: readonly string[]) =>
  catalogue.filter((name) => name.trim() !== '' && !hasTag(own, name));

export const fittingTags = (names: readonly string[], typed: string) =>
  names.filter((name) => key(name).includes(key(typed)));

export const uniqueTags = (names: readonly string[]) =>
  names.filter((name, index) => !hasTag(names.slice(0, index), name));
