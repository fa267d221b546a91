/** What came before in a lane went well, so that the next may follow. */
type WentWell = boolean;

/**
 * Does tasks side by side, at most `most` of them, those of one key one after another. A task is told
 * whether the one before it in its lane, still under way when it came, went well.
 */
export function createLanes(most: number) {
  const tails = new Map<number, Promise<WentWell>>();
  const under = new Set<Promise<WentWell>>();
  return {
    /** Answers how many more may come, waiting until it is at least one. */
    async room(): Promise<number> {
      while (under.size >= most) await Promise.race(under);
      return most - under.size;
    },
    /** The task must not throw. */
    start(key: number, task: (wentWell: WentWell) => Promise<WentWell>) {
      const before = tails.get(key) ?? Promise.resolve(true);
      const running = before.then(task).finally(() => {
        under.delete(running);
        if (tails.get(key) === running) tails.delete(key);
      });
      tails.set(key, running);
      under.add(running);
    },
    async done() {
      while (under.size > 0) await Promise.all(under);
    },
  };
}
