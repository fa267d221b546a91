import type { FastifyReply } from 'fastify';

/**
 * Ends when the caller hangs up. Fastify's own signal ends as soon as a body was read, so this one
 * watches the answer's side.
 */
export function hangUp({ raw }: FastifyReply) {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => controller.abort());
  return controller.signal;
}
