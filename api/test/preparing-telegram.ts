import { createServer } from 'node:http';
import { afterAll, beforeEach } from 'vitest';
import { listen } from './listen.ts';

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
  telegram.root = `http://127.0.0.1:${await listen(server)}`;
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
