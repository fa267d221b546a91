import { createProject, decideApplication } from '@kollab/contract';
import { expect, test } from 'vitest';
import { applyTo, decide, readOne } from '#test/steps/applications.ts';
import { handOver, leave } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { shared, sharedApp } from '#test/test-app.ts';
import {
  approve,
  archive,
  author,
  create,
  edit,
  remove,
  restore,
  vacancyInput,
} from '#test/steps/projects.ts';

const kollab = sharedApp({
  dailyLimits: { edit: 3, closing: 2 },
});
const vera = shared(() => kollab.moderator());

test('a moderator who handed their project over does not approve it', async () => {
  const [judge, heir] = [await author(kollab), await kollab.person()];
  await kollab.set('users', judge, { role: 'moderator' });
  const project = await create(judge, { vacancies: [vacancyInput()] });
  await approve(vera, project);
  await edit(judge, project, { name: 'Другое имя' });
  await applyTo(heir, { id: project.id, vacancyIds: project.vacancies.map(({ id }) => id) });
  const params = { projectId: project.id, vacancyId: project.vacancies[0]?.id ?? '' };
  await judge.call(decideApplication, {
    params: { ...params, telegramId: heir.telegramId },
    body: { status: 'Accepted' },
  });
  await handOver(judge, project, heir);
  await expect(approve(judge, project)).rejects.toMatchObject({ code: 'ownSubmission' });
  await approve(vera, project);
});

test('what a moderator took down stays down, though its owner deleted it first', async () => {
  const owner = await kollab.person();
  const project = await sampleProject(kollab, { owner });
  await remove(owner, project);
  await remove(vera, project, 'Обещает доход');
  await expect(restore(owner, project)).rejects.toMatchObject({ statusCode: 403 });
});

test('whoever left a team has nobody’s address from it any more', async () => {
  const [owner, ilya] = [await kollab.person({ username: 'owner' }), await kollab.person()];
  const project = await sampleProject(kollab, { owner });
  await applyTo(ilya, project);
  await decide(owner, project, ilya, 'Accepted');
  expect(await readOne(ilya, project, ilya)).toMatchObject({
    contact: { url: 'https://t.me/owner' },
  });
  await leave(ilya, project);
  expect(await readOne(ilya, project, ilya)).toMatchObject({ status: 'Accepted', contact: null });
  expect(await readOne(owner, project, ilya)).toMatchObject({ contact: null });
});

test('a team is not told of endless closings', async () => {
  const owner = await kollab.person();
  const project = await sampleProject(kollab, { owner });
  for (let time = 0; time < 2; time += 1) {
    await archive(owner, project);
    await restore(owner, project);
  }
  for (const close of [archive, remove]) {
    await expect(close(owner, project)).rejects.toMatchObject({ code: 'dailyLimit' });
  }
  await remove(vera, project, 'Обещает доход');
});

test('a project is edited as often as the day allows', async () => {
  const owner = await author(kollab);
  const project = await create(owner);
  for (const name of ['Раз', 'Два', 'Три']) await edit(owner, project, { name });
  await expect(edit(owner, project, { name: 'Четыре' })).rejects.toMatchObject({
    code: 'dailyLimit',
    retryAfterSeconds: expect.any(Number),
  });
});

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;

test('what a client keeps for itself, however deep, is no part of a repeated request', async () => {
  const owner = await author(kollab);
  const body = { telegramId: owner.telegramId, name: 'А', description: 'Б' };
  const send = (status: unknown) =>
    owner.call(
      createProject,
      { body: { ...body, status } as never },
      { headers: { 'idempotency-key': 'deep' } },
    );
  const first = await send(nested(15));
  expect((await send('pending')).id).toBe(first.id);
});
