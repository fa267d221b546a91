import {
  getProject,
  getUserByTelegram,
  listProjectApplications,
  listSubmittedProfiles,
  listOwnApplications,
} from '@kollab/contract';
import { expect, test } from 'vitest';
import { applyTo, decide } from '#test/steps/applications.ts';
import { sampleProject } from '#test/sample-project.ts';
import { sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();

test('whose rights changed since their last call has the new ones at once', async () => {
  const anya = await kollab.person();
  const list = () => anya.call(listSubmittedProfiles, { query: {} });
  await expect(list()).rejects.toMatchObject({ code: 'forbidden' });
  await kollab.set('users', anya, { role: 'moderator' });
  await expect(list()).resolves.toEqual(expect.any(Array));
  await kollab.set('users', anya, { role: 'user' });
  await expect(list()).rejects.toMatchObject({ code: 'forbidden' });
});

test('a moderator who was dismissed or suspended reads nothing more of others', async () => {
  const vera = await kollab.moderator();
  const oleg = await kollab.person();
  const read = () =>
    vera.call(listOwnApplications, { params: { telegramId: oleg.telegramId }, query: {} });
  await expect(read()).resolves.toEqual([]);
  await kollab.suspend(vera);
  await expect(read()).rejects.toMatchObject({ code: 'suspended' });
  await kollab.set('users', vera, { suspended_at: null, role: 'user' });
  await expect(read()).rejects.toMatchObject({ code: 'forbidden' });
});

test('who comes back under another id is answered as who they are now', async () => {
  const anya = await kollab.person();
  await kollab.set('users', anya, { telegram_id: anya.telegramId + 1_000_000 });
  const { id } = await anya.call(getUserByTelegram, { params: { telegramId: anya.telegramId } });
  expect(id).not.toBe(anya.id);
});

test('whoever may no longer write since their last call writes nothing', async () => {
  const [owner, student] = [await kollab.person(), await kollab.person()];
  const project = await sampleProject(kollab, { owner });
  await owner.call(getProject, { params: { projectId: project.id } });
  await student.call(getProject, { params: { projectId: project.id } });
  const waiting = () =>
    owner.call(listProjectApplications, { params: { projectId: project.id }, query: {} });

  await kollab.set('users', student, { suspended_at: new Date() });
  await expect(applyTo(student, project, { key: 'one' })).rejects.toMatchObject({
    code: 'suspended',
  });
  expect(await waiting()).toEqual([]);
  await kollab.set('users', student, { suspended_at: null });
  expect(await applyTo(student, project, { key: 'one' })).toMatchObject({ status: 'Pending' });

  await kollab.set('users', owner, { suspended_at: new Date() });
  await expect(decide(owner, project, student, 'Accepted')).rejects.toMatchObject({
    code: 'suspended',
  });
  await kollab.set('users', owner, { suspended_at: null });
  expect(await waiting()).toMatchObject([{ status: 'Pending' }]);
});

test('whoever comes back under another id writes as who they are now', async () => {
  const [owner, student] = [await kollab.person(), await kollab.person()];
  const project = await sampleProject(kollab, { owner });
  await kollab.set('users', student, { telegram_id: student.telegramId + 1_000_000 });
  const { userId } = await applyTo(student, project);
  expect(userId).not.toBe(student.id);
});
