import { getUserByTelegram } from '@kollab/contract';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { castOf, moderators } from './cast.ts';
import { type Product, startProduct } from './product.ts';

const [vera] = moderators;
let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 120_000);
afterAll(() => product.stop());

const isReady = async () =>
  (await fetch(`${product.appUrl}/health/ready`).catch(() => undefined))?.ok ?? false;

async function untilReady() {
  const deadline = Date.now() + 30_000;
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error('It did not become ready.');
    await delay(50);
  }
}

test('a second Kollab on the same data is refused in one sentence', async () => {
  await expect(startProduct({ kept: product.dataDir })).rejects.toThrow(
    /is used by another Kollab/,
  );
  expect(await isReady()).toBe(true);
});

test('a database that was killed comes back with what was answered', async () => {
  const cast = castOf(product);
  const nadya = await cast.newcomer('Надя');
  await nadya.submit('Пишу стихи');
  const pid = await readFile(join(product.dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  process.kill(Number(pid.split('\n')[0]), 'SIGKILL');
  await expect.poll(product.output, { timeout: 30_000 }).toContain('The database is back');
  await untilReady();
  expect(product.output()).not.toContain('is started again.\n');
  const own = await nadya.call(getUserByTelegram, { params: { telegramId: nadya.telegramId } });
  expect(own).toMatchObject({ statusShort: 'Пишу стихи', moderationStatus: 'Pending' });
  const zina = await cast.newcomer('Зина');
  await zina.submit('Пою');
  expect((await cast.card(vera, zina.name)).text).toContain('Пою');
});

test('a connection that says nothing does not hold up the end', async () => {
  const silent = connect(Number(new URL(product.appUrl).port), '127.0.0.1');
  silent.on('error', () => undefined);
  await delay(100);
  const begun = Date.now();
  expect(await product.stop()).toBe(0);
  expect(Date.now() - begun).toBeLessThan(10_000);
  silent.destroy();
});
