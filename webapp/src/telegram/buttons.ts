import { backButton, mainButton, secondaryButton } from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import type { BackButton, BottomButton } from './telegram.ts';

/** Telegram's back button, from client version 6.1 on. */
export function connectBackButton(): BackButton | undefined {
  if (!backButton.isSupported()) return undefined;
  attempt(() => backButton.mount());
  const shown: { onClick: () => void }[] = [];
  attempt(() => backButton.onClick(() => shown.at(-1)?.onClick()));
  return {
    show(onClick) {
      const owner = { onClick };
      shown.push(owner);
      attempt(() => backButton.show());
      return () => {
        shown.splice(shown.indexOf(owner), 1);
        if (shown.length === 0) attempt(() => backButton.hide());
      };
    },
  };
}

interface Params {
  backgroundColor?: `#${string}`;
  textColor?: `#${string}`;
  text?: string;
  isEnabled?: boolean;
  isLoaderVisible?: boolean;
  isVisible?: boolean;
  position?: 'bottom';
}

interface NativeButton {
  mount: () => void;
  setParams: (params: Params) => void;
  onClick: (listener: () => void) => () => void;
}

type Look = Pick<Params, 'backgroundColor' | 'textColor' | 'position'>;

/** In the colour of whoever runs Kollab, where they chose one; else in Telegram's. */
function ownColours(): Look {
  const accent = document.querySelector<HTMLMetaElement>('meta[name="accent-color"]')?.content;
  return accent?.startsWith('#')
    ? { backgroundColor: accent as `#${string}`, textColor: '#ffffff' }
    : {};
}

function bottomButton(native: NativeButton, always: Look = {}): BottomButton {
  attempt(() => native.mount());
  const set = (params: Params) => attempt(() => native.setParams(params));
  return {
    set: ({ text, isEnabled, isLoading }) =>
      set({
        text,
        isEnabled: isEnabled && !isLoading,
        isLoaderVisible: isLoading,
        isVisible: true,
        ...always,
      }),
    hide: () => set({ isVisible: false, isLoaderVisible: false }),
    onClick: (listener) => native.onClick(listener),
  };
}

export const connectMainButton = () => bottomButton(mainButton, ownColours());

/**
 * Telegram's second button under the page, from client version 7.10 on. Below the main one: beside
 * it neither has room for its text.
 */
export const connectSecondaryButton = () =>
  secondaryButton.isSupported() ? bottomButton(secondaryButton, { position: 'bottom' }) : undefined;
