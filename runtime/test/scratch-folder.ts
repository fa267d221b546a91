import { statfsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Memory as a folder: a database is made there for a quarter of the work. */
const memory = '/dev/shm';

/** What the databases of all tests may come to, three times over, in bytes. */
const plenty = 12e9;

export function hasPlenty(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) > plenty;
  } catch {
    return false;
  }
}

/** A folder for the data of a test, in memory where there is plenty. Root's Postgres, another user, gets in. */
export async function scratchFolder(name: string): Promise<string> {
  const path = await mkdtemp(join(hasPlenty() ? memory : tmpdir(), `kollab-${name}-`));
  await chmod(path, 0o755);
  return path;
}
