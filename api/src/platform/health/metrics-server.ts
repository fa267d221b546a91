import { serveMetrics } from '@kollab/runtime/metrics';
import type { Context } from '#src/platform/context.ts';
import { certificateReader } from '#src/platform/metrics/certificate.ts';
import { readPools } from '#src/platform/metrics/pools.ts';
import { readReplicas } from './replicas.ts';
import { waitingReader } from './waiting.ts';

export function serveApiMetrics(
  { db, replicas, config }: Pick<Context, 'db' | 'replicas' | 'config'>,
  at: { port: number; host: string },
) {
  const readWaiting = waitingReader(db);
  const readCertificate = certificateReader(config.publicUrl);
  return serveMetrics({
    at,
    variable: 'METRICS_PORT',
    async read() {
      await Promise.all([readWaiting(), readCertificate()]);
      readPools();
      readReplicas(replicas);
    },
  });
}
