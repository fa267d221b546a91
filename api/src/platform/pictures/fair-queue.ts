export interface Waiter {
  asker: string;
  go: () => void;
  /** Their place is for somebody who asks for less. */
  refuse: () => void;
}

/**
 * A line of `most` places, served one of each asker in turn. Somebody alone may fill it. When it is
 * full, an asker with fewer places takes the last place of whoever has most.
 */
export function createFairQueue(most: number) {
  // In the order of their turns.
  const waiting = new Map<string, Waiter[]>();
  const of = (asker: string) => waiting.get(asker) ?? [];
  const size = () => [...waiting.values()].reduce((sum, own) => sum + own.length, 0);

  function leave(waiter: Waiter) {
    const left = of(waiter.asker).filter((one) => one !== waiter);
    if (left.length > 0) waiting.set(waiter.asker, left);
    else waiting.delete(waiter.asker);
  }

  function makeRoom(asker: string) {
    const [greediest = []] = [...waiting.values()].toSorted((a, b) => b.length - a.length);
    const last = greediest.at(-1);
    if (!last || greediest.length <= of(asker).length + 1) return false;
    leave(last);
    last.refuse();
    return true;
  }

  return {
    size,
    leave,
    join(waiter: Waiter) {
      if (size() >= most && !makeRoom(waiter.asker)) return false;
      waiting.set(waiter.asker, [...of(waiter.asker), waiter]);
      return true;
    },
    next(): Waiter | undefined {
      const [[asker, [first, ...rest]] = ['', []]] = waiting;
      waiting.delete(asker);
      // Whoever has more waits for a turn of all the others.
      if (rest.length > 0) waiting.set(asker, rest);
      return first;
    },
  };
}
