import { deleteProject, finishProject } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import {
  askedOf,
  confirm,
  leaveAfter,
  newsTo,
  takeAway,
  workIn,
  workOf,
} from '#test/steps/confirmations.ts';
import { archive, restore } from '#test/steps/projects.ts';
import * as safety from '#test/steps/reports.ts';
import { answerOffer, handOver, leave, offer, outcomes, takeAll } from '#test/steps/team.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
beforeEach(() => takeAll(kollab));
const anya = fresh(() => kollab.approved({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья', lastName: 'Ким' }));
const yana = fresh(() => kollab.approved({ firstName: 'Яна' }));
const stranger = fresh(() => kollab.approved({ firstName: 'Олег' }));
const project = fresh(() => sampleProject(kollab, { owner: anya, members: [ilya, yana] }));

const nothing = refused('confirmationNotFound', 404);
const newsOf = (...people: [Someone, ...Someone[]]) => newsTo(kollab, ...people);
const finish = (owner = anya) =>
  owner.call(finishProject, { params: { id: project.id }, body: {} });

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
    await offer(anya, project, ilya);
    await answerOffer(ilya, project, true);
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
  const rounds = Array.from({ length: 3 }, (_, round) => round);

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
