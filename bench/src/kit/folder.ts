import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Folder {
  path: string;
  /** What was opened last is closed first. */
  onClose: (close: () => unknown) => void;
}

export interface Closable {
  close: () => Promise<void>;
}

/** What was begun is undone where building fails. */
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

export async function inFolder<T>(name: string, work: (folder: Folder) => Promise<T>): Promise<T> {
  const { result, close } = await buildInFolder(name, async (folder) => ({
    result: await work(folder),
  }));
  await close();
  return result;
}
