import { jpegPath } from '@kollab/contract';
import { ErrorReply } from '@kollab/contract/schemas';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { sharedApp } from '#test/test-app.ts';
import { newPath } from '#src/platform/files/files.ts';

const kollab = sharedApp();
afterEach(() => {
  vi.restoreAllMocks();
});

/** Of noise, which takes longer than what people send. */
async function cover() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const create = { width: 1280, height: 800, channels: 3 as const, background: 'red', noise };
  return sharp({ create }).webp().toBuffer();
}

async function store(content: Buffer) {
  const path = newPath();
  await kollab.context.files.write(path, content);
  return jpegPath(path);
}

async function get(path: string) {
  const answer = await fetch(kollab.baseUrl + path);
  await answer.arrayBuffer();
  return answer.status;
}

const connections = () =>
  new Promise<number>((resolve) => {
    kollab.app.server.getConnections((_, count) => resolve(count));
  });

test('who hangs up leaves the line of JPEGs', async () => {
  const picture = await cover();
  const held = Promise.withResolvers<void>();
  const read = vi.spyOn(kollab.context.files, 'read').mockImplementation(async () => {
    await held.promise;
    return picture;
  });
  const [places, askers] = [17, 30];
  const idle = await connections();
  let refused = 0;
  const asked = Array.from({ length: askers }, () =>
    request(kollab.baseUrl + jpegPath(newPath()), { agent: false })
      .on('response', (answer) => {
        refused += 1;
        answer.resume();
      })
      .on('error', () => undefined)
      .end(),
  );
  await vi.waitFor(() => expect(refused).toBe(askers - places), 10_000);
  for (const one of asked) one.destroy();
  await vi.waitFor(async () => expect(await connections()).toBeLessThanOrEqual(idle), 10_000);
  const others = Array.from({ length: places - 1 }, () => get(jpegPath(newPath())));
  await delay(50);
  held.resolve();
  expect(await Promise.all(others)).toEqual(others.map(() => 200));
  expect(read).toHaveBeenCalledTimes(places);
});

test.each(['', 'junk'])('a file of «%s» is no picture, and nobody keeps that', async (content) => {
  const answer = await fetch(kollab.baseUrl + (await store(Buffer.from(content))));
  expect(answer.headers.get('cache-control')).toBeNull();
  expect(ErrorReply.parse(await answer.json())).toMatchObject({
    statusCode: 404,
    code: 'notFound',
  });
});
