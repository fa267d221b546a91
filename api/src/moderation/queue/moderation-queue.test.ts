import { listPendingProfileChanges, setAllInReview } from '@kollab/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import {
  approve,
  claim,
  decide,
  kinds,
  listQueue,
  readHistory,
  readOwn,
  reject,
  save,
  send,
  take,
} from '#test/steps/profiles.ts';

const minute = 60_000;

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const oleg = shared(() => kollab.moderator({ firstName: 'Олег', lastName: 'Дуб' }));

const queued = async ({ telegramId }: Someone) =>
  (await listQueue(vera)).find((item) => item.telegramId === telegramId);

async function endSubmissions() {
  await kollab.db.updateTable('submissions').set({ status: 'Approved' }).execute();
}

describe('the queue', () => {
  test('lists what is submitted, with what changes', async () => {
    const anya = await kollab.person({ firstName: 'Аня', lastName: 'Лис', username: 'anya' });
    await save(anya, 'major', 'Физика');
    expect(await queued(anya)).toBeUndefined();
    await send(anya, { tags: ['React'] });
    await save(anya, 'description', 'Ещё не отправлено');
    expect(await queued(anya)).toMatchObject({
      userId: anya.id,
      firstName: 'Аня',
      lastName: 'Лис',
      username: 'anya',
      moderationStatus: 'Pending',
      version: 1,
      claimedBy: null,
      changes: [
        { changeType: 'major', oldValue: '', newValue: 'Физика' },
        { changeType: 'tags', oldValue: [], newValue: [{ tagName: 'React' }] },
      ],
    });
    const query = { limit: 200, cursor: undefined };
    const changes = await vera.call(listPendingProfileChanges, { query });
    expect(changes.filter((change) => change.userId === anya.id)).toMatchObject([
      { changeType: 'major', telegramId: anya.telegramId, oldValue: '', newValue: 'Физика' },
      { changeType: 'tags', version: 1, moderatorComment: null },
    ]);
    await approve(vera, anya);
    expect(await queued(anya)).toBeUndefined();
  });

  test('says of each change why its field was turned down last', async () => {
    const anya = await kollab.person({ firstName: 'Аня', lastName: 'Лис' });
    const query = { limit: 200, cursor: undefined };
    const comments = async () => {
      const changes = await vera.call(listPendingProfileChanges, { query });
      const own = changes.filter((change) => change.userId === anya.id);
      return Object.fromEntries(own.map((one) => [one.changeType, one.moderatorComment]));
    };
    await send(anya, { major: 'Физика', statusShort: 'Купите', tags: ['React'] });
    expect(await comments()).toEqual({ major: null, statusShort: null, tags: null });
    await decide(vera, anya, { statusShort: 'Это реклама', tags: 'Не навык вовсе' });
    await send(anya, { major: 'Химия', statusShort: 'Рисую' });
    expect(await comments()).toEqual({
      major: null,
      statusShort: 'Это реклама',
      tags: 'Не навык вовсе',
    });
    await reject(vera, anya, 'Пишите по делу');
    await send(anya, { university: 'МГУ' });
    expect(await comments()).toEqual({
      major: 'Пишите по делу',
      statusShort: 'Пишите по делу',
      tags: 'Пишите по делу',
      university: null,
    });
    await approve(vera, anya);
    await send(anya, { statusShort: 'Рисую карты' });
    expect(await comments()).toEqual({ statusShort: null });
  });

  test.each(['profiles-for-moderation', 'pending-profile-changes'])(
    '%s comes in pages, oldest first, none twice and none left out',
    async (path) => {
      await endSubmissions();
      const people = await Promise.all(Array.from({ length: 5 }, () => kollab.person()));
      for (const person of people) await send(person, { major: 'Физика' });
      const all = `/api/User/${path}?limit=2`;
      const pages = await kollab.listPages<{ telegramId: number }>(vera, all);
      expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
      expect(pages.flat().map(({ telegramId }) => telegramId)).toEqual(
        people.map(({ telegramId }) => telegramId),
      );
    },
  );

  test('keeps the place of whoever sends more meanwhile', async () => {
    const [anya, ilya] = [await kollab.person(), await kollab.person()];
    await send(anya, { major: 'Физика' });
    await send(ilya, { major: 'Химия' });
    await send(anya, { description: 'О себе' });
    const order = (await listQueue(vera)).map((item) => item.telegramId);
    expect(order.slice(-2)).toEqual([anya.telegramId, ilya.telegramId]);
  });
});

describe('taking into work', () => {
  test('claims for a quarter of an hour', async () => {
    const anya = await kollab.person();
    await send(anya, { major: 'Физика' });
    const { claimedBy } = await claim(vera, anya, 1);
    expect(claimedBy).toMatchObject({ name: 'Вера Орлова', telegramId: vera.telegramId });
    const left = Date.parse(claimedBy?.until ?? '') - Date.now();
    expect(left).toBeGreaterThan(14 * minute);
    expect(left).toBeLessThanOrEqual(15 * minute);
    expect(await queued(anya)).toMatchObject({ moderationStatus: 'In_review', claimedBy });
    await expect(claim(oleg, anya)).rejects.toMatchObject(
      refused('claimedByOther', 409, {
        claimedBy: 'Вера Орлова',
        claimedUntil: claimedBy?.until,
        version: 1,
      }),
    );
  });

  test('again renews the claim and adds nothing to the timeline', async () => {
    const anya = await kollab.person();
    await send(anya, { major: 'Физика' });
    await claim(vera, anya);
    kollab.passTime(10 * minute);
    const renewed = await claim(vera, anya);
    expect(Date.parse(renewed.claimedBy?.until ?? '')).toBeGreaterThan(Date.now() + 24 * minute);
    expect(await kinds(anya)).toEqual(['submitted', 'inReview']);
  });

  test('is over when the owner sends something else', async () => {
    const anya = await kollab.person();
    await send(anya, { major: 'Физика' });
    await claim(vera, anya);
    await send(anya, { major: 'Химия' });
    expect(await queued(anya)).toMatchObject({
      version: 2,
      moderationStatus: 'Pending',
      claimedBy: null,
      changes: [{ oldValue: '', newValue: 'Химия' }],
    });
    await expect(claim(oleg, anya, 1)).rejects.toMatchObject({ code: 'staleVersion' });
    await expect(claim(oleg, anya, 2)).resolves.toMatchObject({ version: 2 });
  });
});

describe('taking all into work', () => {
  test('moves only who waits, claims nothing and tells nobody', async () => {
    await vera.call(setAllInReview, {});
    const [anya, ilya, never] = await Promise.all([
      kollab.person(),
      kollab.person(),
      kollab.person(),
    ]);
    await send(anya, { major: 'Физика' });
    await send(ilya, { major: 'Химия' });
    await claim(oleg, ilya);
    while ((await take(kollab)).length > 0);
    expect(await vera.call(setAllInReview, {})).toEqual({ count: 1 });
    expect(await vera.call(setAllInReview, {})).toEqual({ count: 0 });
    expect(await queued(anya)).toMatchObject({ moderationStatus: 'In_review', claimedBy: null });
    expect(await queued(ilya)).toMatchObject({ claimedBy: { name: 'Олег Дуб' } });
    expect(await readOwn(never)).toMatchObject({ moderationStatus: null });
    expect(await kinds(anya)).toEqual(['submitted', 'inReview']);
    expect(await readHistory(anya)).toMatchObject({ moderationStatus: 'In_review' });
    expect(await take(kollab)).toEqual([]);
  });

  test('moves more than fit in one batch', async () => {
    await vera.call(setAllInReview, {});
    const waiting = 1001;
    await kollab.db.transaction().execute(async (trx) => {
      const ids = Array.from({ length: waiting }, () => crypto.randomUUID());
      const people = ids.map((id, index) => ({ id, telegram_id: 8_000_000_000 + index }));
      await trx.insertInto('users').values(people).execute();
      const submissions = ids.map((id) => ({
        id,
        subject_type: 'profile' as const,
        subject_id: id,
        version: 1,
        status: 'Pending' as const,
        submitted_at: new Date(),
      }));
      await trx.insertInto('submissions').values(submissions).execute();
    });
    onTestFinished(endSubmissions);
    expect(await vera.call(setAllInReview, {})).toEqual({ count: waiting });
    expect(await vera.call(setAllInReview, {})).toEqual({ count: 0 });
  });
});
