import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newcomer } from '@kollab/sandbox/people';
import { expect, test } from '#src/app/kollab.ts';
import type { Product, Start } from '#src/product/product.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The repository with packages of its own: those of the workspaces lead into the copy. */
async function copyTree() {
  const copy = await mkdtemp(join(tmpdir(), 'kollab-dev-'));
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
  return copy;
}

test.use({
  start: [
    async ({}, use) => {
      const cwd = await copyTree();
      await use({ cwd, flags: ['--dev'] });
      await rm(cwd, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

async function change(start: Start, file: string, from: string, to: string) {
  const path = join(start.cwd ?? '', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

const botRestarts = (product: Product) =>
  product.output().split(`Restarting 'bot/src/main.ts'`).length - 1;

const databaseProcess = async (product: Product) =>
  (await readFile(join(product.dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0];

test('what is changed is seen on the open page, in answers and in chats', async ({
  product,
  start,
  openSandbox,
}) => {
  const screen = await openSandbox(newcomer.telegramId);
  const { page, app, say, told, pressInChat } = screen;
  const database = await databaseProcess(product);
  await page.getByTestId('start').click();
  await pressInChat('Открыть Kollab');
  await expect(app.getByRole('link', { name: 'Проекты' })).toBeVisible();
  const bodies = [page.locator('body'), app.locator('body')];
  for (const body of bodies)
    await body.evaluate((element) => element.setAttribute('data-mark', ''));

  await change(start, 'webapp/src/texts/ru/common.ts', `projects: 'Проекты'`, `projects: 'Затеи'`);
  await expect(app.getByRole('link', { name: 'Затеи' })).toBeVisible();

  const statusOf = () =>
    fetch(`${product.appUrl}/health/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  expect(await statusOf()).toBe(200);
  await change(
    start,
    'api/src/platform/health/health.service.ts',
    'database.ok && migrations.ok',
    '!database.ok && migrations.ok',
  );
  await expect.poll(statusOf).toBe(503);

  await change(start, 'bot/src/texts/ru/chat.ts', 'Рады видеть вас', 'Привет вам');
  await expect.poll(() => botRestarts(product)).toBeGreaterThanOrEqual(1);
  await say('/start');
  await told('Привет вам в Kollab');
  for (const body of bodies) expect(await body.getAttribute('data-mark')).toBe('');

  // The mini-app builds on the contract, so its page is loaded again.
  const refusal = () =>
    fetch(`${product.appUrl}/api/User/account/1`).then(
      (answer) => answer.text(),
      () => '',
    );
  expect(await refusal()).toContain('Откройте Kollab');
  await change(start, 'contract/src/rules/product.ts', `ownName = 'Kollab'`, `ownName = 'Кружок'`);
  await expect.poll(refusal).toContain('Откройте Кружок');
  await expect.poll(() => botRestarts(product)).toBeGreaterThanOrEqual(2);
  await say('/start');
  await told('Привет вам в Кружок');
  await expect(
    app.locator('body:not([data-mark])').getByRole('link', { name: 'Затеи' }),
  ).toBeVisible();

  expect(await databaseProcess(product)).toBe(database);
  expect(await product.stop()).toBe(0);
  await expect(fetch(product.sandboxUrl)).rejects.toThrow('fetch failed');
});
