import Fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { closeInOrder } from './connections.ts';

async function start(longest: number) {
  const app = Fastify({ return503OnClosing: false });
  closeInOrder(app, longest);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get('/slow', () => {
    asked.resolve();
    return answer.promise;
  });
  app.get('/', () => 'here');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const socketSaying = async (text: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    if (text) socket.write(text);
    return socket;
  };
  return { app, url, answer, asked: asked.promise, socketSaying };
}

test('who waits for an answer gets it, on a connection that then ends; nobody new is let in', async () => {
  const { app, url, answer, asked } = await start(5000);
  const waiting = fetch(`${url}/slow`);
  await asked;
  const closing = app.close();
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused');
  answer.resolve('late');
  const response = await waiting;
  expect([await response.text(), response.headers.get('connection')]).toEqual(['late', 'close']);
  await closing;
});

test('who says nothing, or half of something, does not hold up the end', async () => {
  const { app, socketSaying } = await start(60_000);
  const sockets = await Promise.all(['', 'GET / HTTP/1.1\r\nhost: a\r\n'].map(socketSaying));
  const ended = sockets.map((socket) => new Promise((end) => socket.once('close', end)));
  await app.close();
  await Promise.all(ended);
  expect(sockets.every((socket) => socket.destroyed)).toBe(true);
});

test('a request that takes for ever is broken off in the end', async () => {
  const { app, url, asked } = await start(300);
  const waiting = fetch(`${url}/slow`).then(
    () => 'answered',
    () => 'broken off',
  );
  await asked;
  await app.close();
  expect(await waiting).toBe('broken off');
});

test('what is asked on a connection that is open is still answered, with its end', async () => {
  const { app, url, asked, answer, socketSaying } = await start(5000);
  const busy = await socketSaying('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
  await asked;
  const closing = app.close();
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused');
  let heard = '';
  busy.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  answer.resolve('late');
  await once(busy, 'close');
  expect(heard).toMatch(/^HTTP\/1.1 200 .*connection: close.*late$/is);
  await closing;
});
