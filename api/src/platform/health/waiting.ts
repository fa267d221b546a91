import { Gauge } from 'prom-client';
import type { Db } from '#src/platform/database/schema.ts';
import { readLastBackup } from '#src/platform/backup/last-backup.ts';
import { throttled, withTimeout } from '#src/platform/metrics/bounded.ts';
import { registry } from '@kollab/runtime/metrics';
import { countNotifications, listWaiting, readDelay } from './waiting.queries.ts';

const registers = [registry];
const patience = 2000;
const freshFor = 5000;

const isDatabaseUp = new Gauge({
  name: 'kollab_database_up',
  help: 'Whether the database answered the last scrape',
  registers,
});

const queue = new Gauge({
  name: 'kollab_notifications',
  help: 'Notifications by status, but for those that are done with',
  labelNames: ['status'] as const,
  registers,
});

const queueDelay = new Gauge({
  name: 'kollab_notifications_oldest_due_seconds',
  help: 'How late the notification is that should have gone first',
  registers,
});

const moderation = new Gauge({
  name: 'kollab_moderation_waiting',
  help: 'Profiles, projects and reports that wait for a moderator',
  labelNames: ['kind'] as const,
  registers,
});

const moderationAge = new Gauge({
  name: 'kollab_moderation_oldest_seconds',
  help: 'How long the oldest of them has waited',
  labelNames: ['kind'] as const,
  registers,
});

const lastBackup = new Gauge({
  name: 'kollab_last_backup_timestamp_seconds',
  help: 'When `npm run backup` last ended well; 0: never',
  registers,
});

const labelled = [queue, moderation, moderationAge];

async function read(db: Db) {
  const statuses = await countNotifications(db);
  const delay = await readDelay(db);
  const waiting = await listWaiting(db);
  const backedUp = await readLastBackup(db);
  for (const [status, count] of Object.entries(statuses)) queue.set({ status }, Number(count));
  queueDelay.set(delay);
  lastBackup.set(backedUp / 1000);
  for (const kind of ['profile', 'project', 'report'] as const) {
    const found = waiting.find((one) => one.kind === kind);
    moderation.set({ kind }, found?.count ?? 0);
    moderationAge.set({ kind }, found?.oldest ?? 0);
  }
}

/**
 * Reads what waits in the database into its gauges, every few seconds at most. Without an answer in
 * time they are left out, and `kollab_database_up` is 0.
 */
export function waitingReader(db: Db): () => Promise<void> {
  const reading = throttled(freshFor, () => read(db));
  return async () => {
    try {
      await withTimeout(patience, reading());
      isDatabaseUp.set(1);
    } catch {
      isDatabaseUp.set(0);
      for (const gauge of labelled) gauge.reset();
      queueDelay.set(Number.NaN);
      lastBackup.set(Number.NaN);
    }
  };
}
