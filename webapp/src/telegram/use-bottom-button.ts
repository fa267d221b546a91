import { useEffect, useEffectEvent } from 'react';
import { telegram, type BottomButton } from './telegram.ts';
import { useIsAnswering } from './use-presence.ts';

export interface Action {
  text: string;
  onClick: () => void;
  isShown?: boolean;
  isEnabled?: boolean;
  isLoading?: boolean;
}

function useBottomButton(button: BottomButton | undefined, action: Action): boolean {
  const { text, isShown = true, isEnabled = true, isLoading = false } = action;
  const press = useEffectEvent(() => {
    if (isEnabled && !isLoading) action.onClick();
  });
  useEffect(() => {
    if (isShown) button?.set({ text, isEnabled, isLoading });
    else button?.hide();
  }, [button, text, isShown, isEnabled, isLoading]);
  useEffect(() => () => button?.hide(), [button]);
  useEffect(() => {
    if (isShown) return button?.onClick(() => press());
    return undefined;
  }, [button, isShown]);
  return useIsAnswering() && button !== undefined;
}

/** While mounted. False where the page has to draw one itself. */
export const useMainButton = (action: Action) => useBottomButton(telegram().mainButton, action);

export const useSecondaryButton = (action: Action) =>
  useBottomButton(telegram().secondaryButton, action);
