import { appealProject, limits } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { handOver } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import {
  approve,
  claim,
  edit,
  listQueue,
  read,
  reject,
  remove,
  restore,
  takeAll,
} from '#test/steps/projects.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const oleg = shared(() => kollab.moderator({ firstName: 'Олег', lastName: 'Кот' }));
const anya = shared(() => kollab.person());

type Named = { id: string };

const appeal = (person: Someone, { id }: Named, text = 'Так и есть') =>
  person.call(appealProject, { body: { projectId: id, text } });

async function rejected(members: Someone[] = [], owner = anya) {
  const project = await sampleProject(kollab, { owner, members });
  await edit(owner, project, { name: 'Лунная карта' });
  await reject(vera, project, 'Это не карта');
  return project;
}

const queuedFor = async (moderator: Someone, project: Named) =>
  (await listQueue(moderator)).find(({ id }) => id === project.id);

const refusal = refused('ownDecision', 403);

describe('an appeal of a project', () => {
  test('puts what was rejected before another moderator', async () => {
    const project = await rejected();
    expect(await appeal(anya, project, ' Это карта ')).toMatchObject({
      moderationStatus: 'Pending',
      mayAppealUntil: null,
      rejectionReason: null,
      pendingChanges: [{ changeType: 'name', state: 'submitted' }],
    });
    const said = { text: 'Это карта', reason: 'Это не карта', rejectedBy: 'Вера Орлова' };
    expect((await queuedFor(vera, project))?.appeal).toMatchObject({
      ...said,
      isOwnDecision: true,
    });
    expect((await queuedFor(oleg, project))?.appeal).toMatchObject({
      ...said,
      isOwnDecision: false,
    });
    await expect(approve(vera, project)).rejects.toMatchObject(refusal);
    await expect(reject(vera, project, 'Это не карта')).rejects.toMatchObject(refusal);
    await expect(claim(vera, project)).rejects.toMatchObject(refusal);
    await claim(oleg, project);
    await approve(oleg, project);
    expect((await read({ call: kollab.anonymous }, project)).name).toBe('Лунная карта');
  });

  test('is on the cards, which know whose decision it is against', async () => {
    const project = await rejected();
    await takeAll(kollab);
    await appeal(anya, project, 'Это карта');
    const cards = (await takeAll(kollab)).flatMap(({ event, telegramId }) =>
      event.kind === 'projectModerationCard' ? [[telegramId, event.card.appeal] as const] : [],
    );
    expect(new Map(cards)).toMatchObject(
      new Map([
        [vera.telegramId, expect.objectContaining({ text: 'Это карта', isOwnDecision: true })],
        [oleg.telegramId, expect.objectContaining({ text: 'Это карта', isOwnDecision: false })],
      ]),
    );
    expect(cards).toHaveLength(2);
  });

  test('can be made for 20 days, which its owner reads', async () => {
    const project = await rejected();
    const { mayAppealUntil } = await read(anya, project);
    const left = Date.parse(mayAppealUntil ?? '') - Date.now();
    expect(left).toBeGreaterThan(limits.appealWithin - 60_000);
    expect(left).toBeLessThanOrEqual(limits.appealWithin);
    for (const other of [oleg, { call: kollab.anonymous }]) {
      expect((await read(other, project)).mayAppealUntil).toBeNull();
    }
    await kollab.db
      .updateTable('submissions')
      .set({ decided_at: new Date(Date.now() - limits.appealWithin - 1000) })
      .where('subject_id', '=', project.id)
      .execute();
    expect((await read(anya, project)).mayAppealUntil).toBeNull();
    await expect(appeal(anya, project)).rejects.toMatchObject({ code: 'appealTooLate' });
  });

  test('needs words, a rejection that came last, and a project that is there', async () => {
    const project = await sampleProject(kollab, { owner: anya });
    await expect(appeal(anya, project)).rejects.toMatchObject({ code: 'nothingRejected' });
    await expect(appeal(anya, project, '  ')).rejects.toMatchObject({ code: 'emptyAppeal' });
    await remove(anya, project);
    for (const gone of [project, { id: anya.id }]) {
      await expect(appeal(anya, gone)).rejects.toMatchObject({ code: 'projectNotFound' });
    }
  });

  test('outlives its project’s deletion as what it is', async () => {
    const project = await rejected();
    await appeal(anya, project);
    await remove(anya, project);
    await restore(anya, project);
    expect((await queuedFor(vera, project))?.appeal).toMatchObject({ isOwnDecision: true });
    await expect(approve(vera, project)).rejects.toMatchObject(refusal);
  });
});

describe('whoever rejected decides on the appeal where the only other moderator', () => {
  test.each([
    ['owns the project by now', () => [anya, oleg] as const],
    ['made the appeal before they handed it over', () => [oleg, anya] as const],
  ])('%s', async (_, people) => {
    const [before, after] = people();
    const project = await rejected([after], before);
    await appeal(before, project);
    await handOver(before, project, after);
    await expect(approve(oleg, project)).rejects.toMatchObject(refused('ownSubmission', 403));
    expect((await queuedFor(vera, project))?.appeal).toMatchObject({ isOwnDecision: false });
    await approve(vera, project);
    expect((await read({ call: kollab.anonymous }, project)).name).toBe('Лунная карта');
  });
});
