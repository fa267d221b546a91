import {
  approveProfile,
  deleteProject,
  getUser,
  grantModerator,
  listSubmittedProfiles,
} from '@kollab/contract';
import { expect, test } from 'vitest';
import { logLines } from '#test/log-lines.ts';
import { sampleProject } from '#test/sample-project.ts';
import { shared, sharedApp } from '#test/test-app.ts';
import { send } from '#test/steps/profiles.ts';
import { registry } from '@kollab/runtime/metrics';

const kollab = sharedApp();
const anya = shared(() => kollab.person());

const counted = async () => {
  const metric = registry.getSingleMetric('kollab_moderation_refusals_total');
  const { values = [] } = (await metric?.get()) ?? {};
  return values.map(({ labels, value }) => [...Object.values(labels), value].join(' ')).toSorted();
};

test('what only moderators may do is counted and written down when it is refused', async () => {
  registry.resetMetrics();
  const lines = logLines(kollab.app, 'warn');
  const vera = await kollab.moderator();
  await kollab.moderator();
  await send(vera, { major: 'Физика' });
  const project = await sampleProject(kollab, { owner: vera });
  const tries = [
    () => anya.call(listSubmittedProfiles, { query: {} }),
    () => anya.call(approveProfile, { params: { telegramId: vera.telegramId }, body: {} }),
    () =>
      anya.call(deleteProject, { params: { id: project.id }, body: { comment: 'Не нравится' } }),
    () => vera.call(grantModerator, { params: { id: anya.telegramId }, body: {} }),
    () => vera.call(approveProfile, { params: { telegramId: vera.telegramId }, body: {} }),
  ];
  for (const one of tries) await expect(one()).rejects.toMatchObject({ statusCode: 403 });
  await anya.call(getUser, { params: { id: vera.id } });
  const post = '/api/User/approve-profile/{telegramId} POST moderator';
  expect(await counted()).toEqual([
    `${post} forbidden 1`,
    `${post} ownSubmission 1`,
    '/api/User/delete-project/{id} DELETE ownerOrModerator forbidden 1',
    '/api/User/profiles-for-moderation GET moderator forbidden 1',
    '/api/User/{id}/moderator PUT admin forbidden 1',
  ]);
  const refused = lines().filter(({ msg }) => msg === 'a call for moderators was refused');
  expect(refused).toHaveLength(tries.length);
  expect(refused).toContainEqual(
    expect.objectContaining({
      method: 'DELETE',
      route: '/api/User/delete-project/{id}',
      params: { id: project.id },
      code: 'forbidden',
      telegramId: anya.telegramId,
      role: 'user',
    }),
  );
  expect(JSON.stringify(refused)).not.toContain('Не нравится');
});
