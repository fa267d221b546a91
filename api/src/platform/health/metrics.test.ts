import { claimNotifications, getUser, listTags, settleNotification } from '@kollab/contract';
import { sql } from 'kysely';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { backup } from '#src/platform/backup/backup.service.ts';
import type { Context } from '#src/platform/context.ts';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { listen } from '#test/listen.ts';
import { sharedApp } from '#test/test-app.ts';
import { certificate } from '#test/certificate.ts';
import { registry } from '@kollab/runtime/metrics';
import { serveApiMetrics } from './metrics-server.ts';

beforeAll(() => {
  // Other tests of this process have counted, too.
  registry.resetMetrics();
});
const kollab = sharedApp();

async function scrape(given: Partial<Context> = {}) {
  const server = await serveApiMetrics(
    { ...kollab.context, ...given },
    { port: 0, host: '127.0.0.1' },
  );
  const reply = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await reply.text();
  await server.stop();
  const valueOf = (series: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };
  return { text, valueOf };
}

describe('the numbers', () => {
  test('count requests by endpoint, never by address', async () => {
    const someone = await kollab.person();
    const series = `kollab_http_requests_total{endpoint="${getUser.path}",method="GET",status="200"}`;
    const before = (await scrape()).valueOf(series) ?? 0;
    await someone.call(getUser, { params: { id: someone.telegramId } });
    await someone.call(getUser, { params: { id: someone.id } });
    for (const path of ['/nowhere/1', '/api/nowhere/2', '/api/User/none/of/these/3', '/%']) {
      await fetch(kollab.baseUrl + path);
    }
    const { text, valueOf } = await scrape();
    expect(valueOf(series)).toBe(before + 2);
    const endpoints = new Set(
      [...text.matchAll(/^kollab_http_requests_total\{endpoint="([^"]*)"/gm)].map(([, one]) => one),
    );
    for (const endpoint of endpoints) expect(endpoint).not.toMatch(/\d|nowhere|none/);
    expect(text).not.toContain(someone.id);
    expect(text).not.toContain(String(someone.telegramId));
    const timed = { endpoint: getUser.path, method: 'GET' };
    expect(
      valueOf(
        `kollab_http_request_duration_seconds_count{endpoint="${timed.endpoint}",method="GET"}`,
      ),
    ).toBeGreaterThanOrEqual(2);
    expect(valueOf('kollab_http_requests_in_flight')).toBe(0);
  });

  test('tell of connections, statements and the process', async () => {
    await kollab.anonymous(listTags, {});
    const { text, valueOf } = await scrape();
    expect(valueOf('kollab_database_up')).toBe(1);
    expect(valueOf('kollab_database_pool_connections{pool="primary",state="idle"}')).not.toBe(0);
    expect(valueOf('kollab_database_pool_connections{pool="primary",state="waiting"}')).toBe(0);
    expect(valueOf('kollab_database_query_duration_seconds_count{statement="select"}')).not.toBe(0);
    expect(text).toMatch(/^kollab_process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^kollab_nodejs_eventloop_lag_p99_seconds /m);
    const broken = sql`select 1/0`.execute(kollab.db);
    await expect(broken).rejects.toThrow('division by zero');
    expect((await scrape()).valueOf('kollab_database_query_errors_total{class="22"}')).toBe(1);
  });

  test('follow a notification from the queue to its delivery', async () => {
    const { db, bot } = kollab;
    const someone = await kollab.person();
    await sql`insert into notifications (id, recipient_id, kind, payload, due_at, created_at)
      select gen_random_uuid(), ${someone.id}, 'profileApproved', '{}',
        now() - interval '20 seconds', now() - interval '20 seconds'`.execute(db);
    const waiting = await scrape();
    expect(waiting.valueOf('kollab_notifications{status="queued"}')).toBe(1);
    expect(waiting.valueOf('kollab_notifications_oldest_due_seconds')).toBeCloseTo(20, 0);
    const [claimed] = await bot(claimNotifications, { body: { limit: 1, waitSeconds: 0 } });
    if (!claimed) throw new Error('nothing was claimed');
    const body = { lease: claimed.lease, outcome: 'sent', messageId: 5 } as const;
    await bot(settleNotification, { params: { id: claimed.id }, body });
    const { valueOf } = await scrape();
    const labels = '{kind="profileApproved",outcome="sent"}';
    expect(valueOf(`kollab_notifications_settled_total${labels}`)).toBe(1);
    const latency = 'kollab_notification_delivery_seconds';
    expect(valueOf(`${latency}_bucket{le="10",kind="profileApproved"}`)).toBe(0);
    expect(valueOf(`${latency}_bucket{le="30",kind="profileApproved"}`)).toBe(1);
    expect(valueOf('kollab_notifications{status="queued"}')).toBe(0);
    expect(valueOf('kollab_notifications_oldest_due_seconds')).toBe(0);
  });

  test('tell how long what waits for a moderator has waited', async () => {
    const someone = await kollab.person();
    const nobody = await scrape();
    expect(nobody.valueOf('kollab_moderation_waiting{kind="profile"}')).toBe(0);
    expect(nobody.valueOf('kollab_moderation_oldest_seconds{kind="report"}')).toBe(0);
    await sql`insert into submissions (id, subject_type, subject_id, version, status, submitted_at)
      values (gen_random_uuid(), 'profile', ${someone.id}, 1, 'Pending', now() - interval '1 hour')
    `.execute(kollab.db);
    const { valueOf } = await scrape();
    expect(valueOf('kollab_moderation_waiting{kind="profile"}')).toBe(1);
    expect(valueOf('kollab_moderation_oldest_seconds{kind="profile"}')).toBeCloseTo(3600, -1);
    expect(valueOf('kollab_moderation_waiting{kind="project"}')).toBe(0);
  });

  test('tell when the last backup was made', async () => {
    expect((await scrape()).valueOf('kollab_last_backup_timestamp_seconds')).toBe(0);
    const folder = await mkdtemp(join(tmpdir(), 'kollab-metrics-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const now = new Date('2026-01-05T03:15:00Z');
    const source = { url: kollab.config.databaseUrl ?? '', files: kollab.context.files };
    await backup(source, join(folder, 'kollab.tar.gz'), { now });
    const { valueOf } = await scrape();
    expect(valueOf('kollab_last_backup_timestamp_seconds')).toBe(now.getTime() / 1000);
  });

  test('tell when the certificate of the public address ends', async () => {
    expect((await scrape()).text).not.toMatch(
      /^kollab_certificate_expires_timestamp_seconds [1-9]/m,
    );
    const site = createServer(certificate);
    onTestFinished(() => void site.close());
    const port = await listen(site);
    const config = { ...kollab.config, publicUrl: `https://127.0.0.1:${port}` };
    const { valueOf } = await scrape({ config });
    expect(valueOf('kollab_certificate_expires_timestamp_seconds')).toBe(
      Date.parse(certificate.until) / 1000,
    );
  });

  test('come without the database, too, which is then said to be down', async () => {
    const db = connectDatabase({ url: 'postgres://x:y@127.0.0.1:1/z', onError: () => undefined });
    onTestFinished(() => db.destroy());
    const { text, valueOf } = await scrape({ db });
    expect(valueOf('kollab_database_up')).toBe(0);
    expect(valueOf('kollab_notifications_oldest_due_seconds')).toBeNaN();
    expect(text).not.toContain('kollab_moderation_waiting{');
    expect(text).toContain('kollab_http_requests_total');
  });

  test('are served there and nowhere else', async () => {
    const server = await serveApiMetrics(kollab.context, { port: 0, host: '127.0.0.1' });
    const address = `http://127.0.0.1:${server.port}`;
    expect((await fetch(`${address}/`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
    await server.stop();
    const outside = await fetch(`${kollab.baseUrl}/metrics`);
    expect(await outside.text()).not.toContain('kollab_http_requests_total');
  });
});

const suffixes = /_(bucket|sum|count)$/;

test('the dashboard and the alerts ask only for what is served', async () => {
  const { text } = await scrape();
  const served = new Map(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
  const folder = join(import.meta.dirname, '../../../../docs/grafana');
  const files = ['kollab.json', 'alerts.yml'].map((name) => readFile(join(folder, name), 'utf8'));
  const asked = new Set((await Promise.all(files)).join('\n').match(/\bkollab_\w+/g));
  const own = [...asked].filter((name) => !name.startsWith('kollab_bot_'));
  expect(own.length).toBeGreaterThan(20);
  const unserved = own.filter((name) => {
    const isPart = suffixes.test(name) && served.get(name.replace(suffixes, '')) === 'histogram';
    return !served.has(name) && !isPart;
  });
  expect(unserved).toEqual([]);
  const unused = [...served.keys()].filter(
    (name) =>
      !/^kollab_(process|nodejs)_/.test(name) && ![...asked].some((a) => a.startsWith(name)),
  );
  expect(unused).toEqual([]);
});
