import { claimNotifications, setReachable } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { approve, send, settle, take } from '#test/steps/profiles.ts';
import { shared, sharedApp, startTestApp, wakeupPatience } from '#test/test-app.ts';

/** Well under the interval at which waiting claimers look by themselves. */
const soon = wakeupPatience - 500;

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = shared(() => kollab.person());

beforeEach(() => kollab.db.deleteFrom('notifications').execute());

const enqueue = (id: string) =>
  kollab.db
    .insertInto('notifications')
    .values({ id, recipient_id: anya.id, kind: 'profileApproved' })
    .execute();

async function enqueueMany(count: number) {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  for (const id of ids) await enqueue(id);
  return ids;
}

const wait = (waitSeconds: number, options?: { signal?: AbortSignal }) =>
  kollab.bot(claimNotifications, { body: { limit: 5, waitSeconds } }, options);

describe('claiming', () => {
  test('gives each notification to one of many', async () => {
    const ids = await enqueueMany(24);
    const taken = (await Promise.all(Array.from({ length: 10 }, () => take(kollab, 3)))).flat();
    expect(taken.map((item) => item.id).toSorted()).toEqual(ids.toSorted());
  });

  test('takes no more than it asks for, the oldest', async () => {
    const ids = await enqueueMany(3);
    const taken = await take(kollab, 2);
    expect(taken.map((item) => item.id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
  });

  test('waits, and wakes when something is decided', async () => {
    await send(anya, { major: 'Физика' });
    for (const card of await take(kollab)) await settle(kollab, card, 'sent', { messageId: 1 });
    const taken = wait(10);
    await wait(0.1);
    const decidedAt = Date.now();
    await approve(vera, anya);
    expect(await taken).not.toEqual([]);
    expect(Date.now() - decidedAt).toBeLessThan(soon);
  });

  test('waits, and wakes when somebody can be written to again', async () => {
    await anya.call(setReachable, { body: { reachable: false } });
    await send(anya, { major: 'Химия' });
    await kollab.db.deleteFrom('notifications').where('recipient_id', '=', vera.id).execute();
    await approve(vera, anya);
    const taken = wait(10);
    await wait(0.1);
    const backAt = Date.now();
    await anya.call(setReachable, { body: { reachable: true } });
    expect(await taken).toMatchObject([{ event: { kind: 'profileApproved' } }]);
    expect(Date.now() - backAt).toBeLessThan(soon);
  });

  test('ends with nothing when nothing came', async () => {
    const startedAt = Date.now();
    expect(await wait(0.2)).toEqual([]);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(190);
  });

  test('misses no hint, however they fall', async () => {
    for (let round = 0; round < 20; round += 1) {
      const startedAt = Date.now();
      const [taken] = await Promise.all([wait(10), send(anya, { major: `Физика ${round}` })]);
      expect(taken).not.toEqual([]);
      expect(Date.now() - startedAt).toBeLessThan(soon);
      await kollab.db.deleteFrom('notifications').execute();
    }
  });

  test('takes nothing for whoever hung up', async () => {
    await send(anya, { major: 'Биология' });
    for (const card of await take(kollab)) await settle(kollab, card, 'sent', { messageId: 1 });
    const hangUp = new AbortController();
    const gone = wait(20, { signal: hangUp.signal });
    await wait(0.1);
    hangUp.abort();
    await expect(gone).rejects.toMatchObject({ failure: 'cancelled' });
    await wait(0.1);
    await approve(vera, anya);
    expect(await wait(1)).toHaveLength(2);
    const rows = kollab.db.selectFrom('notifications').select('attempts').distinct();
    expect(await rows.execute()).toEqual([{ attempts: 1 }]);
  });

  test('ends at once when the API closes', async () => {
    const closing = await startTestApp();
    const waiting = closing.bot(claimNotifications, { body: { limit: 1, waitSeconds: 25 } });
    await closing.bot(claimNotifications, { body: { limit: 1, waitSeconds: 0.1 } });
    const startedAt = Date.now();
    await closing.close();
    expect(Date.now() - startedAt).toBeLessThan(20_000);
    expect(await waiting).toEqual([]);
  });
});
