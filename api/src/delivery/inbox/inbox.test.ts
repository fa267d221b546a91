import { getUnread, limits, markRead } from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { applyTo, decide, withdraw } from '#test/steps/applications.ts';
import { inboxOf } from '#test/steps/contacts.ts';
import type {
  NotificationKind,
  NotificationStatus,
} from '#src/platform/database/tables/notifications.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';
import { add, answer, placeOf, remove, takeAll } from '#test/steps/team.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья', lastName: 'Ким' }));
const project = fresh(() => sampleProject(kollab, { owner: anya }));

const unread = async ({ call, telegramId }: Someone) =>
  (await call(getUnread, { params: { telegramId } })).count;
const read = ({ call, telegramId }: Someone, ids: string[]) =>
  call(markRead, { body: { telegramId, ids } });
const kindsOf = async (person: Someone) => (await inboxOf(person)).map(({ event }) => event.kind);
const newestOf = async (person: Someone) => {
  const [item] = await inboxOf(person);
  if (!item) throw new Error('the inbox is empty');
  return item;
};

interface Row {
  kind?: NotificationKind;
  about?: string;
  status?: NotificationStatus;
  createdAt?: Date;
}

/** Notifications put in as they are: what leads to them is tested where it happens. */
async function insert({ id: recipientId }: Someone, rows: Row[]) {
  const values = rows.map(({ kind = 'profileApproved', about, status, createdAt }) => ({
    id: uuid(),
    recipient_id: recipientId,
    kind,
    about: about ?? null,
    status: status ?? 'sent',
    created_at: createdAt ?? new Date(),
  }));
  await kollab.db.insertInto('notifications').values(values).execute();
  return values.map(({ id }) => id);
}

describe('an inbox', () => {
  test('holds what the bot says, newest first, with nobody else’s', async () => {
    expect([await inboxOf(ilya), await unread(ilya)]).toEqual([[], 0]);
    await applyTo(ilya, project);
    await decide(anya, project, ilya, 'Rejected', 'Команда собрана');
    await add(anya, project, ilya);
    const items = await inboxOf(ilya);
    expect(items.map(({ event, isRead }) => [event.kind, isRead])).toEqual([
      ['invitationCard', false],
      ['applicationRejected', false],
    ]);
    expect(items[1]?.event).toMatchObject({ reason: 'Команда собрана', projectId: project.id });
    expect(await kindsOf(anya)).toEqual(['applicationCard']);
    expect([await unread(ilya), await unread(anya)]).toEqual([2, 1]);
  });

  test('holds it however it was delivered, but not the work of moderators', async () => {
    const delivered = ['queued', 'leased', 'sent', 'parked', 'failed', 'held', 'off'] as const;
    await insert(
      ilya,
      delivered.map((status) => ({ status })),
    );
    const elsewhere = ['moderationCard', 'reportCard', 'digest', 'moderationWaiting'] as const;
    await insert(
      ilya,
      elsewhere.map((kind) => ({ kind })),
    );
    expect(await inboxOf(ilya)).toHaveLength(delivered.length);
    expect(await unread(ilya)).toBe(delivered.length);
  });

  test('shows an application that was withdrawn before anybody heard of it', async () => {
    await applyTo(ilya, project);
    await withdraw(ilya, project);
    expect(await inboxOf(anya)).toMatchObject([
      { event: { kind: 'applicationCard', card: { status: 'Withdrawn', mayDecide: false } } },
    ]);
  });

  test('pages through five hundred without gaps, past what is gone', async () => {
    const now = Date.now();
    const rows = Array.from({ length: 500 }, (_, index): Row => {
      const createdAt = new Date(now - (index % 50) * 1000);
      const isGone = index % 3 === 0;
      return isGone ? { createdAt, kind: 'applicationCard', about: randomUUID() } : { createdAt };
    });
    const ids = await insert(ilya, rows);
    const there = new Set(ids.filter((_, index) => index % 3 !== 0));
    const path = `/api/User/inbox/${ilya.telegramId}?limit=20`;
    const pages = await kollab.listPages<{ id: string }>(ilya, path);
    const seen = pages.flat().map(({ id }) => id);
    expect(seen).toHaveLength(there.size);
    expect(new Set(seen)).toEqual(there);
  });

  test('leads on from a page of which nothing is left', async () => {
    const createdAt = new Date(Date.now() - 1000);
    await insert(ilya, [{ createdAt }]);
    await insert(
      ilya,
      Array.from({ length: 3 }, () => ({ kind: 'invitationCard', about: randomUUID() }) as const),
    );
    const pages = await kollab.listPages(ilya, `/api/User/inbox/${ilya.telegramId}?limit=3`);
    expect(pages.map(({ length }) => length)).toEqual([0, 1]);
    expect(await unread(ilya)).toBe(1);
  });
});

describe('what is unread', () => {
  test('is counted up to a hundred', async () => {
    await insert(
      ilya,
      Array.from({ length: 120 }, () => ({})),
    );
    expect(await unread(ilya)).toBe(100);
  });

  test('becomes read by its owner alone, once', async () => {
    const [first = '', second = ''] = await insert(ilya, [{}, {}]);
    expect(await read(anya, [first])).toEqual({ count: 0 });
    expect(await unread(ilya)).toBe(2);
    expect(await read(ilya, [first, first.toUpperCase(), randomUUID()])).toEqual({ count: 1 });
    expect(await read(ilya, [first])).toEqual({ count: 1 });
    const items = await inboxOf(ilya);
    expect(items.map(({ id, isRead }) => [id, isRead])).toEqual([
      [second, false],
      [first, true],
    ]);
  });

  test('is marked a hundred at a time', async () => {
    const ids = Array.from({ length: limits.inboxRead + 1 }, () => randomUUID());
    await expect(read(ilya, ids)).rejects.toMatchObject(refused('badInput', 400));
    await expect(read(ilya, ids.slice(1))).resolves.toEqual({ count: 0 });
  });

  test('is marked while others decide on the same, without anybody waiting in a circle', async () => {
    const applicants = await Promise.all(Array.from({ length: 8 }, () => kollab.person()));
    for (const person of applicants) await applyTo(person, project);
    const ids = (await inboxOf(anya)).map(({ id }) => id);
    await Promise.all([
      ...applicants.map((person) => withdraw(person, project)),
      ...Array.from({ length: 6 }, (_, index) =>
        read(anya, index % 2 === 0 ? ids : ids.toReversed()),
      ),
    ]);
    expect(await unread(anya)).toBe(0);
  });

  test('a card that changed stays read', async () => {
    await add(anya, project, ilya);
    await read(ilya, [(await newestOf(ilya)).id]);
    await remove(anya, project, await placeOf(anya, project, ilya));
    expect(await newestOf(ilya)).toMatchObject({
      isRead: true,
      event: { card: { state: 'cancelled' } },
    });
  });

  test('a card that comes anew is unread again, and the newest', async () => {
    await add(anya, project, ilya);
    await read(ilya, [(await newestOf(ilya)).id]);
    await answer(ilya, project, false);
    await takeAll(kollab);
    kollab.passTime(limits.inviteAgainAfter);
    await insert(ilya, [{ createdAt: new Date(Date.now() - 1) }]);
    await add(anya, project, ilya);
    expect(await newestOf(ilya)).toMatchObject({
      isRead: false,
      event: { kind: 'invitationCard', card: { state: 'invited' } },
    });
  });
});
