let isHeld = false;
window.addEventListener('pointerdown', () => (isHeld = true), true);

const ends = ['pointerup', 'pointercancel'] as const;
for (const end of ends) window.addEventListener(end, () => (isHeld = false), true);

/** Milliseconds in which a click follows the end of a press: a finger's comes a moment later. */
const clicking = 100;

/** What moves away under a press takes its click along. */
export function whenReleased(act: () => void) {
  if (!isHeld) {
    act();
    return;
  }
  const pressed = new AbortController();
  const { signal } = pressed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = () => {
    clearTimeout(timer);
    pressed.abort();
    // After what the click itself does.
    setTimeout(act);
  };
  const release = () => {
    clearTimeout(timer);
    timer = setTimeout(finish, clicking);
  };
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', finish, { signal });
  window.addEventListener('click', finish, { signal, capture: true });
}
