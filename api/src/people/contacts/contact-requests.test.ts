import { ApiError, limits, serverLimits } from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { settle, take } from '#test/steps/profiles.ts';
import { outcomes, told } from '#test/steps/team.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';
import { answer, ask, requestsOf, statusOf } from '#test/steps/contacts.ts';

const asksADay = 3;
const kollab = sharedApp({ dailyLimits: { contact: asksADay } });
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья', lastName: 'Ким' }));

const requestOf = async (person: Someone) => {
  const [request] = await requestsOf(person);
  if (!request) throw new Error('nobody asked');
  return request;
};
const acts = ({ id }: Someone) =>
  kollab.db.selectFrom('acts').where('user_id', '=', id).select('kind').execute();
const block = (blocker: Someone, blocked: Someone) =>
  kollab.db
    .insertInto('blocks')
    .values({ blocker_id: blocker.id, blocked_id: blocked.id, created_at: new Date() })
    .execute();
const contactTo = ({ telegramId }: Someone, name: string, url: string | null = null) => ({
  telegramId,
  name,
  url,
});

describe('asking', () => {
  test('tells the asked person who asks and what for', async () => {
    expect(await statusOf(anya, ilya)).toEqual({ state: 'none', contact: null, mayAskAt: null });
    const before = Date.now();
    const status = await ask(anya, ilya, 'Привет!');
    expect(status).toMatchObject({ state: 'pending', contact: null });
    expect(Date.parse(status.mayAskAt ?? '')).toBeGreaterThanOrEqual(
      before + serverLimits.contactAgainAfter,
    );
    expect(await statusOf(anya, ilya)).toEqual(status);
    const card = {
      requestId: expect.any(String),
      telegramId: anya.telegramId,
      name: 'Аня Лис',
      statusShort: '',
      text: 'Привет!',
      isFromStranger: true,
      state: 'pending',
      contact: null,
    };
    expect(await told(kollab, ilya)).toEqual([{ kind: 'contactRequestCard', card }]);
    expect(await requestsOf(ilya)).toEqual([card]);
    expect(await statusOf(ilya, anya)).toMatchObject({ state: 'none', contact: null });
  });

  test('says whether a moderator ever approved who asks', async () => {
    const known = await kollab.approved({ firstName: 'Вера' });
    await ask(known, ilya, 'Привет!');
    const [card] = await requestsOf(ilya);
    expect(card).toMatchObject({ name: 'Вера' });
    expect(card).not.toHaveProperty('isFromStranger');
  });

  test('needs no words, and takes no more than fit a message', async () => {
    await ask(anya, ilya, '');
    const vera = await kollab.person();
    await expect(ask(anya, vera, 'я'.repeat(limits.contactText + 1))).rejects.toMatchObject(
      refused('badInput', 400),
    );
    await ask(anya, vera, 'я'.repeat(limits.contactText));
  });

  test('oneself is refused', async () => {
    await expect(ask(anya, anya)).rejects.toMatchObject(refused('ownContact', 400));
  });

  test('again is refused while the first waits, also by telegramId', async () => {
    await ask(anya, ilya);
    const again = ask(anya, { id: String(ilya.telegramId) });
    await expect(again).rejects.toMatchObject(refused('contactPending', 409));
    kollab.passTime(serverLimits.contactAgainAfter * 2);
    await expect(ask(anya, ilya)).rejects.toMatchObject(refused('contactPending', 409));
  });

  test.each([true, false])('again after an answer (accepted: %s) waits a week', async (accept) => {
    await ask(anya, ilya);
    await answer(ilya, (await requestOf(ilya)).requestId, accept);
    kollab.passTime(serverLimits.contactAgainAfter - 60_000);
    const early = await ask(anya, ilya).catch((error: ApiError) => error);
    expect(early).toMatchObject(refused('contactTooSoon', 429));
    const seconds = early instanceof ApiError ? early.details?.retryAfterSeconds : undefined;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    kollab.passTime(60_000);
    expect(await statusOf(anya, ilya)).toMatchObject({ mayAskAt: null });
    expect(await ask(anya, ilya)).toMatchObject({ state: 'pending' });
    expect(await requestsOf(ilya)).toHaveLength(2);
  });

  test('ends at the limit of a day, which refused requests do not count against', async () => {
    for (let count = 0; count < asksADay; count += 1) await ask(anya, await kollab.person());
    await expect(ask(anya, ilya)).rejects.toMatchObject({
      ...refused('dailyLimit', 429),
      details: { retryAfterSeconds: expect.any(Number) },
    });
    kollab.passTime(24 * 60 * 60_000);
    await ask(anya, ilya);
    await expect(ask(anya, ilya)).rejects.toMatchObject(refused('contactPending', 409));
    expect(await acts(anya)).toEqual([{ kind: 'contact' }]);
  });

  test('twenty times at once asks once', async () => {
    const works = Array.from({ length: 20 }, () => ask(anya, ilya).then(() => 'asked'));
    const ended = await outcomes(works);
    expect(ended.filter((one) => one === 'asked')).toHaveLength(1);
    expect(ended.filter((one) => one === 'contactPending')).toHaveLength(19);
    expect(await told(kollab, ilya)).toHaveLength(1);
    expect(await acts(anya)).toHaveLength(1);
  });

  test('reaches nobody who is suspended, hidden, blocked either way, or not there', async () => {
    const [suspended, hidden, blocked, blocking] = [
      ilya,
      await kollab.person(),
      await kollab.person(),
      await kollab.person(),
    ];
    await kollab.set('users', suspended, { suspended_at: new Date() });
    await kollab.set('users', hidden, { hidden_at: new Date() });
    await block(anya, blocked);
    await block(blocking, anya);
    const nobody = { id: randomUUID() };
    for (const person of [suspended, hidden, blocked, blocking, nobody]) {
      for (const work of [ask, statusOf]) {
        await expect(work(anya, person)).rejects.toMatchObject(refused('userNotFound', 404));
      }
    }
  });
});

test('who has a username can be written to at once', async () => {
  const vera = await kollab.person({ firstName: 'Вера', username: 'vera' });
  expect(await statusOf(anya, vera)).toEqual({
    state: 'none',
    contact: contactTo(vera, 'Вера', 'https://t.me/vera'),
    mayAskAt: null,
  });
});

describe('an answer', () => {
  let requestId: string;
  beforeEach(async () => {
    await ask(anya, ilya);
    ({ requestId } = await requestOf(ilya));
    await told(kollab, ilya);
  });

  test('accepting introduces both', async () => {
    const toAnya = contactTo(anya, 'Аня Лис');
    const toIlya = contactTo(ilya, 'Илья Ким');
    expect(await answer(ilya, requestId, true)).toEqual({ state: 'accepted', contact: toAnya });
    expect(await told(kollab, anya)).toEqual([{ kind: 'contactAccepted', contact: toIlya }]);
    expect(await requestOf(ilya)).toMatchObject({ state: 'accepted', contact: toAnya });
    expect(await statusOf(anya, ilya)).toMatchObject({ state: 'accepted', contact: toIlya });
    expect(await statusOf(ilya, anya)).toMatchObject({ state: 'none', contact: toAnya });
  });

  test('declining tells no more than that', async () => {
    expect(await answer(ilya, requestId, false)).toEqual({ state: 'declined', contact: null });
    expect(await told(kollab, anya)).toEqual([{ kind: 'contactDeclined', name: 'Илья Ким' }]);
    expect(await statusOf(anya, ilya)).toMatchObject({ state: 'declined', contact: null });
    expect(await requestOf(ilya)).toMatchObject({ state: 'declined', contact: null });
  });

  test('given in the app ends the card in the chat', async () => {
    const other = await kollab.person();
    await ask(other, ilya);
    const [card] = await take(kollab);
    if (!card) throw new Error('nobody asked');
    await settle(kollab, card, 'sent', { messageId: 7 });
    const [request] = await requestsOf(ilya);
    await answer(ilya, request?.requestId ?? '', true);
    const edits = (await take(kollab)).filter(({ telegramId }) => telegramId === ilya.telegramId);
    expect(edits).toMatchObject([
      { messageId: 7, event: { kind: 'contactRequestCard', card: { state: 'accepted' } } },
    ]);
  });

  test('again changes nothing, another one is refused', async () => {
    await answer(ilya, requestId, true);
    await told(kollab, anya);
    expect(await answer(ilya, requestId, true)).toMatchObject({ state: 'accepted' });
    await expect(answer(ilya, requestId, false)).rejects.toMatchObject({
      ...refused('contactAnswered', 409),
      details: { status: 'accepted' },
    });
    expect(await told(kollab, anya)).toEqual([]);
  });

  test('is the asked person’s alone', async () => {
    const vera = await kollab.moderator();
    for (const person of [anya, vera]) {
      await expect(answer(person, requestId, true)).rejects.toMatchObject(
        refused('contactRequestNotFound', 404),
      );
    }
    await expect(answer(ilya, randomUUID(), true)).rejects.toMatchObject(
      refused('contactRequestNotFound', 404),
    );
    expect(await requestOf(ilya)).toMatchObject({ state: 'pending' });
  });

  test('to somebody out of sight by now is refused, and their request gone from view', async () => {
    await block(ilya, anya);
    await expect(answer(ilya, requestId, true)).rejects.toMatchObject(
      refused('contactRequestNotFound', 404),
    );
    expect(await requestsOf(ilya)).toEqual([]);
  });

  test.each([true, false])('of somebody hidden is refused (accept: %s)', async (accept) => {
    await kollab.set('users', ilya, { hidden_at: new Date() });
    await expect(answer(ilya, requestId, accept)).rejects.toMatchObject(
      refused('contactRequestNotFound', 404),
    );
    expect(await told(kollab, anya)).toEqual([]);
    await kollab.set('users', ilya, { hidden_at: null });
    expect(await answer(ilya, requestId, accept)).toMatchObject({
      state: accept ? 'accepted' : 'declined',
    });
  });

  test('of twenty at once has one outcome, of which everybody hears once', async () => {
    const works = Array.from({ length: 20 }, (_, index) =>
      answer(ilya, requestId, index % 2 === 0).then(({ state }) => state),
    );
    const ended = await outcomes(works);
    const { state } = await requestOf(ilya);
    expect(ended.filter((one) => one === state)).toHaveLength(10);
    expect(ended.filter((one) => one === 'contactAnswered')).toHaveLength(10);
    const kind = state === 'accepted' ? 'contactAccepted' : 'contactDeclined';
    expect((await told(kollab, anya)).map((event) => event.kind)).toEqual([kind]);
  });
});
