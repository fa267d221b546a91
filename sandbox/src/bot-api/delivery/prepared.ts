import { randomBytes } from 'node:crypto';
import type { InlineResult } from './inline-result.ts';

export type ChatKind = 'user' | 'bot' | 'group' | 'channel';

interface PreparedMessage {
  telegramId: number;
  result: InlineResult;
  chatKinds: ChatKind[];
}

export interface PreparedButton {
  telegramId: number;
  requestId: number;
  rights: { canInvite: boolean; canTag: boolean; canPin: boolean };
}

/** In Unix seconds. */
type Kept<Content> = Content & { id: string; expirationDate: number };

/** Telegram states no lifetime; a short one exposes whoever keeps ids for later. */
const LIVES_SECONDS = 3600;
const KEPT_AT_MOST = 1000;

function keep<Content extends { telegramId: number }>() {
  const kept = new Map<string, Kept<Content>>();
  return {
    save(content: Content): Kept<Content> {
      const id = randomBytes(12).toString('base64url');
      const expirationDate = Math.floor(Date.now() / 1000) + LIVES_SECONDS;
      const one = { ...content, id, expirationDate };
      kept.set(id, one);
      const oldest = kept.size > KEPT_AT_MOST ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return one;
    },
    /** Undefined when it is somebody else's, unknown or expired. */
    find(id: string, telegramId: number): Kept<Content> | undefined {
      const one = kept.get(id);
      if (one?.telegramId !== telegramId) return undefined;
      return one.expirationDate * 1000 > Date.now() ? one : undefined;
    },
  };
}

export const createPrepared = () => ({
  messages: keep<PreparedMessage>(),
  buttons: keep<PreparedButton>(),
});

export type Prepared = ReturnType<typeof createPrepared>;
