import type { Flow } from '#src/features/queue/items/use-acts.ts';
import type { Entry } from '#src/features/queue/items/use-held.ts';

export interface QueueCardProps {
  entry: Entry;
  flow: Flow;
  /** Runs what was pressed, unless the card has only just moved there. */
  guarded: (press: () => void, isAbove?: boolean) => void;
}

export interface CardProps<Item> extends QueueCardProps {
  item: Item;
}
