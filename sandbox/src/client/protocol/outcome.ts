import type { AppState } from './app-state.ts';
import type { ProtocolMessage } from './message.ts';
import type { Platform } from './versions.ts';

export interface Client {
  version: string;
  platform: Platform;
  themeParams: Record<string, string>;
  botMayWrite: boolean;
  isOnHomeScreen: boolean;
}

export type Effect =
  | { kind: 'close' }
  | { kind: 'haptic'; strength: string }
  | { kind: 'telegramLink'; path: string }
  | { kind: 'readClipboard'; requestId: string }
  | { kind: 'preparedMessage'; id: string }
  | { kind: 'requestChat'; id: string };

export interface Outcome {
  app?: Partial<AppState>;
  replies?: ProtocolMessage[];
  effect?: Effect;
}

/** Undefined when the parameters make no sense: the client then does nothing. */
export type Handler = (data: unknown, app: AppState, client: Client) => Outcome | undefined;
