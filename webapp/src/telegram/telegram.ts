import { connectBrowser } from './browser.ts';
import { connectTelegram } from './telegram-client.ts';

/** Who opened the mini-app, as the client says; only the server may trust it, after verifying. */
export interface TelegramUser {
  telegramId: number;
  firstName: string;
  lastName: string;
  photoUrl: string | undefined;
  /** The IETF tag of the client's language, such as `en-GB`. */
  languageCode: string | undefined;
  /** Whether the bot may write; undefined where the client does not say. */
  mayBeWrittenTo: boolean | undefined;
}

/** Whether the client reacts to what we say: unknown at first, silent after a second of nothing. */
export type Presence = 'unknown' | 'answering' | 'silent';

export interface Observable<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

export interface BackButton {
  /** Shows the button, for who asked last; the answer gives it back. */
  show(onClick: () => void): () => void;
}

export interface BottomButton {
  set(state: { text: string; isEnabled: boolean; isLoading: boolean }): void;
  hide(): void;
  onClick(listener: () => void): () => void;
}

export type Haptic = 'selection' | 'arrival' | 'success' | 'error';

/** What a popup offers besides closing it. */
export interface PopupAction {
  text: string;
  /** It is asked about because it takes something away: closing is called off then. */
  isGrave: boolean;
}

interface Client {
  /** Of the Mini Apps platform, such as `9.6`. */
  version: string;
  /** Such as `ios`, `tdesktop` or `weba`. */
  platform: string;
  isPremium: boolean;
}

/** What a messenger's client offers; what it lacks is undefined and the kit stands in. */
export interface Telegram {
  /** Undefined in a plain browser. */
  client: Client | undefined;
  user: TelegramUser | undefined;
  /** Signed launch data as it came, for the Authorization header. */
  initData: string | undefined;
  startParam: string | undefined;
  presence: Observable<Presence>;
  backButton: BackButton | undefined;
  mainButton: BottomButton | undefined;
  secondaryButton: BottomButton | undefined;
  /** Settles when the person closed the popup: whether by the action, where one was offered. */
  popup: ((message: string, action?: PopupAction) => Promise<boolean>) | undefined;
  /** Asks whether the bot may write; undefined where the client called it off before anybody saw it. */
  askToWrite: (() => Promise<boolean | undefined>) | undefined;
  /** Offers a prepared message to send; false where the client could not. */
  sharePrepared: ((messageId: string) => Promise<boolean>) | undefined;
  haptic(kind: Haptic): void;
  confirmClosing(isNeeded: boolean): void;
  openLink(url: string): void;
  /** The first screen is there: the client may take its placeholder away. */
  ready(): void;
}

let connected: Telegram | undefined;

/** The client around us, connected at the first call. */
export function telegram(): Telegram {
  connected ??= connectTelegram() ?? connectBrowser();
  return connected;
}
