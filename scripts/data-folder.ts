import { isAlive } from '@kollab/runtime/is-alive';
import { makeFolder } from '@kollab/api/platform/files/make-folder';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertFree } from './ports.ts';
import type { OnStop } from './supervise.ts';

const isFree = (port: number, host: string) =>
  assertFree('PORT', port, host).then(
    () => true,
    () => false,
  );

/**
 * Takes a data folder for this start alone. Throws a sentence when it cannot be used, or another
 * Kollab runs on it: two would pull the database away from under each other.
 */
export async function takeDataFolder(dataDir: string, port: number, host: string, onStop: OnStop) {
  await makeFolder(dataDir).catch(() => {
    throw new Error(`DATA_DIR cannot be used: ${dataDir} is not a folder that can be written to.`);
  });
  const file = join(dataDir, 'kollab.lock');
  const [pid = 0, other = 0] = await readFile(file, 'utf8').then(
    (text) => text.split(' ').map(Number),
    () => [],
  );
  if (pid > 0 && pid !== process.pid && isAlive(pid) && !(await isFree(other, host))) {
    throw new Error(
      `${dataDir} is used by another Kollab (process ${pid}): stop it, or set DATA_DIR to another folder.`,
    );
  }
  await writeFile(file, `${process.pid} ${port}`).catch(() => {
    throw new Error(`DATA_DIR cannot be used: ${dataDir} cannot be written to.`);
  });
  onStop(() => rm(file, { force: true }));
}
