import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { requestDuration, requests, requestsInFlight } from './metrics.ts';
import { withRequestId } from '@kollab/runtime/request-id';
import { sampleLines } from './sampled.ts';

const silent = () => undefined;

/** Fastify's own lines about a request are left out: they name addresses, and ours is enough. */
export const oneLineEach = () =>
  Object.assign(new LogController({ requestIdLogLabel: 'requestId' }), {
    incomingRequest: silent,
    requestCompleted: silent,
    routeNotFound: silent,
  });

/** A caller who hung up before the answer was written, as nginx calls it. */
const left = 499;
const unavailable = 503;

const patterns = new Map<string, string>();

/** The endpoint as the contract writes it: never the address, which names people. */
export function endpointOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'unknown';
  const known = patterns.get(url);
  if (known !== undefined) return known;
  const pattern = url.replace(/:(\w+)/g, '{$1}');
  patterns.set(url, pattern);
  return pattern;
}

/** Whose request it is: our id of a person, which says nothing outside of Kollab. */
const callerOf = ({ actor }: Partial<FastifyRequest>) =>
  actor?.kind === 'person'
    ? { person: actor.person.id, ...(actor.person.viaBot && { viaBot: true }) }
    : { caller: actor?.kind };

const levelOf = (endpoint: string, status: number) => {
  if (status >= 500) return 'warn';
  return endpoint.startsWith('/health/') ? 'debug' : 'info';
};

type Sample = ReturnType<typeof sampleLines>;

/**
 * Counts a request when it is over, and writes its one line; of 503, which come by the thousand, one
 * a second.
 */
function watch(request: FastifyRequest, reply: FastifyReply, sample: Sample) {
  requestsInFlight.inc();
  const begunAt = performance.now();
  reply.raw.once('close', () => {
    requestsInFlight.dec();
    const { method } = request;
    const endpoint = endpointOf(request);
    const status = reply.raw.writableFinished ? reply.raw.statusCode : left;
    const ms = performance.now() - begunAt;
    requests.inc({ endpoint, method, status });
    requestDuration.observe({ endpoint, method }, ms / 1000);
    const facts = { method, route: endpoint, status, ms: Math.round(ms * 10) / 10 };
    const write = (leftOut = 0) =>
      request.log[levelOf(endpoint, status)](
        { ...facts, ...callerOf(request), ...(leftOut > 0 && { leftOut }) },
        'request',
      );
    if (status === unavailable) sample(write);
    else write();
  });
}

export function observeRequests(app: FastifyInstance) {
  const sample = sampleLines();
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    watch(request, reply, sample);
    withRequestId(request.id, done);
  });
  // A body arrives outside of what was begun above.
  app.addHook('preValidation', (request, _reply, done) => withRequestId(request.id, done));
}
