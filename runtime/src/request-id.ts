import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const wellFormed = /^[\w.-]{1,64}$/;

/** The caller's own id for a request, where it is one, else a new one. It is for logs only. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}

interface Work {
  requestId: string;
  name?: string;
}

const current = new AsyncLocalStorage<Work>();

/** The id of the request that is being served; undefined in what runs by itself. */
export const currentRequestId = () => current.getStore()?.requestId;

export const currentWork = () => current.getStore()?.name;

export const withRequestId = <T>(requestId: string, run: () => T, name?: string): T =>
  current.run({ requestId, ...(name !== undefined && { name }) }, run);
