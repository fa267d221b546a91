import { limits, listRecord } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import {
  appealIt,
  appealsFor,
  complain,
  complainOfProject,
  decideAppeal,
  followIt,
  judge,
  release,
  sanctionsOf,
} from '#test/steps/reports.ts';
import { listOf, read, remove, restore } from '#test/steps/projects.ts';
import { takeAll, told } from '#test/steps/profiles.ts';
import { handOver } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, freshApp, refused, type Someone } from '#test/test-app.ts';

const kollab = freshApp();
const vera = fresh(() => kollab.moderator());
const petya = fresh(() => kollab.moderator({ firstName: 'Петя', lastName: 'Второй' }));
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const oleg = fresh(() => kollab.person({ firstName: 'Олег', lastName: 'Ким' }));

const suspendOleg = async () =>
  judge(vera, await complain(anya, oleg), 'suspend', 'Шлёт рекламу', 30);
const recordOf = async ({ id }: { id: string }) =>
  (await petya.call(listRecord, { query: { subjectId: id } })).map(
    ({ kind, reason, soleModerator }) => ({ kind, reason, soleModerator }),
  );

describe('an appeal against a suspension', () => {
  test('is possible once, with a text, in time', async () => {
    await suspendOleg();
    await expect(appealIt(oleg, '  ')).rejects.toMatchObject(refused('emptyAppeal', 400));
    expect(await appealIt(oleg)).toMatchObject({
      mayAppealUntil: null,
      appeal: { text: 'Это была не реклама', decision: null },
    });
    await expect(appealIt(oleg)).rejects.toThrow('Это решение уже обжаловано');
    await release(vera, oleg);
    await suspendOleg();
    kollab.passTime(limits.appealWithin + 1000);
    await expect(appealIt(oleg)).rejects.toMatchObject(refused('appealTooLate', 409));
  });

  test('is one, however many are sent at once, and decided once, whoever is quicker', async () => {
    const winners = async (all: Promise<unknown>[]) =>
      (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled');
    await suspendOleg();
    const [own] = await sanctionsOf(oleg);
    const sent = Array.from({ length: 5 }, () => appealIt(oleg, 'Ошибка', own?.id));
    expect(await winners(sent)).toHaveLength(1);
    const [one, ...others] = await appealsFor(petya);
    expect(others).toEqual([]);
    const appealed = { id: one?.id ?? '' };
    const both = [
      decideAppeal(petya, appealed, 'granted'),
      decideAppeal(await kollab.moderator(), appealed, 'refused', 'Жалоб было семь'),
    ];
    expect(await winners(both)).toHaveLength(1);
  });

  test('is not possible against another’s, a warning or what is over', async () => {
    await judge(vera, await complain(anya, oleg), 'warn');
    await expect(appealIt(oleg)).rejects.toMatchObject(refused('sanctionNotFound', 404));
    await suspendOleg();
    const [own] = await sanctionsOf(oleg);
    await expect(appealIt(anya, 'Нет', own?.id)).rejects.toMatchObject(
      refused('sanctionNotFound', 404),
    );
    await release(vera, oleg);
    await expect(appealIt(oleg)).rejects.toMatchObject(refused('sanctionNotFound', 404));
  });

  test('comes to moderators as a card, and waits for them until the suspension is lifted', async () => {
    await suspendOleg();
    const { id } = await appealIt(oleg);
    expect(await appealsFor(petya)).toMatchObject([
      {
        id,
        kind: 'suspension',
        name: 'Олег Ким',
        reason: 'Шлёт рекламу',
        sanctionedBy: 'Вера Орлова',
        text: 'Это была не реклама',
        isForOthers: false,
      },
    ]);
    expect(await appealsFor(vera)).toMatchObject([{ isForOthers: true }]);
    const cards = (await takeAll(kollab)).filter(({ event }) => event.kind === 'appealCard');
    expect(new Set(cards.map(({ telegramId }) => telegramId))).toEqual(
      new Set([vera.telegramId, petya.telegramId]),
    );
    await release(petya, oleg);
    expect(await appealsFor(petya)).toEqual([]);
    await expect(decideAppeal(petya, { id }, 'granted')).rejects.toMatchObject(
      refused('sanctionNotFound', 404),
    );
  });

  test('is granted by another moderator, which ends the suspension', async () => {
    await suspendOleg();
    const one = await appealIt(oleg);
    await expect(decideAppeal(vera, one, 'granted')).rejects.toMatchObject(
      refused('ownDecision', 403),
    );
    await decideAppeal(petya, one, 'granted');
    await followIt(oleg, anya);
    expect(await sanctionsOf(oleg)).toMatchObject([
      { endedAt: expect.any(String), appeal: { decision: 'granted' } },
    ]);
    expect(await told(kollab, oleg)).toContainEqual(
      expect.objectContaining({ kind: 'sanctionAppealDecided', decision: 'granted' }),
    );
    expect(await appealsFor(petya)).toEqual([]);
    expect((await recordOf(oleg)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['sanctionAppealed', 'appealGranted', 'unsuspended']),
    );
    await expect(decideAppeal(petya, one, 'refused', 'Всё же нет')).rejects.toMatchObject(
      refused('alreadyDecided', 409),
    );
  });

  test('decided again says who decided and how; a yes may have its words', async () => {
    await suspendOleg();
    const one = await appealIt(oleg);
    await takeAll(kollab);
    const reason = 'Это и правда не реклама';
    await decideAppeal(petya, one, 'granted', reason);
    expect(
      (await told(kollab, oleg)).find(({ kind }) => kind === 'sanctionAppealDecided'),
    ).toMatchObject({ decision: 'granted', reason });
    const again = decideAppeal(await kollab.moderator(), one, 'refused', 'Жалоб было семь');
    await expect(again).rejects.toMatchObject({
      ...refused('alreadyDecided', 409),
      details: { status: 'granted', decidedBy: 'Петя Второй', decidedAt: expect.any(String) },
    });
  });

  test('is refused with a reason, and then there is no other', async () => {
    await suspendOleg();
    const one = await appealIt(oleg);
    await expect(decideAppeal(petya, one, 'refused')).rejects.toMatchObject(
      refused('reasonTooShort', 400),
    );
    await decideAppeal(petya, one, 'refused', 'Жалоб было семь');
    await expect(followIt(oleg, anya)).rejects.toMatchObject(refused('suspended', 403));
    expect(await sanctionsOf(oleg)).toMatchObject([
      { endedAt: null, appeal: { decision: 'refused', reason: 'Жалоб было семь' } },
    ]);
    await expect(appealIt(oleg)).rejects.toMatchObject(refused('alreadyAppealed', 409));
    expect(await recordOf(oleg)).toContainEqual({
      kind: 'appealRefused',
      reason: 'Жалоб было семь',
      soleModerator: false,
    });
  });

  test('is decided by the only moderator there is, which the record says', async () => {
    await kollab.set('users', petya, { role: 'user' });
    await suspendOleg();
    const one = await appealIt(oleg);
    expect(await appealsFor(vera)).toMatchObject([{ isForOthers: false }]);
    await decideAppeal(vera, one, 'refused', 'Жалоб было семь');
    const record = await vera.call(listRecord, { query: { subjectId: oleg.id } });
    expect(record).toContainEqual(
      expect.objectContaining({ kind: 'appealRefused', soleModerator: true }),
    );
  });

  test('of a moderator is decided by admins alone', async () => {
    const admin = await kollab.admin();
    await judge(admin, await complain(anya, petya), 'suspend', 'Шлёт рекламу');
    const one = await appealIt(petya);
    expect(await appealsFor(vera)).toMatchObject([{ isForOthers: true }]);
    await expect(decideAppeal(vera, one, 'granted')).rejects.toMatchObject(
      refused('forbidden', 403),
    );
    expect(await appealsFor(admin)).toMatchObject([{ isForOthers: false }]);
    // The other one decides, where there is one.
    const admins = kollab.config.adminTelegramIds;
    admins.add(petya.telegramId + 1000);
    await expect(decideAppeal(admin, one, 'granted')).rejects.toMatchObject(
      refused('ownDecision', 403),
    );
    admins.delete(petya.telegramId + 1000);
    await decideAppeal(admin, one, 'granted');
    await followIt(petya, anya);
  });
});

describe('an appeal against the removal of a project', () => {
  const ilya = fresh(() => kollab.person({ firstName: 'Илья', lastName: 'Нос' }));
  async function removed(owner: Someone, by: Someone = vera) {
    const project = await sampleProject(kollab, { owner, members: [ilya] });
    await remove(by, project, 'Обещает доход');
    return project;
  }

  test('follows a removal whose reason its owner reads, until a moderator brings it back', async () => {
    const project = await removed(oleg);
    expect(await sanctionsOf(oleg)).toMatchObject([
      {
        kind: 'removal',
        projectId: project.id,
        projectName: 'Солнечная карта',
        reason: 'Обещает доход',
        mayAppealUntil: expect.any(String),
      },
    ]);
    expect(await read(oleg, project)).toMatchObject({ isDeleted: true, isTakenDown: true });
    expect(await listOf(oleg, oleg)).toMatchObject([{ id: project.id, isTakenDown: true }]);
    await expect(restore(oleg, project)).rejects.toMatchObject(refused('forbidden', 403));
    await appealIt(oleg, 'Верните');
    await restore(petya, project);
    expect(await appealsFor(petya)).toEqual([]);
    expect(await sanctionsOf(oleg)).toMatchObject([{ endedAt: expect.any(String) }]);
  });

  test('restores the project when granted, and the team hears of it', async () => {
    const project = await removed(oleg);
    const one = await appealIt(oleg, 'Мы ничего не обещали');
    await expect(decideAppeal(vera, one, 'granted')).rejects.toMatchObject(
      refused('ownDecision', 403),
    );
    await takeAll(kollab);
    await decideAppeal(petya, one, 'granted');
    expect(await read(anya, project)).toMatchObject({ isDeleted: false });
    expect(await sanctionsOf(oleg)).toMatchObject([{ endedAt: expect.any(String) }]);
    const facts = { projectId: project.id, projectName: 'Солнечная карта' };
    const all = await takeAll(kollab);
    expect(all).toMatchObject([
      { telegramId: ilya.telegramId, event: { kind: 'projectReopened', ...facts } },
      {
        telegramId: oleg.telegramId,
        event: { kind: 'sanctionAppealDecided', decision: 'granted' },
      },
    ]);
    expect((await recordOf(project)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['appealGranted', 'restored']),
    );
  });

  test('leaves it taken down when refused', async () => {
    const project = await removed(oleg);
    await decideAppeal(petya, await appealIt(oleg, 'Верните'), 'refused', 'Доход обещан');
    await expect(read(anya, project)).rejects.toMatchObject(refused('projectNotFound', 404));
    expect(await told(kollab, oleg)).toContainEqual({
      kind: 'sanctionAppealDecided',
      decision: 'refused',
      ofProjectId: project.id,
      ofProjectName: 'Солнечная карта',
      reason: 'Доход обещан',
    });
  });

  test('is not for its owner to decide on', async () => {
    await removed(petya, await kollab.admin());
    const one = await appealIt(petya, 'Это ошибка');
    await expect(decideAppeal(petya, one, 'granted')).rejects.toMatchObject(
      refused('ownSubmission', 403),
    );
  });
});

describe('an appeal is not for', () => {
  test('who reported the person, though somebody else decided', async () => {
    await judge(vera, await complain(petya, oleg), 'suspend', 'Шлёт рекламу', 30);
    const one = await appealIt(oleg);
    const nina = await kollab.moderator();
    expect(await appealsFor(petya)).toMatchObject([{ isForOthers: true }]);
    expect(await appealsFor(nina)).toMatchObject([{ isForOthers: false }]);
    await expect(decideAppeal(petya, one, 'refused', 'Жалоба верна')).rejects.toMatchObject(
      refused('ownDecision', 403),
    );
    await decideAppeal(nina, one, 'granted');
  });

  test('whose the project was when it was reported', async () => {
    const ilya = await kollab.person();
    const project = await sampleProject(kollab, { owner: petya, members: [ilya] });
    const report = await complainOfProject(anya, project);
    await handOver(petya, project, ilya);
    await judge(await kollab.admin(), report, 'block', 'Просят денег');
    const one = await appealIt(ilya, 'Мы не просим');
    await expect(decideAppeal(petya, one, 'granted')).rejects.toMatchObject(
      refused('ownSubmission', 403),
    );
    await decideAppeal(await kollab.moderator(), one, 'granted');
  });
});
