import { Gauge } from 'prom-client';
import type { Replicas } from '#src/platform/database/replicas/replicas.ts';
import { registry } from '@kollab/runtime/metrics';

const registers = [registry];

const isFresh = new Gauge({
  name: 'kollab_database_replica_up',
  help: 'Whether a replica is well: reads go there, or it leads now',
  labelNames: ['replica'] as const,
  registers,
});

const lag = new Gauge({
  name: 'kollab_database_replica_lag_seconds',
  help: 'How far a replica is behind',
  labelNames: ['replica'] as const,
  registers,
});

export function readReplicas(replicas: Pick<Replicas, 'states'>) {
  isFresh.reset();
  lag.reset();
  for (const { name: replica, ok, leads, lagSeconds } of replicas.states()) {
    isFresh.set({ replica }, Number(ok || leads));
    if (lagSeconds !== null) lag.set({ replica }, lagSeconds);
  }
}
