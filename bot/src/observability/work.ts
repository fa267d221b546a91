import { AsyncLocalStorage } from 'node:async_hooks';
import { newRequestId } from '@kollab/contract';

type Facts = Record<string, string>;

/** Records pieces of work and tells the next process which one it serves. */
export interface Tracer {
  record<T>(name: string, facts: Facts, run: () => Promise<T>): Promise<T>;
  headers(): Record<string, string>;
}

let tracer: Tracer = { record: (_name, _facts, run) => run(), headers: () => ({}) };

/** Has all work from now on recorded. */
export const useTracer = (given: Tracer) => {
  tracer = given;
};

const current = new AsyncLocalStorage<{ id: string; name: string }>();

/** The id that all calls for one update or one notification share. */
export const currentRequestId = () => current.getStore()?.id;

/** What the work in hand is, as traces call it. */
export const currentWork = () => current.getStore()?.name;

/**
 * Does a piece of work under a request's id: that of whoever caused it, or one of its own. `name` and
 * `facts` are what a trace shows.
 */
export function doWork<T>(
  { name, requestId, facts = {} }: { name: string; requestId?: string | null; facts?: Facts },
  run: () => Promise<T>,
): Promise<T> {
  const id = requestId ?? newRequestId();
  return current.run({ id, name }, () =>
    tracer.record(name, { ...facts, 'kollab.request_id': id }, run),
  );
}

/** Records a step of the work in hand. */
export const recordStep: Tracer['record'] = (name, facts, run) => tracer.record(name, facts, run);

/** What a call of the API says about the work in hand. */
export function workHeaders(): Record<string, string> {
  const id = currentRequestId();
  return { ...(id !== undefined && { 'x-request-id': id }), ...tracer.headers() };
}
