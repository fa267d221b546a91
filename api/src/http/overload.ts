import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { getHeapStatistics } from 'node:v8';
import { AppError } from '#src/app-error.ts';
import type { Db } from '#src/database/schema.ts';
import { isQueueFull } from '#src/database/waiting.ts';

const mostConnections = 10_000;
const heapShare = 0.9;

interface Thresholds {
  /** Longest mean delay of the event loop, in milliseconds. */
  maxEventLoopDelay: number;
  /** How often it is measured. */
  sampleInterval: number;
}

/**
 * Refuses early what could not be served in time: 503 with Retry-After. Health checks go on, so that
 * one who asks learns why.
 */
export async function refuseWhenOverloaded(
  app: FastifyInstance,
  db: Db,
  thresholds: Thresholds = { maxEventLoopDelay: 2000, sampleInterval: 1000 },
) {
  app.server.maxConnections = mostConnections;
  await app.register(underPressure, {
    ...thresholds,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * heapShare,
    pressureHandler: async ({ routeOptions: { config } }, _reply, _type, value) => {
      // No measure at all: the next one tells.
      const isSpared = config.kind === 'health' || value === Infinity;
      if (!isSpared) throw new AppError('unavailable');
    },
  });
  app.addHook('onRequest', async ({ routeOptions: { config } }) => {
    const needsDatabase = config.kind === 'call' || config.readsDatabase;
    if (needsDatabase && isQueueFull(db)) throw new AppError('unavailable');
  });
}
