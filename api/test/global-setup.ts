import { scratchFolder } from '@kollab/runtime/test/scratch-folder';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { migrateToLatest } from '#src/platform/database/migration/migrate.ts';
import { startEmbeddedPostgres } from '#src/platform/embedded-postgres/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

export default async function setup(project: TestProject) {
  const dataDir = await scratchFolder('test');
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const db = connectDatabase({ url: postgres.url, onError: () => undefined });
  await migrateToLatest(db);
  await db.destroy();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
