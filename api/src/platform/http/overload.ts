import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getHeapStatistics } from 'node:v8';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { readQueue } from '#src/platform/database/connect.ts';
import { overloadRefusals, requestsWaiting } from '#src/platform/metrics/metrics.ts';
import { openAdmissionQueue, type Place, type Rank } from './admission-queue.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import { sendError } from './error-handler.ts';
import { isBot } from './identity.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether serving it is mostly waiting for somebody else, so that it takes nobody's place. */
    isPatient?: boolean;
  }
  interface FastifyRequest {
    place: Place | undefined;
  }
}

const mostConnections = 10_000;
const heapShare = 0.9;

export interface OverloadBounds {
  /** Longest wait for a place among those served, in milliseconds. */
  queueWithin: number;
  /** Longest mean delay of the event loop, in milliseconds. */
  maxEventLoopDelay: number;
  /** How often it is measured. */
  sampleInterval: number;
}

/**
 * Serves so many at once that each is served soon, has others wait a little, and refuses early what
 * could not be served in time: 503 with Retry-After. Health checks and the files of pages go on, so
 * that one who asks learns why.
 */
export async function refuseWhenOverloaded(
  app: FastifyInstance,
  { db, config }: Pick<Context, 'db' | 'config'>,
  { queueWithin, ...thresholds }: OverloadBounds,
) {
  app.server.maxConnections = mostConnections;
  await app.register(underPressure, {
    ...thresholds,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * heapShare,
    pressureHandler: async (request, _reply, _type, value) => {
      // No measure at all: the next one tells.
      if (!takesPlace(request) || value === Infinity) return;
      overloadRefusals.inc({ reason: 'pressure' });
      throw new AppError('unavailable');
    },
  });

  const { size } = readQueue(db);
  const queue = openAdmissionQueue({
    patience: queueWithin,
    limit: limitConcurrency({ initial: 4 * size, least: 2 * size, most: 50 * size, aim: 100 }),
    // Uploads, long polls and jobs hold no place, but connections.
    isCrowded: (running) => readQueue(db).waiting > running + 2 * size,
  });
  app.decorateRequest('place', undefined);

  /** Takes a place; answers a promise where there was none at once. */
  const takePlace = (request: FastifyRequest, reply: FastifyReply, rank: Rank) => {
    const place = queue.enter(rank);
    request.place = place;
    reply.raw.once('close', place.leave);
    return place.isAdmitted ? undefined : waitFor(place, request, reply);
  };
  const waitFor = async (place: Place, request: FastifyRequest, reply: FastifyReply) => {
    requestsWaiting.inc();
    const isAdmitted = await place.admitted;
    requestsWaiting.dec();
    if (isAdmitted) return undefined;
    overloadRefusals.inc({ reason: 'queue' });
    // Not thrown: so many errors cost more than all else about a refusal.
    return sendError(request, reply, 'unavailable');
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!takesPlace(request)) return done();
    return takePlace(request, reply, rankOf(request, config)) ?? done();
  });
  // While a body arrives, and where something else is waited for, others are served.
  app.addHook('preParsing', ({ place, raw, routeOptions }, _reply, _payload, done) => {
    if (routeOptions.config.isPatient || !raw.complete) place?.leave();
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    const { place, routeOptions } = request;
    if (!place?.isLeft || routeOptions.config.isPatient) return done();
    return takePlace(request, reply, 'ahead') ?? done();
  });
  // Whoever reads the answer slowly keeps nobody waiting.
  app.addHook('onSend', ({ place }, _reply, _payload, done) => {
    place?.leave();
    done();
  });
}

/** Health checks and files cost so little that to refuse them would spare nothing. */
const takesPlace = ({ routeOptions: { config } }: FastifyRequest) =>
  config.kind === 'call' || config.readsDatabase === true;

function rankOf({ method, headers }: FastifyRequest, config: Context['config']): Rank {
  if (isBot(headers, config)) return 'ahead';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}
