import { getOrCreateUser } from '@kollab/contract';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@kollab/runtime/free-port';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { botToken, initData } from '#test/init-data.ts';
import { otlpReceiver } from '#test/otlp-receiver.ts';
import { createTestDatabase } from '#test/test-database.ts';

const src = join(import.meta.dirname, '../..');
const person = { telegramId: 5_100_000_001, firstName: 'Аглая', lastName: 'Трассировкина' };

async function startApi(environment: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kollab-traced-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const api = spawn(process.execPath, [join(src, 'main.ts')], {
    env: {
      DATABASE_URL: await createTestDatabase(),
      DATA_DIR: dataDir,
      BOT_TOKEN: botToken,
      BOT_API_TOKEN: 'test-bot-api-token-of-32-characters!',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void api.kill('SIGKILL'));
  const lines: string[] = [];
  const listening = Promise.withResolvers<string>();
  createInterface(api.stdout).on('line', (line) => {
    lines.push(line);
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address) listening.resolve(address);
  });
  return {
    url: await listening.promise,
    lines,
    async stop() {
      const ended = once(api, 'exit');
      api.kill('SIGTERM');
      await ended;
    },
  };
}

test('a request and its statements are one trace, which names nobody', async () => {
  const collector = await otlpReceiver();
  onTestFinished(() => collector.close());
  const metricsPort = String(await freePort());
  const api = await startApi({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    METRICS_PORT: metricsPort,
  });
  const traceId = 'a0000000000000000000000000000001';
  const answer = await fetch(`${api.url}${getOrCreateUser.path}?secret=x`, {
    method: 'POST',
    headers: {
      authorization: `tma ${initData(person, new Date())}`,
      'content-type': 'application/json',
      'x-request-id': 'traced-request-1',
      traceparent: `00-${traceId}-b000000000000001-01`,
    },
    body: JSON.stringify({ telegramId: person.telegramId }),
  });
  expect(answer.status).toBeLessThan(300);
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(await metrics.text()).toContain(`endpoint="${getOrCreateUser.path}"`);
  await api.stop();

  const spans = collector.spans().filter((span) => span.traceId === traceId);
  const says = (name: string, key: string, value: string) =>
    expect.objectContaining({
      name: expect.stringContaining(name),
      attributes: expect.arrayContaining([{ key, value: { stringValue: value } }]),
    });
  expect(spans).toContainEqual(says('POST', 'http.route', getOrCreateUser.path));
  expect(spans).toContainEqual(says('request', 'kollab.request_id', 'traced-request-1'));
  const statements = spans.filter(({ name }) => name.startsWith('pg'));
  expect(JSON.stringify(statements)).toMatch(/insert into \\"users\\".*\$1/);
  const ids = new Set([...spans.map(({ spanId }) => spanId), 'b000000000000001']);
  expect(spans.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''))).toEqual([]);
  const everything = JSON.stringify(collector.exports);
  for (const secret of [person.telegramId, person.firstName, 'secret', 'hash', botToken]) {
    expect(everything).not.toContain(String(secret));
  }
  expect(everything).toContain('kollab-api');
});

test('nothing of OpenTelemetry is loaded by what is loaded always', async () => {
  const loading: string[] = [];
  for (const path of await readdir(src, { recursive: true })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
    const code = await readFile(join(src, path), 'utf8');
    if (/^import [^;]*(@opentelemetry|@fastify\/otel|\/tracing\b)/m.test(code)) {
      loading.push(path);
    }
  }
  expect(loading).toEqual(['platform/metrics/tracing.ts']);
});
