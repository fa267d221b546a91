import { afterEach, expect, it, vi } from 'vitest';
import { serveMetrics } from '@kollab/runtime/metrics';
import { noteSign, readHealth, updatesComeBy, watched } from './liveness.ts';

afterEach(() => {
  vi.useRealTimers();
  updatesComeBy('polling');
});

it('is not well before Telegram and the API have answered, and not long after they stopped', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // Other tests of this process have shown signs of life.
  vi.advanceTimersByTime(10_000_000);
  const server = await serveMetrics({ at: { port: 0, host: '127.0.0.1' }, ...watched });
  const ask = () => fetch(`http://127.0.0.1:${server.port}/health`);
  expect((await ask()).status).toBe(503);
  noteSign('updates');
  expect(readHealth()).toMatchObject({
    status: 'unavailable',
    checks: {
      updates: { ok: true },
      claims: { ok: false, reason: 'The API has not answered a claim for a while.' },
    },
  });
  noteSign('claims');
  expect((await ask()).status).toBe(200);
  vi.advanceTimersByTime(100_000);
  noteSign('claims');
  const silent = await ask();
  expect(silent.status).toBe(503);
  await expect(silent.json()).resolves.toMatchObject({
    checks: {
      updates: {
        ok: false,
        lastAnswerSeconds: 100,
        reason: 'Telegram has not answered a poll for a while.',
      },
    },
  });
  updatesComeBy('webhook');
  expect((await ask()).status).toBe(200);
  await server.stop();
});
