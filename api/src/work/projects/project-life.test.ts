import { limits, listRecord } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { applyTo } from '#test/steps/applications.ts';
import { sentEach, told } from '#test/steps/profiles.ts';
import { sampleProject } from '#test/sample-project.ts';
import { refused, shared, sharedApp } from '#test/test-app.ts';
import {
  approve,
  archive,
  author,
  create,
  edit,
  listAll,
  listOf,
  listQueue,
  read,
  reject,
  remove,
  restore,
  submissionOf,
  takeAll,
  vacancyInput,
} from '#test/steps/projects.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = shared(() => author(kollab, { firstName: 'Аня' }));
const ilya = shared(() => kollab.person({ firstName: 'Илья' }));

const stranger = () => ({ call: kollab.anonymous });
const sample = (more: object = {}) =>
  sampleProject(kollab, { owner: anya, members: [ilya], ...more });
const missing = refused('projectNotFound', 404);

describe('a deleted project', () => {
  test('is gone for others, whoever waited hears of it once, its owner can bring it back', async () => {
    const project = await sample();
    const nora = await kollab.person();
    await applyTo(nora, project);
    await takeAll(kollab);
    expect(await remove(anya, project)).toEqual({ id: project.id });
    const events = await takeAll(kollab);
    const news = { kind: 'projectClosed', projectId: project.id, projectName: 'Солнечная карта' };
    for (const person of [ilya, nora]) {
      const own = events.filter(({ telegramId }) => telegramId === person.telegramId);
      expect(own.map(({ event }) => event)).toEqual([{ ...news, hasApplied: person === nora }]);
    }
    expect(await remove(anya, project)).toEqual({ id: project.id });
    expect(await told(kollab, ilya)).toEqual([]);
    await expect(read(stranger(), project)).rejects.toMatchObject(missing);
    await expect(read(ilya, project)).rejects.toMatchObject(missing);
    expect(await read(anya, project)).toMatchObject({ isDeleted: true, applicationsCount: 0 });
    expect((await listAll(anya)).map(({ id }) => id)).not.toContain(project.id);
    expect((await listOf(anya, anya)).map(({ id }) => id)).toContain(project.id);
    expect(await restore(anya, project)).toMatchObject({ isDeleted: false, status: 'одобрено' });
    expect(await read(stranger(), project)).toMatchObject({ name: 'Солнечная карта' });
  });

  test('waits for moderators no more; restored it waits again with the same values', async () => {
    const project = await create(anya, { vacancies: [vacancyInput()], tags: ['GIS'] });
    await remove(anya, project);
    expect((await listQueue(vera)).map(({ id }) => id)).not.toContain(project.id);
    await expect(approve(vera, project)).rejects.toMatchObject({ statusCode: 409 });
    expect(await submissionOf(vera, project)).toMatchObject({
      name: 'Солнечная карта',
      isOpen: false,
      version: 2,
      changed: [],
    });
    expect(await read(anya, project)).toMatchObject({ name: 'Солнечная карта', isDeleted: true });
    expect(await restore(anya, project)).toEqual({
      ...project,
      closedByEnd: [],
      closedApplications: 0,
    });
    expect(await submissionOf(vera, project)).toMatchObject({
      isOpen: true,
      version: 3,
      changed: expect.arrayContaining(['name', 'description', 'tags', 'vacancies']),
    });
    await edit(anya, project, { tags: [] });
    await approve(vera, project);
    expect(await read(stranger(), project)).toMatchObject({ tags: [], vacanciesCount: 1 });
  });

  test('keeps its live values and what was rejected through being deleted', async () => {
    const project = await sample();
    await edit(anya, project, { name: 'Лунная карта' });
    await reject(vera, project, 'Слишком темно');
    await remove(anya, project);
    expect(await restore(anya, project)).toMatchObject({
      name: 'Лунная карта',
      moderationStatus: 'Rejected',
      pendingChanges: [{ state: 'draft' }],
    });
    expect((await read(stranger(), project)).name).toBe('Солнечная карта');
  });

  test('cannot be edited or archived, and is its owner’s alone to restore, for 30 days', async () => {
    const project = await sample();
    await remove(anya, project);
    await expect(edit(anya, project, { name: 'Моя' })).rejects.toMatchObject(missing);
    await expect(archive(anya, project)).rejects.toMatchObject(missing);
    await expect(restore(vera, project)).rejects.toMatchObject({ statusCode: 403 });
    kollab.passTime(limits.projectRestorableFor + 1000);
    await expect(restore(anya, project)).rejects.toMatchObject(refused('notRestorable', 409));
  });

  test('is a card of an invitation that leads nowhere, until it is back', async () => {
    const nora = await kollab.person();
    const project = await create(anya, {
      participants: [{ name: 'Нора', telegramId: nora.telegramId }],
    });
    const states = async () => {
      const [events = []] = await sentEach(kollab, [nora]);
      return events.map((event) => event.kind === 'invitationCard' && event.card.state);
    };
    expect(await states()).toEqual([]);
    await approve(vera, project);
    expect(await states()).toEqual(['invited']);
    await remove(anya, project);
    expect(await states()).toEqual(['cancelled']);
    await restore(anya, project);
    expect(await states()).toEqual(['invited']);
  });

  test('by a moderator stays deleted, for moderators too after 30 days, and its owner is told', async () => {
    const project = await sample();
    await takeAll(kollab);
    await remove(vera, project, 'Обещает доход');
    const facts = { projectId: project.id, projectName: 'Солнечная карта' };
    expect(await told(kollab, anya)).toEqual([
      { kind: 'projectTakenDown', ...facts, reason: 'Обещает доход' },
    ]);
    await expect(restore(anya, project)).rejects.toMatchObject({ statusCode: 403 });
    expect(await read(anya, project)).toMatchObject({ isDeleted: true });
    kollab.passTime(limits.projectRestorableFor + 1000);
    await expect(restore(vera, project)).rejects.toMatchObject({ code: 'notRestorable' });
  });

  test('by its owner first, and then by a moderator, stays deleted for its owner', async () => {
    const project = await sample();
    await remove(anya, project);
    await remove(vera, project, 'Обещает доход');
    await expect(restore(anya, project)).rejects.toMatchObject({ statusCode: 403 });
  });

  test('by a moderator is brought back by moderators, on record, and by nobody else', async () => {
    const olga = await kollab.moderator({ firstName: 'Ольга' });
    const project = await sample();
    await remove(vera, project, 'Обещает доход');
    await expect(restore(ilya, project)).rejects.toMatchObject(missing);
    expect(await restore(olga, project)).toMatchObject({ isDeleted: false, status: 'одобрено' });
    expect(await restore(olga, project)).toMatchObject({ isDeleted: false });
    expect(await read(stranger(), project)).toMatchObject({ name: 'Солнечная карта' });
    expect(await vera.call(listRecord, { query: { subjectId: project.id } })).toMatchObject([
      { kind: 'released', subject: { type: 'project', id: project.id }, actor: { name: 'Ольга' } },
      { kind: 'takenDown', actor: { name: 'Вера Орлова' }, reason: 'Обещает доход' },
      { kind: 'statusChanged' },
    ]);
    await remove(anya, project);
    expect(await restore(anya, project)).toMatchObject({ isDeleted: false });
  });

  test('by a moderator is back in the queue as its owner’s, to be decided on by them', async () => {
    const project = await create(anya);
    await remove(vera, project, 'Обещает доход');
    await restore(vera, project);
    expect(await submissionOf(vera, project)).toMatchObject({ isOpen: true });
    expect(await approve(vera, project)).toMatchObject({ status: 'одобрено' });
  });

  test('of a moderator’s own is an admin’s to take down and to bring back', async () => {
    const olga = await kollab.moderator({ firstName: 'Ольга' });
    const project = await sampleProject(kollab, { owner: olga, members: [ilya] });
    await expect(remove(vera, project, 'Обещает доход')).rejects.toMatchObject({ statusCode: 403 });
    const admin = await kollab.admin();
    await remove(admin, project, 'Обещает доход');
    for (const moderator of [olga, vera]) {
      await expect(restore(moderator, project)).rejects.toMatchObject({ statusCode: 403 });
    }
    expect(await restore(admin, project)).toMatchObject({ isDeleted: false });
  });
});

describe('an archived project', () => {
  test('leaves the lists, stays with its team, and comes back by its owner alone', async () => {
    const project = await sample();
    const nora = await kollab.person();
    await applyTo(nora, project);
    await takeAll(kollab);
    expect(await archive(anya, project)).toMatchObject({
      isArchived: true,
      applicationsCount: 0,
      vacanciesCount: 0,
    });
    expect(await listOf(anya, anya)).toContainEqual(
      expect.objectContaining({ id: project.id, vacanciesCount: 0 }),
    );
    expect(await told(kollab, ilya)).toMatchObject([{ kind: 'projectClosed' }]);
    await archive(anya, project);
    expect(await told(kollab, ilya)).toEqual([]);
    await expect(read(stranger(), project)).rejects.toMatchObject(missing);
    expect(await read(ilya, project)).toMatchObject({ isArchived: true });
    expect((await listAll(stranger())).map(({ id }) => id)).not.toContain(project.id);
    await expect(restore(ilya, project)).rejects.toMatchObject(missing);
    await expect(restore(vera, project)).rejects.toMatchObject({ statusCode: 403 });
    expect(await restore(anya, project)).toMatchObject({ isArchived: false, vacanciesCount: 1 });
    expect((await listAll(stranger())).map(({ id }) => id)).toContain(project.id);
  });

  test('deleted and restored is archived as before', async () => {
    const project = await sample();
    await archive(anya, project);
    await remove(anya, project);
    expect(await restore(anya, project)).toMatchObject({ isDeleted: false, isArchived: true });
    expect(await restore(anya, project)).toMatchObject({ isArchived: false });
    expect(await restore(anya, project)).toMatchObject({ isArchived: false });
  });
});
