import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/platform/config/config.ts';
import { startEmbeddedPostgres } from '#src/platform/embedded-postgres/server.ts';
import { SetupError } from '@kollab/runtime/setup-error';
import { holdDataFolder } from './data-folder.ts';

interface Needs {
  alone?: boolean;
  mayCreate?: boolean;
}

/**
 * The database of `DATABASE_URL`, or the embedded one, started where it does not run and left as it
 * was found. `use` has its address. Throws a `SetupError`.
 */
export async function withOwnDatabase<T>(
  { databaseUrl, dataDir, host }: Pick<Config, 'databaseUrl' | 'dataDir' | 'host'>,
  { alone = false, mayCreate = false }: Needs,
  use: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return use(databaseUrl);
  if (!mayCreate && !(await stat(join(dataDir, 'postgres')).catch(() => undefined))) {
    throw new SetupError(
      `There is no database in ${dataDir}: set DATA_DIR to its folder, or DATABASE_URL to its address.`,
    );
  }
  const hold = await holdDataFolder(dataDir, host);
  try {
    if (alone && hold.usedBy !== undefined) {
      throw new SetupError(
        `${dataDir} is used by Kollab (process ${hold.usedBy}): stop it first. Nothing was changed.`,
      );
    }
    const server = await startEmbeddedPostgres({ dataDir });
    try {
      return await use(server.url);
    } finally {
      // Whoever uses the folder takes the server over, or had it already.
      if (!server.wasRunning && hold.usedBy === undefined) await server.stop();
    }
  } finally {
    await hold.letGo();
  }
}
