import { listAllProjects } from '@kollab/contract';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen } from '#test/listen.ts';
import { startTestApp } from '#test/test-app.ts';
import { countInRedis } from './shared-counts.ts';

const counts = new Map<string, number>();

/** As much of a Redis as a script that counts needs. */
function answerTo(command: string[]) {
  const [name = '', , , key = '', added] = command;
  if (/^eval/i.test(name)) {
    const count = (counts.get(key) ?? 0) + Number(added);
    counts.set(key, count);
    return `*2\r\n:${count}\r\n:45000\r\n`;
  }
  if (/^info$/i.test(name)) return '$11\r\nloading:0\r\n\r\n';
  if (/^hello$/i.test(name)) return '%1\r\n$5\r\nproto\r\n:3\r\n';
  return '-ERR unknown command\r\n';
}

function takeCommands(given: string) {
  const commands: string[][] = [];
  let rest = given;
  for (;;) {
    const length = Number(/^\*(\d+)\r\n/.exec(rest)?.[1]);
    const pattern = new RegExp(
      `^\\*\\d+\\r\\n${'\\$(\\d+)\\r\\n([^]*?)\\r\\n'.repeat(length || 0)}`,
    );
    const found = length ? pattern.exec(rest) : null;
    if (!found) return { commands, rest };
    commands.push(found.slice(1).filter((_, index) => index % 2 === 1));
    rest = rest.slice(found[0].length);
  }
}

let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((socket) => {
    let received = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const { commands, rest } = takeCommands(received + chunk.toString());
      received = rest;
      for (const command of commands) socket.write(answerTo(command));
    });
  });
  url = `redis://127.0.0.1:${await listen(server)}`;
});
afterAll(() => server.close());

test('Redis counts for all processes where it is configured', async () => {
  const [one, other] = [countInRedis(url, () => undefined), countInRedis(url, () => undefined)];
  await vi.waitFor(() => one.add('person:1', 3), 15_000);
  await vi.waitFor(() => other.add('person:2', 1), 15_000);
  const before = counts.get('kollab:rates:person:1') ?? 0;
  expect(before).toBeGreaterThan(0);
  const added = await other.add('person:1', 2);
  expect(added).toEqual({ count: before + 2, resetsIn: 45_000 });
  await Promise.all([one.close(), other.close()]);
});

test('a Redis that is away keeps nobody from Kollab, nor waiting', async () => {
  const kollab = await startTestApp({
    redisUrl: 'redis://127.0.0.1:1',
    requestsPerMinute: { person: 100, address: 3 },
  });
  const asked: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    asked.push((await fetch(kollab.baseUrl + listAllProjects.path)).status);
  }
  expect(asked).toEqual([200, 200, 200, 429, 429]);
  await kollab.close();
});
