import { expect, it, onTestFinished } from 'vitest';
import { serveMetrics } from './metrics.ts';

const at = { port: 0, host: '127.0.0.1' };
const read = () => undefined;

it('serves what was counted, and nothing else', async () => {
  const server = await serveMetrics({ at, variable: 'METRICS_PORT', read });
  onTestFinished(() => server.stop());
  const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  await expect((await ask('/metrics')).text()).resolves.toContain('kollab_process_cpu_seconds');
  expect((await ask('/health')).status).toBe(404);
});

it('says which variable to mend when its port is taken', async () => {
  const first = await serveMetrics({ at, variable: 'METRICS_PORT', read });
  onTestFinished(() => first.stop());
  const taken = { ...at, port: first.port };
  const second = serveMetrics({ at: taken, variable: 'BOT_METRICS_PORT', read });
  await expect(second).rejects.toThrow(
    `Port ${first.port} is in use: stop what uses it, or set BOT_METRICS_PORT to another.`,
  );
});
