import type pg from 'pg';
import { Gauge } from 'prom-client';
import { registry } from '@kollab/runtime/metrics';

const pools = new Set<{ name: string; pool: pg.Pool }>();

export function observePool(name: string, pool: pg.Pool) {
  forgetEnded();
  pools.add({ name, pool });
}

/** What an ended pool leads to is not kept for its sake. */
function forgetEnded() {
  for (const entry of pools) if (entry.pool.ended) pools.delete(entry);
}

const connections = new Gauge({
  name: 'kollab_database_pool_connections',
  help: 'Connections by pool and state; waiting: requests that wait for one',
  labelNames: ['pool', 'state'] as const,
  registers: [registry],
});

const size = new Gauge({
  name: 'kollab_database_pool_size',
  help: 'How many connections a pool may hold',
  labelNames: ['pool'] as const,
  registers: [registry],
});

export function readPools() {
  connections.reset();
  size.reset();
  forgetEnded();
  for (const { name, pool } of pools) {
    connections.inc({ pool: name, state: 'idle' }, pool.idleCount);
    connections.inc({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount);
    connections.inc({ pool: name, state: 'waiting' }, pool.waitingCount);
    size.inc({ pool: name }, pool.options.max);
  }
}
