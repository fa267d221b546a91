import { describe, expect, test } from 'vitest';
import { storePicture } from '#test/uploads.ts';
import { twoColours } from '#test/pictures.ts';
import { handOver } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { refused, shared, sharedApp } from '#test/test-app.ts';
import {
  approve,
  author,
  claim,
  create,
  edit,
  listAll,
  listOf,
  listQueue,
  read,
  reject,
  submissionOf,
  vacancyInput,
} from '#test/steps/projects.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = shared(() => author(kollab, { firstName: 'Аня' }));

const stranger = () => ({ call: kollab.anonymous });
const shownProject = (more: object = {}) => sampleProject(kollab, { owner: anya, ...more });
describe('an edit of an approved project', () => {
  test('shows to others what was approved, and when at first, to its owner what waits', async () => {
    const project = await shownProject();
    const edited = await edit(anya, project, { name: 'Лунная карта', stage: 'Growth Stage' });
    expect(edited).toMatchObject({
      name: 'Лунная карта',
      stage: 'Growth Stage',
      status: 'одобрено',
      moderationStatus: 'Pending',
      pendingChanges: [
        { changeType: 'name', oldValue: 'Солнечная карта', newValue: 'Лунная карта' },
        { changeType: 'stage', oldValue: 'Seed Stage', newValue: 'Growth Stage' },
      ],
    });
    for (const list of [listOf(anya, anya), listAll(anya)]) {
      expect((await list).find(({ id }) => id === project.id)?.name).toBe('Лунная карта');
    }
    for (const list of [listAll(vera), listAll(stranger())]) {
      expect((await list).find(({ id }) => id === project.id)?.name).toBe('Солнечная карта');
    }
    const live = { name: 'Солнечная карта', stage: 'Seed Stage', pendingChanges: [] };
    expect(await read(stranger(), project)).toMatchObject({ ...live, moderationStatus: null });
    expect(await read(vera, project)).toMatchObject({
      name: 'Солнечная карта',
      pendingChanges: [{ newValue: 'Лунная карта', state: 'submitted' }, {}],
    });
    const approvedAt = () =>
      kollab.db
        .selectFrom('projects')
        .where('id', '=', project.id)
        .select('approved_at')
        .executeTakeFirstOrThrow();
    const first = await approvedAt();
    kollab.passTime(60_000);
    await approve(vera, project);
    expect(await approvedAt()).toEqual(first);
    expect(await read(stranger(), project)).toMatchObject({
      name: 'Лунная карта',
      stage: 'Growth Stage',
    });
    expect(await read(anya, project)).toMatchObject({
      moderationStatus: 'Approved',
      pendingChanges: [],
    });
  });

  test('rejected stays the owner’s, who sends it again with what they add', async () => {
    const project = await shownProject();
    await edit(anya, project, { name: 'Лунная карта' });
    await reject(vera, project, 'Слишком темно');
    expect(await read(anya, project)).toMatchObject({
      name: 'Лунная карта',
      status: 'одобрено',
      moderationStatus: 'Rejected',
      rejectionReason: 'Слишком темно',
      pendingChanges: [{ state: 'draft', newValue: 'Лунная карта' }],
    });
    expect((await read(stranger(), project)).name).toBe('Солнечная карта');
    expect(await edit(anya, project, { stage: 'Growth Stage' })).toMatchObject({
      moderationStatus: 'Pending',
      rejectionReason: null,
      pendingChanges: [{ state: 'submitted' }, { state: 'submitted' }],
    });
  });

  test('equal to what is there is refused, unless something waits', async () => {
    const project = await shownProject();
    for (const same of [{}, { name: 'Солнечная карта' }, { tags: ['GIS'] }]) {
      await expect(edit(anya, project, same)).rejects.toMatchObject(
        refused('nothingToSubmit', 400),
      );
    }
    await edit(anya, project, { name: 'Лунная карта' });
    const { version } = await submissionOf(vera, project);
    await edit(anya, project, { name: 'Лунная карта' });
    expect(await submissionOf(vera, project)).toMatchObject({ version, isOpen: true });
  });

  test('back to what is published takes itself out of the queue', async () => {
    const project = await shownProject();
    await edit(anya, project, { name: 'Лунная карта' });
    expect(await edit(anya, project, { name: 'Солнечная карта' })).toMatchObject({
      moderationStatus: 'Approved',
      pendingChanges: [],
    });
    expect((await listQueue(vera)).filter(({ id }) => id === project.id)).toEqual([]);
    await edit(anya, project, { stage: 'Growth Stage' });
    expect((await listQueue(vera)).find(({ id }) => id === project.id)).toMatchObject({
      name: 'Солнечная карта',
      changes: [{ changeType: 'stage' }],
    });
  });

  test('that only takes tags away applies at once', async () => {
    const project = await shownProject();
    await edit(anya, project, { tags: ['GIS', 'Python'] });
    await approve(vera, project);
    expect(await edit(anya, project, { tags: ['Python'] })).toMatchObject({
      moderationStatus: 'Approved',
      pendingChanges: [],
    });
    expect((await read(stranger(), project)).tags).toEqual([{ tagName: 'Python' }]);
  });

  test('that leaves something out, or brings what is no part of it, is refused', async () => {
    const project = await shownProject();
    for (const [body, code] of [
      [{ name: '  ' }, 'emptyProjectName'],
      [{ description: '' }, 'emptyProjectDescription'],
      [{ vacancies: [vacancyInput({ tasks: '' })] }, 'incompleteVacancy'],
      [{ coverImage: '/uploads/made-up.webp' }, 'badInput'],
      [{ name: 'я'.repeat(81) }, 'badInput'],
      [{ ownerId: 1 }, 'badInput'],
      [{ status: 'одобрено' }, 'badInput'],
    ] as const) {
      await expect(edit(anya, project, body)).rejects.toMatchObject(refused(code, 400));
    }
    expect(await submissionOf(vera, project)).toMatchObject({ version: null });
  });

  test('is of nothing for who may not even see the project', async () => {
    const hidden = await shownProject({ isApproved: false });
    const other = edit(await kollab.person(), hidden, { name: 'Моя' });
    await expect(other).rejects.toMatchObject(refused('projectNotFound', 404));
  });
});

describe('a moderator', () => {
  test('does not approve a project that they handed over', async () => {
    const [judge, heir] = [await kollab.moderator(), await kollab.person()];
    const project = await shownProject({ owner: judge, members: [heir] });
    await edit(judge, project, { name: 'Другое имя' });
    await handOver(judge, project, heir);
    await expect(approve(judge, project)).rejects.toMatchObject({ code: 'ownSubmission' });
    await approve(vera, project);
  });

  test('decides on the version they saw', async () => {
    const project = await shownProject();
    await edit(anya, project, { name: 'Первая' });
    const { version } = await submissionOf(vera, project);
    await edit(anya, project, { name: 'Вторая' });
    await expect(approve(vera, project, version ?? 0)).rejects.toMatchObject(
      refused('staleVersion', 409, { version: (version ?? 0) + 1 }),
    );
    expect((await read(stranger(), project)).name).toBe('Солнечная карта');
    expect(await claim(vera, project)).toMatchObject({
      id: project.id,
      moderationStatus: 'In_review',
      claimedBy: { telegramId: vera.telegramId },
    });
    expect(await approve(vera, project, (version ?? 0) + 1)).toMatchObject({
      id: project.id,
      status: 'одобрено',
      moderationStatus: 'Approved',
      decidedBy: 'Вера Орлова',
    });
    await expect(approve(vera, project)).rejects.toMatchObject({ code: 'alreadyDecided' });
  });
});

test('a cover stays whoever uploaded it, a new one is one’s own', async () => {
  const ilya = await kollab.person();
  const png = await twoColours(40, 20);
  const [own, foreign] = [
    await storePicture(kollab.context, anya.id, png),
    await storePicture(kollab.context, ilya.id, png),
  ];
  const project = await create(anya, { coverImage: own });
  expect(project.coverImage).toBe(own);
  await approve(vera, project);
  await expect(edit(anya, project, { coverImage: foreign })).rejects.toMatchObject({
    code: 'badInput',
    details: { field: 'coverImage' },
  });
  await kollab.set('projects', project, { owner_id: ilya.id });
  const edited = await edit(ilya, project, { coverImage: own, name: 'Другая карта' });
  expect(edited).toMatchObject({ coverImage: own, name: 'Другая карта' });
  expect(await edit(ilya, project, { coverImage: null })).toMatchObject({ coverImage: null });
  expect((await read(stranger(), project)).coverImage).toBeNull();
});
