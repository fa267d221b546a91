import { expect, test } from 'vitest';
import type { LimitedAct } from '#src/platform/database/tables/acts.ts';
import { sharedApp } from '#test/test-app.ts';
import { spend } from './quotas.service.ts';

const hour = 60 * 60_000;
const kollab = sharedApp({
  dailyLimits: { application: 3, invitation: 3, project: 1 },
});

const act = (userId: string, kind: LimitedAct = 'application', amount?: number) =>
  kollab.db
    .transaction()
    .execute((trx) => spend(kollab.context, trx, userId, { kind, ...(amount && { amount }) }));

test('a person may do as much a day as the limit says, each thing by itself', async () => {
  const { id } = await kollab.person();
  for (let time = 0; time < 3; time += 1) await act(id);
  await expect(act(id)).rejects.toMatchObject({ code: 'dailyLimit' });
  await act(id, 'invitation', 3);
  await act((await kollab.person()).id);
});

test('the refusal says when the oldest act is a day old, and then there is room for one', async () => {
  const { id } = await kollab.person();
  await act(id);
  kollab.passTime(5 * hour);
  await act(id, 'application', 2);
  const refused = await act(id).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'dailyLimit' });
  const { retryAfterSeconds } = (refused as { details: { retryAfterSeconds: number } }).details;
  expect(retryAfterSeconds).toBeGreaterThan(19 * 3600 - 60);
  expect(retryAfterSeconds).toBeLessThanOrEqual(19 * 3600);
  kollab.passTime(retryAfterSeconds * 1000);
  await act(id);
  await expect(act(id)).rejects.toMatchObject({ code: 'dailyLimit' });
});

test('several at once are all counted or none', async () => {
  const { id } = await kollab.person();
  await act(id, 'invitation', 2);
  await expect(act(id, 'invitation', 2)).rejects.toMatchObject({ code: 'dailyLimit' });
  await act(id, 'invitation', 1);
});

test('of fifty at the same time as many go through as the limit says', async () => {
  const { id } = await kollab.person();
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => act(id)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
