import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Files, newPath, openFiles } from './files.ts';

let dataDir: string;
let files: Files;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kollab-files-'));
  files = await openFiles(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a file is there whole, listed, and gone once removed', async () => {
  const path = newPath();
  await files.write(path, Buffer.from('picture'));
  expect(await readdir(files.folder)).toHaveLength(1);
  expect(await readFile(join(dataDir, path), 'utf8')).toBe('picture');
  for await (const file of files.list()) {
    expect(file).toMatchObject({ path, writtenAt: expect.any(Date) as Date });
  }
  await files.remove(path);
  await files.remove(path);
  expect(await readdir(files.folder)).toEqual([]);
});

test.each(['/uploads/../secret.webp', '/uploads/a/b.webp', '/etc/passwd', '/uploads/..', 'a.webp'])(
  'nothing is written to or removed from %s',
  async (path) => {
    await expect(files.write(path, Buffer.from('a'))).rejects.toThrow('not a stored path');
    await expect(files.remove(path)).rejects.toThrow('not a stored path');
  },
);
