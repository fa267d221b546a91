import type { HealthChecks } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import { isMigrated } from '#src/platform/database/migration/migrate.ts';
import { newPath } from '#src/platform/files/files.ts';
import { throttled, withTimeout } from '#src/platform/metrics/bounded.ts';
import { ping, readDelay } from './waiting.queries.ts';

const longest = 2000;
const freshFor = 1000;

/** Writing is tried rarely: it wears disks, and costs money in a bucket. */
const writtenFor = { folder: 5000, elsewhere: 30_000 } as const;

const unwritable = {
  folder: 'Pictures cannot be stored: the uploads folder is full or cannot be written to.',
  elsewhere: 'Pictures cannot be stored: the object store does not take them.',
} as const;

/** Later than that nobody delivers. */
const longestDelay = 600;

const unknown = { ok: false, reason: 'Not known: the database does not answer.' } as const;

/** Asked at most once a second and answered within three. */
export function healthReader(
  { db, files, replicas }: Pick<Context, 'db' | 'files' | 'replicas'>,
  patience = longest,
): () => Promise<HealthChecks> {
  const tryWriting = throttled(writtenFor[files.serving.kind], async () => {
    const path = newPath();
    await files.write(path, Buffer.from('Kollab'));
    await files.remove(path);
  });

  async function checkDatabase(): Promise<HealthChecks['database']> {
    const begunAt = performance.now();
    try {
      await withTimeout(patience, ping(db));
      return { ok: true, ms: Math.round(performance.now() - begunAt) };
    } catch {
      return { ok: false, ms: null, reason: 'The database does not answer.' };
    }
  }

  async function checkMigrations(): Promise<HealthChecks['migrations']> {
    try {
      if (await withTimeout(patience, isMigrated(db))) return { ok: true };
      return { ok: false, reason: 'The database lacks migrations of this version.' };
    } catch {
      return { ok: false, reason: 'The database does not know its migrations.' };
    }
  }

  async function checkUploads(): Promise<HealthChecks['uploads']> {
    try {
      await withTimeout(patience, tryWriting());
      return { ok: true };
    } catch {
      return { ok: false, reason: unwritable[files.serving.kind] };
    }
  }

  async function checkNotifications(): Promise<HealthChecks['notifications']> {
    try {
      const oldestDueSeconds = Math.round(await withTimeout(patience, readDelay(db)));
      if (oldestDueSeconds <= longestDelay) return { ok: true, oldestDueSeconds };
      const reason = 'Notifications wait for longer than ten minutes: is the bot running?';
      return { ok: false, oldestDueSeconds, reason };
    } catch {
      return { ok: false, oldestDueSeconds: null, reason: 'The queue cannot be read.' };
    }
  }

  function checkReplicas(): Pick<HealthChecks, 'replicas'> {
    const states = replicas.states();
    if (states.length === 0) return {};
    const counts = {
      fresh: states.filter(({ ok }) => ok).length,
      leading: states.filter(({ leads }) => leads).length,
      configured: states.length,
    };
    const isWell = counts.fresh + counts.leading === counts.configured;
    const reason = 'A replica does not answer or is too far behind: the primary reads instead.';
    return { replicas: isWell ? { ok: true, ...counts } : { ok: false, reason, ...counts } };
  }

  return throttled(freshFor, async () => {
    const [database, uploads] = await Promise.all([checkDatabase(), checkUploads()]);
    if (!database.ok) {
      const notifications = { ...unknown, oldestDueSeconds: null };
      return { database, migrations: unknown, uploads, notifications, ...checkReplicas() };
    }
    const [migrations, notifications] = await Promise.all([
      checkMigrations(),
      checkNotifications(),
    ]);
    return { database, migrations, uploads, notifications, ...checkReplicas() };
  });
}

/** Without replicas and deliveries requests can be served. */
export const isReady = ({ database, migrations, uploads }: HealthChecks) =>
  database.ok && migrations.ok && uploads.ok;
