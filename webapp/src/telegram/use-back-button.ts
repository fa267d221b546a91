import { useEffect, useEffectEvent } from 'react';
import { telegram } from './telegram.ts';
import { useIsAnswering } from './use-presence.ts';

/** While mounted. False where the page has to draw one itself. */
export function useBackButton(isNeeded: boolean, onBack: () => void): boolean {
  const { backButton } = telegram();
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (isNeeded) return backButton?.show(() => goBack());
    return undefined;
  }, [backButton, isNeeded]);
  return useIsAnswering() && backButton !== undefined;
}
