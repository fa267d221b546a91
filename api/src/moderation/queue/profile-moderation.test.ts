import { describe, expect, test } from 'vitest';
import { refused, shared, sharedApp, type Someone, startTestApp } from '#test/test-app.ts';
import {
  approve,
  claim,
  kinds,
  listQueue,
  readHistory,
  readOwn,
  readPublic,
  reject,
  send,
} from '#test/steps/profiles.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const oleg = shared(() => kollab.moderator({ firstName: 'Олег', lastName: 'Дуб' }));

describe('approving', () => {
  test('publishes what is submitted and leaves a timeline', async () => {
    const anya = await kollab.person();
    await send(anya, { statusShort: 'Ищу команду', course: '3' });
    expect(await readPublic(kollab, anya)).toMatchObject({ statusShort: '', course: null });
    await claim(vera, anya);
    expect(await readOwn(anya)).toMatchObject({ moderationStatus: 'In_review' });
    const decision = await approve(vera, anya, 1);
    expect(decision).toMatchObject({
      telegramId: anya.telegramId,
      moderationStatus: 'Approved',
      version: 1,
      claimedBy: null,
      decidedBy: 'Вера Орлова',
      rejectionReason: null,
    });
    expect(await readPublic(kollab, anya)).toMatchObject({
      statusShort: 'Ищу команду',
      course: '3',
    });
    expect(await readOwn(anya)).toMatchObject({ moderationStatus: 'Approved', pendingChanges: [] });
    expect(await readHistory(anya)).toMatchObject({
      moderationStatus: 'Approved',
      changes: [],
      events: [{ kind: 'submitted' }, { kind: 'inReview' }, { kind: 'approved', version: 1 }],
    });
  });

  test('needs no body and no content type, and takes our id as well as telegramId', async () => {
    const [anya, ilya] = [await kollab.person(), await kollab.person()];
    const post = async (path: string) => {
      const url = `${kollab.baseUrl}/api/User/${path}`;
      const response = await fetch(url, { method: 'POST', headers: kollab.signed(vera) });
      return [response.status, await response.json()];
    };
    await post('set-all-in-review');
    await send(anya, { major: 'Физика' });
    await send(ilya, { major: 'Химия' });
    expect(await post(`set-in-review/${anya.id}`)).toMatchObject([200, { version: 1 }]);
    expect(await post(`approve-profile/${anya.id}`)).toMatchObject([200, { version: 1 }]);
    expect(await post('set-all-in-review')).toEqual([200, { count: 1 }]);
    expect(await post(`approve-profile/${ilya.telegramId}`)).toMatchObject([200, { version: 1 }]);
    expect(await post('approve-profile/1')).toMatchObject([404, { code: 'userNotFound' }]);
  });
});

describe('rejecting', () => {
  test('keeps what is published and gives the values back as drafts with the reason', async () => {
    const anya = await kollab.person();
    await send(anya, { description: 'Хорошее' });
    await approve(vera, anya);
    await send(anya, { description: 'Плохое' });
    await reject(oleg, anya, '  Без рекламы  ');
    expect(await readPublic(kollab, anya)).toMatchObject({ description: 'Хорошее' });
    expect(await readOwn(anya)).toMatchObject({
      description: 'Плохое',
      moderationStatus: 'Rejected',
      rejectionReason: 'Без рекламы',
      pendingChanges: [{ changeType: 'description', oldValue: 'Хорошее', state: 'draft' }],
    });
    await send(anya);
    expect(await readOwn(anya)).toMatchObject({
      moderationStatus: 'Pending',
      rejectionReason: null,
      pendingChanges: [{ newValue: 'Плохое', state: 'submitted' }],
    });
    expect((await readHistory(anya)).events).toMatchObject([
      { kind: 'submitted', version: 1, reason: null },
      { kind: 'approved', version: 1 },
      { kind: 'submitted', version: 2 },
      { kind: 'rejected', version: 2, reason: 'Без рекламы' },
      { kind: 'submitted', version: 3 },
    ]);
  });
});

describe('a decision', () => {
  test('is taken once: whoever is late hears who decided what and when', async () => {
    const anya = await kollab.person();
    await send(anya, { major: 'Физика' });
    const { decidedAt } = await approve(vera, anya, 1);
    const late = {
      statusCode: 409,
      code: 'alreadyDecided',
      message: 'Заявка уже обработана',
      details: { decidedBy: 'Вера Орлова', decidedAt, status: 'Approved', version: 1 },
    };
    await expect(reject(oleg, anya, 'Не годится')).rejects.toMatchObject(late);
    await expect(approve(oleg, anya, 1)).rejects.toMatchObject(late);
    await expect(claim(oleg, anya)).rejects.toMatchObject(late);
    expect(await kinds(anya)).toEqual(['submitted', 'approved']);
    await send(anya, { major: 'Химия' });
    await expect(approve(oleg, anya, 1)).rejects.toMatchObject({
      code: 'staleVersion',
      details: { status: 'Pending', version: 2 },
    });
    expect(await readPublic(kollab, anya)).toMatchObject({ major: 'Физика' });
  });

  test('on their own profile is another moderator’s', async () => {
    await send(vera, { major: 'Физика' });
    for (const decide of [approve, claim]) {
      await expect(decide(vera, vera)).rejects.toMatchObject(refused('ownSubmission', 403));
    }
    const isOwnTo = async (moderator: Someone) =>
      (await listQueue(moderator)).find(({ telegramId }) => telegramId === vera.telegramId)?.isOwn;
    expect([await isOwnTo(vera), await isOwnTo(oleg)]).toEqual([true, false]);
    await expect(approve(oleg, vera)).resolves.toMatchObject({ decidedBy: 'Олег Дуб' });
  });
});

test('the only moderator may decide on their own profile, and the log says so', async () => {
  const lonely = await startTestApp();
  try {
    const [only, suspended] = [await lonely.moderator(), await lonely.moderator()];
    const suspension = { suspended_at: new Date() };
    await lonely.db.updateTable('users').set(suspension).where('id', '=', suspended.id).execute();
    await send(only, { major: 'Физика' });
    await approve(only, only);
    const log = lonely.db.selectFrom('moderation_events').select(['kind', 'sole_moderator']);
    expect(await log.orderBy('id').execute()).toEqual([
      { kind: 'submitted', sole_moderator: false },
      { kind: 'approved', sole_moderator: true },
    ]);
  } finally {
    await lonely.close();
  }
});
