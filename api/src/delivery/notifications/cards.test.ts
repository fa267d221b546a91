import {
  type ClaimedNotification,
  grantModerator,
  setReachable,
  takeModerator,
} from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { approve, claim, reject, save, send, settle, take } from '#test/steps/profiles.ts';
import { fresh, freshApp } from '#test/test-app.ts';

const kollab = freshApp();
const vera = fresh(() => kollab.moderator());
const oleg = fresh(() => kollab.moderator({ firstName: 'Олег', lastName: 'Дуб' }));
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));

const cardOf = ({ event }: ClaimedNotification) =>
  event.kind === 'moderationCard' ? event.card : undefined;

async function takeCards() {
  const taken = (await take(kollab)).filter((item) => cardOf(item));
  return new Map(taken.map((item) => [item.telegramId, item]));
}

async function deliver() {
  const taken = await take(kollab);
  for (const item of taken) {
    await settle(kollab, item, 'sent', { messageId: item.messageId ?? 100 });
  }
  return taken;
}

const recipients = (taken: Iterable<ClaimedNotification>) =>
  Array.from(taken, (item) => item.telegramId).toSorted((a, b) => a - b);

describe('a card about a submission', () => {
  test('goes to every moderator, once, and says what changes', async () => {
    await send(anya, { university: 'МФТИ', course: '2' });
    await approve(vera, anya);
    await deliver();
    await send(anya, { tags: ['React'], course: '3' });
    const cards = await takeCards();
    expect(recipients(cards.values())).toEqual([vera.telegramId, oleg.telegramId]);
    const first = cards.get(vera.telegramId);
    expect(first?.messageId).toBeNull();
    expect(first && cardOf(first)).toMatchObject({
      telegramId: anya.telegramId,
      name: 'Аня Лис',
      university: 'МФТИ',
      course: '2',
      version: 2,
      claimedBy: null,
      decision: null,
    });
    expect(first && cardOf(first)?.changes).toHaveLength(2);
    expect(first && cardOf(first)?.changes).toEqual(
      expect.arrayContaining([
        { changeType: 'tags', oldValue: [], newValue: [{ tagName: 'React' }] },
        { changeType: 'course', oldValue: '2', newValue: '3' },
      ]),
    );
    expect(await take(kollab)).toEqual([]);
  });

  test('is not for the moderator whose profile it is', async () => {
    await send(vera, { major: 'Физика' });
    expect(recipients((await takeCards()).values())).toEqual([oleg.telegramId]);
  });

  test('is for the owner when there is no other moderator at work', async () => {
    await kollab.suspend(oleg);
    await send(vera, { major: 'Физика' });
    expect(recipients((await takeCards()).values())).toEqual([vera.telegramId]);
  });

  test('is not for a suspended moderator, nor for one whose role was taken', async () => {
    const admin = await kollab.admin();
    const third = await kollab.moderator({ firstName: 'Нина' });
    await send(anya, { major: 'Физика' });
    await deliver();
    await kollab.suspend(vera);
    await admin.call(takeModerator, { params: { id: oleg.telegramId } });
    await send(anya, { major: 'Секрет' });
    expect(recipients((await takeCards()).values())).toEqual([third.telegramId]);
    expect(await take(kollab)).toEqual([]);
  });

  test('reaches a moderator appointed later with the next change', async () => {
    const admin = await kollab.admin();
    const late = await kollab.person({ firstName: 'Нина' });
    await send(anya, { major: 'Физика' });
    await deliver();
    await admin.call(grantModerator, { params: { id: late.telegramId } });
    await send(anya, { major: 'Химия' });
    const cards = await takeCards();
    expect(cards.get(late.telegramId)?.messageId).toBeNull();
    expect(cards.get(vera.telegramId)?.messageId).toBe(100);
  });
});

describe('a delivered card', () => {
  beforeEach(async () => {
    await send(anya, { major: 'Физика' });
    await deliver();
  });

  test('shows who has it, while they do', async () => {
    const { claimedBy } = await claim(vera, anya);
    const [item] = (await takeCards()).values();
    expect(item).toMatchObject({ messageId: 100, event: { card: { claimedBy, decision: null } } });
    expect(claimedBy?.name).toBe('Вера Орлова');
    kollab.passTime(16 * 60_000);
    if (item) await settle(kollab, item, 'released');
    const [later] = await take(kollab);
    expect(later && cardOf(later)?.claimedBy).toBeNull();
  });

  test('shows the decision: whose, when and why', async () => {
    await claim(oleg, anya);
    const { decidedAt } = await reject(vera, anya, 'Без рекламы');
    const cards = [...(await takeCards()).values()];
    expect(recipients(cards)).toEqual([vera.telegramId, oleg.telegramId]);
    for (const item of cards) {
      expect(item.messageId).toBe(100);
      expect(cardOf(item)).toMatchObject({
        claimedBy: null,
        decision: { status: 'Rejected', name: 'Вера Орлова', at: decidedAt, reason: 'Без рекламы' },
      });
    }
  });

  test('shows that the owner withdrew', async () => {
    await claim(vera, anya);
    await save(anya, 'major', '');
    for (const item of (await takeCards()).values()) {
      expect(cardOf(item)).toMatchObject({
        claimedBy: null,
        decision: { status: 'Withdrawn', name: 'Аня Лис', reason: null },
        changes: [],
      });
    }
  });

  test('follows a new version, in the same message', async () => {
    await claim(vera, anya);
    await send(anya, { major: 'Химия' });
    const cards = [...(await takeCards()).values()];
    expect(cards).toHaveLength(2);
    for (const item of cards) {
      expect(item.messageId).toBe(100);
      expect(cardOf(item)).toMatchObject({
        version: 2,
        claimedBy: null,
        changes: [{ oldValue: '', newValue: 'Химия' }],
      });
    }
    const rows = kollab.db.selectFrom('notifications').where('kind', '=', 'moderationCard');
    expect(await rows.select('id').execute()).toHaveLength(2);
  });

  test('is edited even after an edit failed', async () => {
    await claim(vera, anya);
    for (const item of await take(kollab)) await settle(kollab, item, 'failed', { error: 'Oops' });
    expect(await take(kollab)).toEqual([]);
    await approve(vera, anya);
    expect((await takeCards()).size).toBe(2);
  });
});

describe('a change while a card is being sent', () => {
  test.each(['sent', 'failed'] as const)('has it delivered again after %s', async (outcome) => {
    await send(anya, { major: 'Физика' });
    const cards = [...(await takeCards()).values()];
    await claim(vera, anya);
    expect(await take(kollab)).toEqual([]);
    for (const item of cards) {
      const settled = await settle(kollab, item, outcome, { messageId: 7 });
      expect(settled).toEqual({ status: 'queued' });
    }
    const again = [...(await takeCards()).values()];
    expect(again).toHaveLength(2);
    for (const item of again) {
      expect(item.messageId).toBe(7);
      expect(cardOf(item)?.claimedBy?.name).toBe('Вера Орлова');
      expect(await settle(kollab, item, 'sent')).toEqual({ status: 'sent' });
    }
    expect(await take(kollab)).toEqual([]);
  });

  test('that decides has the card, once sent, show the decision', async () => {
    await send(anya, { major: 'Физика' });
    const cards = [...(await takeCards()).values()];
    await approve(vera, anya);
    for (const item of cards) await settle(kollab, item, 'sent', { messageId: 7 });
    for (const item of (await takeCards()).values()) {
      expect(cardOf(item)?.decision).toMatchObject({ status: 'Approved', name: 'Вера Орлова' });
    }
  });
});

test('a card never sent about something decided is dropped, others come in its place', async () => {
  for (let count = 0; count < 4; count += 1) {
    const person = await kollab.person();
    await send(person, { major: 'Физика' });
    await approve(vera, person);
  }
  await kollab.db.deleteFrom('notifications').where('kind', '!=', 'moderationCard').execute();
  await send(anya, { major: 'Физика' });
  const taken = await take(kollab, 2);
  expect(recipients(taken)).toEqual([vera.telegramId, oleg.telegramId]);
  expect(taken.map((item) => cardOf(item)?.telegramId)).toEqual([anya.telegramId, anya.telegramId]);
  expect(await take(kollab)).toEqual([]);
});

test('a card for a moderator who cannot be written to waits, and shows how it stands then', async () => {
  await send(anya, { major: 'Физика' });
  for (const item of await take(kollab)) {
    const isVera = item.telegramId === vera.telegramId;
    await settle(kollab, item, isVera ? 'unreachable' : 'sent', { messageId: 7 });
  }
  await claim(oleg, anya);
  expect(recipients((await takeCards()).values())).toEqual([oleg.telegramId]);
  await kollab.botFor(vera.telegramId)(setReachable, { body: { reachable: true } });
  const [item] = (await takeCards()).values();
  expect(item?.telegramId).toBe(vera.telegramId);
  expect(item && cardOf(item)?.claimedBy?.name).toBe('Олег Дуб');
});
