import { Redis } from 'ioredis';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Db } from '#src/platform/database/schema.ts';

export interface SharedCounts {
  /** Adds to a count; answers what it is now and in how many milliseconds it starts anew. */
  add: (key: string, count: number) => Promise<{ count: number; resetsIn: number }>;
  close: () => Promise<unknown>;
}

const minute = { points: 1, duration: 60 };

interface Statement {
  text: string;
  values: unknown[];
}

export function countInPostgres(db: Db): SharedCounts {
  const query = ({ text, values }: Statement) => db.executeQuery(CompiledQuery.raw(text, values));
  const limiter = new RateLimiterPostgres({
    ...minute,
    storeClient: { query },
    storeType: 'pool',
    tableName: 'rates',
    tableCreated: true,
    keyPrefix: '',
    // It would go on after the database is closed.
    clearExpiredByTimeout: false,
  });
  const sweep = () => query({ text: 'delete from rates where expire < $1', values: [Date.now()] });
  const sweeping = setInterval(() => void sweep().catch(() => undefined), 5 * 60_000).unref();
  return { add: adderOf(limiter), close: async () => clearInterval(sweeping) };
}

/** A Redis that is away is asked again and again, and waited for by nobody. */
export function countInRedis(url: string, onProblem: (error: Error) => void): SharedCounts {
  const redis = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  redis.on('error', onProblem);
  const limiter = new RateLimiterRedis({
    ...minute,
    storeClient: redis,
    keyPrefix: 'kollab:rates',
    rejectIfRedisNotReady: true,
  });
  return { add: adderOf(limiter), close: async () => redis.disconnect() };
}

const adderOf =
  (limiter: RateLimiterPostgres | RateLimiterRedis): SharedCounts['add'] =>
  async (key, added) => {
    const { consumedPoints: count, msBeforeNext: resetsIn } = await limiter.penalty(key, added);
    return { count, resetsIn };
  };
