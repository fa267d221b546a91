import { follow, getStats, unfollow } from '@kollab/contract';
import { expect, test } from 'vitest';
import { refused, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp({ hourlyFollows: 3 });

const pair = (follower: Someone, followee: Someone) => ({
  body: { followerTelegramId: follower.telegramId, followeeTelegramId: followee.telegramId },
});
const start = (person: Someone, other: Someone) => person.call(follow, pair(person, other));
const stop = (person: Someone, other: Someone) => person.call(unfollow, pair(person, other));
const stats = (reader: Someone, { id }: Someone) => reader.call(getStats, { params: { id } });

const refusal = refused('tooManyRequests', 429);
const hour = 60 * 60_000;

test('the limit of follows an hour counts each, says when to come again, and lets go after an hour', async () => {
  const anya = await kollab.person();
  const others = await Promise.all([1, 2, 3, 4].map(() => kollab.person()));
  const [first, second, third, fourth] = others as [Someone, Someone, Someone, Someone];
  for (const other of [first, second, third]) await start(anya, other);
  const refused = await start(anya, fourth).catch((error: unknown) => error);
  expect(refused).toMatchObject(refusal);
  const { retryAfterSeconds = 0 } = refused as { retryAfterSeconds?: number };
  expect(retryAfterSeconds).toBeGreaterThan(3500);
  expect(retryAfterSeconds).toBeLessThanOrEqual(3600);
  expect(await stats(anya, fourth)).toMatchObject({ followers: 0, isSubscribed: false });
  await start(await kollab.person(), fourth);
  kollab.passTime(hour);
  expect(await start(anya, fourth)).toMatchObject({ followers: 2, isSubscribed: true });
});

test('the limit of follows an hour counts the same person again and again, but not a second tap', async () => {
  const [anya, ilya] = [await kollab.person(), await kollab.person()];
  for (let time = 0; time < 6; time += 1) await start(anya, ilya);
  for (let time = 0; time < 2; time += 1) {
    await stop(anya, ilya);
    await start(anya, ilya);
  }
  await stop(anya, ilya);
  await expect(start(anya, ilya)).rejects.toMatchObject(refusal);
  expect(await stats(anya, ilya)).toMatchObject({ followers: 0, isSubscribed: false });
});

test('the limit of follows an hour holds for many at once', async () => {
  const anya = await kollab.person();
  const others = await Promise.all(Array.from({ length: 8 }, () => kollab.person()));
  const outcomes = await Promise.allSettled(others.map((other) => start(anya, other)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await stats(anya, anya)).toMatchObject({ following: 3 });
});
