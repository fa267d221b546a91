import { newRequestId } from '@kollab/contract';
import { currentRequestId, withRequestId } from '@kollab/runtime/request-id';

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

/** Does a piece of work, of a name in traces, under the id of whoever caused it or one of its own. */
export function doWork<T>(
  { name, requestId }: { name: string; requestId?: string | null },
  run: () => Promise<T>,
): Promise<T> {
  const id = requestId ?? newRequestId();
  return withRequestId(id, () => tracer.record(name, { 'kollab.request_id': id }, run), name);
}

export const recordStep: Tracer['record'] = (name, facts, run) => tracer.record(name, facts, run);

/** What a call of the API says about the work in hand. */
export function workHeaders(): Record<string, string> {
  const id = currentRequestId();
  return { ...(id !== undefined && { 'x-request-id': id }), ...tracer.headers() };
}
