import { handOverProject } from '@kollab/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refused } from '#src/team/test-steps.ts';
import { sampleProject } from '#src/testing/sample-project.ts';
import { type Someone, startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { complain, complainOfProject, judge, listQueue, release } from './test-steps.ts';

let kollab: TestApp;
let vera: Someone;
let petya: Someone;
let anya: Someone;
let ilya: Someone;
let oleg: Someone;
beforeAll(async () => {
  kollab = await startTestApp();
  vera = await kollab.moderator();
  petya = await kollab.moderator({ firstName: 'Пётр', lastName: 'Цой' });
});
afterAll(() => kollab.close());
beforeEach(async () => {
  [anya, ilya, oleg] = [await kollab.person(), await kollab.person(), await kollab.person()];
  await kollab.db.deleteFrom('reports').execute();
});

const standingOf = ({ id }: { id: string }) =>
  kollab.db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['hidden_at', 'suspended_at'])
    .executeTakeFirstOrThrow();
const free = { hidden_at: null, suspended_at: null };

test('a report is not decided by whoever made it, nor by a moderator against another', async () => {
  const own = await complain(vera, oleg);
  for (const decision of ['dismiss', 'block', 'suspend'] as const) {
    await expect(judge(vera, own, decision)).rejects.toMatchObject(refused('ownSubmission', 403));
  }
  await complain(anya, oleg);
  await expect(judge(vera, own, 'suspend')).rejects.toMatchObject(refused('ownSubmission', 403));
  const colleague = await complain(anya, petya);
  await expect(judge(vera, colleague, 'suspend')).rejects.toMatchObject(refused('forbidden', 403));
  expect(await standingOf(petya)).toEqual(free);
  expect(await judge(petya, own, 'dismiss')).toMatchObject({ answered: 2 });
  expect(await judge(await kollab.admin(), colleague, 'suspend')).toMatchObject({ answered: 1 });
  expect((await standingOf(petya)).suspended_at).not.toBeNull();
  await release(vera, petya);
});

test('a decision meets who owned the project when it was reported', async () => {
  const { id } = await sampleProject(kollab, { owner: oleg, members: [ilya] });
  const report = await complainOfProject(anya, { id });
  await oleg.call(handOverProject, { body: { projectId: id, telegramId: ilya.telegramId } });
  await judge(vera, report, 'suspend');
  expect((await standingOf(oleg)).suspended_at).not.toBeNull();
  expect(await standingOf(ilya)).toEqual(free);
});

test('a report is not decided by whose project it was, though they handed it over', async () => {
  const { id } = await sampleProject(kollab, { owner: petya, members: [ilya] });
  const report = await complainOfProject(anya, { id });
  await petya.call(handOverProject, { body: { projectId: id, telegramId: ilya.telegramId } });
  expect(await listQueue(petya)).toEqual([]);
  await expect(judge(petya, report, 'dismiss')).rejects.toMatchObject(
    refused('ownSubmission', 403),
  );
  expect(await listQueue(vera)).toHaveLength(1);
});
