import { getLive, getReady } from '@kollab/contract';
import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { fresh, refused, startTestApp } from '#test/test-app.ts';
import { healthReader, isReady } from './health.service.ts';

// What a test takes away here the next one needs again.
const kollab = fresh(() => startTestApp());
afterEach(() => kollab.close());

const read = (db = kollab.db, patience?: number) =>
  healthReader({ ...kollab.context, db }, patience)();

test('it is ready when all it needs is well', async () => {
  await expect(kollab.anonymous(getReady, {})).resolves.toEqual({
    status: 'ok',
    checks: {
      database: { ok: true, ms: expect.any(Number) },
      migrations: { ok: true },
      uploads: { ok: true },
      notifications: { ok: true, oldestDueSeconds: 0 },
    },
  });
});

test('it answers 503 with what is missing, and lives all the same', async () => {
  const { db, anonymous } = kollab;
  await db.schema.alterTable('kysely_migration').renameTo('gone').execute();
  const reason = 'The database does not know its migrations.';
  await expect(anonymous(getReady, {})).rejects.toMatchObject(
    refused('unavailable', 503, {
      checks: { database: { ok: true }, migrations: { ok: false, reason } },
    }),
  );
  await expect(anonymous(getLive, {})).resolves.toEqual({ status: 'ok' });
});

test('a database of an older version is named', async () => {
  await kollab.db.deleteFrom('kysely_migration' as 'users').execute();
  const checks = await read();
  expect(checks.migrations).toEqual({
    ok: false,
    reason: 'The database lacks migrations of this version.',
  });
  expect(isReady(checks)).toBe(false);
});

test('a database that does not answer is named, with nothing of where it is', async () => {
  const url = 'postgres://kollab:password@127.0.0.1:1/kollab';
  const checks = await read(connectDatabase({ url, onError: () => undefined }));
  expect(checks).toMatchObject({
    database: { ok: false, reason: 'The database does not answer.' },
    migrations: { ok: false },
    uploads: { ok: true },
    notifications: { ok: false },
  });
  expect(JSON.stringify(checks)).not.toMatch(/password|127\.0/);
  expect(isReady(checks)).toBe(false);
});

test('a database that is silent is not waited for', async () => {
  const held = Promise.withResolvers<void>();
  const holding = Array.from({ length: 8 }, () =>
    kollab.db.connection().execute(() => held.promise),
  );
  onTestFinished(() => held.resolve());
  const begunAt = Date.now();
  expect((await read(kollab.db, 100)).database).toMatchObject({ ok: false, ms: null });
  expect(Date.now() - begunAt).toBeLessThan(15_000);
  held.resolve();
  await Promise.all(holding);
});

test('a folder that cannot be written to is named', async () => {
  const folder = join(kollab.config.dataDir, 'uploads');
  await rename(folder, `${folder}-away`);
  await writeFile(folder, 'not a folder');
  await chmod(folder, 0o400);
  const checks = await read();
  expect(checks.uploads).toEqual({
    ok: false,
    reason: 'Pictures cannot be stored: the uploads folder is full or cannot be written to.',
  });
  expect(isReady(checks)).toBe(false);
});

test('a queue that nobody empties is told, and people are served all the same', async () => {
  const someone = await kollab.person();
  const startedAt = Date.now();
  await sql`insert into notifications (id, recipient_id, kind, payload, due_at)
    values (gen_random_uuid(), ${someone.id}, 'profileApproved', '{}', now() - interval '1 hour')
  `.execute(kollab.db);
  const checks = await read();
  expect(checks.notifications).toEqual({
    ok: false,
    oldestDueSeconds: expect.any(Number),
    reason: 'Notifications wait for longer than ten minutes: is the bot running?',
  });
  const passed = Math.ceil((Date.now() - startedAt) / 1000);
  expect(checks.notifications.oldestDueSeconds).toBeGreaterThanOrEqual(3600);
  expect(checks.notifications.oldestDueSeconds).toBeLessThanOrEqual(3600 + passed);
  expect(isReady(checks)).toBe(true);
});

test('however many ask, the disk and the database are asked once', async () => {
  const { files } = kollab.context;
  let writes = 0;
  const counting = {
    ...files,
    write: (path: string, content: Buffer) => {
      writes += 1;
      return files.write(path, content);
    },
  };
  const ask = healthReader({ ...kollab.context, files: counting });
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  expect(new Set(answers).size).toBe(1);
  expect(writes).toBe(1);
});
