interface Limits {
  /** To everybody together, in any second. */
  perSecond: number;
  /** On average, to one chat. */
  perChatSecond: number;
  /** On average, to one group. */
  perGroupMinute: number;
  /** Messages beyond that in one burst. */
  burst: number;
  /** Milliseconds from the message in the chat to the answer. */
  answerAfterMs: number;
}

interface Counts {
  accepted: number;
  refusedOverall: number;
  refusedPerChat: number;
}

export interface Pacing {
  set(limits: Limits | undefined): void;
  view(): { limits: Limits | null } & Counts;
  /** Seconds to wait; undefined when the call may go ahead, which counts. */
  refuse(method: string, chatId: number | undefined): number | undefined;
  delayOf(method: string): number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const CHATS_AT_MOST = 50_000;
const isPaced = (method: string) => method.startsWith('send') && method !== 'sendChatAction';
const noCounts = (): Counts => ({ accepted: 0, refusedOverall: 0, refusedPerChat: 0 });

/** Whole, and at least one, as Telegram says them. */
const inSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/** In milliseconds. */
export function createPacing(now: () => number = Date.now): Pacing {
  let limits: Limits | undefined;
  let counts = noCounts();
  let lastSecond: number[] = [];
  const chats = new Map<number, Bucket>();

  function bucketOf(chatId: number, { burst }: Limits, perMs: number): Bucket {
    const known = chats.get(chatId);
    chats.delete(chatId);
    const tokens = known
      ? Math.min(burst + 1, known.tokens + (now() - known.at) * perMs)
      : burst + 1;
    const bucket = { tokens, at: now() };
    chats.set(chatId, bucket);
    const oldest = chats.size > CHATS_AT_MOST ? chats.keys().next().value : undefined;
    if (oldest !== undefined) chats.delete(oldest);
    return bucket;
  }

  return {
    set(given) {
      if (limits === undefined || given === undefined) {
        counts = noCounts();
        lastSecond = [];
        chats.clear();
      }
      limits = given;
    },
    view: () => ({ limits: limits ?? null, ...counts }),
    delayOf: (method) => (limits !== undefined && isPaced(method) ? limits.answerAfterMs : 0),
    refuse(method, chatId) {
      if (limits === undefined || chatId === undefined || !isPaced(method)) return undefined;
      const perMs = chatId < 0 ? limits.perGroupMinute / 60_000 : limits.perChatSecond / 1000;
      const bucket = bucketOf(chatId, limits, perMs);
      // Rounding must not delay a bot that kept exactly to the pace.
      if (bucket.tokens < 1 - 1e-9) {
        counts.refusedPerChat += 1;
        return inSeconds((1 - bucket.tokens) / perMs);
      }
      lastSecond = lastSecond.filter((at) => at > now() - 1000);
      const [oldest] = lastSecond;
      if (oldest !== undefined && lastSecond.length >= limits.perSecond + limits.burst) {
        counts.refusedOverall += 1;
        return inSeconds(oldest + 1000 - now());
      }
      bucket.tokens -= 1;
      lastSecond.push(now());
      counts.accepted += 1;
      return undefined;
    },
  };
}
