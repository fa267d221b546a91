import { deleteProject, finishProject, listInbox, serverLimits } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { day } from '#test/steps/applications.ts';
import {
  askedOf,
  confirm,
  hide,
  leaveAfter,
  newsTo,
  takeAway,
  workIn,
  workOf,
} from '#test/steps/confirmations.ts';
import { archive, restore } from '#test/steps/projects.ts';
import { takeAll as takeRows } from '#test/steps/profiles.ts';
import * as safety from '#test/steps/reports.ts';
import { leave, placeOf, remove, takeAll } from '#test/steps/team.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
beforeEach(() => takeAll(kollab));
const anya = fresh(() => kollab.approved({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья', lastName: 'Ким' }));
const yana = fresh(() => kollab.approved({ firstName: 'Яна' }));
const stranger = fresh(() => kollab.approved({ firstName: 'Олег' }));
const project = fresh(() => sampleProject(kollab, { owner: anya, members: [ilya, yana] }));

const nothing = refused('confirmationNotFound', 404);
const anonymous = () => ({ call: kollab.anonymous });
const newsOf = (...people: [Someone, ...Someone[]]) => newsTo(kollab, ...people);

describe('who was in a team for two weeks', () => {
  test('is asked about once as they leave, in the chat and on the first screen', async () => {
    const id = await leaveAfter(kollab, ilya, project);
    expect(await newsOf(anya, ilya)).toEqual([['open'], []]);
    expect(await askedOf(anya)).toMatchObject([
      {
        confirmationId: id,
        projectId: project.id,
        projectTitle: 'Солнечная карта',
        telegramId: ilya.telegramId,
        name: 'Илья Ким',
        since: expect.stringMatching(/^\d{4}-\d\d$/),
      },
    ]);
    kollab.passTime(serverLimits.confirmationAskedFor);
    expect(await askedOf(anya)).toEqual([]);
    expect(await workIn(anya, project)).toMatchObject([{ confirmationId: id, state: 'open' }]);
  });

  test('is asked about too when they are taken out of it, and not a day before', async () => {
    kollab.passTime(13 * day);
    await leave(yana, project);
    expect(await newsOf(anya)).toEqual([[]]);
    expect(await workIn(anya, project)).toEqual([]);
    kollab.passTime(2 * day);
    await remove(anya, project, await placeOf(anya, project, ilya));
    expect(await newsOf(anya)).toEqual([['open']]);
  });

  test('of a project that nobody saw there is nothing to confirm', async () => {
    const own = await sampleProject(kollab, { owner: anya, members: [ilya], isApproved: false });
    kollab.passTime(20 * day);
    await leave(ilya, own);
    expect(await askedOf(anya)).toEqual([]);
  });
});

test('a finished project has everyone in its team asked about but its owner, and once', async () => {
  const more = await Promise.all(Array.from({ length: 5 }, () => kollab.approved()));
  const big = await sampleProject(kollab, { owner: anya, members: [ilya, ...more] });
  await anya.call(finishProject, { params: { id: big.id }, body: {} });
  const [cards = []] = await newsOf(anya);
  expect(cards).toHaveLength(serverLimits.confirmationCards);
  expect(await askedOf(anya)).toHaveLength(6);
  await restore(anya, big);
  await anya.call(finishProject, { params: { id: big.id }, body: {} });
  kollab.passTime(20 * day);
  await leave(ilya, big);
  // Those that there are may show how it stands; none comes anew.
  const asked = (await takeRows(kollab)).filter(({ event }) => event.kind === 'confirmationCard');
  expect(asked.filter(({ messageId }) => messageId === null)).toEqual([]);
  expect(await askedOf(anya)).toHaveLength(6);
});

describe('what was confirmed', () => {
  test('stands on the profile and on the project’s page for everybody, and its person hears of it once', async () => {
    const id = await leaveAfter(kollab, ilya, project);
    await newsOf(anya);
    expect(await confirm(anya, id)).toEqual({ confirmationId: id, state: 'confirmed' });
    expect(await confirm(anya, id)).toEqual({ confirmationId: id, state: 'confirmed' });
    expect(await newsOf(anya, ilya)).toEqual([['confirmed'], ['workConfirmed']]);
    expect(await askedOf(anya)).toEqual([]);
    for (const reader of [stranger, anonymous()]) {
      expect(await workOf(reader, ilya)).toMatchObject([
        { projectId: project.id, projectName: 'Солнечная карта', isLinked: true, mayRemove: false },
      ]);
      expect(await workIn(reader, project)).toMatchObject([
        { name: 'Илья Ким', state: 'confirmed', mayRemove: false },
      ]);
    }
    const inbox = await ilya.call(listInbox, {
      params: { telegramId: ilya.telegramId },
      query: {},
    });
    expect(inbox.filter(({ event }) => event.kind === 'workConfirmed')).toHaveLength(1);
  });

  test('has the role of the vacancy on which its person came', async () => {
    await kollab.db
      .updateTable('participants')
      .set({ vacancy_id: project.vacancyIds[0] ?? null })
      .where('user_id', '=', ilya.id)
      .where('project_id', '=', project.id)
      .execute();
    await confirm(anya, await leaveAfter(kollab, ilya, project));
    expect(await workOf(stranger, ilya)).toMatchObject([{ role: 'Разработчик' }]);
  });

  test.each([
    ['its person', () => ilya],
    ['the owner', () => anya],
  ])('is gone on both sides for good once %s takes it away', async (_, who) => {
    const id = await leaveAfter(kollab, ilya, project);
    await confirm(anya, id);
    await takeAway(who(), id);
    expect(await takeAway(who(), id)).toEqual({ confirmationId: id });
    expect(await workOf(ilya, ilya)).toEqual([]);
    expect(await workIn(anya, project)).toEqual([]);
    await expect(confirm(anya, id)).rejects.toMatchObject(nothing);
    await expect(hide(ilya, id)).rejects.toMatchObject(nothing);
  });

  test('is nobody else’s to take away or to hide', async () => {
    const id = await leaveAfter(kollab, ilya, project);
    await expect(takeAway(anya, id)).rejects.toMatchObject(nothing);
    await confirm(anya, id);
    for (const person of [yana, stranger]) {
      await expect(takeAway(person, id)).rejects.toMatchObject(refused('forbidden', 403));
      await expect(hide(person, id)).rejects.toMatchObject(refused('forbidden', 403));
    }
    await expect(hide(anya, id)).rejects.toMatchObject(refused('forbidden', 403));
  });

  test('is for its person and the owner alone while it is hidden', async () => {
    const id = await leaveAfter(kollab, ilya, project);
    await confirm(anya, id);
    await hide(ilya, id);
    expect(await workOf(ilya, ilya)).toMatchObject([{ isHidden: true }]);
    expect(await workIn(anya, project)).toMatchObject([{ isHidden: true }]);
    expect(await workOf(stranger, ilya)).toEqual([]);
    expect(await workIn(stranger, project)).toEqual([]);
    await hide(ilya, id, false);
    expect(await workOf(stranger, ilya)).toHaveLength(1);
  });

  test('follows the project: archived without a link, deleted not at all', async () => {
    await confirm(anya, await leaveAfter(kollab, ilya, project));
    await archive(anya, project);
    expect(await workOf(stranger, ilya)).toMatchObject([
      { projectName: 'Солнечная карта', isLinked: false, coverImage: null },
    ]);
    await restore(anya, project);
    expect(await workOf(stranger, ilya)).toMatchObject([{ isLinked: true }]);
    await anya.call(deleteProject, { params: { id: project.id }, body: {} });
    expect(await workOf(stranger, ilya)).toEqual([]);
    expect(await workOf(ilya, ilya)).toEqual([]);
  });

  test('is not for whom its owner, or its person, is out of sight of', async () => {
    await confirm(anya, await leaveAfter(kollab, ilya, project));
    await safety.block(stranger, anya);
    expect(await workOf(stranger, ilya)).toEqual([]);
    await safety.unblock(stranger, anya);
    await safety.block(ilya, stranger);
    expect(await workIn(stranger, project)).toEqual([]);
    expect(await workIn(yana, project)).toHaveLength(1);
    await safety.hide(kollab, anya);
    expect(await workOf(yana, ilya)).toEqual([]);
    expect(await workOf(ilya, ilya)).toMatchObject([{ isLinked: false }]);
  });

  test('of somebody hidden is nobody’s to see, nor never approved a stranger’s', async () => {
    await confirm(anya, await leaveAfter(kollab, ilya, project));
    await kollab.set('users', ilya, { approved_at: null });
    expect(await workIn(anonymous(), project)).toEqual([]);
    expect(await workIn(stranger, project)).toHaveLength(1);
    await safety.hide(kollab, ilya);
    expect(await workIn(stranger, project)).toEqual([]);
  });
});

describe('a no', () => {
  test('asks no more, and may become a yes; a yes does not become a no', async () => {
    const id = await leaveAfter(kollab, ilya, project);
    await newsOf(anya);
    await confirm(anya, id, false);
    await confirm(anya, id, false);
    expect(await newsOf(anya, ilya)).toEqual([['declined'], []]);
    expect(await askedOf(anya)).toEqual([]);
    expect(await workIn(anya, project)).toMatchObject([{ state: 'declined', mayRemove: false }]);
    expect(await workIn(stranger, project)).toEqual([]);
    await confirm(anya, id);
    expect(await newsOf(ilya)).toEqual([['workConfirmed']]);
    await expect(confirm(anya, id, false)).rejects.toMatchObject(
      refused('confirmationAnswered', 409),
    );
  });
});
