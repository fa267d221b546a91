import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { SetupError } from './setup-error.ts';

export const registry = new Registry();

interface Place {
  port: number;
  host: string;
}

interface Reply {
  status: number;
  type: string;
  text: string;
}

interface Metrics {
  at: Place;
  /** The variable that says which port it is. */
  variable: string;
  read: () => Promise<unknown> | void;
  /** Answers whoever watches at `/health`; without it there is no such place. */
  health?: () => { status: string };
}

/**
 * Serves `/metrics` to Prometheus on an address of its own, which nobody else should reach. Throws a
 * `SetupError` where it cannot listen.
 */
export async function serveMetrics({ at, variable, read, health }: Metrics) {
  // It costs a little, so only where somebody reads it.
  if (!registry.getSingleMetric('kollab_process_cpu_seconds_total')) {
    collectDefaultMetrics({ register: registry, prefix: 'kollab_' });
  }
  async function answer(path: string | undefined): Promise<Reply> {
    if (path === '/metrics') {
      await read();
      return { status: 200, type: registry.contentType, text: await registry.metrics() };
    }
    if (path !== '/health' || !health) return { status: 404, type: 'text/plain', text: '' };
    const facts = health();
    const status = facts.status === 'ok' ? 200 : 503;
    return { status, type: 'application/json', text: JSON.stringify(facts) };
  }

  const server = createServer((request, response) => {
    answer(request.method === 'GET' ? request.url?.split('?')[0] : undefined)
      .then(({ status, type, text }) =>
        response.writeHead(status, { 'content-type': type }).end(text),
      )
      .catch(() => response.writeHead(500).end());
  });
  server.requestTimeout = 10_000;
  server.listen(at.port, at.host);
  await once(server, 'listening').catch((cause: unknown) => {
    throw listenProblem(cause, at, variable);
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

export function listenProblem(cause: unknown, { port, host }: Place, variable: string) {
  const error = (cause instanceof AggregateError ? cause.errors[0] : cause) as Error;
  return new SetupError(
    (cause as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? `Port ${port} is in use: stop what uses it, or set ${variable} to another.`
      : `${host}:${port} cannot be listened on: ${error.message}`,
  );
}
