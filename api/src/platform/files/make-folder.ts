import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it. Node's own way tries for ever where a file system lets nobody
 * make folders and says that there is none, as /proc does.
 */
export async function makeFolder(path: string): Promise<void> {
  const place = resolve(path);
  const found = await stat(place).catch(() => undefined);
  if (found?.isDirectory()) return;
  if (dirname(place) !== place) await makeFolder(dirname(place));
  await mkdir(place).catch(async (error: NodeJS.ErrnoException) => {
    const madeMeanwhile = error.code === 'EEXIST' && (await stat(place)).isDirectory();
    if (!madeMeanwhile) throw error;
  });
}
