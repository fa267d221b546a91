import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach } from 'vitest';

interface Asked {
  url: string | undefined;
  body: unknown;
}

export async function preparingTelegram(usual: string) {
  const telegram = { root: '', answer: usual, asked: [] as Asked[] };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.url?.endsWith('/getMe') === true) {
        response.end('{"ok":true,"result":{"username":"kollab_bot"}}');
        return;
      }
      telegram.asked.push({ url: request.url, body: JSON.parse(body) });
      response.end(telegram.answer);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  telegram.root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeEach(() => {
    telegram.asked = [];
    telegram.answer = usual;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return telegram;
}
