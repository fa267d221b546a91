import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a while, and what is started in it. */
export interface Folder {
  path: string;
  /** What was opened last is closed first. */
  onClose: (close: () => unknown) => void;
}

export interface Closable {
  close: () => Promise<void>;
}

/** Builds something in a folder of its own; where that fails, what was begun is undone. */
export async function buildInFolder<T>(
  name: string,
  build: (folder: Folder) => Promise<T>,
): Promise<T & Closable> {
  const path = await mkdtemp(join(tmpdir(), `kollab-${name}-`));
  const closers: (() => unknown)[] = [
    () => rm(path, { recursive: true, force: true, maxRetries: 5 }),
  ];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    // Root's Postgres runs as another user, who has to get in.
    await chmod(path, 0o755);
    const built = await build({ path, onClose: (closer) => void closers.push(closer) });
    return { ...built, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Works in a folder of its own; afterwards it is gone, and what was started in it has ended. */
export async function inFolder<T>(name: string, work: (folder: Folder) => Promise<T>): Promise<T> {
  const { result, close } = await buildInFolder(name, async (folder) => ({
    result: await work(folder),
  }));
  await close();
  return result;
}
