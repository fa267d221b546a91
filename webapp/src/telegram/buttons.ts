import {
  backButton,
  mainButton,
  type PostEventFn,
  secondaryButton,
  themeParams,
} from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import type { BackButton, BottomButton } from './telegram.ts';
import { buttonColours } from './wear-theme.ts';

/** In milliseconds, for the next screen to ask for the button. */
const untilHidden = 100;

/**
 * From client version 6.1 on. What ran in its place before may have left the button there, of which
 * the SDK knows nothing.
 */
export function connectBackButton(postEvent: PostEventFn): BackButton | undefined {
  if (!backButton.isSupported()) return undefined;
  attempt(() => backButton.mount());
  attempt(() => backButton.hide());
  attempt(() => postEvent('web_app_setup_back_button', { is_visible: false }));
  const hideUnneeded = () => {
    if (shown.length === 0) attempt(() => backButton.hide());
  };
  const shown: { onClick: () => void }[] = [];
  attempt(() => backButton.onClick(() => shown.at(-1)?.onClick()));
  return {
    show(onClick) {
      const owner = { onClick };
      shown.push(owner);
      attempt(() => backButton.show());
      return () => {
        shown.splice(shown.indexOf(owner), 1);
        setTimeout(hideUnneeded, untilHidden);
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
  isVisible: () => boolean;
  setParams: (params: Params) => void;
  onClick: (listener: () => void) => () => void;
}

type Look = Pick<Params, 'backgroundColor' | 'textColor' | 'position'>;

function bottomButton(native: NativeButton, look: () => Look): BottomButton {
  attempt(() => native.mount());
  const set = (params: Params) => attempt(() => native.setParams({ ...params, ...look() }));
  const hide = () => set({ isVisible: false, isLoaderVisible: false });
  hide();
  // Colours go along with whatever is set. The SDK has made the new ones only when all have heard.
  const recolour = () => queueMicrotask(() => native.isVisible() && set({}));
  attempt(() => themeParams.state.sub(recolour));
  return {
    set: ({ text, isEnabled, isLoading }) =>
      set({
        text,
        isEnabled: isEnabled && !isLoading,
        isLoaderVisible: isLoading,
        isVisible: true,
      }),
    hide,
    onClick: (listener) => native.onClick(listener),
  };
}

export const connectMainButton = () => bottomButton(mainButton, buttonColours);

/** From client version 7.10 on. Below the main one: beside it neither has room for its text. */
export const connectSecondaryButton = () =>
  secondaryButton.isSupported()
    ? bottomButton(secondaryButton, () => ({ position: 'bottom' }))
    : undefined;
