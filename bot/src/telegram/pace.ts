import type { Transformer } from 'grammy';

/** Telegram takes a message a second to one chat, and 20 a minute to a group. */
const apart = (chatId: number) => (chatId < 0 ? 3000 : 1000);

const mostKept = 10_000;

export type Pace = ReturnType<typeof createPace>;

/**
 * When the bot last answered in a chat, so that the next notification there keeps its distance. An answer
 * itself never waits: somebody looks for it, and updates are handled one by one. `now` is in milliseconds.
 */
export function createPace(now: () => number = Date.now) {
  const freeAt = new Map<number, number>();
  const note: Transformer = (call, method, payload, signal) => {
    const chatId = 'chat_id' in payload ? payload.chat_id : undefined;
    const isMessage = method.startsWith('send') && method !== 'sendChatAction';
    if (isMessage && typeof chatId === 'number') {
      if (freeAt.size >= mostKept) freeAt.clear();
      freeAt.set(chatId, now() + apart(chatId));
    }
    return call(method, payload, signal);
  };
  return {
    /** For the API of who answers. */
    note,
    /** In milliseconds. */
    waitFor: (chatId: number) => Math.max(0, (freeAt.get(chatId) ?? 0) - now()),
  };
}
