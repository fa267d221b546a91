/** Milliseconds since a finger moved: what it moved has come to rest, and is not one of many swipes. */
const atRest = 2000;

const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });

/** Watches fingers until `signal` ends; answers what waits until nothing follows one and there is nothing to do. */
export function watchRest(signal: AbortSignal) {
  let touchedAt = -Infinity;
  const note = () => (touchedAt = performance.now());
  for (const touch of ['touchstart', 'touchmove']) {
    document.addEventListener(touch, note, { passive: true, capture: true, signal });
  }
  return async () => {
    for (;;) {
      await idle();
      const left = touchedAt + atRest - performance.now();
      if (left <= 0 || signal.aborted) return;
      await new Promise((resolve) => {
        setTimeout(resolve, left);
      });
    }
  };
}
