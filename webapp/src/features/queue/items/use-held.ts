import { useState } from 'react';
import { inOrder, type QueueItem } from './queue-item.ts';

export interface Entry {
  /** The same for a newer version, but not for what was submitted anew after a decision. */
  id: string;
  item: QueueItem;
  /** What the moderator saw, where it turned out not to be what waits. */
  seen: QueueItem | undefined;
  /** It no longer waits, and stays only to say why. */
  isGone: boolean;
}

const held = (item: QueueItem, seen: QueueItem | undefined): QueueItem =>
  seen ? { ...item, submittedAt: seen.submittedAt } : item;

/**
 * The queue as it is read: a newer version takes the place of one only once that was decided on in vain,
 * and says what changed. What somebody else decided meanwhile stays in its place until the moderator
 * has read what happened. What is submitted anew after a decision is a new card.
 */
export function useHeld(items: readonly QueueItem[]) {
  const [seenItems, setSeen] = useState<ReadonlyMap<string, QueueItem>>(new Map());
  const [readItems, setRead] = useState<ReadonlyMap<string, QueueItem>>(new Map());
  const [left, setLeft] = useState<readonly string[]>([]);
  const isRead = ({ subject, key }: QueueItem) => readItems.get(subject)?.key === key;
  const shown = items.map((item) => {
    const read = readItems.get(item.subject);
    const isDone = (key: string) => left.includes(key) || seenItems.get(item.subject)?.key === key;
    return !read || isRead(item) || isDone(read.key) ? item : read;
  });
  if (shown.length !== readItems.size || !shown.every(isRead)) {
    setRead(new Map(shown.map((item) => [item.subject, item])));
  }
  const waiting = new Set(items.map(({ subject }) => subject));
  const gone = [...seenItems.values()].filter(({ subject }) => !waiting.has(subject));
  const inPlace = shown.map((item) => held(item, seenItems.get(item.subject)));
  const idOf = ({ subject, key }: QueueItem) =>
    [subject, ...left.filter((one) => one !== key && one.startsWith(`${subject} `))].join();
  const entries = inOrder([...inPlace, ...gone]).map((item): Entry => ({
    id: idOf(item),
    item,
    seen: seenItems.get(item.subject),
    isGone: !waiting.has(item.subject),
  }));
  return {
    entries,
    hold: (item: QueueItem) => setSeen((before) => new Map(before).set(item.subject, item)),
    letGo: ({ subject, key }: QueueItem) => {
      setSeen((before) => new Map([...before].filter(([held]) => held !== subject)));
      setLeft((before) => [...before, key]);
    },
  };
}
