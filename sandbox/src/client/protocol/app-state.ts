import { say } from '#src/client/language/language.ts';
import type { Platform } from './versions.ts';

export interface BottomButton {
  isVisible: boolean;
  isActive: boolean;
  isProgressVisible: boolean;
  hasShineEffect: boolean;
  text: string;
  color?: string;
  textColor?: string;
}

type SecondaryPosition = 'left' | 'right' | 'top' | 'bottom';

export interface PopupButton {
  id: string;
  type: 'default' | 'ok' | 'close' | 'cancel' | 'destructive';
  text: string;
}

export interface Recipient {
  /** If missing, the chat with the bot. */
  telegramId?: number;
  name: string;
}

export type PhoneDialog =
  | { kind: 'popup'; title: string; message: string; buttons: PopupButton[] }
  | { kind: 'writeAccess' }
  | { kind: 'phone' }
  | { kind: 'prepared'; id: string; text: string; recipients: Recipient[] }
  | { kind: 'story'; picture: string; text: string }
  | { kind: 'homeScreen' }
  | { kind: 'link'; url: string }
  | { kind: 'close' };

export interface AppState {
  isReady: boolean;
  isExpanded: boolean;
  isFullscreen: boolean;
  hasBackButton: boolean;
  hasSettingsButton: boolean;
  asksBeforeClosing: boolean;
  mainButton: BottomButton;
  secondaryButton: BottomButton;
  secondaryPosition: SecondaryPosition;
  headerColor?: string;
  backgroundColor?: string;
  bottomBarColor?: string;
  dialog?: PhoneDialog;
  /** Until a popup just closed is gone, nothing else can be asked. */
  isPopupLeaving: boolean;
}

const hiddenButton: BottomButton = {
  isVisible: false,
  isActive: true,
  isProgressVisible: false,
  hasShineEffect: false,
  text: '',
};

export function freshApp(platform: Platform): AppState {
  return {
    isReady: false,
    isExpanded: platform === 'tdesktop' || platform === 'weba',
    isFullscreen: false,
    hasBackButton: false,
    hasSettingsButton: false,
    asksBeforeClosing: false,
    mainButton: { ...hiddenButton, text: say('Продолжить', 'Continue') },
    secondaryButton: { ...hiddenButton, text: say('Отмена', 'Cancel') },
    secondaryPosition: 'left',
    isPopupLeaving: false,
  };
}

/** The client keeps what the previous app had put around it. */
export function reopenedApp(before: AppState, platform: Platform): AppState {
  return {
    ...freshApp(platform),
    hasBackButton: before.hasBackButton,
    hasSettingsButton: before.hasSettingsButton,
    asksBeforeClosing: before.asksBeforeClosing,
    mainButton: before.mainButton,
    secondaryButton: before.secondaryButton,
    secondaryPosition: before.secondaryPosition,
  };
}

/** A button without a text is never drawn, whatever its visibility says. */
export function isShown(button: BottomButton): boolean {
  return button.isVisible && button.text.trim() !== '';
}
