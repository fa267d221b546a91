import { getToday, setNotificationSettings } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import * as steps from '#test/steps/check-ins.ts';
import { block } from '#test/steps/reports.ts';
import * as team from '#test/steps/team.ts';
import { fresh, sharedApp, type Someone } from '#test/test-app.ts';
import { askTeams } from './rounds.service.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья' }));
beforeEach(async () => {
  await kollab.db.deleteFrom('check_in_plans').execute();
  await kollab.db.deleteFrom('check_ins').execute();
  await kollab.db.deleteFrom('notifications').execute();
});
const place = fresh(async () => {
  kollab.setTime(steps.friday(-2));
  return sampleProject(kollab, { owner: anya, members: [ilya] });
});

const { friday, say } = steps;
const at = async (days: number) =>
  (await steps.askAt(kollab, friday(days))).map(({ telegramId, said }) => [telegramId, said]);

async function logOf(from: number, to: number, step = 0.5) {
  const log: { day: number; to: number; said: string }[] = [];
  for (let days = from; days <= to; days += step) {
    for (const [telegramId, said] of await at(days)) {
      const isNew = !String(said).startsWith('(');
      if (isNew) log.push({ day: days, to: Number(telegramId), said: String(said) });
    }
  }
  return log;
}

async function live(
  person: Someone,
  ...days: Parameters<typeof logOf>
): Promise<[number, string][]> {
  const log = await logOf(...days);
  return log.flatMap(({ day, to, said }) => (to === person.telegramId ? [[day, said]] : []));
}

const settings = (person: Someone, body: object) =>
  person.call(setNotificationSettings, { params: { telegramId: person.telegramId }, body });
const waitsFor = async ({ call }: Someone) =>
  (await call(getToday, {})).waiting.map(({ kind }) => kind);

describe('the question how it goes', () => {
  test('comes on Friday at noon to everybody of the team, once a week, and waits in the app until it is answered', async () => {
    expect(await at(-0.25)).toEqual([]);
    const asked = await at(0);
    expect(asked).toHaveLength(2);
    expect(asked).toContainEqual([anya.telegramId, 'checkInCard open']);
    expect(asked).toContainEqual([ilya.telegramId, 'checkInCard open']);
    expect(await at(0)).toEqual([]);
    expect(await waitsFor(ilya)).toEqual(['checkIn']);
    await say(ilya, place, 'going');
    expect([await waitsFor(ilya), await waitsFor(anya)]).toEqual([[], ['checkIn']]);
    expect(await live(ilya, 0.5, 8)).toEqual([[7, 'checkInCard open']]);
  });

  test('comes to nobody who works alone, and to nobody who is named as a guest', async () => {
    await team.leave(ilya, place);
    await steps.told(kollab);
    expect(await at(0)).toEqual([]);
  });

  test('is not asked of who joins on the day itself', async () => {
    await kollab.db.deleteFrom('check_in_plans').execute();
    kollab.setTime(friday(0.1));
    await sampleProject(kollab, { owner: anya, members: [ilya] });
    expect(await live(ilya, 0.5, 7)).toEqual([[7, 'checkInCard open']]);
  });

  test('is not asked of a project that is archived, finished, paused, not approved, or of who is suspended', async () => {
    const states = ['archived_at', 'finished_at', 'paused_at', 'approved_at'] as const;
    for (const state of states) {
      const owner = await kollab.approved();
      const other = await sampleProject(kollab, { owner, members: [ilya] });
      const value = state === 'approved_at' ? null : new Date();
      await kollab.set('projects', other, { [state]: value });
    }
    await kollab.suspend(anya);
    expect(await at(0)).toEqual([]);
  });

  test('comes to nobody who is suspended, leaves Kollab, or was blocked', async () => {
    const [vera, leaving, blocked] = [
      await kollab.approved(),
      await kollab.approved(),
      await kollab.approved(),
    ];
    await sampleProject(kollab, { owner: anya, members: [ilya, leaving, blocked, vera] });
    await kollab.suspend(ilya);
    await kollab.set('users', leaving, { deletes_at: friday(9) });
    await block(anya, blocked);
    const asked = (await at(0)).map(([person]) => person);
    expect(new Set(asked)).toEqual(new Set([anya.telegramId, vera.telegramId]));
    expect(asked).toHaveLength(2);
  });

  test('waits for the end of quiet hours, and for another day after a reminder', async () => {
    await settings(ilya, { quietFrom: 10 * 60, quietTo: 23 * 60 });
    expect((await at(0)).map(([person]) => person)).toEqual([anya.telegramId]);
    expect(await waitsFor(ilya)).toEqual(['checkIn']);
    await settings(ilya, { quietFrom: null, quietTo: null });
    expect(await live(ilya, 0.5, 1)).toEqual([[1, 'checkInCard open']]);
  });

  test('of two teams comes on two days, and is dropped once it is over', async () => {
    await sampleProject(kollab, { owner: anya, members: [ilya] });
    expect(await live(ilya, 0, 2)).toEqual([
      [0, 'checkInCard open'],
      [1, 'checkInCard open'],
    ]);
  });

  test('is no message to who wants no reminders, and waits in the app all the same', async () => {
    await settings(ilya, { modes: { reminders: 'off' } });
    expect((await at(0)).map(([person]) => person)).toEqual([anya.telegramId]);
    expect(await waitsFor(ilya)).toEqual(['checkIn']);
  });

  test('does not come while the owner is away, nor to a member who is', async () => {
    await settings(anya, { awayUntil: friday(9).toISOString().slice(0, 10) });
    expect(await live(ilya, 0, 15, 1)).toEqual([[14, 'checkInCard open']]);
    await settings(ilya, { awayUntil: friday(24).toISOString().slice(0, 10) });
    expect(await live(ilya, 15, 27, 1)).toEqual([]);
    expect(await live(ilya, 27.5, 28)).toEqual([[28, 'checkInCard open']]);
  });

  test('that was slept through for days is left to the next week', async () => {
    expect(await at(3)).toEqual([]);
    expect(await live(ilya, 3.5, 7)).toEqual([[7, 'checkInCard open']]);
  });

  test('is asked once, however many processes ask', async () => {
    await kollab.db.deleteFrom('jobs').execute();
    kollab.setTime(friday());
    await Promise.all([1, 2, 3].map(() => askTeams(kollab.context, friday())));
    expect(await steps.told(kollab)).toHaveLength(2);
  });
});

describe('the day', () => {
  test('is the owner’s choice, never twice a week', async () => {
    await steps.setDay(anya, place, 1);
    expect((await live(ilya, -1, 4)).map(([when]) => when)).toEqual([3]);
    await steps.setDay(anya, place, 4);
    expect((await live(ilya, 4.5, 14)).map(([when]) => when)).toEqual([13]);
  });

  test('none ends the question, and one asks again', async () => {
    await at(0);
    await steps.setDay(anya, place, null);
    expect((await steps.told(kollab)).map(({ said }) => said)).toEqual([
      '(checkInCard over)',
      '(checkInCard over)',
    ]);
    expect(await waitsFor(ilya)).toEqual([]);
    expect(await live(ilya, 1, 9)).toEqual([]);
    await steps.setDay(anya, place, 5);
    expect((await live(ilya, 9.5, 15)).map(([when]) => when)).toEqual([14]);
  });
});

describe('three weeks without an answer', () => {
  const toOwner = async (from: number, to: number, step = 1) =>
    (await live(anya, from, to, step)).filter(([, said]) => said.includes('projectCheck'));
  const said = async () => (await steps.told(kollab)).map((one) => one.said);

  test('ask its owner, and two more pause the project, of which the team hears once', async () => {
    const log = await logOf(0, 44, 1);
    expect(log.filter(({ said: what }) => what !== 'checkInCard open')).toEqual([
      { day: 21, to: anya.telegramId, said: 'projectCheckCard asked' },
      { day: 35, to: anya.telegramId, said: 'projectCheckCard paused' },
      { day: 35, to: ilya.telegramId, said: 'projectStopped' },
    ]);
    expect(log.filter(({ day }) => day > 35)).toEqual([]);
  });

  test('are not three where somebody answered', async () => {
    await live(anya, 0, 15, 1);
    await say(ilya, place, 'stuck');
    expect(await toOwner(16, 43)).toEqual([[42, 'projectCheckCard asked']]);
  });

  test('wait for its owner in the app, until the owner says or anybody answers', async () => {
    await live(anya, 0, 22, 1);
    expect(await waitsFor(anya)).toEqual(['projectCheck']);
    expect(await waitsFor(ilya)).toEqual(['checkIn']);
    await steps.setPaused(anya, place, false);
    expect(await waitsFor(anya)).not.toContain('projectCheck');
    expect(await said()).toContain('(projectCheckCard goesOn)');
    expect(await toOwner(23, 49)).toEqual([[49, 'projectCheckCard asked']]);
    expect(await waitsFor(anya)).toEqual(['projectCheck']);
    await say(ilya, place, 'slow');
    expect(await waitsFor(anya)).toEqual(['checkIn']);
    expect(await said()).toContain('(projectCheckCard goesOn)');
    expect((await live(ilya, 50, 56, 1)).map(([when]) => when)).toEqual([56]);
  });

  test('give an owner who is away so much longer', async () => {
    await live(anya, 0, 22, 1);
    await settings(anya, { awayUntil: friday(32).toISOString().slice(0, 10) });
    expect(await toOwner(23, 44)).toEqual([]);
    expect(await toOwner(44.5, 46, 0.5)).toEqual([[expect.any(Number), 'projectCheckCard paused']]);
  });

  test('are asked about anew of whoever owns the project next, who has as long', async () => {
    await live(anya, 0, 22, 1);
    await team.handOver(anya, place, ilya);
    expect(await waitsFor(anya)).not.toContain('projectCheck');
    await steps.told(kollab);
    const log = await live(ilya, 23, 40, 1);
    expect(log.filter(([, what]) => what.includes('projectCheck'))).toEqual([
      [23, 'projectCheckCard asked'],
      [37, 'projectCheckCard paused'],
    ]);
  });

  test('are no question to whom the project is handed over once somebody said something', async () => {
    await live(anya, 0, 22, 1);
    await say(ilya, place, 'slow');
    await team.handOver(anya, place, ilya);
    expect(await waitsFor(ilya)).toEqual([]);
    expect(await toOwner(23, 27)).toEqual([]);
  });

  test('of a team that is gone ask nobody', async () => {
    await live(anya, 0, 20, 1);
    await team.leave(ilya, place);
    expect(await toOwner(21, 36)).toEqual([]);
  });
});

test('a question that could not be sent in its week is not sent later', async () => {
  await settings(ilya, { quietFrom: 10 * 60, quietTo: 23 * 60 });
  await at(0);
  await settings(ilya, { quietFrom: null, quietTo: null });
  const untold = kollab.db.updateTable('check_ins').where('due_at', 'is not', null);
  await untold.set({ due_at: friday(7.25) }).execute();
  expect(await live(ilya, 7, 9)).toEqual([[7, 'checkInCard open']]);
});
