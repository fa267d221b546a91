import { type ItemChange, itemChanges } from './item-changes.ts';
import { type ItemKind, itemKinds } from './item-kinds.ts';
import { itemsOf } from './value-text.ts';

export interface Change {
  changeType: string;
  oldValue: unknown;
  newValue: unknown;
}

export type Difference =
  | { kind: 'text'; before: string; after: string }
  | { kind: 'items' | 'chips'; removed: string[]; added: string[] }
  | { kind: 'order'; items: string[] }
  | { kind: 'records'; of: ItemKind; changes: ItemChange[] }
  | { kind: 'photo' | 'cover' | 'logo'; before: string | undefined; after: string | undefined };

const pictures: Partial<Record<string, 'photo' | 'cover' | 'logo'>> = {
  photo: 'photo',
  coverImage: 'cover',
  logoUrl: 'logo',
};
const chips: ReadonlySet<string> = new Set(['tags', 'links']);

const without = (items: readonly string[], others: readonly string[]) =>
  items.filter((item) => !others.includes(item));

function listDifference({ changeType, oldValue, newValue }: Change): Difference {
  const before = itemsOf(oldValue);
  const after = itemsOf(newValue);
  const removed = without(before, after);
  const added = without(after, before);
  if (removed.length === 0 && added.length === 0) return { kind: 'order', items: after };
  return { kind: chips.has(changeType) ? 'chips' : 'items', removed, added };
}

/** Lists by what was added and removed, the rest as text. */
export function differenceOf(change: Change): Difference {
  const { changeType, oldValue, newValue } = change;
  const picture = pictures[changeType];
  if (picture) {
    return { kind: picture, before: itemsOf(oldValue)[0], after: itemsOf(newValue)[0] };
  }
  if (changeType === 'vacancies' || changeType === 'experiences') {
    const of = itemKinds[changeType];
    const changes = itemChanges(oldValue, newValue, of);
    return changes.length > 0 ? { kind: 'records', of, changes } : listDifference(change);
  }
  if (Array.isArray(oldValue) || Array.isArray(newValue)) return listDifference(change);
  return {
    kind: 'text',
    before: itemsOf(oldValue).join('\n'),
    after: itemsOf(newValue).join('\n'),
  };
}
