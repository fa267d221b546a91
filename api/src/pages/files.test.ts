import { jpegPath } from '@kollab/contract';
import { ErrorReply, Upload } from '@kollab/contract/schemas';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from '#test/s3-server.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { sweepFiles } from '#src/platform/uploads/sweep.ts';
import { upload } from '#test/uploads.ts';
import { newPath } from '#src/platform/files/files.ts';

let store: Awaited<ReturnType<typeof startS3>>;
let kollab: TestApp;
beforeAll(async () => {
  store = await startS3({ perPage: 2 });
  kollab = await startTestApp({ s3: store.s3 });
});
afterEach(() => {
  store.trouble.status = undefined;
});
afterAll(async () => {
  await kollab.close();
  await store.close();
});

async function send() {
  const person = await kollab.person();
  return upload(kollab, person, `/api/User/upload-avatar?telegramId=${person.telegramId}`);
}

const uploaded = async () => Upload.parse(await (await send()).json()).path;

const get = (path: string, method = 'GET') =>
  fetch(kollab.baseUrl + path, { method, redirect: 'manual' });

const refusalOf = async (response: Response) => {
  const { statusCode, code } = ErrorReply.parse(await response.json());
  return [response.status, statusCode, code];
};

describe('a picture in a bucket', () => {
  test('has the path it always had, which leads to a signed address', async () => {
    const path = await uploaded();
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      302,
      'public, max-age=3600',
    ]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/kollab\/uploads\/[\w-]+\.webp\?/);
    const picture = await fetch(location);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await get(path, 'HEAD')).headers.get('location')).toBe(location);
    const other = location.replace(/uploads\/[\w-]+/, 'uploads/another');
    expect((await fetch(other)).status).toBe(403);
  });

  test('is there as a JPEG too, for what does not read WebP', async () => {
    const path = jpegPath(await uploaded());
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 40, height: 20 });
    expect((await get(path, 'HEAD')).status).toBe(200);
  });

  test('keeps its address for hours, which outlives every memory of it', async () => {
    const path = await uploaded();
    const { serving } = kollab.context.files;
    if (serving.kind === 'folder') throw new Error('not in a bucket');
    const start = Date.UTC(2030, 0, 1, 12);
    const urlAt = async (ms: number) => (await serving.locate(path, new Date(start + ms))).url;
    const hours = 60 * 60_000;
    expect(await urlAt(12 * hours - 1)).toBe(await urlAt(0));
    expect(await urlAt(12 * hours)).not.toBe(await urlAt(0));
    const query = new URL(await urlAt(0)).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      'X-Amz-Date': '20300101T120000Z',
      'X-Amz-Expires': String(24 * 3600),
    });
  });

  test.each([
    '/uploads/0190d5a0-0000-7000-8000-0000000000ff.webp',
    '/uploads/',
    '/uploads/a/b.webp',
    '/uploads/..%2Fsecret.webp',
    '/uploads/.half.webp',
    '/uploads/me.png',
    '/uploads/me.jpg',
    '/uploads/..%2Fsecret.jpg',
    '/uploads/%00.webp',
  ])('is not found at %s', async (path) => {
    expect(await refusalOf(await get(path))).toEqual([404, 404, 'notFound']);
  });

  test('that the store cannot take or find now is named, and leaves no record', async () => {
    store.objects.clear();
    await kollab.db.deleteFrom('uploads').execute();
    const path = await uploaded();
    store.trouble.status = 503;
    const refused = await send();
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refusalOf(refused)).toEqual([503, 503, 'storageUnavailable']);
    expect(await refusalOf(await get(path))).toEqual([503, 503, 'storageUnavailable']);
    store.trouble.status = undefined;
    const records = await kollab.db.selectFrom('uploads').select('path').execute();
    expect(records.map((record) => record.path.slice(1)).sort()).toEqual(
      [...store.objects.keys()].sort(),
    );
  });

  test('is swept once nothing points to it, page by page', async () => {
    const used = await uploaded();
    for (let count = 0; count < 5; count += 1) {
      store.objects.set(`uploads/stray-${count}.webp`, {
        content: Buffer.from('lost'),
        headers: {},
        writtenAt: new Date(0),
      });
    }
    store.objects.set('elsewhere/backup.tar', {
      content: Buffer.from('kept'),
      headers: {},
      writtenAt: new Date(0),
    });
    expect(await sweepFiles(kollab.context, new Date(Date.now() - 60_000))).toBe(5);
    expect([...store.objects.keys()]).toEqual(
      expect.arrayContaining([used.slice(1), 'elsewhere/backup.tar']),
    );
  });
});

test('where everybody can read the bucket, the path leads there', async () => {
  const open = await startTestApp({ s3: { ...store.s3, publicUrl: 'https://files.example/a' } });
  const path = newPath();
  await open.context.files.write(path, Buffer.from('picture'));
  const answer = await fetch(open.baseUrl + path, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`https://files.example/a${path}`);
  await open.close();
});
