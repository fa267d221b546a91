import { ApiError, errors, type Client, type Address, type ErrorCode } from '@kollab/contract';

export interface ApiCall {
  endpoint: Address;
  params?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
}

export type ApiAnswer = (call: ApiCall, signal?: AbortSignal) => unknown;

export function fakeApi(answer: ApiAnswer) {
  const calls: ApiCall[] = [];
  const client = async (
    endpoint: Address,
    parts: { params?: unknown; body?: unknown },
    options: { headers?: Record<string, string>; signal?: AbortSignal } = {},
  ) => {
    const call = { endpoint, ...parts, headers: options.headers };
    calls.push(call);
    return answer(call, options.signal);
  };
  return { api: client as Client, calls };
}

export const refusal = (code: ErrorCode, details?: ApiError['details']) =>
  new ApiError('badRequest', {
    statusCode: errors[code].status,
    code,
    message: errors[code].message,
    details,
  });

/** Settles when a signal aborts, as a call that is given up does. */
export const untilAborted = (signal?: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new ApiError('cancelled')), { once: true });
  });

export const refusing = (error: Error) => () => {
  throw error;
};
