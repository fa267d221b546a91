import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { initData } from '#test/init-data.ts';
import { logLines } from '#test/log-lines.ts';
import { sharedApp } from '#test/test-app.ts';

let port = 0;
const kollab = sharedApp({
  bounds: { bodyWithin: 300, longBodyWithin: 600, uploadWithin: 1200, answerWithin: 600 },
});
beforeAll(() => {
  port = Number(new URL(kollab.baseUrl).port);
});

const authorization = `Authorization: tma ${initData({ telegramId: 5_000_000_888 })}`;

function open(...lines: string[]) {
  const socket = connect(port, '127.0.0.1');
  const received: string[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(received.join('')));
  });
  socket.write(lines.join('\r\n'));
  onTestFinished(() => void socket.destroy());
  return { socket, closed, received };
}

function drip(socket: Socket, text: string) {
  const dripping = setInterval(() => socket.writable && socket.write(text), 40);
  onTestFinished(() => clearInterval(dripping));
}

const refusal = /^HTTP\/1\.1 4\d\d [^]*\r\n\r\n\{"statusCode":4\d\d,"code":"\w+","message":/;

/** Shortens what the server waits for, as the configuration of the server does. */
function shorten(times: { headersTimeout?: number; requestTimeout?: number; timeout?: number }) {
  const { server } = kollab.app;
  const { headersTimeout, requestTimeout, timeout } = server;
  Object.assign(server, times);
  onTestFinished(() => void Object.assign(server, { headersTimeout, requestTimeout, timeout }));
}

test('the server waits for nobody for ever', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = kollab.app.server;
  for (const time of [headersTimeout, requestTimeout, timeout, keepAliveTimeout]) {
    expect(time).toBeGreaterThan(0);
    expect(time).toBeLessThanOrEqual(90_000);
  }
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  expect(kollab.app.server.maxConnections).toBeGreaterThan(0);
});

const health = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';
const answers = (received: string[]) => received.join('').match(/HTTP\/1\.1 200 OK/g)?.length ?? 0;

const post = (path: string, ...headers: string[]) =>
  open(
    `POST ${path} HTTP/1.1`,
    'Host: a',
    'Content-Type: application/json',
    'Content-Length: 20000',
    ...headers,
    '',
    '{"telegramId":',
  );

test('who sends headers too slowly, or nothing, is cut off', async () => {
  shorten({ headersTimeout: 200, requestTimeout: 400 });
  const headers = open('GET /health/live HTTP/1.1', 'Host: a', 'X-Slow: ');
  drip(headers.socket, 'a');
  const silent = open('');
  expect(await headers.closed).toMatch(refusal);
  expect(await silent.closed).toMatch(/^$|408|400/);
});

test('a body that drips is refused in time; a long one, or a picture, has longer', async () => {
  const lines = logLines(kollab.app, 'warn');
  const dripping = {
    usual: post('/api/User/apply', authorization),
    long: post('/api/User/save-change', authorization),
    upload: open(
      'POST /api/User/upload-avatar?telegramId=5000000888 HTTP/1.1',
      'Host: a',
      authorization,
      'Content-Type: multipart/form-data; boundary=b',
      'Transfer-Encoding: chunked',
      '',
      '',
    ),
  };
  const order: string[] = [];
  for (const [name, { socket, closed }] of Object.entries(dripping)) {
    drip(socket, name === 'upload' ? '1\r\na\r\n' : ' ');
    void closed.then(() => order.push(name));
  }
  for (const { closed } of Object.values(dripping)) expect(await closed).toMatch(refusal);
  expect(order).toEqual(['usual', 'long', 'upload']);
  expect(lines()).toEqual([]);
});

test('who is refused and drips on is cut off too', async () => {
  const refused = [
    post('/api/User/apply'),
    post('/api/User/apply', 'Authorization: tma x'),
    post('/api/User/nothing'),
    post('/nothing'),
  ];
  for (const { socket } of refused) drip(socket, ' ');
  for (const { closed } of refused) expect(await closed).toMatch(refusal);
});

test('a body that came in time leaves the connection to the requests after it', async () => {
  const body = JSON.stringify({ telegramId: 5_000_000_888 });
  const { socket, received } = open(
    'POST /api/User/get-or-create-user HTTP/1.1',
    'Host: a',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    authorization,
    '',
    body.slice(0, 5),
  );
  socket.write(body.slice(5));
  drip(socket, health);
  // By then the body would be late.
  await expect.poll(() => answers(received)).toBeGreaterThan(15);
});

test('a connection that asks for nothing more is closed', async () => {
  const { keepAliveTimeout, keepAliveTimeoutBuffer } = kollab.app.server;
  Object.assign(kollab.app.server, { keepAliveTimeout: 100, keepAliveTimeoutBuffer: 0 });
  onTestFinished(
    () => void Object.assign(kollab.app.server, { keepAliveTimeout, keepAliveTimeoutBuffer }),
  );
  expect(await open(health).closed).toMatch(/^HTTP\/1\.1 200/);
});

test('who does not read what they asked for is cut off, however much it was', async () => {
  shorten({ timeout: 300 });
  await writeFile(join(kollab.config.dataDir, 'uploads', 'large.webp'), Buffer.alloc(4_000_000));
  const request = 'GET /uploads/large.webp HTTP/1.1\r\nHost: a\r\n\r\n';
  const { socket } = open();
  socket.pause();
  socket.write(request.repeat(10));
  await expect.poll(() => connections()).toBeGreaterThan(0);
  await expect.poll(() => connections()).toBe(0);
});

test('who reads what they asked for by drops is cut off', async () => {
  await writeFile(join(kollab.config.dataDir, 'uploads', 'larger.webp'), Buffer.alloc(20_000_000));
  const { socket, closed } = open('GET /uploads/larger.webp HTTP/1.1', 'Host: a', '', '');
  let read = 0;
  socket.on('data', (chunk: Buffer) => {
    read += chunk.length;
    socket.pause();
  });
  const reading = setInterval(() => socket.resume(), 20);
  onTestFinished(() => clearInterval(reading));
  await closed;
  expect(read).toBeLessThan(20_000_000);
});

const connections = () =>
  new Promise<number>((resolve) => {
    kollab.app.server.getConnections((_, count) => resolve(count));
  });

test('some requests sent at once over one connection are answered in turn', async () => {
  const { socket, received } = open(health.repeat(20));
  await expect.poll(() => answers(received)).toBe(20);
  socket.destroy();
});

test('a flood of them ends the connection', async () => {
  const { closed, received } = open(health.repeat(2000));
  await closed;
  expect(answers(received)).toBeLessThan(100);
});
