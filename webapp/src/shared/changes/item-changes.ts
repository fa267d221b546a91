import { type Item, pairItems } from '@kollab/contract/changes';
import { type ItemKind, itemKinds } from './item-kinds.ts';
import { itemsOf } from './value-text.ts';

/** Part by part; of a new or a removed item every part it has. */
export interface ItemChange {
  key: string;
  kind: 'added' | 'removed' | 'changed';
  title: string;
  parts: { changeType: string; oldValue: unknown; newValue: unknown }[];
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

/** Undefined where something in the list is none of their kind. */
const itemsIn = (value: unknown, { parts }: ItemKind) =>
  Array.isArray(value)
    ? value.filter(isItem).filter((item) => Object.keys(parts).some((part) => part in item))
    : [];

const said = (value: unknown) => itemsOf(value).join('\n');

function partsOf(before: Item | undefined, after: Item | undefined, { parts, say }: ItemKind) {
  const valueOf = (item: Item | undefined, part: string) => {
    const value = item?.[part];
    return say[part]?.(value) ?? value;
  };
  return Object.keys(parts)
    .map((part) => ({
      changeType: part,
      oldValue: valueOf(before, part),
      newValue: valueOf(after, part),
    }))
    .filter(({ oldValue, newValue }) => said(oldValue) !== said(newValue));
}

const pairedOf = (oldValue: unknown, newValue: unknown, kind: ItemKind) =>
  pairItems(itemsIn(oldValue, kind), itemsIn(newValue, kind), kind.likeness);

/** Items that stay as they are are left out. */
export function itemChanges(oldValue: unknown, newValue: unknown, kind: ItemKind): ItemChange[] {
  const { pairs, removed } = pairedOf(oldValue, newValue, kind);
  const changed = pairs.map(({ item, was }, index) => ({
    key: `${index} ${kind.titleOf(item)}`,
    kind: was ? ('changed' as const) : ('added' as const),
    title: kind.titleOf(item),
    parts: partsOf(was, item, kind),
  }));
  const gone = removed.map((item, index) => ({
    key: `removed ${index} ${kind.titleOf(item)}`,
    kind: 'removed' as const,
    title: kind.titleOf(item),
    parts: partsOf(item, undefined, kind),
  }));
  return [...changed.filter((one) => one.parts.length > 0), ...gone];
}

export function keptVacancies(oldValue: unknown, newValue: unknown): string[] {
  const kind = itemKinds.vacancies;
  const { pairs } = pairedOf(oldValue, newValue, kind);
  return pairs
    .filter(({ item, was }) => was && partsOf(was, item, kind).length === 0)
    .map(({ item }) => kind.titleOf(item));
}
