import { closeVacancy } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import {
  applyTo,
  decide,
  listOwn,
  listWaiting,
  readOne,
  withdraw,
} from '#test/steps/applications.ts';
import { create, fullProfile, listAll, read } from '#test/steps/projects.ts';
import { send } from '#test/steps/profiles.ts';
import * as team from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp } from '#test/test-app.ts';
import { block, hide, unblock } from '#test/steps/reports.ts';

const noUser = refused('userNotFound', 404);
const noApplication = refused('applicationNotFound', 404);
const noInvitation = refused('invitationNotFound', 404);

const kollab = sharedApp();
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья' }));
const oleg = fresh(() => kollab.person({ firstName: 'Олег', lastName: 'Ким' }));
const project = fresh(() => sampleProject(kollab, { owner: oleg }));

const vacancyOf = ({ id, vacancyIds }: { id: string; vacancyIds: string[] }) => ({
  projectId: id,
  vacancyId: vacancyIds[0] ?? '',
});

const partings = [
  ['who blocked the owner', () => block(anya, oleg)],
  ['whom the owner blocked', () => block(oleg, anya)],
] as const;

describe.each(partings)('of somebody %s', (_, part) => {
  test('an open application waits for nobody, without a card, and stays on record', async () => {
    await applyTo(anya, project);
    await part();
    expect(await team.told(kollab, oleg)).toEqual([]);
    expect(await listWaiting(oleg, project)).toEqual([]);
    expect((await listAll(oleg)).find(({ id }) => id === project.id)).toMatchObject({
      applicationsCount: 0,
    });
    await expect(readOne(oleg, project, anya)).rejects.toMatchObject(noApplication);
    await expect(decide(oleg, project, anya, 'Accepted')).rejects.toMatchObject(noApplication);
    expect(await listOwn(anya)).toMatchObject([{ status: 'Pending' }]);
    expect(await readOne(anya, project, anya)).toMatchObject({ status: 'Pending' });
    await withdraw(anya, project);
    expect(await listOwn(anya)).toEqual([]);
  });

  test('an invitation is out of sight and cannot be answered', async () => {
    await team.add(oleg, project, anya);
    expect(await team.listOwn(anya)).toHaveLength(1);
    await part();
    expect(await team.listOwn(anya)).toEqual([]);
    await expect(read(anya, project)).rejects.toMatchObject(refused('projectNotFound', 404));
    for (const accept of [true, false]) {
      await expect(team.answer(anya, project, accept)).rejects.toMatchObject(noInvitation);
    }
    expect(await team.told(kollab, anya)).toEqual([]);
    const invited = (await team.teamOf(oleg, project)).find(({ userId }) => userId === anya.id);
    expect(invited).toMatchObject({ invited: true });
    await team.remove(oleg, project, invited?.participantId ?? '');
  });

  test('a member stays, sees the project without its owner’s name and may leave it', async () => {
    const own = await sampleProject(kollab, { owner: oleg, members: [anya] });
    await part();
    const nameless = { telegramId: null, ownerName: 'Пользователь' };
    expect(await read(anya, own)).toMatchObject({ ...nameless, viewer: { isMember: true } });
    await expect(team.offer(oleg, own, anya)).rejects.toMatchObject(refused('notInTeam', 409));
    expect((await team.teamOf(oleg, own)).map(({ userId }) => userId)).toContain(anya.id);
    await team.leave(anya, own);
    await expect(read(anya, own)).rejects.toMatchObject(refused('projectNotFound', 404));
  });

  test('no one is invited, and a new project names them as a guest only', async () => {
    await send(oleg, { ...fullProfile, firstName: 'Олег' });
    await part();
    await expect(team.add(oleg, project, anya)).rejects.toMatchObject(noUser);
    const { telegramId } = anya;
    const { participants } = await create(oleg, { participants: [{ telegramId, name: 'Аня' }] });
    expect(participants).toMatchObject([{ userId: oleg.id }, { userId: null, name: 'Аня' }]);
  });
});

test.each([
  ['whom they blocked', () => block(anya, ilya)],
  ['who blocked them', () => block(ilya, anya)],
])('nobody is counted in a team whom its page does not show: %s', async (_, part) => {
  const own = await sampleProject(kollab, { owner: oleg, members: [ilya] });
  await part();
  for (const [reader, people] of [
    [anya, 1],
    [oleg, 2],
  ] as const) {
    const shown = await read(reader, own);
    expect(shown).toMatchObject({ participantsCount: people });
    expect(shown.participants).toHaveLength(people);
  }
});

test('an application is back in sight once the block is taken back, an invitation can be answered', async () => {
  const invited = await sampleProject(kollab, { owner: oleg });
  await team.add(oleg, invited, anya);
  await applyTo(anya, project);
  await block(oleg, anya);
  await unblock(oleg, anya);
  expect(await listWaiting(oleg, project)).toHaveLength(1);
  expect(await decide(oleg, project, anya, 'Accepted')).toMatchObject({ status: 'Accepted' });
  expect(await team.answer(anya, invited, true)).toMatchObject({ result: 'member' });
});

test('whoever moderators hid waits for no owner and is not invited', async () => {
  await applyTo(anya, project);
  await hide(kollab, anya);
  expect(await listWaiting(oleg, project)).toEqual([]);
  expect(await team.told(kollab, oleg)).toEqual([]);
  await expect(decide(oleg, project, anya, 'Accepted')).rejects.toMatchObject(noApplication);
  await expect(team.add(oleg, project, anya)).rejects.toMatchObject(noUser);
});

test('an owner who is out of sight has nobody told anything by their name', async () => {
  const own = await sampleProject(kollab, { owner: oleg, members: [ilya] });
  const place = await team.placeOf(oleg, own, ilya);
  await hide(kollab, oleg);
  for (const act of [
    () => team.remove(oleg, own, place),
    () => team.offer(oleg, own, ilya),
    () => oleg.call(closeVacancy, { params: vacancyOf(own), body: { rejectOthers: true } }),
  ]) {
    await expect(act()).rejects.toMatchObject(refused('forbidden', 403));
  }
  await oleg.call(closeVacancy, { params: vacancyOf(own), body: { rejectOthers: false } });
});

test('nobody takes a project over who is about to leave Kollab', async () => {
  const own = await sampleProject(kollab, { owner: oleg, members: [ilya] });
  await team.offer(oleg, own, ilya);
  await kollab.set('users', ilya, { deletes_at: new Date(kollab.context.clock().getTime() + 1) });
  await expect(team.answerOffer(ilya, own, true)).rejects.toMatchObject(refused('heirLeaves', 409));
  await team.answerOffer(ilya, own, false);
});
