import type { Files, StoredFile } from './files.ts';

const atATime = 8;

/**
 * A second run takes up where the first ended; answers how many were copied and how many were
 * there.
 */
export async function copyFiles(from: Files, to: Files) {
  const there = new Map<string, number>();
  for await (const { path, size } of to.list()) there.set(path, size);
  const counts = { copied: 0, there: 0 };
  const waiting = wholeOf(from);
  const work = async () => {
    for await (const { path, size } of waiting) {
      if (there.get(path) === size) {
        counts.there += 1;
        continue;
      }
      await to.write(path, await from.read(path));
      counts.copied += 1;
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return counts;
}

async function* wholeOf(from: Files): AsyncGenerator<StoredFile> {
  for await (const file of from.list()) if (!file.path.startsWith('/uploads/.')) yield file;
}
