let isHeld = false;
window.addEventListener('pointerdown', () => (isHeld = true), true);

/** What ends a press; a click comes right after. */
const ends = ['pointerup', 'pointercancel'] as const;
for (const end of ends) window.addEventListener(end, () => (isHeld = false), true);

/** Acts once nothing is pressed: what moves away under a press takes its click along. */
export function whenReleased(act: () => void) {
  if (!isHeld) {
    act();
    return;
  }
  const waiting = new AbortController();
  const release = () => {
    waiting.abort();
    setTimeout(act);
  };
  for (const end of ends) window.addEventListener(end, release, { signal: waiting.signal });
}
