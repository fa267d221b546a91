import { blockUser, listMemberships } from '@kollab/contract';
import { expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();

test('a person’s projects are those they own or are in the team of, for whoever may see both', async () => {
  const [owner, mate, other] = [
    await kollab.person(),
    await kollab.approved(),
    await kollab.person(),
  ];
  const joined = await sampleProject(kollab, { owner, members: [mate], name: 'Чужой проект' });
  await sampleProject(kollab, { owner: mate, name: 'Свой проект' });
  await sampleProject(kollab, { owner: mate, name: 'Ждёт', isApproved: false });
  const list = async ({ call }: Pick<Someone, 'call'>) =>
    (await call(listMemberships, { params: { telegramId: mate.telegramId }, query: {} })).map(
      ({ role, project }) => `${role}: ${project.name}`,
    );
  const all = ['owner: Свой проект', 'member: Чужой проект'];
  for (const reader of [other, mate, { call: kollab.anonymous }]) {
    expect(await list(reader)).toEqual(all);
  }
  await owner.call(blockUser, { params: { id: other.telegramId }, body: {} });
  expect(await list(other)).toEqual(['owner: Свой проект']);
  await kollab.set('projects', joined, { archived_at: new Date() });
  expect(await list(mate)).toEqual(['owner: Свой проект']);
  await kollab.set('users', mate, { hidden_at: new Date() });
  await expect(list(other)).rejects.toMatchObject({ code: 'userNotFound' });
});
