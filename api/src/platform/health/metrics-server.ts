import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import type { Context } from '#src/platform/context.ts';
import { certificateReader } from '#src/platform/metrics/certificate.ts';
import { registry } from '#src/platform/metrics/metrics.ts';
import { readPools } from '#src/platform/metrics/pools.ts';
import { readReplicas } from './replicas.ts';
import { waitingReader } from './waiting.ts';

/** Adds what Node says of the process; it costs a little, so only where somebody reads it. */
function countProcess(into: Registry) {
  if (into.getSingleMetric('kollab_process_cpu_seconds_total')) return;
  collectDefaultMetrics({ register: into, prefix: 'kollab_' });
}

/** Serves `/metrics` to Prometheus on an address of its own, which nobody else should reach. */
export async function serveMetrics(
  { db, replicas, config }: Pick<Context, 'db' | 'replicas' | 'config'>,
  address: { port: number; host: string },
) {
  countProcess(registry);
  const readWaiting = waitingReader(db);
  const readCertificate = certificateReader(config.publicUrl);
  const server = createServer((request, response) => {
    const answer = async () => {
      const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
      if (!isAsked) return response.writeHead(404).end();
      await Promise.all([readWaiting(), readCertificate()]);
      readPools();
      readReplicas(replicas);
      const text = await registry.metrics();
      return response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    };
    answer().catch(() => response.writeHead(500).end());
  });
  server.requestTimeout = 10_000;
  server.listen(address.port, address.host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
