import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@kollab/runtime/free-port';
import { scratchFolder } from '@kollab/runtime/test/scratch-folder';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBadLine } from './scripts/env-lines.ts';
import { pauseAfter } from './scripts/supervise.ts';

let folder: string;
let telegramUrl: string;
const refusedToken = '123456:ABC-def';
const telegram = createServer(({ url }, response) => {
  const isRefused = url?.includes(refusedToken);
  response.writeHead(isRefused ? 401 : 200, { 'content-type': 'application/json' });
  response.end(
    isRefused
      ? '{"ok":false,"error_code":401,"description":"Unauthorized"}'
      : '{"ok":true,"result":{"id":123456,"is_bot":true,"first_name":"Kollab","username":"kollab_bot"}}',
  );
});
beforeAll(async () => {
  folder = await scratchFolder('start');
  await once(telegram.listen(0, '127.0.0.1'), 'listening');
  telegramUrl = `http://127.0.0.1:${(telegram.address() as AddressInfo).port}`;
});
afterAll(async () => {
  telegram.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const absolute = (file: string) => resolve(import.meta.dirname, file);

/** Starts a program as its npm script does, at the head of a process group as a terminal does. */
function start(file: string, environment: Record<string, string>, cwd = '.') {
  const child = spawn(process.execPath, ['--import', absolute('scripts/load-env.ts'), file], {
    cwd,
    detached: true,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, pid: child.pid ?? 0, exited: once(child, 'exit') as Promise<[number | null]> };
}

describe('a wrong setting ends all with one sentence', () => {
  const real = {
    BOT_TOKEN: '123456:DEF-abc',
    BOT_API_TOKEN: 'a-secret-of-at-least-32-characters',
    PUBLIC_URL: 'https://kollab.example',
  };
  const nothing = 'postgres://kollab:secret@127.0.0.1:1/kollab';
  const product = absolute('scripts/start.ts');

  test.each([
    [
      'a token that Telegram refuses',
      product,
      { BOT_TOKEN: refusedToken },
      /^BOT_TOKEN is wrong: .*@BotFather/,
    ],
    ['a database that is not there', product, { DATABASE_URL: nothing }, /^DATABASE_URL leads to/],
    ['nobody to migrate', product, { MIGRATE: 'off' }, /^There is no database.* "npm run migrate"/],
    ['a folder that cannot be made', product, { DATA_DIR: '/dev/null/x' }, /^DATA_DIR cannot be/],
    ['an address of http', product, { TELEGRAM_API_ROOT: '', PUBLIC_URL: 'http://a.ru' }, /https/],
    ['the API alone', 'api/src/main.ts', { DATABASE_URL: nothing }, /^DATABASE_URL leads to/],
    [
      'the bot alone',
      'bot/src/main.ts',
      { BOT_TOKEN: refusedToken },
      /^BOT_TOKEN is wrong: .*@BotFather/,
    ],
  ])('%s', async (_, file, wrong, sentence) => {
    const { child, pid, exited } = start(file, {
      ...real,
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'wrong'),
      TELEGRAM_API_ROOT: telegramUrl,
      LOG_LEVEL: 'error',
      ...wrong,
    });
    const said = text(child.stderr);
    expect([await exited, await said]).toEqual([[1, null], expect.stringMatching(sentence)]);
    expect(await said).toMatch(/^[^\n]+\.\n$/);
    expect(() => process.kill(-pid, 0)).toThrow('ESRCH');
  });

  test('a line of .env that is none', async () => {
    await writeFile(join(folder, '.env'), 'PORT=3000\n\nBOT_TOKEN 123456:ABC\n');
    const { child, exited } = start(product, {}, folder);
    const said = text(child.stderr);
    expect((await exited)[0]).toBe(1);
    expect(await said).toBe(
      'Line 3 of .env is not valid: write NAME=value there, or # before a comment.\n',
    );
  });

  test('what Node reads in .env is valid', () => {
    const lines = ['# Kollab', '', 'PORT=3000 # why', 'export A="1', '2"', "B='{", "}'", "C=it's"];
    expect(findBadLine(lines.join('\r\n'))).toBeUndefined();
    expect(findBadLine([...lines, '}'].join('\n'))).toBe(lines.length + 1);
  });
});

test('who ends again and again is started again ever more seldom', () => {
  expect([1, 2, 3, 4, 20].map(pauseAfter)).toEqual([0, 1000, 2000, 4000, 60_000]);
});
