import { useEffect } from 'react';
import { telegram } from './telegram.ts';

/** Who would lose something. */
export const unsaved = new Set<object>();

/** From now on closing the mini-app asks first, until everybody who wants that has let go. */
export function holdOpen(): () => void {
  const own = {};
  unsaved.add(own);
  if (unsaved.size === 1) telegram().confirmClosing(true);
  return () => {
    if (unsaved.delete(own) && unsaved.size === 0) telegram().confirmClosing(false);
  };
}

/** While there is unsaved work, closing the mini-app asks first. */
export function useClosingConfirmation(hasUnsavedWork: boolean) {
  useEffect(() => (hasUnsavedWork ? holdOpen() : undefined), [hasUnsavedWork]);
}
