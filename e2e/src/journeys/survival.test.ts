import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '#src/app/kollab.ts';
import { type Product, startProduct } from '#src/product/product.ts';

test.use({ start: {} });

const isReady = async (product: Product) =>
  (await fetch(`${product.appUrl}/health/ready`).catch(() => undefined))?.ok ?? false;

test('a second Kollab on the same data is refused in one sentence', async ({ product }) => {
  await expect(startProduct({ kept: product.dataDir })).rejects.toThrow(
    /is used by another Kollab/,
  );
  expect(await isReady(product)).toBe(true);
});

test('a database that was killed comes back with what was answered', async ({ cast, product }) => {
  const nadya = await cast.newcomer('Надя');
  await nadya.submit('Пишу стихи');
  const pid = await readFile(join(product.dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  process.kill(Number(pid.split('\n')[0]), 'SIGKILL');
  await expect.poll(product.output).toContain('The database is back');
  await expect.poll(() => isReady(product)).toBe(true);
  expect(product.output()).not.toContain('is started again.\n');
  const own = await nadya.profile();
  expect(own).toMatchObject({ statusShort: 'Пишу стихи', moderationStatus: 'Pending' });
  const zina = await cast.newcomer('Зина');
  await zina.submit('Пою');
  await cast.approve(zina);
  // Not to a moderator, whose chat may wait for the end of a lease that the database died with.
  await cast.told(zina.telegramId, 'Ваш профиль одобрен');
});

test('a connection that says nothing does not hold up the end', async ({ product }) => {
  const silent = connect(Number(new URL(product.appUrl).port), '127.0.0.1');
  silent.on('error', () => undefined);
  await once(silent, 'connect');
  expect(await product.stop()).toBe(0);
  silent.destroy();
});
