import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { v7 as uuid } from 'uuid';

/** Where uploaded pictures are kept; on the wire their paths start with /uploads. */
export interface Files {
  /** What is served below /uploads. */
  folder: string;
  /** Stores content whole or not at all under a path of `newPath`. */
  write(path: string, content: Buffer): Promise<void>;
  /** Removes a file; one that is not there is no error. */
  remove(path: string): Promise<void>;
  /** Everything stored, what a crash left half-written included. */
  list(): AsyncIterable<StoredFile>;
}

interface StoredFile {
  path: string;
  writtenAt: Date;
}

const prefix = '/uploads/';
const isName = (name: string) => /^\.?[\w-]+\.webp$/.test(name);

/** A path that nobody can guess. */
export const newPath = () => `${prefix}${uuid()}.webp`;

/** Keeps files in a folder of this machine. */
export async function openFiles(dataDir: string): Promise<Files> {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const placeOf = (path: string) => {
    const name = path.slice(prefix.length);
    if (!path.startsWith(prefix) || !isName(name)) throw new Error('not a stored path');
    return join(folder, name);
  };
  return {
    folder,
    async write(path, content) {
      const partial = join(folder, `.${basename(placeOf(path))}`);
      try {
        await writeFile(partial, content, { flush: true });
        await rename(partial, placeOf(path));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async remove(path) {
      await rm(placeOf(path), { force: true });
    },
    async *list() {
      for await (const entry of await opendir(folder)) {
        if (!entry.isFile() || !isName(entry.name)) continue;
        const found = await stat(join(folder, entry.name)).catch(() => undefined);
        if (found) yield { path: prefix + entry.name, writtenAt: found.mtime };
      }
    },
  };
}
