import {
  claimedByReader,
  distinctRisksOf,
  isForOthers,
  type QueueItem,
  queueKinds,
} from './queue-item.ts';

/** Who waits longest first, by kind, or what wants a closer look first. */
export const orders = ['age', 'kind', 'risk'] as const;
type Order = (typeof orders)[number];

const placeIn: Record<Order, (item: QueueItem) => number> = {
  age: () => 0,
  kind: ({ kind }) => queueKinds.indexOf(kind),
  risk: (item) => -distinctRisksOf(item).length,
};

export interface Arrangement {
  order: Order;
  isMine: boolean;
}

/** `entries` are in the order of waiting. */
export function arranged<E extends { item: QueueItem }>(
  entries: readonly E[],
  { order, isMine }: Arrangement,
  telegramId: number,
): E[] {
  const placeOf = placeIn[order];
  return entries
    .filter(({ item }) => !isMine || claimedByReader(item, telegramId))
    .toSorted(
      ({ item: one }, { item: other }) =>
        Number(isForOthers(one)) - Number(isForOthers(other)) || placeOf(one) - placeOf(other),
    );
}
