/**
 * Milliseconds since a finger moved: what it moved has come to rest, and is not one of many swipes.
 */
const atRest = 2000;

const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });

/** Answers a wait until nothing follows a finger and the page is idle; ends with `signal`. */
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
