import { useEffect } from 'react';
import { telegram } from './telegram.ts';

/** One for each who would lose something. */
export const unsaved = new Set<object>();

/** Until everybody who wants that has let go. */
export function holdOpen(): () => void {
  const own = {};
  unsaved.add(own);
  if (unsaved.size === 1) telegram().confirmClosing(true);
  return () => {
    if (unsaved.delete(own) && unsaved.size === 0) telegram().confirmClosing(false);
  };
}

export function useClosingConfirmation(hasUnsavedWork: boolean) {
  useEffect(() => (hasUnsavedWork ? holdOpen() : undefined), [hasUnsavedWork]);
}
