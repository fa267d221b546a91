import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newcomer } from '@kollab/sandbox/people';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type Product, startProduct } from './product.ts';
import { openSandbox } from '#src/app/sandbox-page.ts';

const root = resolve(import.meta.dirname, '../../..');
let copy: string;
let browser: Browser;
let product: Product;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kollab-dev-'));
  await copyTree();
  browser = await launchChromium();
  product = await startProduct({ cwd: copy, flags: ['--dev'] });
}, 180_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
  await rm(copy, { recursive: true, force: true });
});

/** The repository with packages of its own: those of the workspaces lead into the copy. */
async function copyTree() {
  const left = /\/(node_modules|\.git|\.data|dist)$/;
  await cp(root, copy, { recursive: true, filter: (path) => !left.test(path) });
  const [packages, linked] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  await mkdir(linked);
  for (const name of await readdir(packages)) {
    if (name === '@kollab') {
      await cp(join(packages, name), join(linked, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    } else if (!name.startsWith('.')) await symlink(join(packages, name), join(linked, name));
  }
}

async function change(file: string, from: string, to: string) {
  const text = await readFile(join(copy, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(copy, file), text.replace(from, to));
}

const databaseProcess = async () =>
  (await readFile(join(product.dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0];

const patience = { timeout: 60_000, interval: 200 };

test('what is changed is seen on the open page, in answers and in chats', async () => {
  const screen = await openSandbox(browser, product.sandboxUrl, newcomer.telegramId);
  const { page, app, say, told, pressInChat } = screen;
  page.setDefaultTimeout(60_000);
  const database = await databaseProcess();
  await page.getByTestId('start').click();
  await pressInChat('Открыть Kollab');
  await app.getByRole('link', { name: 'Проекты' }).waitFor();
  const bodies = [page.locator('body'), app.locator('body')];
  for (const body of bodies)
    await body.evaluate((element) => element.setAttribute('data-mark', ''));

  await change('webapp/src/texts/ru/common.ts', `projects: 'Проекты'`, `projects: 'Затеи'`);
  await app.getByRole('link', { name: 'Затеи' }).waitFor();

  const statusOf = () => fetch(`${product.appUrl}/health/ready`).then(({ status }) => status);
  expect(await statusOf()).toBe(200);
  await change(
    'api/src/platform/health/health.service.ts',
    'database.ok && migrations.ok',
    '!database.ok && migrations.ok',
  );
  await expect.poll(statusOf, patience).toBe(503);

  const refusal = () => fetch(`${product.appUrl}/api/nothing`).then((answer) => answer.text());
  expect(await refusal()).toContain('Ничего не найдено');
  await change('contract/src/http/errors.ts', 'Ничего не найдено', 'Нет такого');
  await expect.poll(refusal, patience).toContain('Нет такого');

  await change('bot/src/texts/ru/chat.ts', 'Рады видеть вас', 'Привет вам');
  await expect.poll(() => product.output(), patience).toContain(`Restarting 'bot/src/main.ts'`);
  await say('/start');
  await told('Привет вам');

  for (const body of bodies) expect(await body.getAttribute('data-mark')).toBe('');
  expect(await databaseProcess()).toBe(database);
  expect(await product.stop()).toBe(0);
  await expect(fetch(product.sandboxUrl)).rejects.toThrow('fetch failed');
}, 300_000);
