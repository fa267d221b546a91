import { refusal, tooManyRequests, type Refusal } from '#src/bot-api/parameters/refusals.ts';

export interface Fault {
  method: string;
  /** 0: the connection is closed without an answer. */
  errorCode: number;
  /** With `errorCode` 0: the call has its effect and only its answer is lost. */
  lostAnswer?: boolean;
  description?: string;
  retryAfter?: number;
  /** How many more calls it affects; if missing, all of them until it is withdrawn. */
  times?: number;
  /** The share of calls it affects, at random; if missing, all of them. */
  share?: number;
  chatId?: number;
}

type OrderedFault = Fault & { met: number };

export interface Faults {
  add(fault: Fault): boolean;
  list(): OrderedFault[];
  clear(): void;
  take(method: string, chatId: number | undefined): Fault | undefined;
}

const FAULTS_AT_MOST = 10_000;

const descriptions: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden: bot was blocked by the user',
  404: 'Not Found',
  409: 'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
};

export function toRefusal({ errorCode, description, retryAfter }: Fault): Refusal {
  if (errorCode === 429) {
    const usual = tooManyRequests(retryAfter ?? 1);
    return description === undefined ? usual : refusal(429, description, usual.parameters);
  }
  const parameters = retryAfter === undefined ? undefined : { retry_after: retryAfter };
  return refusal(errorCode, description ?? descriptions[errorCode] ?? 'Error', parameters);
}

export function createFaults(random: () => number = Math.random): Faults {
  let faults: OrderedFault[] = [];
  return {
    add(fault) {
      if (faults.length >= FAULTS_AT_MOST) return false;
      faults.push({ ...fault, met: 0 });
      return true;
    },
    list: () => faults.map((fault) => ({ ...fault })),
    clear() {
      faults = [];
    },
    take(method, chatId) {
      const wanted = method.toLowerCase();
      const fault = faults.find(
        (one) =>
          (one.chatId === undefined || one.chatId === chatId) &&
          one.method.toLowerCase() === wanted &&
          (one.share === undefined || random() < one.share),
      );
      if (fault === undefined) return undefined;
      fault.met += 1;
      if (fault.times === undefined) return fault;
      fault.times -= 1;
      if (fault.times <= 0) faults = faults.filter((one) => one !== fault);
      return fault;
    },
  };
}
