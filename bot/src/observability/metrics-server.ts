import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import { ConfigError } from '#src/config.ts';
import { readHealth, readSigns } from './liveness.ts';
import { registry } from './metrics.ts';

interface Address {
  port: number;
  host: string;
}

async function answer(path: string | undefined) {
  if (path === '/metrics') {
    readSigns();
    return { status: 200, type: registry.contentType, text: await registry.metrics() };
  }
  if (path !== '/health') return { status: 404, type: 'text/plain', text: '' };
  const health = readHealth();
  const status = health.status === 'ok' ? 200 : 503;
  return { status, type: 'application/json', text: JSON.stringify(health) };
}

/** Serves `/metrics` to Prometheus and `/health` to whoever watches; nobody else should reach it. */
export async function serveMetrics({ port, host }: Address) {
  if (!registry.getSingleMetric('kollab_process_cpu_seconds_total')) {
    collectDefaultMetrics({ register: registry, prefix: 'kollab_' });
  }
  const server = createServer((request, response) => {
    answer(request.method === 'GET' ? request.url?.split('?')[0] : undefined)
      .then(({ status, type, text }) =>
        response.writeHead(status, { 'content-type': type }).end(text),
      )
      .catch(() => response.writeHead(500).end());
  });
  server.requestTimeout = 10_000;
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`BOT_METRICS_PORT is wrong: ${port} cannot be listened on (${code}).`);
  });
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
