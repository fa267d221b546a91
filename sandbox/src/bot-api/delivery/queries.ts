import { randomBytes } from 'node:crypto';

/** Presses of buttons and inline queries, which wait for the bot to answer. */
export interface Queries<Answer> {
  /** `answered` settles with undefined when the bot took too long. */
  open(): { id: string; answered: () => Promise<Answer | undefined> };
  /** False when the query is unknown, too old, or has been answered. */
  answer(id: string, answer: Answer): boolean;
  close(): void;
}

export interface CallbackAnswer {
  /** Null when the bot only confirmed the press. */
  answer: string | null;
  alert: boolean;
  url?: string;
}

/** Telegram promises 15 seconds; a bot that is being debugged gets a little more. */
const QUERY_LIVES_MS = 60_000;
const OPEN_AT_MOST = 1000;

interface OpenQuery<Answer> {
  openedAt: number;
  resolve(answer: Answer | undefined): void;
}

/** Milliseconds that a person waits for the bot. */
export function createQueries<Answer>(answerWithinMs: number): Queries<Answer> {
  const open = new Map<string, OpenQuery<Answer>>();

  function forgetOld(): void {
    for (const [id, query] of open) {
      if (Date.now() - query.openedAt <= QUERY_LIVES_MS && open.size <= OPEN_AT_MOST) return;
      open.delete(id);
    }
  }

  return {
    open() {
      forgetOld();
      const id = randomBytes(8).readBigUInt64BE().toString();
      const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
      open.set(id, { openedAt: Date.now(), resolve });
      return {
        id,
        async answered() {
          const timer = setTimeout(() => resolve(undefined), answerWithinMs);
          const answer = await promise;
          clearTimeout(timer);
          return answer;
        },
      };
    },
    answer(id, answer) {
      const query = open.get(id);
      open.delete(id);
      if (query === undefined || Date.now() - query.openedAt > QUERY_LIVES_MS) return false;
      query.resolve(answer);
      return true;
    },
    close() {
      for (const query of open.values()) query.resolve(undefined);
      open.clear();
    },
  };
}
