import {
  createPageClient,
  listAllProjects,
  listMemberships,
  listProjectsOf,
  listTeamProjects,
} from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { readPages } from '#test/read-pages.ts';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, at } from '#test/steps/applications.ts';
import { block } from '#test/steps/reports.ts';
import { add, addGuest } from '#test/steps/team.ts';
import { refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { listAll, listOf, read } from '#test/steps/projects.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = shared(() => kollab.approved({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = shared(() => kollab.approved({ firstName: 'Илья' }));
beforeEach(async () => {
  for (const table of [
    'applications',
    'participants',
    'vacancies',
    'changes',
    'projects',
  ] as const) {
    await kollab.db.deleteFrom(table).execute();
  }
});

const stranger = () => ({ call: kollab.anonymous });
const names = (cards: { name: string }[]) => cards.map(({ name }) => name);
const sample = (name: string, more: object = {}) =>
  sampleProject(kollab, { owner: anya, name, ...more });
const suspend = ({ id }: Someone, at: Date | null = new Date()) =>
  kollab.set('users', { id }, { suspended_at: at });

async function oneOfEach() {
  const pending = await sample('Ждёт', { isApproved: false });
  const shown = await sample('Виден', { members: [ilya] });
  const archived = await sample('В архиве', { members: [ilya] });
  await kollab.set('projects', archived, { archived_at: new Date() });
  const deleted = await sample('Удалён', { members: [ilya] });
  await kollab.set('projects', deleted, { deleted_at: new Date(), deleted_by: anya.id });
  return { pending, shown, archived, deleted };
}

describe('a list', () => {
  test('of all shows what is approved to everyone, one’s own besides, all to moderators', async () => {
    await oneOfEach();
    await sampleProject(kollab, { owner: ilya, name: 'Ильи', isApproved: false });
    expect(names(await listAll(stranger()))).toEqual(['Виден']);
    expect(names(await listAll(await kollab.person()))).toEqual(['Виден']);
    expect(names(await listAll(ilya))).toEqual(['Ильи', 'Виден']);
    expect(names(await listAll(anya))).toEqual(['В архиве', 'Виден', 'Ждёт']);
    expect(names(await listAll(vera))).toEqual(['Ильи', 'В архиве', 'Виден', 'Ждёт']);
  });

  test('says whom a project looks for: the first three that are open, and nobody once it is over', async () => {
    const titles = ['Закрытая', 'Первая', 'Вторая', 'Третья', 'Четвёртая'];
    const project = await sample('Ищет', { vacancies: titles });
    await kollab.set('vacancies', { id: project.vacancyIds[0] ?? '' }, { closed_at: new Date() });
    const [card] = await listAll(stranger());
    expect(card?.vacanciesCount).toBe(4);
    expect(card?.openVacancies).toEqual(
      ['Первая', 'Вторая', 'Третья'].map((title) => ({ title, tags: ['React'] })),
    );
    await kollab.set('projects', project, { archived_at: new Date() });
    expect((await listAll(anya))[0]).toMatchObject({ vacanciesCount: 0, openVacancies: [] });
  });

  test('of a person’s shows to them what they may restore or appeal, to others what is approved', async () => {
    const { deleted } = await oneOfEach();
    expect(names(await listOf(anya, anya))).toEqual(['Удалён', 'В архиве', 'Виден', 'Ждёт']);
    expect(names(await listOf(vera, anya))).toEqual(['В архиве', 'Виден', 'Ждёт']);
    for (const other of [stranger(), ilya]) {
      expect(names(await listOf(other, anya))).toEqual(['Виден']);
    }
    await kollab.set('projects', deleted, { deleted_by: vera.id });
    expect(await listOf(anya, anya)).toContainEqual(
      expect.objectContaining({ name: 'Удалён', isTakenDown: true }),
    );
    const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    await kollab.set('projects', deleted, { deleted_by: anya.id, deleted_at: monthAgo });
    expect(names(await listOf(anya, anya))).not.toContain('Удалён');
    await expect(listOf(stranger(), { telegramId: 1 })).rejects.toMatchObject(
      refused('userNotFound', 404),
    );
  });

  test('leaves out the projects of somebody suspended, for others', async () => {
    await sample('Виден', { members: [ilya] });
    await suspend(anya);
    expect(await listAll(stranger())).toEqual([]);
    expect(await listAll(ilya)).toEqual([]);
    for (const reader of [stranger(), ilya]) {
      await expect(listOf(reader, anya)).rejects.toMatchObject({ code: 'userNotFound' });
    }
    expect(names(await listAll(anya))).toEqual(['Виден']);
    expect(names(await listAll(vera))).toEqual(['Виден']);
    await suspend(anya, null);
  });

  test('counts people, vacancies and, for the owner, who waits', async () => {
    const project = await sample('Виден', { members: [ilya], vacancies: ['Раз', 'Два', 'Три'] });
    const [first = '', second = ''] = project.vacancyIds;
    await addGuest(anya, project, 'Гость');
    await add(anya, project, vera);
    const nora = await kollab.person();
    await applyTo(nora, at(project, 2));
    const close = (id: string, values: object) => kollab.set('vacancies', { id }, values);
    await close(first, { closed_at: new Date() });
    await close(second, { removed_at: new Date() });
    const counts = { participantsCount: 3, vacanciesCount: 1 };
    expect(await listAll(anya)).toMatchObject([{ ...counts, applicationsCount: 1 }]);
    expect(await listAll(stranger())).toMatchObject([{ ...counts, applicationsCount: null }]);
    expect(await read(anya, project)).toMatchObject({ ...counts, applicationsCount: 1 });
    for (const person of [ilya, nora]) await suspend(person);
    expect((await read(stranger(), project)).participants).toHaveLength(2);
    expect(await listAll(stranger())).toMatchObject([{ participantsCount: 2 }]);
    expect(await listAll(anya)).toMatchObject([{ applicationsCount: 0 }]);
    await suspend(ilya, null);
  });
});

describe('a page', () => {
  const many = async (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: uuid(),
      owner_id: index % 3 === 0 ? ilya.id : anya.id,
      name: `Проект ${index}`,
      description: 'О проекте',
      moderation_status: 'Approved' as const,
      approved_at: new Date(),
      created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 4))),
    }));
    await kollab.db.insertInto('projects').values(rows).execute();
  };
  const sizesOf = (pages: unknown[][]) => pages.map(({ length }) => length);

  test('after another brings everything once, newest first, 200 at a time', async () => {
    await many(450);
    const callPage = createPageClient({ baseUrl: kollab.baseUrl, headers: () => ({}) });
    const pages = await readPages((cursor) =>
      callPage(listAllProjects, { query: { limit: 200, cursor } }),
    );
    const found = names(pages.flat());
    expect(sizesOf(pages)).toEqual([200, 200, 50]);
    expect(new Set(found).size).toBe(450);
    const seconds = found.map((name) => Math.floor(Number(name.slice(7)) / 4));
    expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
    const params = { telegramId: ilya.telegramId };
    const own = await readPages((cursor) =>
      callPage(listProjectsOf, { params, query: { limit: 100, cursor } }),
    );
    expect(sizesOf(own)).toEqual([100, 50]);
    expect(new Set(names(own.flat())).size).toBe(150);
  });

  test('mixes one’s own with everybody’s and repeats none', async () => {
    await many(30);
    await sampleProject(kollab, { owner: ilya, name: 'Ждёт', isApproved: false });
    const callPage = kollab.pagesFor(ilya);
    const pages = await readPages((cursor) =>
      callPage(listAllProjects, { query: { limit: 7, cursor } }),
    );
    const found = names(pages.flat());
    expect(found[0]).toBe('Ждёт');
    expect(sizesOf(pages)).toEqual([7, 7, 7, 7, 3]);
    expect(new Set(found).size).toBe(31);
  });
});

test('a project is shown to whom it concerns, and to nobody else', async () => {
  const { pending, shown, archived, deleted } = await oneOfEach();
  await kollab.set('projects', pending, { moderation_status: 'Pending' });
  const nora = await kollab.person();
  const invite = { state: 'invited' as const, created_at: new Date(), user_id: nora.id };
  for (const project of [pending, archived, deleted]) {
    await kollab.db
      .insertInto('participants')
      .values({ id: uuid(), project_id: project.id, ...invite })
      .execute();
  }
  const other = await kollab.person();
  const seen = async (reader: Pick<Someone, 'call'>) => {
    const all = [pending, shown, archived, deleted].map((project) =>
      read(reader, project).then(
        () => true,
        () => false,
      ),
    );
    return Promise.all(all);
  };
  expect(await seen(stranger())).toEqual([false, true, false, false]);
  expect(await seen(other)).toEqual([false, true, false, false]);
  expect(await seen(ilya)).toEqual([false, true, true, false]);
  expect(await seen(nora)).toEqual([false, true, true, false]);
  expect(await seen(anya)).toEqual([true, true, true, true]);
  expect(await seen(vera)).toEqual([true, true, true, true]);
  await suspend(anya);
  // The team, so that they can leave.
  expect(await seen(ilya)).toEqual([false, true, true, false]);
  expect(await seen(nora)).toEqual([false, false, false, false]);
  expect(await seen(stranger())).toEqual([false, false, false, false]);
  expect(await seen(anya)).toEqual([true, true, true, true]);
  await suspend(anya, null);
  await suspend(vera);
  expect(await seen(vera)).toEqual([false, true, false, false]);
  await suspend(vera, null);
});

const listJoined = ({ call, telegramId }: Someone) =>
  call(listTeamProjects, { params: { telegramId } });

test('the projects of a team are others’, for their members, whatever became of their owner', async () => {
  const { pending } = await oneOfEach();
  expect(names(await listJoined(ilya))).toEqual(['В архиве', 'Виден']);
  expect(await listJoined(anya)).toEqual([]);
  expect(await listJoined(vera)).toEqual([]);
  const [archived] = await listJoined(ilya);
  expect(archived).toMatchObject({
    telegramId: anya.telegramId,
    ownerName: 'Аня Лис',
    isArchived: true,
    applicationsCount: null,
    moderationStatus: null,
  });
  expect(pending.id).not.toBe(archived?.id);
  await suspend(anya);
  expect(await listJoined(ilya)).toMatchObject([
    { name: 'В архиве', telegramId: null, ownerName: 'Пользователь' },
    { name: 'Виден', telegramId: null, ownerName: 'Пользователь' },
  ]);
  await suspend(anya, null);
});

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
  for (const reader of [other, mate, stranger()]) expect(await list(reader)).toEqual(all);
  await block(owner, other);
  expect(await list(other)).toEqual(['owner: Свой проект']);
  await kollab.set('projects', joined, { archived_at: new Date() });
  expect(await list(mate)).toEqual(['owner: Свой проект']);
  await kollab.set('users', mate, { hidden_at: new Date() });
  await expect(list(other)).rejects.toMatchObject({ code: 'userNotFound' });
});

test('who does not say who they are sees nobody of a team who was never approved', async () => {
  const [oleg, shy] = [await kollab.person({ firstName: 'Олег' }), await kollab.person()];
  const project = await sampleProject(kollab, { owner: shy, members: [ilya, oleg] });
  const nameless = { id: null, userId: null, telegramId: null, name: 'Пользователь', photo: null };
  expect(await read(stranger(), project)).toMatchObject({
    telegramId: null,
    ownerName: 'Пользователь',
    participants: [nameless, { telegramId: ilya.telegramId, name: 'Илья' }, nameless],
  });
  expect(await listAll(stranger())).toMatchObject([
    { telegramId: null, ownerName: 'Пользователь' },
  ]);
  expect((await read(oleg, project)).participants).toMatchObject([
    { telegramId: shy.telegramId },
    { telegramId: ilya.telegramId },
    { telegramId: oleg.telegramId, name: 'Олег' },
  ]);
});
