import { limits, listInbox, serverLimits } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { send } from '#test/steps/profiles.ts';
import { fresh, refused, sharedApp } from '#test/test-app.ts';
import { eraseNow, exportOf, leave, readAccount, stay, told } from '#test/steps/account.ts';

const minute = 60_000;
const kollab = sharedApp();
beforeEach(() => kollab.db.deleteFrom('notifications').execute());
const anya = fresh(() => kollab.person({ firstName: 'Аня' }));

describe('leaving', () => {
  test('takes 48 hours, however often it is asked for', async () => {
    const { deletesAt } = await leave(anya);
    const left = Date.parse(deletesAt ?? '') - Date.now();
    expect(Math.abs(left - limits.deletionDelay)).toBeLessThan(minute);
    kollab.passTime(30 * minute);
    expect(await leave(anya)).toMatchObject({ deletesAt });
    expect(await told(kollab, anya)).toEqual([{ kind: 'deletionScheduled', deletesAt }]);
    const params = { telegramId: anya.telegramId };
    const inbox = await anya.call(listInbox, { params, query: {} });
    expect(inbox).toMatchObject([{ event: { kind: 'deletionScheduled', deletesAt } }]);
  });

  test('can be called off until the end, and nothing happens then', async () => {
    await leave(anya);
    await told(kollab, anya);
    expect(await stay(anya)).toMatchObject({ deletesAt: null });
    expect(await stay(anya)).toMatchObject({ deletesAt: null });
    expect(await told(kollab, anya)).toEqual([{ kind: 'deletionCancelled' }]);
    kollab.passTime(limits.deletionDelay);
    await eraseNow(kollab);
    const { id } = await kollab.person({ telegramId: anya.telegramId });
    expect(id).toBe(anya.id);
  });

  test('is asked for anew ten times a day at most, so that nobody is flooded', async () => {
    for (let time = 0; time < serverLimits.deletionsPerDay; time += 1) {
      await leave(anya);
      await leave(anya);
      await stay(anya);
    }
    await expect(leave(anya)).rejects.toMatchObject(refused('dailyLimit', 429));
    expect(await readAccount(anya)).toMatchObject({ deletesAt: null });
    expect(await told(kollab, anya)).toHaveLength(2 * serverLimits.deletionsPerDay);
    kollab.passTime(24 * 60 * minute);
    expect(await leave(anya)).not.toMatchObject({ deletesAt: null });
  });

  test('lets everything work as before until then', async () => {
    await leave(anya);
    kollab.passTime(limits.deletionDelay - minute);
    await eraseNow(kollab);
    await send(anya, { major: 'Физика' });
    expect(await readAccount(anya)).not.toMatchObject({ deletesAt: null });
  });
});

test('the suspended may take their data, leave and stay', async () => {
  await kollab.suspend(anya);
  await expect(exportOf(anya)).resolves.toEqual({ status: 'queued' });
  expect(await leave(anya)).not.toMatchObject({ deletesAt: null });
  expect(await stay(anya)).toMatchObject({ deletesAt: null });
});
