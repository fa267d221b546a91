import { backButton, mainButton, secondaryButton } from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import type { BackButton, BottomButton } from './telegram.ts';

/** Telegram's back button, from client version 6.1 on. */
export function connectBackButton(): BackButton | undefined {
  if (!backButton.isSupported()) return undefined;
  attempt(() => backButton.mount());
  return {
    show(onClick) {
      attempt(() => backButton.show());
      const forget = backButton.onClick(onClick);
      return () => {
        forget();
        attempt(() => backButton.hide());
      };
    },
  };
}

interface Params {
  text?: string;
  isEnabled?: boolean;
  isLoaderVisible?: boolean;
  isVisible?: boolean;
}

interface NativeButton {
  mount: () => void;
  setParams: (params: Params) => void;
  onClick: (listener: () => void) => () => void;
}

function bottomButton(native: NativeButton): BottomButton {
  attempt(() => native.mount());
  const set = (params: Params) => attempt(() => native.setParams(params));
  return {
    set: ({ text, isEnabled, isLoading }) =>
      set({
        text,
        isEnabled: isEnabled && !isLoading,
        isLoaderVisible: isLoading,
        isVisible: true,
      }),
    hide: () => set({ isVisible: false, isLoaderVisible: false }),
    onClick: (listener) => native.onClick(listener),
  };
}

export const connectMainButton = () => bottomButton(mainButton);

/** Telegram's second button under the page, from client version 7.10 on. */
export const connectSecondaryButton = () =>
  secondaryButton.isSupported() ? bottomButton(secondaryButton) : undefined;
