export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true });

/** To what had it before, or to the screen where that is gone too. */
export function focusAgain(opener: Element | null) {
  if (document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  if (document.activeElement === document.body) focusPage();
}
