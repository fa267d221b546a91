import type { InlineResult } from './inline-result.ts';
import { createQueries } from './queries.ts';

export interface InlineAnswer {
  results: InlineResult[];
  cacheTime: number;
  isPersonal: boolean;
  /** '' when there is nothing more. */
  nextOffset: string;
  button?: { text: string; webApp?: string; startParameter?: string };
}

interface InlineAsk {
  telegramId: number;
  query: string;
  offset: string;
  chatType: string;
}

interface Answered {
  id: string;
  answer: InlineAnswer;
  /** Telegram gave a remembered answer, without asking the bot. */
  isCached: boolean;
}

export interface InlineQueries {
  /** Undefined when the bot took too long. */
  ask(ask: InlineAsk, tellBot: (id: string) => void): Promise<Answered | undefined>;
  /** False when the query is unknown, too old, or has been answered. */
  answer(id: string, answer: InlineAnswer): boolean;
  find(
    id: string,
    telegramId: number,
    resultId: string,
  ): { result: InlineResult; query: string } | undefined;
  close(): void;
}

const KEPT_AT_MOST = 1000;

function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > KEPT_AT_MOST ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
}

/** As Telegram does, answers are remembered for `cache_time`: for everybody, unless personal. */
export function createInlineQueries(answerWithinMs: number): InlineQueries {
  const queries = createQueries<InlineAnswer>(answerWithinMs);
  const cache = new Map<string, { answer: InlineAnswer; until: number }>();
  const answered = new Map<string, { ask: InlineAsk; answer: InlineAnswer }>();

  function cacheKeys({ telegramId, query, offset, chatType }: InlineAsk) {
    const asked = [chatType, offset, query].join('\n');
    return { own: `${telegramId}\n${asked}`, shared: `\n${asked}` };
  }

  function remembered(ask: InlineAsk): InlineAnswer | undefined {
    const { own, shared } = cacheKeys(ask);
    const fresh = [cache.get(own), cache.get(shared)].find(
      (entry) => entry !== undefined && entry.until > Date.now(),
    );
    return fresh?.answer;
  }

  return {
    async ask(ask, tellBot) {
      const { id, answered: settled } = queries.open();
      const known = remembered(ask);
      if (known === undefined) tellBot(id);
      else queries.answer(id, known);
      const answer = await settled();
      if (answer === undefined) return undefined;
      keep(answered, id, { ask, answer });
      if (known === undefined && answer.cacheTime > 0) {
        const { own, shared } = cacheKeys(ask);
        const until = Date.now() + answer.cacheTime * 1000;
        keep(cache, answer.isPersonal ? own : shared, { answer, until });
      }
      return { id, answer, isCached: known !== undefined };
    },
    answer: (id, answer) => queries.answer(id, answer),
    find(id, telegramId, resultId) {
      const known = answered.get(id);
      if (known?.ask.telegramId !== telegramId) return undefined;
      const result = known.answer.results.find((one) => one.id === resultId);
      return result === undefined ? undefined : { result, query: known.ask.query };
    },
    close: () => queries.close(),
  };
}
