import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';

/** Where uploaded pictures are kept. Paths on the wire start with /uploads. */
export interface Files {
  folder: string;
  /** Stores a WebP picture whole or not at all; answers its path. */
  save(content: Buffer): Promise<string>;
}

/** Keeps pictures in a folder of this machine. */
export async function openFiles(dataDir: string): Promise<Files> {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  return {
    folder,
    async save(content) {
      const name = `${uuid()}.webp`;
      const partial = join(folder, `.${name}`);
      await writeFile(partial, content);
      await rename(partial, join(folder, name));
      return `/uploads/${name}`;
    },
  };
}
