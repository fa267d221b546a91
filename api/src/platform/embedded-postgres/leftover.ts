import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { findRunning, stop } from './process.ts';

/** Without one does nothing. */
export async function stopLeftover(dataDir: string): Promise<void> {
  const password = await readFile(join(dataDir, 'postgres-password'), 'utf8').catch(() => '');
  const path = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
  const server = path && password ? await findRunning({ path, password }) : undefined;
  if (server) await stop(server);
}
