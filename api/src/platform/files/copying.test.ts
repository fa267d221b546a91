import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3 } from '#test/s3-server.ts';
import { copyFiles } from './copying.ts';
import { newPath, openFiles } from './files.ts';

let dataDir: string;
let store: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kollab-files-'));
  store = await startS3();
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('uploads move into a bucket, however often that is interrupted', async () => {
  const folder = await openFiles({ dataDir, s3: undefined });
  const bucket = await openFiles({ dataDir, s3: store.s3 });
  const paths = Array.from({ length: 30 }, newPath);
  for (const path of paths) await folder.write(path, Buffer.from(path));
  await writeFile(join(dataDir, 'uploads', '.half.webp'), 'half');
  await bucket.write(paths[0] ?? '', Buffer.from(paths[0] ?? ''));
  await bucket.write(paths[1] ?? '', Buffer.from('another size'));

  expect(await copyFiles(folder, bucket)).toEqual({ copied: 29, there: 1 });
  expect(store.objects.size).toBe(30);
  for (const path of paths) expect((await bucket.read(path)).toString()).toBe(path);
  expect(await copyFiles(folder, bucket)).toEqual({ copied: 0, there: 30 });

  await folder.write(newPath(), Buffer.from('new'));
  store.trouble.status = 500;
  await expect(copyFiles(folder, bucket)).rejects.toMatchObject({ code: 'storageUnavailable' });
  store.trouble.status = undefined;
  expect(await copyFiles(folder, bucket)).toEqual({ copied: 1, there: 30 });
});
