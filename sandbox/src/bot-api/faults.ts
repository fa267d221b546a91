import { refusal, tooManyRequests, type Refusal } from '#src/bot-api/refusals.ts';

/** A failure somebody ordered for the bot's next calls. */
export interface Fault {
  method: string;
  /** 0: the connection is closed without an answer. */
  errorCode: number;
  description?: string;
  retryAfter?: number;
  times: number;
  chatId?: number;
}

export interface Faults {
  add(fault: Fault): boolean;
  list(): Fault[];
  clear(): void;
  /** The failure this call must meet; counts it. */
  take(method: string, chatId: number | undefined): Fault | undefined;
}

const FAULTS_AT_MOST = 100;

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

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    add(fault) {
      if (faults.length >= FAULTS_AT_MOST) return false;
      faults.push({ ...fault });
      return true;
    },
    list: () => faults.map((fault) => ({ ...fault })),
    clear() {
      faults = [];
    },
    take(method, chatId) {
      const fault = faults.find(
        (one) =>
          one.method.toLowerCase() === method.toLowerCase() &&
          (one.chatId === undefined || one.chatId === chatId),
      );
      if (fault === undefined) return undefined;
      fault.times -= 1;
      if (fault.times <= 0) faults = faults.filter((one) => one !== fault);
      return fault;
    },
  };
}
