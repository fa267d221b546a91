import { getLive, getReady } from '@kollab/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let kollab: TestApp;
beforeAll(async () => {
  kollab = await startTestApp();
});
afterAll(() => kollab.close());

test('it lives as long as it answers and is ready when its database is migrated', async () => {
  const { db, anonymous } = kollab;
  await expect(anonymous(getReady, {})).resolves.toEqual({ status: 'ok' });
  await db.schema.alterTable('kysely_migration').renameTo('gone').execute();
  await expect(anonymous(getReady, {})).rejects.toMatchObject({
    statusCode: 503,
    code: 'unavailable',
  });
  await expect(anonymous(getLive, {})).resolves.toEqual({ status: 'ok' });
  await db.schema.alterTable('gone').renameTo('kysely_migration').execute();
  await db.deleteFrom('kysely_migration' as 'users').execute();
  await expect(anonymous(getReady, {})).rejects.toMatchObject({ statusCode: 503 });
});
