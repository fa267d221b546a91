import { addTransitionType, startTransition } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { prefersReducedMotion } from '#src/kit/lib/prefers-reduced-motion.ts';
import { isWeak } from '#src/kit/lib/is-weak.ts';

/** Whether the way back is a view transition too: React shows none for `popstate`, which has to be done at once. */
export const isBackShown = () =>
  'navigation' in window &&
  'startViewTransition' in document &&
  !prefersReducedMotion() &&
  !isWeak();

/** Milliseconds; what else React shows at that moment waits for the way back, which waits for it. */
const longest = 1000;

let restore: (() => void) | undefined;

/** Says that a screen is there: the browser scrolls to where it was left. React waits for that. */
export const sayArrived = () => restore?.();

/** The browser's history; where it can hold the way back open until React has shown it, it does. */
export function createScreenHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  if (!isBackShown()) return history;
  let isHeld = false;
  window.navigation.addEventListener('navigate', (event) => {
    // One that the browser itself has moved under the finger is there already.
    isHeld =
      event.navigationType === 'traverse' && event.canIntercept && !event.hasUAVisualTransition;
    if (!isHeld) return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'after-transition',
      handler: () =>
        new Promise((resolve) => {
          restore = resolve;
          setTimeout(resolve, longest);
        }),
    });
  });
  const listen = history.listen.bind(history);
  return Object.assign(history, {
    listen: (tell: Parameters<typeof listen>[0]) =>
      listen((update) => {
        if (!isHeld) return tell(update);
        isHeld = false;
        // Out of the event.
        setTimeout(() =>
          startTransition(() => {
            if ((update.delta ?? 0) < 0) addTransitionType('back');
            tell(update);
          }),
        );
      }),
  });
}
