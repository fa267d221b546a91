import { getOrCreateUser, listFollowers } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { applyTo } from '#test/steps/applications.ts';
import { listAll, listOf, read } from '#test/steps/projects.ts';
import { listOwn, add, answer } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, shared, sharedApp } from '#test/test-app.ts';
import { complain, followIt, found, judge, looksAt, readVacancy } from '#test/steps/reports.ts';

const noUser = refused('userNotFound', 404);
const noProject = refused('projectNotFound', 404);

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const oleg = fresh(() => kollab.person({ firstName: 'Олег', lastName: 'Ким' }));

describe.each([
  ['hidden', 'block'],
  ['suspended', 'suspend'],
] as const)('a %s person', (_, decision) => {
  const hideOleg = async () => judge(vera, await complain(anya, oleg), decision);

  test('is there for themselves, moderators and admins only', async () => {
    await hideOleg();
    for (const call of [anya.call, kollab.anonymous]) {
      for (const look of Object.values(looksAt({ call }, oleg))) {
        await expect(look()).rejects.toMatchObject(noUser);
      }
    }
    for (const { call } of [oleg, vera, await kollab.admin()]) {
      for (const look of Object.values(looksAt({ call }, oleg))) {
        await expect(look()).resolves.toBeDefined();
      }
    }
    const { telegramId } = oleg;
    expect(await oleg.call(getOrCreateUser, { body: { telegramId } })).toMatchObject({
      id: oleg.id,
    });
  });

  test('is found by nobody and followed by nobody', async () => {
    await followIt(oleg, anya);
    await followIt(anya, oleg);
    await hideOleg();
    for (const person of [anya, vera])
      expect(await found(person, 'Олег Ким')).not.toContain(oleg.id);
    expect(await anya.call(listFollowers, { params: { id: anya.id } })).toEqual([]);
    expect(await looksAt(anya, anya).stats()).toMatchObject({ followers: 0, following: 0 });
    await expect(followIt(anya, oleg)).rejects.toMatchObject(noUser);
  });

  test('has no projects but for their members, nor any to apply to', async () => {
    const ilya = await kollab.person();
    const project = await sampleProject(kollab, { owner: oleg, members: [ilya] });
    await add(oleg, project, anya);
    await hideOleg();
    expect(await read(ilya, project)).toMatchObject({ id: project.id, telegramId: null });
    expect(await readVacancy(ilya, project)).toMatchObject({ telegramId: null });
    for (const call of [anya.call, kollab.anonymous]) {
      await expect(read({ call }, project)).rejects.toMatchObject(noProject);
      await expect(readVacancy({ call }, project)).rejects.toMatchObject(noProject);
    }
    for (const call of [anya.call, ilya.call, kollab.anonymous]) {
      expect((await listAll({ call })).map(({ id }) => id)).not.toContain(project.id);
      await expect(listOf({ call }, oleg)).rejects.toMatchObject(noUser);
    }
    await expect(applyTo(await kollab.person(), project)).rejects.toMatchObject(noProject);
    expect(await listOwn(anya)).toEqual([]);
    await expect(answer(anya, project, true)).rejects.toMatchObject(
      refused('invitationNotFound', 404),
    );
    expect(await looksAt(ilya, ilya).stats()).toMatchObject({ projects: 0 });
    for (const person of [oleg, vera]) {
      expect(await read(person, project)).toMatchObject({ id: project.id });
      expect((await listAll(person)).map(({ id }) => id)).toContain(project.id);
    }
  });

  test('is in no team for others', async () => {
    const project = await sampleProject(kollab, { owner: anya, members: [oleg] });
    await hideOleg();
    const shown = await read(anya, project);
    expect(shown.participants.map(({ userId }) => userId)).toEqual([anya.id]);
    expect(shown.participantsCount).toBe(1);
  });
});
