import { serverLimits } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyTo, at, decide, listWaiting } from '#test/steps/applications.ts';
import { sampleProject } from '#test/sample-project.ts';
import { archive, read, remove, restore } from '#test/steps/projects.ts';
import { block, hide } from '#test/steps/reports.ts';
import { takeAll, told } from '#test/steps/team.ts';
import { fresh, sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();
beforeEach(() => takeAll(kollab));
const vera = fresh(() => kollab.moderator());
const anya = fresh(() => kollab.person({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья' }));
const nora = fresh(() => kollab.person({ firstName: 'Нора' }));
const project = fresh(() =>
  sampleProject(kollab, { owner: anya, members: [ilya], vacancies: ['Раз', 'Два'] }),
);

const reopened = (applicationWaits = false) => ({
  kind: 'projectReopened',
  projectId: project.id,
  projectName: 'Солнечная карта',
  applicationWaits,
});
const heard = async () =>
  (await takeAll(kollab))
    .flatMap(({ telegramId, event }) =>
      event.kind === 'projectReopened' ? [[telegramId, event.applicationWaits] as const] : [],
    )
    .toSorted(([one], [other]) => one - other);
const withApplications = { reopenApplications: true };

describe('a project that is brought back', () => {
  test('from the archive tells its team, and nobody twice', async () => {
    await archive(anya, project);
    await takeAll(kollab);
    await restore(anya, project);
    expect(await told(kollab, ilya)).toEqual([reopened()]);
    await restore(anya, project);
    expect(await heard()).toEqual([]);
  });

  test('by a moderator tells its owner too, who alone may reopen applications', async () => {
    await applyTo(nora, project);
    await remove(vera, project, 'Обещает доход');
    await takeAll(kollab);
    const restored = await restore(vera, project, withApplications);
    expect(restored).toMatchObject({ isDeleted: false, closedApplications: 0 });
    expect(await heard()).toEqual([
      [anya.telegramId, false],
      [ilya.telegramId, false],
    ]);
    expect(await listWaiting(anya, project)).toEqual([]);
    await restore(anya, project, withApplications);
    expect(await heard()).toEqual([[nora.telegramId, true]]);
    expect(await listWaiting(anya, project)).toHaveLength(1);
  });

  test('after it was deleted out of the archive is open only once it is back from both', async () => {
    await applyTo(nora, project);
    await archive(anya, project);
    await remove(anya, project);
    await takeAll(kollab);
    expect(await restore(anya, project, withApplications)).toMatchObject({ closedApplications: 0 });
    expect(await heard()).toEqual([]);
    expect(await restore(anya, project)).toMatchObject({ closedApplications: 1 });
    expect(await heard()).toEqual([[ilya.telegramId, false]]);
  });
});

describe('applications that the end of a project closed', () => {
  test('stay closed unless its owner has them wait again, which who applied hears once', async () => {
    await applyTo(nora, project);
    await applyTo(nora, at(project, 1));
    await archive(anya, project);
    await takeAll(kollab);
    expect(await restore(anya, project)).toMatchObject({
      closedApplications: 2,
      applicationsCount: 0,
    });
    expect(await read(anya, project)).toMatchObject({ closedApplications: 2 });
    expect(await read(ilya, project)).not.toHaveProperty('closedApplications');
    await takeAll(kollab);
    expect(await restore(anya, project, withApplications)).toMatchObject({
      closedApplications: 0,
      applicationsCount: 2,
    });
    expect(await read(anya, project)).not.toHaveProperty('closedApplications');
    expect(await told(kollab, nora)).toEqual([reopened(true)]);
    await restore(anya, project, withApplications);
    expect(await heard()).toEqual([]);
    expect(await decide(anya, project, nora, 'Accepted')).toMatchObject({ status: 'Accepted' });
  });

  test('reopen with the project at once where its owner says so', async () => {
    await applyTo(nora, project);
    await remove(anya, project);
    await takeAll(kollab);
    await restore(anya, project, withApplications);
    expect(await heard()).toEqual([
      [ilya.telegramId, false],
      [nora.telegramId, true],
    ]);
    expect(await listWaiting(anya, project)).toHaveLength(1);
  });

  test('stay as they are where the owner decided, an earlier end closed them, or they applied anew', async () => {
    const petra = await kollab.person();
    await applyTo(petra, project);
    await decide(anya, project, petra, 'Rejected');
    await applyTo(nora, project);
    await archive(anya, project);
    await restore(anya, project);
    kollab.passTime(1000);
    await archive(anya, project);
    expect(await restore(anya, project, withApplications)).toMatchObject({
      closedApplications: 0,
      applicationsCount: 0,
    });
    await applyTo(nora, project);
    await archive(anya, project);
    await restore(anya, project);
    await applyTo(nora, project);
    await takeAll(kollab);
    expect(await restore(anya, project, withApplications)).toMatchObject({ applicationsCount: 1 });
    expect(await heard()).toEqual([]);
  });
});

describe('applications are not reopened', () => {
  test('of who blocked the owner', async () => {
    await applyTo(nora, project);
    await archive(anya, project);
    await block(nora, anya);
    await takeAll(kollab);
    expect(await restore(anya, project, withApplications)).toMatchObject({ closedApplications: 0 });
    expect(await heard()).toEqual([[ilya.telegramId, false]]);
  });

  test('more often a day than people want to hear of it', async () => {
    for (let time = 0; time <= serverLimits.reopeningsPerDay; time += 1) {
      await restore(anya, project, withApplications);
    }
    await applyTo(nora, project);
    const cycle = async () => {
      await archive(anya, project);
      await restore(anya, project, withApplications);
    };
    for (let time = 0; time < serverLimits.reopeningsPerDay; time += 1) await cycle();
    await expect(cycle()).rejects.toMatchObject({ code: 'dailyLimit' });
    expect(await restore(anya, project)).toMatchObject({ isArchived: false });
  });
});

test('an owner who is out of sight brings nothing back', async () => {
  await archive(anya, project);
  await hide(kollab, anya);
  await expect(restore(anya, project)).rejects.toMatchObject({ code: 'forbidden' });
});
