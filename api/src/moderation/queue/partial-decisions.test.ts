import { type ClaimedNotification } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { refused, shared, sharedApp } from '#test/test-app.ts';
import {
  approve,
  decide,
  kinds,
  listQueue,
  readHistory,
  readOwn,
  readPublic,
  save,
  send,
  settle,
  take,
} from '#test/steps/profiles.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const oleg = shared(() => kollab.moderator({ firstName: 'Олег', lastName: 'Дуб' }));

const site = { type: 'Сайт', url: 'https://anya.example.org/' };

async function submitted() {
  const anya = await kollab.person();
  await send(anya, { major: 'Физика', description: 'О себе', links: [site] });
  return anya;
}

async function deliver() {
  const taken: ClaimedNotification[] = [];
  for (;;) {
    const some = await take(kollab);
    for (const one of some) await settle(kollab, one, 'sent', { messageId: 7 });
    if (some.length === 0) return taken;
    taken.push(...some);
  }
}

describe('a decision on single fields', () => {
  test('publishes the others and gives these back, each with its reason', async () => {
    const anya = await submitted();
    const reasons = { links: ' Не открываются ', description: 'Слишком коротко' };
    const decision = await decide(vera, anya, reasons, 1);
    expect(decision).toMatchObject({
      telegramId: anya.telegramId,
      moderationStatus: 'Rejected',
      version: 1,
      decidedBy: 'Вера Орлова',
      rejectionReason: 'Ссылки: Не открываются\nО себе: Слишком коротко',
    });
    expect(new Set(decision.rejectedFields)).toEqual(
      new Set([
        { changeType: 'description', reason: 'Слишком коротко' },
        { changeType: 'links', reason: 'Не открываются' },
      ]),
    );
    expect(await readPublic(kollab, anya)).toMatchObject({
      major: 'Физика',
      description: '',
      links: [],
    });
    const own = await readOwn(anya);
    expect(own).toMatchObject({
      moderationStatus: 'Rejected',
      isPartlyApproved: true,
      description: 'О себе',
    });
    expect(own.pendingChanges).toMatchObject([
      { changeType: 'description', oldValue: '', newValue: 'О себе', state: 'draft' },
      { changeType: 'links', oldValue: [], newValue: [site], state: 'draft' },
    ]);
    const row = kollab.db.selectFrom('users').where('id', '=', anya.id).select('approved_at');
    expect(await row.executeTakeFirst()).toEqual({ approved_at: expect.any(Date) });
    expect((await listQueue(vera)).some(({ userId }) => userId === anya.id)).toBe(false);
  });

  test('is told apart from one that turns all down, also after an earlier approval', async () => {
    const anya = await submitted();
    await approve(vera, anya);
    await send(anya, { description: 'Снова о себе' });
    await decide(vera, anya, { description: 'Слишком коротко' });
    const own = await readOwn(anya);
    expect(own.moderationStatus).toBe('Rejected');
    expect(own.isPartlyApproved).toBe(false);
  });

  test('stands in the history with its reason', async () => {
    const anya = await submitted();
    await decide(vera, anya, { links: 'Не открываются' });
    const history = await readHistory(anya);
    expect(history).toMatchObject({
      moderationStatus: 'Rejected',
      rejectionReason: 'Ссылки: Не открываются',
    });
    expect(history.events).toMatchObject([
      { kind: 'submitted', reason: null },
      { kind: 'partlyApproved', version: 1, reason: 'Ссылки: Не открываются' },
    ]);
  });

  test('loses no draft written meanwhile', async () => {
    const anya = await submitted();
    await save(anya, 'major', 'Химия');
    await save(anya, 'description', 'Иначе о себе');
    await decide(vera, anya, { description: 'Слишком коротко' });
    expect((await readOwn(anya)).pendingChanges).toMatchObject([
      { changeType: 'description', oldValue: '', newValue: 'Иначе о себе', state: 'draft' },
      { changeType: 'major', oldValue: 'Физика', newValue: 'Химия', state: 'draft' },
    ]);
    expect(await readPublic(kollab, anya)).toMatchObject({ major: 'Физика', description: '' });
  });

  test('that turns down all of them is a rejection like any other', async () => {
    const anya = await kollab.person();
    await send(anya, { major: 'Физика' });
    expect(await decide(vera, anya, { major: 'Такого нет' })).toMatchObject({
      moderationStatus: 'Rejected',
      rejectionReason: 'Направление: Такого нет',
      rejectedFields: [],
    });
    expect(await readPublic(kollab, anya)).toMatchObject({ major: '' });
    expect((await readOwn(anya)).pendingChanges).toMatchObject([{ state: 'draft' }]);
    expect(await kinds(anya)).toEqual(['submitted', 'rejected']);
  });

  test('leaves no reason behind once its fields are approved', async () => {
    const anya = await submitted();
    await decide(vera, anya, { links: 'Не открываются' });
    await send(anya);
    expect(await approve(oleg, anya)).toMatchObject({
      moderationStatus: 'Approved',
      rejectionReason: null,
      rejectedFields: [],
    });
    expect(await readPublic(kollab, anya)).toMatchObject({ links: [site] });
  });

  test('is told to the owner as one, and shown on every card', async () => {
    const anya = await submitted();
    await deliver();
    await decide(vera, anya, { links: 'Не открываются' });
    const told = await deliver();
    const reason = 'Ссылки: Не открываются';
    expect(told.filter(({ telegramId }) => telegramId === anya.telegramId)).toMatchObject([
      { event: { kind: 'profileRejected', reason, isPartial: true } },
    ]);
    const rejectedFields = [{ changeType: 'links', reason: 'Не открываются' }];
    const decision = { status: 'Rejected', name: 'Вера Орлова', reason, rejectedFields };
    for (const moderator of [vera, oleg]) {
      expect(told.filter(({ telegramId }) => telegramId === moderator.telegramId)).toMatchObject([
        { messageId: 7, event: { kind: 'moderationCard', card: { decision } } },
      ]);
    }
  });

  test('gives places of work back as it does any other field', async () => {
    const anya = await kollab.person();
    const work = { company: 'Рога', department: 'Цех', role: 'Слесарь', workDurationYears: 1 };
    await send(anya, { major: 'Физика', experiences: [work] });
    const { rejectionReason } = await decide(vera, anya, { experiences: 'Такой фирмы нет' });
    expect(rejectionReason).toBe('Опыт работы: Такой фирмы нет');
    expect(await readPublic(kollab, anya)).toMatchObject({ major: 'Физика', experiences: [] });
    const own = await readOwn(anya);
    expect(own.experiences).toMatchObject([work]);
    expect(own.pendingChanges).toMatchObject([{ changeType: 'experiences', state: 'draft' }]);
  });
});

test('a decision on single fields is refused without fields, reasons or what is submitted', async () => {
  const anya = await submitted();
  for (const [reasons, code] of [
    [{ university: 'Нет такого' }, 'fieldNotSubmitted'],
    [{ major: '  нет  ' }, 'reasonTooShort'],
    [{ major: 'я'.repeat(501) }, 'reasonTooLong'],
  ] as const) {
    await expect(decide(vera, anya, reasons)).rejects.toMatchObject(
      refused(code, 400, { field: Object.keys(reasons)[0] }),
    );
  }
  await expect(decide(vera, anya, {})).rejects.toMatchObject({ statusCode: 400 });
  expect(await kinds(anya)).toEqual(['submitted']);
  expect(await readPublic(kollab, anya)).toMatchObject({ major: '', description: '' });
  expect((await readOwn(anya)).pendingChanges.map(({ state }) => state)).toEqual([
    'submitted',
    'submitted',
    'submitted',
  ]);
});
