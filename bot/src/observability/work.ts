import { newRequestId } from '@kollab/contract';
import { currentRequestId, withRequestId } from '@kollab/runtime/request-id';

type Facts = Record<string, string>;

export interface Tracer {
  record<T>(name: string, facts: Facts, run: () => Promise<T>): Promise<T>;
  headers(): Record<string, string>;
}

let tracer: Tracer = { record: (_name, _facts, run) => run(), headers: () => ({}) };

export const useTracer = (given: Tracer) => {
  tracer = given;
};

export function doWork<T>(
  { name, requestId }: { name: string; requestId?: string | null },
  run: () => Promise<T>,
): Promise<T> {
  const id = requestId ?? newRequestId();
  return withRequestId(id, () => tracer.record(name, { 'kollab.request_id': id }, run), name);
}

export const recordStep: Tracer['record'] = (name, facts, run) => tracer.record(name, facts, run);

export function workHeaders(): Record<string, string> {
  const id = currentRequestId();
  return { ...(id !== undefined && { 'x-request-id': id }), ...tracer.headers() };
}
