import { connectBrowser } from './browser.ts';
import { connectTelegram } from './telegram-client.ts';

/** As the client says; only the server may trust it, after verifying. */
export interface TelegramUser {
  telegramId: number;
  firstName: string;
  lastName: string;
  photoUrl: string | undefined;
  /** The IETF tag, such as `en-GB`. */
  languageCode: string | undefined;
  /** Undefined where the client does not say. */
  mayBeWrittenTo: boolean | undefined;
}

/** Unknown at first, silent after a second of nothing. */
export type Presence = 'unknown' | 'answering' | 'silent';

export interface Observable<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

export interface BackButton {
  /** For who asked last; the answer gives it back. */
  show(onClick: () => void): () => void;
}

export interface BottomButton {
  set(state: { text: string; isEnabled: boolean; isLoading: boolean }): void;
  hide(): void;
  onClick(listener: () => void): () => void;
}

export type Haptic = 'selection' | 'arrival' | 'success' | 'error';

export interface PopupAction {
  text: string;
  /** It takes something away: closing the popup calls it off. */
  isGrave: boolean;
}

interface Client {
  /** Of the Mini Apps platform, such as `9.6`. */
  version: string;
  /** Such as `ios`, `tdesktop` or `weba`. */
  platform: string;
  isPremium: boolean;
}

/** What a client lacks is undefined and the kit stands in. */
export interface Telegram {
  /** Undefined in a plain browser. */
  client: Client | undefined;
  user: TelegramUser | undefined;
  /** As it came, for the Authorization header. */
  initData: string | undefined;
  startParam: string | undefined;
  presence: Observable<Presence>;
  backButton: BackButton | undefined;
  mainButton: BottomButton | undefined;
  secondaryButton: BottomButton | undefined;
  /** Settles when the person closed the popup: whether by the action, where one was offered. */
  popup: ((message: string, action?: PopupAction) => Promise<boolean>) | undefined;
  /** Undefined where the client called it off before anybody saw it. */
  askToWrite: (() => Promise<boolean | undefined>) | undefined;
  /** False where the client could not. */
  sharePrepared: ((messageId: string) => Promise<boolean>) | undefined;
  haptic(kind: Haptic): void;
  confirmClosing(isNeeded: boolean): void;
  openLink(url: string): void;
  /** The client may take its placeholder away. */
  ready(): void;
}

let connected: Telegram | undefined;

export function telegram(): Telegram {
  connected ??= connectTelegram() ?? connectBrowser();
  return connected;
}
