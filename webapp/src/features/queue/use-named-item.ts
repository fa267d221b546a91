import { useEffect, useEffectEvent, useState } from 'react';
import { isNamed } from './items/queue-item.ts';
import type { useQueue } from './queue.ts';

/** So many pages of a list come by themselves before the reader is left to scroll. */
const pagesAtMost = 10;

/** Found, not there any more, or too far down to be fetched unasked. */
type Ending = 'found' | 'gone' | 'further';

interface Search {
  id: string | null;
  ending: Ending | undefined;
}

/**
 * Looks for the item that the address names, page by page. Answers it once it is there, and why not
 * where it is not.
 */
export function useNamedItem(id: string | null, queue: ReturnType<typeof useQueue>) {
  const { items, more, error, isFetching, pages } = queue;
  const [last, setLast] = useState<Search>({ id, ending: undefined });
  const known = last.id === id ? last.ending : undefined;
  const found = id === null ? undefined : items?.find((item) => isNamed(item, id));
  const isSettled = id !== null && items && !isFetching && !error && !more.hasFailed;
  const isOver = isSettled && (!more.hasMore || pages >= pagesAtMost);
  const now = found ? 'found' : isOver ? (more.hasMore ? 'further' : 'gone') : undefined;
  // What was found stays so: the reader may be who decides it.
  const ending = known === 'found' ? known : (now ?? known);
  if (last.id !== id || last.ending !== ending) setLast({ id, ending });
  const step = isSettled && ending === undefined ? pages : undefined;
  const onMore = useEffectEvent(more.onMore);
  useEffect(() => {
    if (step !== undefined) onMore();
  }, [step]);
  return { subject: found?.subject, missing: ending === 'found' ? undefined : ending };
}
