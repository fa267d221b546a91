import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from '#test/s3-server.ts';
import { assertTaken } from './assert-taken.ts';
import { type Files, newPath, openFiles, type StoredFile } from './files.ts';

let dataDir: string;
let store: Awaited<ReturnType<typeof startS3>>;
const kinds: Record<string, Files> = {};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kollab-files-'));
  store = await startS3({ perPage: 2 });
  kinds['a folder'] = await openFiles({ dataDir, s3: undefined });
  kinds['a bucket'] = await openFiles({ dataDir, s3: store.s3 });
});
afterEach(() => {
  store.trouble.status = undefined;
  store.trouble.afterwards = false;
  store.objects.clear();
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const filesOf = (kind: string) => kinds[kind] as Files;
async function listed(files: Files) {
  const all: StoredFile[] = [];
  for await (const file of files.list()) all.push(file);
  return all;
}

const content = Buffer.from('picture');

describe.each(['a folder', 'a bucket'])('in %s', (kind) => {
  test('a file is there whole, listed, and gone once removed', async () => {
    const files = filesOf(kind);
    const paths = Array.from({ length: 5 }, newPath);
    for (const path of paths) await files.write(path, content);
    expect(await files.read(paths[0] ?? '')).toEqual(content);
    const all = await listed(files);
    expect(all.map(({ path }) => path).sort()).toEqual(paths.sort());
    for (const { writtenAt, size } of all) {
      expect(size).toBe(content.length);
      expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
    }
    for (const path of [...paths, ...paths]) await files.remove(path);
    expect(await listed(files)).toEqual([]);
    await expect(files.read(newPath())).rejects.toMatchObject({ code: 'notFound' });
  });

  test('nothing is written to, read or removed from elsewhere', async () => {
    const files = filesOf(kind);
    const junk = [
      '/uploads/../secret.webp',
      '/uploads/a/b.webp',
      '/etc/passwd',
      '/uploads/..',
      'a.webp',
    ];
    for (const path of junk) {
      await expect(files.write(path, content)).rejects.toThrow('not a stored path');
      await expect(files.read(path)).rejects.toThrow('not a stored path');
      await expect(files.remove(path)).rejects.toThrow('not a stored path');
    }
  });
});

test('a folder that is gone says so, and nothing half-written stays', async () => {
  const lost = await mkdtemp(join(tmpdir(), 'kollab-files-'));
  const files = await openFiles({ dataDir: lost, s3: undefined });
  await rm(join(lost, 'uploads'), { recursive: true });
  await expect(files.write(newPath(), content)).rejects.toMatchObject({
    code: 'storageUnavailable',
    cause: { code: 'ENOENT' },
  });
  expect(await readdir(lost)).toEqual([]);
  await rm(lost, { recursive: true });
});

describe('a bucket', () => {
  test('that refuses us, or is not there, is told before the start; one in trouble is not', async () => {
    const problemOf = async (changed: Partial<typeof store.s3>) =>
      assertTaken(await openFiles({ dataDir, s3: { ...store.s3, ...changed } })).then(
        () => 'none',
        (error: Error) => `${error.name}: ${error.message}`,
      );
    const mend =
      'correct S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY.';
    const told = (reason: string) => `SetupError: S3_BUCKET takes no pictures (${reason}): ${mend}`;
    expect(await problemOf({})).toBe('none');
    const stranger = { accessKeyId: store.s3.credentials.accessKeyId, secretAccessKey: 'another' };
    expect(await problemOf({ credentials: stranger })).toBe(told('AccessDenied'));
    expect(await problemOf({ bucket: 'another' })).toBe(told('NoSuchBucket'));
    expect(await problemOf({ endpoint: 'http://127.0.0.1:1' })).toBe(told('ECONNREFUSED'));
    store.trouble.status = 503;
    expect(await problemOf({})).toBe('none');
  });

  test('is asked for what is ours by signed requests only', async () => {
    const path = newPath();
    await filesOf('a bucket').write(path, content);
    expect([...store.objects.keys()]).toEqual([path.slice(1)]);
    const { headers } = store.objects.get(path.slice(1)) ?? {};
    expect(headers).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await fetch(`${store.endpoint}/kollab${path}`)).status).toBe(403);
    const forged = { ...store.s3.credentials, secretAccessKey: 'another' };
    const stranger = await openFiles({ dataDir, s3: { ...store.s3, credentials: forged } });
    await expect(stranger.read(path)).rejects.toMatchObject({ code: 'storageUnavailable' });
  });

  test('in trouble is named, with why', async () => {
    const files = filesOf('a bucket');
    store.trouble.status = 500;
    const named = { code: 'storageUnavailable', cause: { $metadata: { httpStatusCode: 500 } } };
    await expect(files.write(newPath(), content)).rejects.toMatchObject(named);
    await expect(files.read(newPath())).rejects.toMatchObject(named);
    await expect(files.remove(newPath())).rejects.toMatchObject(named);
    await expect(listed(files)).rejects.toMatchObject(named);
  });

  test('whose yes got lost keeps nothing once it listens again', async () => {
    const files = filesOf('a bucket');
    store.trouble.status = 500;
    store.trouble.afterwards = true;
    await expect(files.write(newPath(), content)).rejects.toMatchObject({
      code: 'storageUnavailable',
    });
    expect(store.objects.size).toBe(0);
  });

  test('that nobody reaches is named too', async () => {
    const s3 = { ...store.s3, endpoint: 'http://127.0.0.1:1' };
    const files = await openFiles({ dataDir, s3 });
    await expect(files.write(newPath(), content)).rejects.toMatchObject({
      code: 'storageUnavailable',
      cause: { code: 'ECONNREFUSED' },
    });
  });
});
