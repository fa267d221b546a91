import { deleteProject, finishProject, serverLimits } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { day } from '#test/steps/applications.ts';
import { inboxOf } from '#test/steps/contacts.ts';
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
import { handOver, leave, outcomes, placeOf, remove, takeAll } from '#test/steps/team.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
beforeEach(() => takeAll(kollab));
const anya = fresh(() => kollab.approved({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья', lastName: 'Ким' }));
const yana = fresh(() => kollab.approved({ firstName: 'Яна' }));
const stranger = fresh(() => kollab.approved({ firstName: 'Олег' }));
const project = fresh(() => sampleProject(kollab, { owner: anya, members: [ilya, yana] }));

const nothing = refused('confirmationNotFound', 404);
const finish = (of = project) => anya.call(finishProject, { params: { id: of.id }, body: {} });
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

  test('is asked about too when they are taken out, not a day before, nor of a project that nobody saw', async () => {
    const own = await sampleProject(kollab, { owner: anya, members: [ilya], isApproved: false });
    kollab.passTime(13 * day);
    await leave(yana, project);
    expect(await newsOf(anya)).toEqual([[]]);
    expect(await workIn(anya, project)).toEqual([]);
    kollab.passTime(2 * day);
    await leave(ilya, own);
    await remove(anya, project, await placeOf(anya, project, ilya));
    expect(await newsOf(anya)).toEqual([['open']]);
    expect(await askedOf(anya)).toMatchObject([{ projectId: project.id }]);
  });
});

test('a finished project has everyone in its team asked about but its owner, and once', async () => {
  const more = await Promise.all(Array.from({ length: 5 }, () => kollab.approved()));
  const big = await sampleProject(kollab, { owner: anya, members: [ilya, ...more] });
  await finish(big);
  const [cards = []] = await newsOf(anya);
  expect(cards).toHaveLength(serverLimits.confirmationCards);
  expect(await askedOf(anya)).toHaveLength(6);
  await restore(anya, big);
  await finish(big);
  kollab.passTime(20 * day);
  await leave(ilya, big);
  // Those that there are may show how it stands; none comes anew.
  const asked = (await takeRows(kollab)).filter(({ event }) => event.kind === 'confirmationCard');
  expect(asked.filter(({ messageId }) => messageId === null)).toEqual([]);
  expect(await askedOf(anya)).toHaveLength(6);
});

describe('what was confirmed', () => {
  test('stands on the profile and on the project’s page for everybody, with its role, and its person hears of it once', async () => {
    const places = kollab.db.updateTable('participants').where('user_id', '=', ilya.id);
    await places.set({ vacancy_id: project.vacancyIds[0] ?? null }).execute();
    const id = await leaveAfter(kollab, ilya, project);
    await newsOf(anya);
    expect(await confirm(anya, id)).toEqual({ confirmationId: id, state: 'confirmed' });
    expect(await confirm(anya, id)).toEqual({ confirmationId: id, state: 'confirmed' });
    expect(await newsOf(anya, ilya)).toEqual([['confirmed'], ['workConfirmed']]);
    expect(await askedOf(anya)).toEqual([]);
    for (const reader of [stranger, anonymous()]) {
      const row = { projectId: project.id, projectName: 'Солнечная карта', role: 'Разработчик' };
      expect(await workOf(reader, ilya)).toMatchObject([
        { ...row, isLinked: true, mayRemove: false },
      ]);
      expect(await workIn(reader, project)).toMatchObject([
        { name: 'Илья Ким', state: 'confirmed', mayRemove: false },
      ]);
    }
    const inbox = await inboxOf(ilya);
    expect(inbox.filter(({ event }) => event.kind === 'workConfirmed')).toHaveLength(1);
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
    await kollab.set('users', ilya, { approved_at: null });
    expect(await workIn(anonymous(), project)).toEqual([]);
    expect(await workIn(stranger, project)).toHaveLength(1);
    await safety.block(stranger, anya);
    expect(await workOf(stranger, ilya)).toEqual([]);
    await safety.unblock(stranger, anya);
    await safety.block(ilya, stranger);
    expect(await workIn(stranger, project)).toEqual([]);
    expect(await workIn(yana, project)).toHaveLength(1);
    await safety.hide(kollab, anya);
    expect(await workOf(yana, ilya)).toEqual([]);
    expect(await workOf(ilya, ilya)).toMatchObject([{ isLinked: false }]);
    await kollab.set('users', anya, { hidden_at: null });
    await safety.hide(kollab, ilya);
    expect(await workIn(yana, project)).toEqual([]);
  });
});

test('a no asks no more, and may become a yes; a yes does not become a no', async () => {
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

describe('who confirms', () => {
  test('is the owner, at that moment, and never of themselves', async () => {
    const id = await leaveAfter(kollab, ilya, project);
    await newsOf(anya);
    for (const person of [ilya, yana, stranger]) {
      await expect(confirm(person, id)).rejects.toMatchObject(refused('forbidden', 403));
    }
    await handOver(anya, project, yana);
    expect(await newsOf(yana)).toEqual([expect.arrayContaining(['open'])]);
    await expect(confirm(anya, id)).rejects.toMatchObject(refused('forbidden', 403));
    await leave(anya, project);
    const [own] = await workIn(yana, project);
    expect(own).toMatchObject({ name: 'Аня Лис', state: 'open' });
    await confirm(yana, own?.confirmationId ?? '');
    await confirm(yana, id);
    expect(await workOf(stranger, ilya)).toHaveLength(1);
    expect(await workOf(stranger, anya)).toHaveLength(1);
  });

  test('does not confirm their own work in a project that they own by now', async () => {
    await finish();
    await handOver(anya, project, ilya);
    const own = await kollab.db
      .selectFrom('confirmations')
      .where('user_id', '=', ilya.id)
      .select('id')
      .executeTakeFirstOrThrow();
    await expect(confirm(ilya, own.id)).rejects.toMatchObject(nothing);
    expect((await workIn(ilya, project)).map(({ name }) => name)).toEqual(['Яна']);
    expect(await askedOf(ilya)).toMatchObject([{ name: 'Яна' }]);
  });

  test('does so of nobody out of sight, and not while they are themselves', async () => {
    const id = await leaveAfter(kollab, ilya, project);
    await safety.block(ilya, anya);
    expect(await askedOf(anya)).toEqual([]);
    expect(await newsOf(anya)).toEqual([[]]);
    await expect(confirm(anya, id)).rejects.toMatchObject(nothing);
    await safety.unblock(ilya, anya);
    await safety.hide(kollab, anya);
    await expect(confirm(anya, id)).rejects.toMatchObject(refused('forbidden', 403));
  });

  test('confirms of an archived project, and of a deleted one nothing', async () => {
    const id = await leaveAfter(kollab, ilya, project);
    await newsOf(anya);
    await anya.call(deleteProject, { params: { id: project.id }, body: {} });
    expect(await newsOf(anya)).toEqual([['over']]);
    expect(await askedOf(anya)).toEqual([]);
    await expect(confirm(anya, id)).rejects.toMatchObject(refused('projectNotFound', 404));
    await restore(anya, project);
    await archive(anya, project);
    await confirm(anya, id);
    expect(await workOf(stranger, ilya)).toMatchObject([{ isLinked: false }]);
  });
});

describe('at the same moment', () => {
  const rounds = [1, 2];

  test.each(rounds)('two yeses are one, told once (%i)', async () => {
    const id = await leaveAfter(kollab, ilya, project);
    await newsOf(anya);
    await outcomes(Array.from({ length: 6 }, () => confirm(anya, id)));
    expect(await newsOf(ilya)).toEqual([['workConfirmed']]);
  });

  test.each(rounds)('a yes and a no are one outcome (%i)', async () => {
    const id = await leaveAfter(kollab, ilya, project);
    await newsOf(anya);
    const [yes, no] = await outcomes<unknown>([confirm(anya, id), confirm(anya, id, false)]);
    expect(yes).toMatchObject({ state: 'confirmed' });
    expect(await workOf(stranger, ilya)).toHaveLength(1);
    expect(['confirmationAnswered', { confirmationId: id, state: 'declined' }]).toContainEqual(no);
    expect(await newsOf(ilya)).toEqual([['workConfirmed']]);
  });

  test.each(rounds)('a yes and a project that is deleted are either (%i)', async () => {
    const id = await leaveAfter(kollab, ilya, project);
    const [yes] = await outcomes<unknown>([
      confirm(anya, id),
      anya.call(deleteProject, { params: { id: project.id }, body: {} }),
    ]);
    expect(['projectNotFound', { confirmationId: id, state: 'confirmed' }]).toContainEqual(yes);
    expect(await workOf(ilya, ilya)).toEqual([]);
  });

  test.each(rounds)(
    'taken away on both sides it is gone, and a yes again is late (%i)',
    async () => {
      const id = await leaveAfter(kollab, ilya, project);
      await confirm(anya, id);
      const [first, second] = await outcomes([takeAway(ilya, id), takeAway(anya, id)]);
      expect([first, second]).toEqual([{ confirmationId: id }, { confirmationId: id }]);
      await expect(confirm(anya, id)).rejects.toMatchObject(nothing);
    },
  );
});
