import { limits } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { refused, shared, sharedApp, type Someone, type TestApp } from '#test/test-app.ts';
import {
  appeal,
  approve,
  claim,
  decide,
  kinds,
  listQueue,
  readHistory,
  readOwn,
  readPublic,
  reject,
  save,
  send,
  take,
} from '#test/steps/profiles.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const oleg = shared(() => kollab.moderator({ firstName: 'Олег', lastName: 'Дуб' }));

async function rejected() {
  const anya = await kollab.person();
  await send(anya, { major: 'Физика' });
  await reject(vera, anya, 'Такого нет');
  return anya;
}

const queuedFor = async (moderator: Someone, { id }: Someone) =>
  (await listQueue(moderator)).find(({ userId }) => userId === id);

const refusal = refused('ownDecision', 403);

describe('an appeal', () => {
  test('has the fields in the order in which they were submitted', async () => {
    const anya = await kollab.person();
    const fields = ['statusShort', 'major', 'description', 'university', 'statusLong'] as const;
    for (const field of fields) await save(anya, field, field === 'statusLong' ? ['Да'] : 'Да');
    await send(anya);
    await reject(vera, anya, 'Такого нет');
    await appeal(anya);
    const { changes } = (await queuedFor(oleg, anya)) ?? { changes: [] };
    expect(changes.map(({ changeType }) => changeType)).toEqual(fields);
  });

  test('puts what was rejected before another moderator', async () => {
    const anya = await rejected();
    expect(await appeal(anya, ' Есть такое направление ')).toEqual({ moderationStatus: 'Pending' });
    expect((await readHistory(anya)).events).toMatchObject([
      { kind: 'submitted' },
      { kind: 'rejected' },
      { kind: 'appealed', version: 2, reason: 'Есть такое направление' },
    ]);
    const said = {
      text: 'Есть такое направление',
      reason: 'Такого нет',
      rejectedBy: 'Вера Орлова',
      rejectedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    };
    expect(await queuedFor(oleg, anya)).toMatchObject({
      appeal: { ...said, isOwnDecision: false },
      changes: [{ changeType: 'major', newValue: 'Физика' }],
    });
    expect(await queuedFor(vera, anya)).toMatchObject({ appeal: { ...said, isOwnDecision: true } });
    await approve(oleg, anya);
    expect(await readPublic(kollab, anya)).toMatchObject({ major: 'Физика' });
    expect(await readOwn(anya)).toMatchObject({ moderationStatus: 'Approved', pendingChanges: [] });
  });

  test('is not for whoever rejected, by whatever call', async () => {
    const anya = await rejected();
    await appeal(anya);
    await expect(approve(vera, anya)).rejects.toMatchObject(refusal);
    await expect(reject(vera, anya, 'Такого нет')).rejects.toMatchObject(refusal);
    await expect(decide(vera, anya, { major: 'Такого нет' })).rejects.toMatchObject(refusal);
    await expect(claim(vera, anya)).rejects.toMatchObject(refusal);
    expect(await kinds(anya)).toEqual(['submitted', 'rejected', 'appealed']);
    await claim(oleg, anya);
    await decide(oleg, anya, { major: 'Такого нет' });
    expect(await readOwn(anya)).toMatchObject({ moderationStatus: 'Rejected', major: 'Физика' });
  });

  test('stays one when its owner adds to it', async () => {
    const anya = await rejected();
    await appeal(anya);
    await send(anya, { description: 'О себе' });
    const queued = await queuedFor(vera, anya);
    expect(queued).toMatchObject({ version: 3, appeal: { isOwnDecision: true } });
    expect(queued?.changes.map(({ changeType }) => changeType).toSorted()).toEqual([
      'description',
      'major',
    ]);
    await expect(approve(vera, anya)).rejects.toMatchObject(refusal);
  });

  test('against a decision on single fields brings up just these', async () => {
    const anya = await kollab.person();
    await send(anya, { major: 'Физика', description: 'О себе' });
    await decide(vera, anya, { major: 'Такого нет' });
    await appeal(anya);
    expect(await queuedFor(oleg, anya)).toMatchObject({
      appeal: { reason: 'Направление: Такого нет' },
      changes: [{ changeType: 'major', oldValue: '', newValue: 'Физика' }],
    });
  });

  test('is on the cards, which know whose decision it is against', async () => {
    const anya = await rejected();
    await kollab.db.deleteFrom('notifications').execute();
    await appeal(anya, 'Есть такое');
    const taken = await take(kollab);
    const isOwn = taken.map(({ telegramId, event }) => {
      if (event.kind !== 'moderationCard') throw new Error(`${event.kind} instead of a card`);
      expect(event.card.appeal).toMatchObject({ text: 'Есть такое', rejectedBy: 'Вера Орлова' });
      return [telegramId, event.card.appeal?.isOwnDecision] as const;
    });
    expect(new Map(isOwn)).toEqual(
      new Map([
        [vera.telegramId, true],
        [oleg.telegramId, false],
      ]),
    );
  });
});

describe('an appeal can be made', () => {
  test('for 20 days', async () => {
    const anya = await rejected();
    const { events, mayAppealUntil } = await readHistory(anya);
    const rejectedAt = Date.parse(events.at(-1)?.at ?? '');
    expect(Date.parse(mayAppealUntil ?? '') - rejectedAt).toBe(limits.appealWithin);
    kollab.passTime(limits.appealWithin + 1000);
    expect((await readHistory(anya)).mayAppealUntil).toBeNull();
    await expect(appeal(anya)).rejects.toMatchObject(refused('appealTooLate', 409));
    kollab.passTime(-60_000);
    await appeal(anya);
  });

  test('once, and not against what became of it', async () => {
    const anya = await rejected();
    const again = refused('alreadyAppealed', 409);
    await appeal(anya);
    expect((await readHistory(anya)).mayAppealUntil).toBeNull();
    await expect(appeal(anya)).rejects.toMatchObject(again);
    await reject(oleg, anya, 'И правда нет');
    expect((await readHistory(anya)).mayAppealUntil).toBeNull();
    await expect(appeal(anya)).rejects.toMatchObject(again);
    await send(anya, { major: 'Химия' });
    await reject(oleg, anya, 'И такого нет');
    await appeal(anya);
  });

  test('once, however many times it is sent at once', async () => {
    const anya = await rejected();
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => appeal(anya)));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [(answer.reason as { code: string }).code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 9 }, () => 'alreadyAppealed'));
    expect(await kinds(anya)).toEqual(['submitted', 'rejected', 'appealed']);
  });

  test('only against a rejection that came last', async () => {
    const nothing = refused('nothingRejected', 409);
    const anya = await kollab.person();
    await expect(appeal(anya)).rejects.toMatchObject(nothing);
    await send(anya, { major: 'Физика' });
    await expect(appeal(anya)).rejects.toMatchObject(nothing);
    await reject(vera, anya, 'Такого нет');
    await send(anya, { major: 'Химия' });
    expect((await readHistory(anya)).mayAppealUntil).toBeNull();
    await expect(appeal(anya)).rejects.toMatchObject(nothing);
    await approve(vera, anya);
    await expect(appeal(anya)).rejects.toMatchObject(nothing);
  });

  test('only while what was rejected is still wanted', async () => {
    const anya = await rejected();
    await save(anya, 'major', '');
    await save(anya, 'description', 'О себе');
    expect((await readHistory(anya)).mayAppealUntil).toBeNull();
    await expect(appeal(anya)).rejects.toMatchObject(refused('nothingToSubmit', 400));
    expect(await kinds(anya)).toEqual(['submitted', 'rejected']);
  });

  test('is over once everything in it was taken back', async () => {
    const anya = await rejected();
    await appeal(anya, 'Есть такое направление');
    await save(anya, 'major', '');
    expect((await readHistory(anya)).events.at(-1)).toMatchObject({ kind: 'withdrawn' });
    await send(anya, { statusShort: 'Ищу команду' });
    expect(await queuedFor(vera, anya)).toMatchObject({ appeal: null });
    await reject(vera, anya, 'И это не подходит');
    expect((await readHistory(anya)).mayAppealUntil).not.toBeNull();
  });

  test('with words', async () => {
    const anya = await rejected();
    await expect(appeal(anya, ' \n ')).rejects.toMatchObject({ code: 'emptyAppeal' });
    await expect(appeal(anya, 'я'.repeat(2001))).rejects.toMatchObject({ statusCode: 400 });
    await appeal(anya, 'я'.repeat(2000));
  });
});

describe('where nobody else may decide, whoever rejected does', () => {
  const soleAct = async ({ db }: TestApp, { id }: Someone) => {
    const event = db.selectFrom('moderation_events').where('subject_id', '=', id);
    return event
      .orderBy('id', 'desc')
      .limit(1)
      .select(['kind', 'sole_moderator'])
      .executeTakeFirst();
  };

  test('because the only other one is who appeals', async () => {
    await send(oleg, { major: 'Физика' });
    await reject(vera, oleg, 'Такого нет');
    await appeal(oleg);
    await expect(approve(oleg, oleg)).rejects.toMatchObject({ code: 'ownSubmission' });
    expect(await queuedFor(vera, oleg)).toMatchObject({ appeal: { isOwnDecision: false } });
    await approve(vera, oleg);
    expect(await soleAct(kollab, oleg)).toEqual({ kind: 'approved', sole_moderator: true });
  });
});
