import type { FieldChange, ProjectChange } from '@kollab/contract';
import { itemsOf } from './value-text.ts';

/** One changed field of a profile or a project. */
export type Change = FieldChange | ProjectChange;

/** What changed in a field, ready to be shown. */
export type Difference =
  | { kind: 'text'; before: string; after: string }
  | { kind: 'items'; removed: string[]; added: string[] }
  | { kind: 'order'; items: string[] }
  | { kind: 'photo' | 'cover'; before: string | undefined; after: string | undefined };

const without = (items: readonly string[], others: readonly string[]) =>
  items.filter((item) => !others.includes(item));

/** Old → new of one field: lists by what was added and removed, the rest as text. */
export function differenceOf({ changeType, oldValue, newValue }: Change): Difference {
  const before = itemsOf(oldValue);
  const after = itemsOf(newValue);
  if (changeType === 'photo' || changeType === 'coverImage') {
    const kind = changeType === 'photo' ? 'photo' : 'cover';
    return { kind, before: before[0], after: after[0] };
  }
  if (!Array.isArray(oldValue) && !Array.isArray(newValue)) {
    return { kind: 'text', before: before.join('\n'), after: after.join('\n') };
  }
  const removed = without(before, after);
  const added = without(after, before);
  if (removed.length === 0 && added.length === 0) return { kind: 'order', items: after };
  return { kind: 'items', removed, added };
}
