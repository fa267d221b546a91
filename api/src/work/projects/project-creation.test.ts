import { limits, saveChange } from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { sampleProject } from '#test/sample-project.ts';
import {
  approve,
  archive,
  author,
  create,
  edit,
  listQueue,
  read,
  reject,
  remove,
  restore,
  takeAll,
  vacancyInput,
} from '#test/steps/projects.ts';

const kollab = sharedApp({
  dailyLimits: { project: 3, edit: 3, closing: 2 },
});
const vera = shared(() => kollab.moderator());

const stranger = () => ({ call: kollab.anonymous });
const countOf = async ({ id }: Someone) => {
  const rows = await kollab.db
    .selectFrom('projects')
    .where('owner_id', '=', id)
    .select('id')
    .execute();
  return rows.length;
};

describe('a new project', () => {
  test('waits for moderators with all its values, which its owner sees', async () => {
    const anya = await author(kollab, { firstName: 'Аня', lastName: 'Лис' });
    const project = await create(anya, {
      stage: '',
      status: 'одобрено',
      tags: [{ tagName: 'react' }, 'GIS'],
      vacancies: [vacancyInput({ tags: ['ts'] })],
    });
    expect(project).toMatchObject({
      name: 'Солнечная карта',
      description: 'Карта крыш',
      stage: 'Seed Stage',
      status: 'pending',
      moderationStatus: 'Pending',
      coverImage: null,
      palette: [],
      tags: [{ tagName: 'React' }, { tagName: 'GIS' }],
      telegramId: anya.telegramId,
      ownerName: 'Аня Лис',
      participantsCount: 1,
      vacanciesCount: 1,
      applicationsCount: 0,
      isArchived: false,
      isDeleted: false,
      viewer: { isOwner: true, isMember: true, isInvited: false },
      participants: [{ telegramId: anya.telegramId, isOwner: true, invited: false }],
      vacancies: [
        {
          title: 'Разработчик',
          level: 'Junior',
          experience: '1-3 года',
          tags: [{ tagName: 'TypeScript' }],
          tasks: 'Сделать карту',
          isClosed: false,
        },
      ],
    });
    expect(project.pendingChanges.every(({ state }) => state === 'submitted')).toBe(true);
    await expect(read(stranger(), project)).rejects.toMatchObject(refused('projectNotFound', 404));
    expect(await read(vera, project)).toMatchObject({
      name: 'Солнечная карта',
      vacancies: project.vacancies,
      applicationsCount: null,
      viewer: { isOwner: false },
    });
    const waiting = (await listQueue(vera)).find(({ id }) => id === project.id);
    expect(waiting).toMatchObject({
      name: 'Солнечная карта',
      version: 1,
      claimedBy: null,
      moderationStatus: 'Pending',
      vacancies: project.vacancies,
      participants: [{ telegramId: anya.telegramId }],
    });
    expect(waiting?.changes.find(({ changeType }) => changeType === 'vacancies')).toMatchObject({
      oldValue: [],
      newValue: [{ title: 'Разработчик', tags: [{ tagName: 'TypeScript' }] }],
    });
  });

  test('approved is everybody’s, with the same vacancies, and its owner is told', async () => {
    const anya = await author(kollab);
    const project = await create(anya, { vacancies: [vacancyInput()], tags: ['GIS', 'Верстаю'] });
    await takeAll(kollab);
    expect(await approve(vera, project)).toMatchObject({
      id: project.id,
      status: 'одобрено',
      moderationStatus: 'Approved',
      version: 1,
      decidedBy: 'Вера Орлова',
    });
    expect(await read(await kollab.person(), project)).toEqual({
      ...project,
      status: 'одобрено',
      viewer: { isOwner: false, isMember: false, isInvited: false },
      participants: project.participants.map((one) => ({ ...one, contactUrl: null })),
      applicationsCount: null,
      moderationStatus: null,
      rejectionReason: null,
      pendingChanges: [],
    });
    expect((await takeAll(kollab)).map(({ event }) => event)).toContainEqual({
      kind: 'projectApproved',
      projectId: project.id,
      projectName: 'Солнечная карта',
      isEdit: false,
    });
  });

  test('rejected is its owner’s to better, who is told by its name and why', async () => {
    const anya = await author(kollab);
    const project = await create(anya, { vacancies: [vacancyInput()] });
    await takeAll(kollab);
    expect(await reject(vera, project, 'Не про проект')).toMatchObject({
      status: 'rejected',
      moderationStatus: 'Rejected',
      rejectionReason: 'Не про проект',
    });
    expect((await takeAll(kollab)).map(({ event }) => event)).toContainEqual({
      kind: 'projectRejected',
      projectId: project.id,
      projectName: 'Солнечная карта',
      isEdit: false,
      reason: 'Не про проект',
    });
    expect(await read(anya, project)).toMatchObject({
      name: 'Солнечная карта',
      status: 'rejected',
      rejectionReason: 'Не про проект',
      vacancies: project.vacancies,
    });
    await expect(read(stranger(), project)).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('creating', () => {
  const nobodys = shared(() => author(kollab));
  const someone = { name: 'А', telegramId: 1 };

  test.each([
    [{ name: ' ' }, 'emptyProjectName'],
    [{ name: '', description: '', vacancies: [{ title: '', tags: [] }] }, 'emptyProjectName'],
    [{ name: undefined }, 'emptyProjectName'],
    [{ description: ' ' }, 'emptyProjectDescription'],
    [{ description: null }, 'emptyProjectDescription'],
    [{ vacancies: [vacancyInput(), vacancyInput({ tags: [] })] }, 'incompleteVacancy'],
    [{ vacancies: [vacancyInput({ title: undefined })] }, 'incompleteVacancy'],
    [{ vacancies: [vacancyInput({ tags: undefined })] }, 'incompleteVacancy'],
    [{ vacancies: [{}] }, 'incompleteVacancy'],
    [{ participants: [{ name: 'Илья' }] }, 'incompleteParticipant'],
    [{ participants: [{ name: ' ', telegramId: 5 }] }, 'incompleteParticipant'],
    [{ coverImage: '/uploads/made-up.webp' }, 'badInput'],
    [{ vacancies: [{ title: 'А', tags: ['Б'], tasks: [{ toString: 1 }] }] }, 'badInput'],
    [{ participants: [{ name: 'evil.ru', telegramId: 77 }] }, 'badInput'],
    [{ participants: Array.from({ length: 100 }, () => someone) }, 'badInput'],
  ])('with %j is refused', async (more, code) => {
    await expect(create(nobodys, more)).rejects.toMatchObject(refused(code, 400));
    expect(await countOf(nobodys)).toBe(0);
  });

  test('takes eight of nine parts of a profile, what waits included; seven do not do', async () => {
    const anya = await author(kollab);
    const { telegramId } = anya;
    const empty = (changeType: 'major' | 'university') =>
      anya.call(saveChange, { body: { telegramId, changeType, newValue: '' } });
    await empty('major');
    await expect(create(anya)).resolves.toMatchObject({ status: 'pending' });
    await empty('university');
    await expect(create(anya)).rejects.toMatchObject({
      statusCode: 403,
      code: 'completionTooLow',
      message: 'Чтобы создать проект, заполните профиль хотя бы на 80%',
    });
    await expect(create(anya, { name: '' })).rejects.toMatchObject({ code: 'emptyProjectName' });
  });

  test('too much a day is refused with when to try again; what is refused does not count', async () => {
    const anya = await author(kollab);
    await expect(create(anya, { coverImage: '/uploads/no.webp' })).rejects.toMatchObject({
      code: 'badInput',
    });
    for (const name of ['Раз', 'Два', 'Три']) await create(anya, { name });
    await expect(create(anya)).rejects.toMatchObject({
      statusCode: 429,
      code: 'dailyLimit',
      retryAfterSeconds: expect.any(Number),
    });
    kollab.passTime(24 * 60 * 60_000 + 1000);
    await expect(create(anya)).resolves.toBeDefined();
  });

  test('fifty times at once with one key makes one project', async () => {
    const anya = await author(kollab);
    const key = randomUUID();
    const made = await Promise.all(
      Array.from({ length: 50 }, () => create(anya, { vacancies: [vacancyInput()] }, key)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(new Set(made.map(({ vacancies }) => vacancies[0]?.id)).size).toBe(1);
    expect(await countOf(anya)).toBe(1);
    expect((await listQueue(vera)).filter(({ id }) => id === made[0]?.id)).toHaveLength(1);
  });

  test('takes as many vacancies as there may be, each as long as it may be', async () => {
    const anya = await author(kollab);
    const long = 'я'.repeat(limits.vacancyText);
    const vacancy = vacancyInput({ tasks: long, requirements: long, conditions: long });
    const vacancies = Array.from({ length: limits.vacancies }, () => vacancy);
    const project = await create(anya, { vacancies });
    expect(project.vacancies).toHaveLength(limits.vacancies);
    await approve(vera, project);
    expect((await read(stranger(), project)).vacancies).toEqual(project.vacancies);
    await expect(create(anya, { vacancies: [...vacancies, vacancy] })).rejects.toMatchObject({
      code: 'badInput',
    });
  });
});

test('what a client keeps for itself, however deep, is no part of a repeated request', async () => {
  const anya = await author(kollab);
  const nested = JSON.parse('['.repeat(15) + ']'.repeat(15)) as unknown;
  const first = await create(anya, { status: nested }, 'deep');
  expect((await create(anya, { status: 'pending' }, 'deep')).id).toBe(first.id);
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
