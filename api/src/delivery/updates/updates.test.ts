import { takeUpdate } from '@kollab/contract';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();

const take = (updateId: number) => kollab.bot(takeUpdate, { body: { updateId } });

test('an update is new once', async () => {
  expect(await take(7)).toEqual({ isNew: true });
  expect(await take(7)).toEqual({ isNew: false });
  expect(await take(8)).toEqual({ isNew: true });
});

test('of many who take an update at once it is new to one', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => take(4_294_967_296)));
  expect(taken.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test('what is no update’s number is refused', async () => {
  await expect(take(-1)).rejects.toMatchObject({ statusCode: 400 });
  await expect(take(1.5)).rejects.toMatchObject({ statusCode: 400 });
});
