import { beforeEach, describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { gone } from '#test/steps/account.ts';
import {
  judgeText,
  say,
  stayOf,
  takeAway,
  textsFor,
  unsay,
  workIn,
  workOf,
} from '#test/steps/confirmations.ts';
import { handOver, outcomes, takeAll, told } from '#test/steps/team.ts';
import { fresh, refused, sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();
beforeEach(() => takeAll(kollab));
const vera = fresh(() => kollab.moderator({ firstName: 'Вера' }));
const anya = fresh(() => kollab.approved({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья', lastName: 'Ким' }));
const stranger = fresh(() => kollab.approved());
const boris = fresh(() => kollab.approved({ firstName: 'Борис' }));
const project = fresh(() => sampleProject(kollab, { owner: anya, members: [ilya, boris] }));
const stay = fresh(async () => ({ id: await stayOf(kollab, ilya, project) }));
const work = () => stay.id;

const text = 'Нарисовал карту.\nУспел к сроку';
const nothing = refused('confirmationNotFound', 404);
const waits = async () =>
  (await textsFor(vera)).filter(({ confirmationId }) => confirmationId === work());
const seen = async (reader = stranger) => {
  const [row] = await workOf(reader, ilya);
  return row && { text: row.text, textState: row.textState };
};

describe('what an owner says of somebody’s work', () => {
  test('is nobody’s to read but theirs and moderators’ until one approves it', async () => {
    expect(await say(anya, work(), text)).toMatchObject({ textState: 'Pending' });
    for (const reader of [stranger, ilya]) {
      expect(await seen(reader)).toEqual({ text: '', textState: null });
    }
    expect(await workIn(anya, project)).toMatchObject([{ text, textState: 'Pending' }]);
    expect(await waits()).toMatchObject([
      { text, ownerName: 'Аня Лис', name: 'Илья Ким', isForOthers: false },
    ]);
    expect(await told(kollab, vera)).toMatchObject([
      { kind: 'workTextCard', card: { text, outcome: null } },
    ]);
    await judgeText(vera, work());
    expect(await waits()).toEqual([]);
    expect(await seen()).toEqual({ text, textState: null });
    expect(await workIn(stranger, project)).toMatchObject([{ text }]);
  });

  test('is turned down with a reason that the owner hears', async () => {
    await say(anya, work(), text);
    await takeAll(kollab);
    await judgeText(vera, work(), { comment: 'Это реклама' });
    expect(await told(kollab, anya)).toMatchObject([
      { kind: 'workTextRejected', reason: 'Это реклама' },
    ]);
    expect(await seen()).toEqual({ text: '', textState: null });
    expect(await workIn(anya, project)).toMatchObject([{ text, textState: 'Rejected' }]);
  });

  test('is read anew whenever it changes, and hidden until then', async () => {
    await say(anya, work(), text);
    await judgeText(vera, work());
    expect(await say(anya, work(), text)).toMatchObject({ textState: 'Approved' });
    await say(anya, work(), 'Другое');
    expect(await seen()).toMatchObject({ text: '' });
    await expect(judgeText(vera, work())).rejects.toMatchObject(refused('staleVersion', 409));
    await judgeText(vera, work(), { version: 2 });
    expect(await seen()).toMatchObject({ text: 'Другое' });
    await unsay(anya, work());
    expect(await seen()).toMatchObject({ text: '' });
    await expect(judgeText(vera, work(), { version: 2 })).rejects.toMatchObject(nothing);
  });

  test('has two lines at most, and goes with what was confirmed', async () => {
    await expect(say(anya, work(), 'раз\nдва\nтри')).rejects.toMatchObject(
      refused('badInput', 400),
    );
    await expect(say(anya, work(), 'я'.repeat(201))).rejects.toMatchObject(
      refused('badInput', 400),
    );
    await say(anya, work(), text);
    await takeAway(ilya, work());
    expect(await waits()).toEqual([]);
    await expect(judgeText(vera, work())).rejects.toMatchObject(nothing);
    await expect(say(anya, work(), text)).rejects.toMatchObject(nothing);
  });

  test('is taken away by either, and by moderators', async () => {
    for (const party of [anya, ilya, vera]) {
      await say(anya, work(), text);
      await judgeText(vera, work(), { version: (await waits())[0]?.version ?? 0 });
      expect(await seen(party)).toMatchObject({ text });
      await expect(unsay(stranger, work())).rejects.toMatchObject(refused('forbidden', 403));
      await unsay(party, work());
      await unsay(party, work());
      expect(await seen(anya)).toEqual({ text: '', textState: null });
    }
  });

  test('is not shown while who wrote it is hidden', async () => {
    await say(anya, work(), text);
    await judgeText(vera, work());
    await handOver(anya, project, ilya);
    expect(await seen()).toMatchObject({ text });
    await kollab.suspend(anya);
    expect(await seen()).toMatchObject({ text: '' });
  });

  test('is nobody’s to read before it is approved, nor once they are hidden, who owns the project next', async () => {
    await say(anya, work(), text);
    await handOver(anya, project, ilya);
    expect(await workIn(ilya, project)).toMatchObject([{ text: '', textState: null }]);
    await judgeText(vera, work(), { comment: 'Это реклама' });
    expect(await seen(ilya)).toEqual({ text: '', textState: null });
    await handOver(ilya, project, boris);
    expect(await workIn(boris, project)).toMatchObject([{ text: '', textState: null }]);
    expect(await say(boris, work(), text)).toMatchObject({ textState: 'Pending' });
    expect(await workIn(boris, project)).toMatchObject([{ text, textState: 'Pending' }]);
  });

  test('is not decided on by who wrote it, nor by whom it is about', async () => {
    const oleg = await kollab.moderator();
    const pavel = await kollab.moderator();
    const own = await sampleProject(kollab, { owner: oleg, members: [pavel] });
    const ofPavel = await stayOf(kollab, pavel, own);
    await say(oleg, ofPavel, text);
    for (const party of [oleg, pavel]) {
      await expect(judgeText(party, ofPavel)).rejects.toMatchObject(refused('ownSubmission', 403));
      const shown = (await textsFor(party)).find((one) => one.confirmationId === ofPavel);
      expect(shown).toMatchObject({ isForOthers: true });
    }
    await judgeText(vera, ofPavel);
  });

  test('is decided on once', async () => {
    await say(anya, work(), text);
    const results = await outcomes<unknown>([
      judgeText(vera, work()),
      judgeText(vera, work(), { comment: 'Это реклама' }),
    ]);
    expect(results.filter((one) => one === 'alreadyDecided')).toHaveLength(1);
  });

  test('is gone once who wrote it, or whom it is about, left Kollab', async () => {
    await say(anya, work(), text);
    await judgeText(vera, work());
    await handOver(anya, project, ilya);
    await gone(kollab, anya);
    expect(await seen()).toMatchObject({ text: '' });
    await gone(kollab, ilya);
    const rows = await kollab.db
      .selectFrom('confirmation_texts')
      .where('confirmation_id', '=', work())
      .select('text')
      .execute();
    expect(rows).toEqual([{ text: '' }]);
  });
});
