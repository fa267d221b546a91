/** One call of the bot, as `GET /control/calls` shows it. */
interface RecordedCall {
  method: string;
  /** When it arrived, ISO 8601. */
  time: string;
  payload: Record<string, unknown>;
  ok: boolean;
  errorCode?: number;
}

export interface Calls {
  record(call: RecordedCall): void;
  list(method: string | undefined): RecordedCall[];
}

const CALLS_AT_MOST = 5000;

export function createCalls(): Calls {
  const calls: RecordedCall[] = [];
  return {
    record(call) {
      calls.push(call);
      if (calls.length > CALLS_AT_MOST) calls.shift();
    },
    list(method) {
      const wanted = method?.toLowerCase();
      return calls.filter((call) => wanted === undefined || call.method.toLowerCase() === wanted);
    },
  };
}
