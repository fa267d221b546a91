import { getUser } from '@kollab/contract';
import { ErrorReply, Upload } from '@kollab/contract/schemas';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readPublic } from '#test/steps/profiles.ts';
import { fresh, sharedApp, type Someone } from '#test/test-app.ts';
import { blankPng, heic, phoneJpeg } from '#test/pictures.ts';

let jpeg: Buffer;
const kollab = sharedApp();
beforeAll(async () => {
  jpeg = await phoneJpeg(960, 640);
});
const anya = fresh(() => kollab.person());

const stored = () => readdir(join(kollab.config.dataDir, 'uploads'));
const address = (named: Someone) =>
  `${kollab.baseUrl}/api/User/upload-avatar?telegramId=${named.telegramId}`;

type Part = [field: string, content: Buffer | string, fileName?: string];

function formOf(parts: Part[]) {
  const form = new FormData();
  for (const [field, content, fileName] of parts) {
    if (fileName === undefined) form.append(field, content.toString());
    else form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), fileName);
  }
  return form;
}

const upload = (parts: Part[], by = anya, named = by) =>
  fetch(address(named), { method: 'POST', headers: kollab.signed(by), body: formOf(parts) });

async function refusalOf(response: Response) {
  const { statusCode, code } = ErrorReply.parse(await response.json());
  expect(response.status).toBe(statusCode);
  return [statusCode, code];
}

const pathOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return Upload.parse(await response.json()).path;
};

describe('an uploaded picture', () => {
  test('is served for good, as what it is, and the folder is not listed', async () => {
    const path = await pathOf(await upload([['image', jpeg, 'me.jpg']]));
    expect(path).toMatch(/^\/uploads\/[\w-]+\.webp$/);
    const answer = await fetch(kollab.baseUrl + path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height } = await sharp(await answer.bytes()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 427, height: 640 });
    expect((await fetch(`${kollab.baseUrl}/uploads/`)).status).toBe(404);
  });

  test('is the person’s photo for themselves, and for others once approved', async () => {
    const path = await pathOf(await upload([['image', jpeg, 'me.jpg']]));
    const own = await anya.call(getUser, { params: { id: anya.id } });
    expect(own.photo).toBe(path);
    expect(own.pendingChanges).toMatchObject([{ changeType: 'photo', newValue: path }]);
    expect((await readPublic(kollab, anya)).photo).toBeNull();
  });

  test('is judged by content, whatever its name', async () => {
    const names = [
      'me.txt',
      '../../../etc/passwd',
      '..\\..\\boot.ini',
      'a/b\0c.php',
      'ж'.repeat(90),
    ];
    for (const name of names) await pathOf(await upload([['image', jpeg, name]]));
    await pathOf(await upload([['image', heic('upright'), 'IMG_0001.HEIC']]));
    expect((await stored()).every((name) => /^[\w-]+\.webp$/.test(name))).toBe(true);
  });
});

describe('refused, with nothing left behind, is', () => {
  const text = 'Просто текст, который назвали фото';
  test.each<[string, () => Part[], number, string]>([
    ['text named .jpg', () => [['image', text, 'me.jpg']], 415, 'unsupportedPicture'],
    [
      'half a picture',
      () => [['image', jpeg.subarray(0, 3000), 'a.jpg']],
      415,
      'unsupportedPicture',
    ],
    ['100 megapixels', () => [['image', blankPng(10_000), 'a.png']], 413, 'pictureTooLarge'],
    ['11 MB', () => [['image', Buffer.alloc(11 << 20, jpeg), 'a.jpg']], 413, 'pictureTooLarge'],
    ['no part', () => [], 400, 'noFile'],
    ['an empty file', () => [['image', '', 'a.jpg']], 400, 'noFile'],
    ['a text field', () => [['image', 'a.jpg']], 400, 'noFile'],
    ['another field', () => [['photo', jpeg, 'a.jpg']], 400, 'noFile'],
    [
      'two files',
      () => [
        ['image', jpeg, 'a.jpg'],
        ['image', jpeg, 'b.jpg'],
      ],
      400,
      'noFile',
    ],
    [
      'a file too many',
      () => [
        ['image', jpeg, 'a.jpg'],
        ['more', jpeg, 'b.jpg'],
      ],
      400,
      'noFile',
    ],
    [
      'a field too many',
      () => [
        ['image', jpeg, 'a.jpg'],
        ['role', 'admin'],
      ],
      400,
      'noFile',
    ],
    [
      'a field before it',
      () => [
        ['role', 'admin'],
        ['image', jpeg, 'a.jpg'],
      ],
      400,
      'noFile',
    ],
    ['three files', () => ['a', 'b', 'c'].map((name) => ['image', jpeg, name]), 400, 'noFile'],
    ['__proto__', () => [['__proto__', jpeg, 'a.jpg']], 400, 'noFile'],
  ])('%s', async (_, parts, status, code) => {
    const before = await stored();
    expect(await refusalOf(await upload(parts()))).toEqual([status, code]);
    expect(await stored()).toEqual(before);
  });

  test('11 MB of unknown length', async () => {
    const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
    const body = new Blob([head, new Uint8Array(11 << 20), '\r\n--x--\r\n']).stream();
    const headers = { ...kollab.signed(anya), 'content-type': 'multipart/form-data; boundary=x' };
    const options = { method: 'POST', headers, body, duplex: 'half' } as const;
    expect(await refusalOf(await fetch(address(anya), options))).toEqual([413, 'pictureTooLarge']);
  });

  test.each([
    ['application/json', '{}', 400, 'noFile'],
    ['image/jpeg', 'a', 415, 'unsupportedMediaType'],
    ['multipart/form-data', 'a', 400, 'malformedRequest'],
    ['multipart/form-data; boundary=x', '--x\r\nhalf', 400, 'malformedRequest'],
  ])('a body that is %s', async (type, body, status, code) => {
    const headers = { ...kollab.signed(anya), 'content-type': type };
    const answer = await fetch(address(anya), { method: 'POST', headers, body });
    expect(await refusalOf(answer)).toEqual([status, code]);
  });
});

test('an upload broken off leaves nothing, and the next one is taken', async () => {
  const before = await stored();
  const { hostname, port } = new URL(kollab.baseUrl);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST /api/User/upload-avatar?telegramId=${anya.telegramId} HTTP/1.1`,
    'host: kollab',
    `authorization: ${kollab.signed(anya).authorization}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 100000',
    '\r\n--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n',
  ].join('\r\n');
  const reached = once(kollab.app.server, 'request');
  socket.write(head);
  socket.write(jpeg.subarray(0, 5000));
  await reached;
  expect((await upload([['image', jpeg, 'a.jpg']], await kollab.person())).status).toBe(200);
  expect(await refusalOf(await upload([['image', jpeg, 'a.jpg']]))).toEqual([
    429,
    'tooManyRequests',
  ]);
  socket.destroy();
  await vi.waitFor(async () => {
    expect((await upload([['image', jpeg, 'a.jpg']])).status).toBe(200);
  }, 15_000);
  expect(await stored()).toHaveLength(before.length + 2);
});

test('while HEIC is decoded others are answered at once', async () => {
  const state = { isDone: false };
  const slow = upload([['image', heic('large'), 'a.heic']]).then((answer) => {
    state.isDone = true;
    return answer;
  });
  let answered = 0;
  while (!state.isDone) {
    await (await fetch(`${kollab.baseUrl}/health/live`)).text();
    answered += 1;
  }
  await pathOf(await slow);
  expect(answered).toBeGreaterThan(10);
});

test('many at once are served or told to come back, never more at a time than bounded', async () => {
  const people = await Promise.all(Array.from({ length: 15 }, () => kollab.person()));
  const answers = await Promise.all(
    people.map((person) => upload([['image', heic('upright'), 'a.heic']], person)),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 503]));
});
