import { getOrCreateUser, getUser, type User } from '@kollab/contract';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#test/listen.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { blankPng } from '#test/pictures.ts';
import { isTelegramHost } from './picture-download.ts';

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#258' } });

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>';
const asked: string[] = [];
let whileAsked: () => Promise<unknown> = async () => undefined;

async function telegram(request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? '';
  asked.push(path);
  if (path.startsWith('/racing')) await whileAsked();
  if (path.startsWith('/moved')) {
    const targets = { elsewhere, here: '/small.jpg', round: path, junk: 'http://' };
    const target = targets[path.split('/')[2] as keyof typeof targets];
    response.writeHead(302, { location: target }).end();
    return;
  }
  const body = pictures.get(path);
  if (body) response.end(body);
  else response.writeHead(404).end();
}

const pictures = new Map<string, Buffer | string>();
const strangers: string[] = [];
const [here, there] = [
  createServer((request, response) => void telegram(request, response)),
  createServer((request, response) => {
    strangers.push(request.url ?? '');
    response.end(pictures.get('/small.jpg'));
  }),
];
let root = '';
let elsewhere = '';
let kollab: TestApp;

beforeAll(async () => {
  const small = await square(900).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  pictures.set('/small.jpg', small);
  pictures.set('/other.jpg', await square(8).png().toBuffer());
  pictures.set('/racing.jpg', small);
  pictures.set('/huge.jpg', Buffer.concat([small, Buffer.alloc(6 * 1024 * 1024)]));
  pictures.set('/blank.png', blankPng(80));
  pictures.set('/bomb.png', blankPng(8000));
  pictures.set('/picture.svg', svg);
  pictures.set('/broken.jpg', small.subarray(0, small.length / 2));
  pictures.set('/page.html', '<!doctype html><script>alert(1)</script>');
  pictures.set('/empty.jpg', ' ');
  root = `http://127.0.0.1:${await listen(here)}`;
  elsewhere = `http://127.0.0.1:${await listen(there)}/small.jpg`;
  kollab = await startTestApp({ telegramApiRoot: root });
});
afterAll(async () => {
  for (const server of [here, there]) {
    server.closeAllConnections();
    server.close();
  }
  await kollab.close();
});

const photoUrl = (path: string) => root + path;
const signInAgain = ({ telegramId }: User, path: string) =>
  kollab.as({ telegramId, photoUrl: photoUrl(path) })(getOrCreateUser, { body: { telegramId } });

describe('the photo of Telegram', () => {
  test('becomes a picture of ours: small, upright, without metadata', async () => {
    const { photo } = await kollab.person({ photoUrl: photoUrl('/small.jpg') });
    expect(photo).toMatch(/^\/uploads\/[\w-]+\.webp$/);
    const answer = await fetch(kollab.baseUrl + photo);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    const { format, width, orientation, exif } = await picture.metadata();
    expect({ format, width, orientation, exif }).toEqual({ format: 'webp', width: 640 });
  });

  test('is fetched once for each address', async () => {
    const anya = await kollab.person({ photoUrl: photoUrl('/small.jpg?once') });
    pictures.set('/small.jpg?once', pictures.get('/small.jpg') ?? '');
    const first = await signInAgain(anya, '/small.jpg?once');
    expect((await signInAgain(anya, '/small.jpg?once')).photo).toBe(first.photo);
    expect(asked.filter((path) => path === '/small.jpg?once')).toHaveLength(2);
    expect((await signInAgain(anya, '/other.jpg')).photo).not.toBe(first.photo);
  });

  test('does not replace one of the person’s own', async () => {
    const anya = await kollab.person();
    const own = { photo: '/uploads/own.webp', telegram_photo_url: null };
    const setOwn = () => kollab.set('users', anya, own);
    whileAsked = setOwn;
    await signInAgain(anya, '/racing.jpg');
    expect((await signInAgain(anya, '/small.jpg')).photo).toBe(own.photo);
  });

  test('is not fetched any further for who hangs up', async () => {
    const anya = await kollab.person();
    const asking = Promise.withResolvers<undefined>();
    const gone = Promise.withResolvers<undefined>();
    here.once('request', (_, answer: ServerResponse) =>
      answer.once('close', () => gone.resolve(undefined)),
    );
    whileAsked = async () => {
      asking.resolve(undefined);
      await gone.promise;
    };
    const leaving = new AbortController();
    const { telegramId } = anya;
    const signIn = kollab.as({ telegramId, photoUrl: photoUrl('/racing.jpg') });
    const { signal } = leaving;
    const call = signIn(getOrCreateUser, { body: { telegramId } }, { signal });
    await asking.promise;
    leaving.abort();
    await Promise.all([gone.promise, expect(call).rejects.toThrow('cancelled')]);
  });

  test.each(['/blank.png', '/moved/here'])('is taken from %s', async (path) => {
    const { photo } = await kollab.person({ photoUrl: photoUrl(path) });
    expect(photo).toMatch(/^\/uploads\//);
  });

  test.each([
    '/huge.jpg',
    '/bomb.png',
    '/picture.svg',
    '/broken.jpg',
    '/page.html',
    '/empty.jpg',
    '/none.jpg',
    '/moved/round',
    '/moved/elsewhere',
    '/moved/junk',
  ])('is left out when it is %s', async (path) => {
    expect((await kollab.person({ photoUrl: photoUrl(path) })).photo).toBeNull();
  });

  test('is left out when it is somebody else’s', async () => {
    const addresses = [elsewhere, 'file:///etc/passwd', 'data:image/png;base64,AA', 'junk', ''];
    for (const address of addresses) {
      expect((await kollab.person({ photoUrl: address })).photo).toBeNull();
    }
    expect(strangers).toEqual([]);
  });

  test('keeps nobody waiting when it is slow, and is there later', async () => {
    const anya = await kollab.person();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    whileAsked = () => promise;
    expect((await signInAgain(anya, '/racing.jpg')).photo).toBeNull();
    resolve(undefined);
    const photoOf = async () => (await anya.call(getUser, { params: { id: anya.id } })).photo;
    await expect.poll(photoOf).toMatch(/^\/uploads\//);
  });
});

test.each([
  ['https://t.me/i/userpic/320/a.svg', true],
  ['https://cdn4.telesco.pe/file/a.jpg', true],
  ['https://api.telegram.org/file/bot1:a/p.jpg', true],
  ['http://t.me/i/userpic/320/a.jpg', false],
  ['https://t.me:8443/a.jpg', false],
  ['https://t.me.evil.example/a.jpg', false],
  ['https://evilt.me/a.jpg', false],
  ['https://t.me@evil.example/a.jpg', false],
  ['https://127.0.0.1/a.jpg', false],
  ['//t.me/a.jpg', false],
])('whether %s is Telegram’s: %s', (address, isTelegram) => {
  expect(isTelegramHost(address, 'https://api.telegram.org')).toBe(isTelegram);
});
