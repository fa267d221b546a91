import { listSubmittedProjects } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import {
  approve,
  claim,
  edit,
  fullProfile,
  listQueue,
  read,
  reject,
  submissionOf,
} from '#test/steps/projects.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const oleg = shared(() => kollab.moderator({ firstName: 'Олег', lastName: 'Кот' }));
const anya = shared(() => kollab.person(fullProfile));

async function submitted(owner = anya) {
  const project = await sampleProject(kollab, { owner });
  await edit(owner, project, { name: 'Лунная карта' });
  return project;
}

describe('a decision', () => {
  test('on one’s own project is another moderator’s', async () => {
    const project = await submitted(vera);
    const refusal = refused('ownSubmission', 403);
    await expect(approve(vera, project)).rejects.toMatchObject(refusal);
    await expect(claim(vera, project)).rejects.toMatchObject(refusal);
    await expect(reject(vera, project, 'Слишком темно')).rejects.toMatchObject(refusal);
    const isOwnTo = async (moderator: Someone) =>
      (await listQueue(moderator)).find(({ id }) => id === project.id)?.isOwn;
    expect([await isOwnTo(vera), await isOwnTo(oleg)]).toEqual([true, false]);
    await approve(oleg, project);
    expect((await read({ call: kollab.anonymous }, project)).name).toBe('Лунная карта');
  });

  test('to reject needs a reason of fit length', async () => {
    const project = await submitted();
    await expect(reject(vera, project, '  нет ')).rejects.toMatchObject(
      refused('reasonTooShort', 400),
    );
    expect(await submissionOf(vera, project)).toMatchObject({ isOpen: true });
  });

  test('waits for whoever took it into work to be told of', async () => {
    const project = await submitted();
    await claim(vera, project);
    await expect(claim(oleg, project)).rejects.toMatchObject(
      refused('claimedByOther', 409, { claimedBy: 'Вера Орлова' }),
    );
    expect((await listQueue(oleg)).find(({ id }) => id === project.id)).toMatchObject({
      moderationStatus: 'In_review',
      claimedBy: { telegramId: vera.telegramId, name: 'Вера Орлова' },
    });
    kollab.passTime(16 * 60_000);
    expect((await listQueue(oleg)).find(({ id }) => id === project.id)?.claimedBy).toBeNull();
  });

  test('is refused where there is nothing, or no project', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    await expect(approve(vera, project)).rejects.toMatchObject(refused('nothingSubmitted', 409));
    const [nobody, missing] = [{ id: anya.id }, refused('projectNotFound', 404)];
    await expect(approve(vera, nobody)).rejects.toMatchObject(missing);
    await expect(submissionOf(vera, nobody)).rejects.toMatchObject(missing);
  });
});

test('the queue pages through what waits, oldest first', async () => {
  const made = [await submitted(), await submitted(), await submitted()];
  const path = `${listSubmittedProjects.path}?limit=2`;
  const ids = (await kollab.listPages<{ id: string }>(vera, path)).flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(-made.length)).toEqual(made.map(({ id }) => id));
  expect(ids).toEqual((await listQueue(vera)).map(({ id }) => id));
});
