import { spawn } from 'node:child_process';
import { freePort } from '@kollab/runtime/free-port';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { claimNotifications } from '@kollab/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { notification } from '#test/delivery.ts';
import { jsonServer } from '#test/json-server.ts';
import { eventually } from '#test/eventually.ts';
import { telegramServer } from '#test/telegram-server.ts';

const token = '42:a-secret-token-of-this-bot';
const never = new Promise<never>(() => undefined);

/** Long enough not to be found by chance among moments and trace ids. */
const writer = 7_310_452_918;

const startUpdate = {
  update_id: 900,
  message: {
    message_id: 1,
    date: 1,
    chat: { id: writer, type: 'private', first_name: 'Аделаида' },
    from: { id: writer, is_bot: false, first_name: 'Аделаида' },
    text: '/start',
    entities: [{ type: 'bot_command', offset: 0, length: 6 }],
  },
};

async function startBot() {
  const polls = [{ result: [startUpdate] }];
  const telegram = await telegramServer(({ method, payload }) => {
    const isPoll = method === 'getUpdates' && payload['timeout'] !== undefined;
    return isPoll ? (polls.shift() ?? never) : undefined;
  });
  const batches = [
    [notification({ id: 'n1', telegramId: writer, requestId: 'from-the-mini-app' })],
  ];
  const api = await jsonServer(({ path }) =>
    path === claimNotifications.path
      ? batches.length > 0
        ? { status: 200, body: batches.shift() }
        : never
      : { status: 200 },
  );
  const collector = await jsonServer(() => ({ status: 200 }));
  const port = await freePort();
  const bot = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      BOT_TOKEN: token,
      BOT_API_TOKEN: 'bot-secret'.repeat(4),
      TELEGRAM_API_ROOT: telegram.apiRoot,
      API_URL: api.url,
      BOT_METRICS_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    bot.kill('SIGKILL');
    await Promise.all([telegram.close(), api.close(), collector.close()]);
  });
  const lines: Record<string, unknown>[] = [];
  createInterface(bot.stdout).on('line', (line) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return { bot, telegram, api, collector, lines, ask };
}

interface Span {
  traceId: string;
  name: string;
}

describe('the bot while it is watched', () => {
  it('tells of its updates and deliveries in log, numbers and traces, but not whose', async () => {
    const { bot, api, collector, lines, ask } = await startBot();
    const callsOf = (end: string) => api.calls.filter(({ path }) => path.endsWith(end));
    await eventually(() => {
      expect(callsOf('/n1/settle')).toHaveLength(1);
      expect(lines.filter(({ msg }) => msg === 'update')).toHaveLength(1);
    });

    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'delivery',
        id: 'n1',
        kind: 'profileApproved',
        outcome: 'sent',
        requestId: 'from-the-mini-app',
      }),
    );
    const [settled] = callsOf('/n1/settle');
    expect(settled?.headers).toMatchObject({ 'x-request-id': 'from-the-mini-app' });
    const handled = lines.find(({ msg }) => msg === 'update');
    expect(handled).toMatchObject({ kind: 'message', outcome: 'handled' });
    const [reachable] = callsOf('/reachable');
    expect(reachable?.headers['x-request-id']).toBe(handled?.['requestId']);

    const metrics = await (await ask('/metrics')).text();
    for (const line of [
      'kollab_bot_updates_total{kind="message",outcome="handled"} 1',
      'kollab_bot_deliveries_total{kind="profileApproved",outcome="sent"} 1',
      'kollab_bot_telegram_calls_total{method="sendMessage",outcome="ok"} 1',
      'kollab_bot_telegram_calls_total{method="sendPhoto",outcome="ok"} 1',
    ]) {
      expect(metrics).toContain(line);
    }
    const folder = join(import.meta.dirname, '../../../docs/grafana');
    const files = ['kollab.json', 'alerts.yml'].map((name) => readFile(join(folder, name), 'utf8'));
    const asked = new Set((await Promise.all(files)).join('\n').match(/\bkollab_bot_\w+/g));
    expect(asked.size).toBeGreaterThan(6);
    for (const name of asked) {
      expect(metrics).toContain(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `);
    }
    const health = await ask('/health');
    await expect(health.json()).resolves.toMatchObject({
      status: 'ok',
      checks: { updates: { ok: true, mode: 'polling' }, claims: { ok: true } },
    });
    expect(health.status).toBe(200);
    expect((await ask('/anything')).status).toBe(404);

    bot.kill('SIGTERM');
    await eventually(() => expect(lines.at(-1)).toMatchObject({ msg: 'The bot has stopped' }));
    const sent = JSON.stringify(collector.calls.map(({ payload }) => payload));
    const spans = [...sent.matchAll(/"traceId":"(\w+)"[^}]*?"name":"([^"]+)"/g)].map(
      ([, traceId = '', name = '']): Span => ({ traceId, name }),
    );
    const delivery = spans.find(({ name }) => name === 'delivery profileApproved');
    expect(settled?.headers['traceparent']).toContain(delivery?.traceId ?? 'none');
    expect(spans).toContainEqual({ traceId: delivery?.traceId, name: 'telegram sendMessage' });
    expect(spans.map(({ name }) => name)).toContain('update message');
    const everything = sent + metrics + JSON.stringify(lines);
    for (const secret of [token, 'bot-secret', 'Аделаида', String(writer)]) {
      expect(everything).not.toContain(secret);
    }
  }, 30_000);
});
