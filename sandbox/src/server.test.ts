import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from './server.ts';
import { ANYA, BOT_TOKEN, testSandbox } from '#test/test-sandbox.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kollab-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a second start finds yesterday: people, chats, message ids, updates, commands', async () => {
  const dataDir = await temporaryFolder();
  const first = await testSandbox({ dataDir });
  await first.control.request('POST', '/people', { firstName: 'Ян', telegramId: 5001 });
  await first.control.write(5001, '/start');
  await first.bot.api.sendMessage(5001, 'Привет');
  await first.bot.api.setMyCommands([{ command: 'help', description: 'Помощь' }]);
  const updates = await first.bot.api.getUpdates();
  await first.sandbox.close();

  const second = await testSandbox({ dataDir });
  expect(await second.control.messages(5001)).toMatchObject([
    { messageId: 1, text: '/start' },
    { messageId: 2, text: 'Привет' },
  ]);
  expect(await second.control.write(5001, 'снова')).toBe(3);
  const found = await second.bot.api.getUpdates();
  expect(found.slice(0, 1)).toEqual(updates);
  expect(found[1]?.update_id).toBe((updates[0]?.update_id ?? 0) + 1);
  expect(await second.bot.api.getMyCommands()).toHaveLength(1);
});

test('a broken file is put aside with one sentence and the chats start afresh', async () => {
  const dataDir = await temporaryFolder();
  await writeFile(path.join(dataDir, 'sandbox.json'), '{"version":1,"chats":');
  const warnings: string[] = [];
  const logger = { info: () => undefined, warn: (message: string) => warnings.push(message) };
  const { control } = await testSandbox({ dataDir, logger });
  expect(warnings).toEqual([expect.stringContaining('could not understand')]);
  expect(await control.messages(ANYA)).toEqual([]);
  const aside = (await readdir(dataDir)).find((name) => name.startsWith('sandbox.json.broken-'));
  expect(await readFile(path.join(dataDir, aside ?? ''), 'utf8')).toContain('"chats":');
});

test('a chat keeps its last 500 messages', async () => {
  const { bot, control } = await testSandbox();
  await control.write(ANYA, '/start');
  for (let n = 1; n <= 500; n += 1) await bot.api.sendMessage(ANYA, String(n));
  const messages = await control.messages(ANYA);
  expect(messages).toHaveLength(500);
  expect(messages[0]).toMatchObject({ messageId: 2, text: '1' });
});

test('a port in use and a token that is none are each one sentence', async () => {
  const { sandbox } = await testSandbox();
  const port = Number(new URL(sandbox.url).port);
  const dataDir = await temporaryFolder();
  const options = { port, dataDir, appUrl: 'http://127.0.0.1:3000', botToken: BOT_TOKEN };
  await expect(startSandbox(options)).rejects.toThrow(`Port ${port} is in use`);
  await expect(startSandbox({ ...options, botToken: 'secret' })).rejects.toThrow('bot token');
});

test('the page is served when it is built, and said to be missing when it is not', async () => {
  const clientDir = await temporaryFolder();
  const missing = await testSandbox({ clientDir });
  const answer = await fetch(missing.sandbox.url);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('not built');
  await writeFile(path.join(clientDir, 'index.html'), '<title>Sandbox</title>');
  const built = await testSandbox({ clientDir });
  expect(await (await fetch(built.sandbox.url)).text()).toBe('<title>Sandbox</title>');
  const unknown = { statusCode: 404, message: 'There is no such control call' };
  expect((await built.control.request('GET', '/nothing')).body).toEqual(unknown);
});
