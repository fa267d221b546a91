import { randomBytes } from 'node:crypto';
import type { InlineResult } from './inline-result.ts';

export type ChatKind = 'user' | 'bot' | 'group' | 'channel';

/** A message the bot prepared for one person to send from the mini-app. */
export interface PreparedMessage {
  id: string;
  telegramId: number;
  result: InlineResult;
  chatKinds: ChatKind[];
  /** Unix seconds. */
  expirationDate: number;
}

export interface PreparedMessages {
  save(message: Pick<PreparedMessage, 'telegramId' | 'result' | 'chatKinds'>): PreparedMessage;
  /** Undefined when it is somebody else's, unknown or expired. */
  find(id: string, telegramId: number): PreparedMessage | undefined;
}

/** Telegram states no lifetime; a short one exposes whoever keeps ids for later. */
const LIVES_SECONDS = 3600;
const KEPT_AT_MOST = 1000;

export function createPreparedMessages(): PreparedMessages {
  const kept = new Map<string, PreparedMessage>();
  return {
    save(content) {
      const id = randomBytes(12).toString('base64url');
      const expirationDate = Math.floor(Date.now() / 1000) + LIVES_SECONDS;
      const message = { ...content, id, expirationDate };
      kept.set(id, message);
      const oldest = kept.size > KEPT_AT_MOST ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return message;
    },
    find(id, telegramId) {
      const message = kept.get(id);
      if (message?.telegramId !== telegramId) return undefined;
      return message.expirationDate * 1000 > Date.now() ? message : undefined;
    },
  };
}
