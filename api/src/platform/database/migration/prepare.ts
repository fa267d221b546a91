import { SetupError } from '@kollab/runtime/setup-error';
import { awaitSchema } from './await-schema.ts';
import { connectAlone } from '#src/platform/database/connect-alone.ts';
import { migrateToLatest } from './migrate.ts';

interface Preparation {
  url: string;
  migrates: boolean;
  interrupted: AbortSignal;
}

/** Who does not answer by then is not there: whoever starts the API wants to know soon. */
const connectWithin = 3000;

/**
 * On a connection of its own: a migration may take longer than any request. Throws a `SetupError`;
 * the reason when interrupted, and then nothing was changed.
 */
export async function prepareDatabase({ url, migrates, interrupted }: Preparation): Promise<void> {
  const alone = await connectAlone(url, 'kollab-migrate', connectWithin);
  const leave = () => void alone.close();
  interrupted.addEventListener('abort', leave);
  try {
    await (migrates ? migrateToLatest(alone.db) : awaitSchema(alone.db));
  } catch (cause) {
    interrupted.throwIfAborted();
    if (cause instanceof SetupError) throw cause;
    throw new SetupError(`The database could not be migrated: ${(cause as Error).message}`);
  } finally {
    interrupted.removeEventListener('abort', leave);
    await alone.close();
  }
}
