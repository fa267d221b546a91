import type { AppState } from './app-state.ts';
import type { ProtocolMessage } from './message.ts';
import type { Platform } from './versions.ts';

/** The client a mini-app runs in. */
export interface Client {
  version: string;
  platform: Platform;
  themeParams: Record<string, string>;
  /** The bot may write to the person already: nothing has to be asked. */
  botMayWrite: boolean;
  /** The mini-app has a shortcut on the home screen. */
  isOnHomeScreen: boolean;
}

/** What the page has to do besides redrawing. */
export type Effect =
  | { kind: 'close' }
  | { kind: 'haptic'; strength: string }
  | { kind: 'telegramLink'; path: string }
  | { kind: 'readClipboard'; requestId: string }
  | { kind: 'preparedMessage'; id: string }
  | { kind: 'requestChat'; id: string };

/** What a client does on a method: its new state, its answers, and one effect. */
export interface Outcome {
  app?: Partial<AppState>;
  replies?: ProtocolMessage[];
  effect?: Effect;
}

/** Undefined when the parameters make no sense: a client then does nothing. */
export type Handler = (data: unknown, app: AppState, client: Client) => Outcome | undefined;
