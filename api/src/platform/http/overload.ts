import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getHeapStatistics } from 'node:v8';
import type { Context } from '#src/platform/context.ts';
import { poolSizeOf } from '#src/platform/database/connect.ts';
import { AppError } from '#src/platform/errors/app-error.ts';
import { overloadRefusals, requestsWaiting } from '#src/platform/metrics/metrics.ts';
import { isBot } from './caller.ts';
import { sendError } from './error-handler.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it mostly waits for somebody else, so that it needs no place. */
    isPatient?: boolean;
  }
  interface FastifyRequest {
    place: Place | undefined;
  }
}

const mostConnections = 10_000;
const heapShare = 0.9;
/** How many are served at once for each connection to the database. */
const perConnection = 4;

export interface Place {
  /** Whether they are served; false too for who waited too long. */
  admitted: Promise<boolean>;
  state: 'waiting' | 'served' | 'left';
  /** Gives the place, or the wait for it, up; a second time does nothing. */
  leave: () => void;
}

export interface PlacesOptions {
  places: number;
  /** Longest wait for a place, in milliseconds. */
  patience: number;
  mostWaiting?: number;
}

/** A queue bounded by waiting time, served in order, those who go ahead first. */
export function createRequestQueue({ places, patience, mostWaiting = 2000 }: PlacesOptions) {
  const [ahead, others]: [(() => void)[], (() => void)[]] = [[], []];
  let free = places;

  return function enter(isAhead: boolean): Place {
    const { promise: admitted, resolve } = Promise.withResolvers<boolean>();
    const lane = isAhead ? ahead : others;
    let timer: NodeJS.Timeout | undefined;
    const settle = (isServed: boolean) => {
      clearTimeout(timer);
      place.state = isServed ? 'served' : 'left';
      resolve(isServed);
    };
    const admit = () => settle(true);
    const leave = () => {
      if (place.state === 'waiting') {
        lane.splice(lane.indexOf(admit), 1);
        settle(false);
      } else if (place.state === 'served') {
        place.state = 'left';
        const next = ahead.shift() ?? others.shift();
        if (next) next();
        else free += 1;
      }
    };
    const place: Place = { admitted, state: 'waiting', leave };
    if (free > 0) {
      free -= 1;
      settle(true);
    } else if (ahead.length + others.length >= mostWaiting) settle(false);
    else {
      lane.push(admit);
      timer = setTimeout(leave, patience);
    }
    return place;
  };
}

export interface OverloadBounds {
  /** Longest wait for a place among those served, in milliseconds. */
  queueWithin: number;
  /** Longest mean delay of the event loop, in milliseconds. */
  maxEventLoopDelay: number;
  /** In milliseconds. */
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

  const enter = createRequestQueue({
    places: perConnection * poolSizeOf(db),
    patience: queueWithin,
  });
  app.decorateRequest('place', undefined);

  const takePlace = (request: FastifyRequest, reply: FastifyReply, isAhead: boolean) => {
    const place = enter(isAhead);
    request.place = place;
    reply.raw.once('close', place.leave);
    return place.state === 'served' ? undefined : waitFor(place, request, reply);
  };
  const waitFor = async ({ admitted }: Place, request: FastifyRequest, reply: FastifyReply) => {
    requestsWaiting.inc();
    const isServed = await admitted;
    requestsWaiting.dec();
    if (isServed) return undefined;
    overloadRefusals.inc({ reason: 'queue' });
    // Not thrown: so many errors cost more than all else about a refusal.
    return sendError(request, reply, 'unavailable');
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!takesPlace(request)) return done();
    return takePlace(request, reply, isBot(request.headers, config)) ?? done();
  });
  // While a body arrives, and where something else is waited for, others are served.
  app.addHook('preParsing', ({ place, raw, routeOptions }, _reply, _payload, done) => {
    if (routeOptions.config.isPatient || !raw.complete) place?.leave();
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    const { place, routeOptions } = request;
    if (place?.state !== 'left' || routeOptions.config.isPatient) return done();
    return takePlace(request, reply, true) ?? done();
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
