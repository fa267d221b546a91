import { isDeepStrictEqual } from 'node:util';
import { type Item, pairItems } from '@kollab/contract/changes';
import { join, markup, type Html } from '#src/format/html.ts';
import type { Reader } from '#src/messages/reader.ts';
import { describeItem } from './item.ts';
import type { ItemKind } from './item-kinds.ts';
import { folded, type ChangeText } from './change-text.ts';

/** How much of an item's text a card shows at first: enough to judge what it is about. */
const partLength = 70;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

/** The items of a list; anything else that stands in it is told by `describeItem`. */
const itemsIn = (value: unknown, { inHead }: ItemKind) =>
  Array.isArray(value)
    ? value.filter(isItem).filter((item) => [...inHead].every((part) => part in item))
    : [];

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? '', other ?? '');

function describeParts(
  [before, after]: [Item | undefined, Item],
  kind: ItemKind,
  length: number,
  reader: Reader,
): Html[] {
  const { part: tell } = reader.texts.card.work;
  return kind.parts.flatMap((part) => {
    const [old, fresh] = [before?.[part], after[part]];
    if (isSame(old, fresh) || (!before && (kind.inHead.has(part) || isEmpty(fresh)))) return [];
    return [
      tell(kind.label(part, reader.texts), kind.describe(part, [old, fresh], length, reader)),
    ];
  });
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

function describeAll(
  before: unknown,
  after: unknown,
  kind: ItemKind,
  length: number,
  reader: Reader,
): Html[] {
  const { texts } = reader;
  const { pairs, removed } = pairItems(itemsIn(before, kind), itemsIn(after, kind), kind.likeness);
  return [
    ...pairs.flatMap(({ item, was }) => {
      const parts = describeParts([was, item], kind, length, reader);
      if (was && parts.length === 0) return [];
      return [join([kind.head(was ? 'changed' : 'added', item, texts), ...parts], '\n')];
    }),
    ...removed.map((item) => markup`${kind.head('removed', item, texts)}`),
  ];
}

/** At first as many as `room` holds. */
export function describeItems(
  before: unknown,
  after: unknown,
  kind: ItemKind,
  reader: Reader,
  room = Infinity,
): ChangeText {
  const { texts } = reader;
  const items = describeAll(before, after, kind, partLength, reader);
  if (items.length === 0) return { brief: markup`${describeStrange(after, reader)}` };
  let taken = 0;
  const shown = items.filter(({ html }) => (taken += html.length) <= room);
  const hidden = items.length - shown.length;
  const brief = join(hidden > 0 ? [...shown, texts.card.more(hidden)] : shown, '\n');
  const all = join(describeAll(before, after, kind, Infinity, reader), '\n');
  const isCut = all.html !== brief.html;
  return { brief, isCut, ...(isCut && { whole: folded(all) }) };
}

/** What is there instead of items that can be read, or that their order alone is new. */
function describeStrange(after: unknown, { texts }: Reader): string {
  const strange = Array.isArray(after) ? after.filter((item) => typeof item === 'string') : [];
  const { updated, added } = texts.card;
  return strange.map((item) => added(describeItem(item, texts))).join(', ') || updated;
}
