import { expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { sharedApp } from '#test/test-app.ts';
import { listAll, read } from '#test/steps/projects.ts';

const kollab = sharedApp();

test('who does not say who they are sees nobody of a team who was never approved', async () => {
  const ilya = await kollab.approved({ firstName: 'Илья' });
  const [oleg, shy] = [await kollab.person({ firstName: 'Олег' }), await kollab.person()];
  const stranger = { call: kollab.anonymous };
  const project = await sampleProject(kollab, { owner: shy, members: [ilya, oleg] });
  const nameless = { id: null, userId: null, telegramId: null, name: 'Пользователь', photo: null };
  expect(await read(stranger, project)).toMatchObject({
    telegramId: null,
    ownerName: 'Пользователь',
    participants: [nameless, { telegramId: ilya.telegramId, name: 'Илья' }, nameless],
  });
  expect(await listAll(stranger)).toMatchObject([{ telegramId: null, ownerName: 'Пользователь' }]);
  expect((await read(oleg, project)).participants).toMatchObject([
    { telegramId: shy.telegramId },
    { telegramId: ilya.telegramId },
    { telegramId: oleg.telegramId, name: 'Олег' },
  ]);
});
