import { useEffect } from 'react';
import { telegram } from './telegram.ts';

let held = 0;

/** From now on closing the mini-app asks first, until everybody who wants that has let go. */
export function holdOpen(): () => void {
  held += 1;
  if (held === 1) telegram().confirmClosing(true);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held -= 1;
    if (held === 0) telegram().confirmClosing(false);
  };
}

/** While there is unsaved work, closing the mini-app asks first. */
export function useClosingConfirmation(hasUnsavedWork: boolean) {
  useEffect(() => (hasUnsavedWork ? holdOpen() : undefined), [hasUnsavedWork]);
}
