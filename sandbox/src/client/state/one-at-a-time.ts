/**
 * While one run goes on, any number of further requests become a single run after it, so that the
 * last answer is never an old one.
 */
export function oneAtATime<K>(run: (key: K) => Promise<void>): (key: K) => Promise<void> {
  const running = new Map<K, Promise<void>>();
  const waiting = new Map<K, Promise<void>>();

  function start(key: K): Promise<void> {
    const current = run(key).finally(() => running.delete(key));
    running.set(key, current);
    return current;
  }

  return (key) => {
    const current = running.get(key);
    if (current === undefined) return start(key);
    const queued = waiting.get(key);
    if (queued !== undefined) return queued;
    const next = current
      .catch(() => undefined)
      .then(() => {
        waiting.delete(key);
        return start(key);
      });
    waiting.set(key, next);
    return next;
  };
}
