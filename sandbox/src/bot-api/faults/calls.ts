import { faultsOfCall } from '@kollab/runtime/bot-api/check-call';

interface RecordedCall {
  method: string;
  /** ISO 8601. */
  time: string;
  payload: Record<string, unknown>;
  ok: boolean;
  errorCode?: number;
}

export interface Calls {
  /** `refusal` is left out where a fault was ordered. */
  record(call: RecordedCall & { refusal?: string | undefined }): void;
  list(method: string | undefined): RecordedCall[];
  /** What the Bot API does not take, each thing once: by its description, or as it was refused. */
  listFlaws(): string[];
}

const CALLS_AT_MOST = 5000;
const FLAWS_AT_MOST = 100;

/** Telegram refuses these for how they are said, whomever they are said to. */
const isAboutForm = /can't parse|BUTTON_(?!USER)|BOT_COMMAND|too long|is empty|URL '.*' is invalid/;

export function createCalls(): Calls {
  const calls: RecordedCall[] = [];
  const flaws = new Set<string>();
  return {
    record({ refusal, ...call }) {
      calls.push(call);
      if (calls.length > CALLS_AT_MOST) calls.shift();
      const found = faultsOfCall(call.method, call.payload);
      if (refusal !== undefined && isAboutForm.test(refusal))
        found.push(`${call.method}: ${refusal}`);
      for (const flaw of found) if (flaws.size < FLAWS_AT_MOST) flaws.add(flaw);
    },
    listFlaws: () => [...flaws],
    list(method) {
      const wanted = method?.toLowerCase();
      return calls.filter((call) => wanted === undefined || call.method.toLowerCase() === wanted);
    },
  };
}
