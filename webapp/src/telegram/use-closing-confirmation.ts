import { useEffect } from 'react';
import { telegram } from './telegram.ts';

/** While there is unsaved work, closing the mini-app asks first. */
export function useClosingConfirmation(hasUnsavedWork: boolean) {
  useEffect(() => {
    if (!hasUnsavedWork) return undefined;
    telegram().confirmClosing(true);
    return () => telegram().confirmClosing(false);
  }, [hasUnsavedWork]);
}
