/** Gives the focus to the screen, when what had it is gone. */
export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true });
