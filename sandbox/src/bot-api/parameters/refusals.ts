import type { ResponseParameters } from '@grammyjs/types';

/** The description is Telegram's own wording wherever it has one. */
export interface Refusal extends Error {
  errorCode: number;
  parameters?: ResponseParameters;
  /** Somebody ordered it, whatever the call says. */
  isOrdered?: boolean;
}

export function refusal(
  errorCode: number,
  description: string,
  parameters?: ResponseParameters,
): Refusal {
  return Object.assign(new Error(description), { errorCode, parameters });
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'errorCode' in error && typeof error.errorCode === 'number';
}

export function badRequest(reason: string): Refusal {
  return refusal(400, `Bad Request: ${reason}`);
}

export function unauthorized(): Refusal {
  return refusal(401, 'Unauthorized');
}

export function blockedByUser(): Refusal {
  return refusal(403, 'Forbidden: bot was blocked by the user');
}

export function notFound(): Refusal {
  return refusal(404, 'Not Found');
}

export function conflict(reason: string): Refusal {
  return refusal(409, `Conflict: ${reason}`);
}

export function tooManyRequests(retryAfter: number): Refusal {
  return refusal(429, `Too Many Requests: retry after ${retryAfter}`, { retry_after: retryAfter });
}
