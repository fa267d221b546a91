import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { randomUUID } from 'node:crypto';
import { access, constants, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SetupError } from '@kollab/runtime/setup-error';
import type { Store, StoredFile } from './files.ts';
import { makeFolder } from './make-folder.ts';

export async function openFolder(dataDir: string): Promise<Store> {
  const folder = join(dataDir, 'uploads');
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new SetupError(`DATA_DIR cannot hold uploads: ${(error as Error).message}.`);
  }
  const driver = new FSDriver({ location: dataDir, visibility: 'private' });
  driver.put = (key, content) => writeWhole(join(dataDir, key), content);
  return {
    disk: new Disk(driver),
    list: () => listFolder(folder),
    serving: { kind: 'folder', folder },
  };
}

/** The driver would write in place: a crash would leave half a picture under its name. */
async function writeWhole(place: string, content: string | Uint8Array) {
  const partial = join(dirname(place), `.${randomUUID()}.webp`);
  try {
    await writeFile(partial, content, { flush: true });
    await rename(partial, place);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The driver would read the names of all files at once. */
async function* listFolder(folder: string): AsyncIterable<StoredFile> {
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile()) continue;
    const found = await stat(join(folder, entry.name)).catch(() => undefined);
    if (!found) continue;
    yield { path: `/uploads/${entry.name}`, writtenAt: found.mtime, size: found.size };
  }
}
