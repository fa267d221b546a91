import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/platform/config/config.ts';
import { awaitSchema } from '#src/platform/database/migration/await-schema.ts';
import { connectAlone } from '#src/platform/database/connect-alone.ts';
import { refuseNewer } from '#src/platform/database/migration/migrate.ts';
import { assertTaken } from '#src/platform/files/assert-taken.ts';
import { openFiles } from '#src/platform/files/files.ts';
import { SetupError } from '@kollab/runtime/setup-error';

const connectWithin = 3000;

/**
 * Looks whether the database and the bucket can be used as they are set, before anything is started
 * on them; nothing is changed. Throws a `SetupError`.
 */
export async function checkStores(config: Config): Promise<void> {
  await Promise.all([checkDatabase(config), config.s3 && openFiles(config).then(assertTaken)]);
}

async function checkDatabase({ databaseUrl, dataDir, migrates }: Config) {
  if (databaseUrl === undefined) return assertThere({ dataDir, migrates });
  const alone = await connectAlone(databaseUrl, 'kollab-check', connectWithin);
  try {
    await (migrates ? refuseNewer(alone.db) : awaitSchema(alone.db, 0));
  } finally {
    await alone.close();
  }
}

/** Refuses to make an embedded database that nobody would migrate. Throws a `SetupError`. */
export async function assertThere({ dataDir, migrates }: Pick<Config, 'dataDir' | 'migrates'>) {
  const isThere = migrates || (await stat(join(dataDir, 'postgres')).catch(() => undefined));
  if (isThere) return;
  throw new SetupError(
    `There is no database in ${dataDir}, and MIGRATE is off: run "npm run migrate".`,
  );
}
