import { useState } from 'react';
import { inOrder, type QueueItem } from './queue-item.ts';

/** An item as the queue shows it. */
export interface Entry {
  item: QueueItem;
  /** What the moderator saw, where it turned out not to be what waits. */
  seen: QueueItem | undefined;
  /** It no longer waits, and stays only to say why. */
  isGone: boolean;
}

const held = (item: QueueItem, seen: QueueItem | undefined): QueueItem =>
  seen ? { ...item, submittedAt: seen.submittedAt } : item;

/**
 * The queue with what somebody else decided or its owner changed meanwhile: such an item stays in
 * its place until the moderator has read what happened.
 */
export function useHeld(items: readonly QueueItem[]) {
  const [seenItems, setSeen] = useState<ReadonlyMap<string, QueueItem>>(new Map());
  const waiting = new Set(items.map(({ subject }) => subject));
  const gone = [...seenItems.values()].filter(({ subject }) => !waiting.has(subject));
  const inPlace = items.map((item) => held(item, seenItems.get(item.subject)));
  const entries = inOrder([...inPlace, ...gone]).map((item): Entry => ({
    item,
    seen: seenItems.get(item.subject),
    isGone: !waiting.has(item.subject),
  }));
  return {
    entries,
    hold: (item: QueueItem) =>
      setSeen((before) =>
        before.has(item.subject) ? before : new Map(before).set(item.subject, item),
      ),
    letGo: ({ subject }: QueueItem) =>
      setSeen((before) => new Map([...before].filter(([held]) => held !== subject))),
  };
}
