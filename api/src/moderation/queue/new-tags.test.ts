import { approveProfile, approveProject, decideProfile, listTags } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import * as profiles from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { refused, shared, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());

const ofPerson = async ({ telegramId }: Someone) =>
  (await profiles.listQueue(vera)).find((item) => item.telegramId === telegramId);
const ofProject = async ({ id }: { id: string }) =>
  (await projects.listQueue(vera)).find((item) => item.id === id);
const tagsOf = async (person: Someone) =>
  (await profiles.readPublic(kollab, person)).tags.map(({ tagName }) => tagName);
const find = async (query: string) =>
  (await kollab.anonymous(listTags, { query: { query } })).map(({ tagName }) => tagName);

type Decided = { tagName: string; becomes: string | null }[];
const approve = ({ telegramId }: Someone, tags: Decided) =>
  vera.call(approveProfile, { params: { telegramId }, body: { version: undefined, tags } });

describe('the marks of a submission', () => {
  test('say that it is the first, with a tag that is new and an address that was not there', async () => {
    const anya = await kollab.person();
    await profiles.send(anya, {
      tags: ['React', '😀 смайлы'],
      links: [{ type: 'Сайт', url: 'https://anya.example.org/' }],
    });
    expect(await ofPerson(anya)).toMatchObject({
      risks: ['first', 'newTag', 'newLink'],
      newTags: ['😀 смайлы'],
    });
    await profiles.approve(vera, anya);
    await profiles.send(anya, {
      tags: ['React', '😀 смайлы', 'Go'],
      links: [{ type: 'Мой сайт', url: 'https://anya.example.org/' }],
    });
    expect(await ofPerson(anya)).toMatchObject({ risks: [], newTags: [] });
    await profiles.send(anya, { description: 'Пишу в https://t.me/anya_pishet' });
    expect(await ofPerson(anya)).toMatchObject({ risks: ['newLink'] });
    await profiles.reject(vera, anya, 'Без рекламы');
    await profiles.send(anya, { description: 'Пишу' });
    expect(await ofPerson(anya)).toMatchObject({ risks: ['rejectedBefore'] });
  });

  test('are those of a project and its vacancies, too', async () => {
    const masha = await projects.author(kollab);
    const project = await projects.create(masha, {
      tags: [{ tagName: 'Ловля радуг' }],
      vacancies: [projects.vacancyInput({ tags: [{ tagName: 'React' }, { tagName: 'Туча' }] })],
    });
    expect(await ofProject(project)).toMatchObject({
      risks: ['first', 'newTag'],
      newTags: expect.arrayContaining(['Ловля радуг', 'Туча']) as string[],
    });
  });
});

describe('a moderator who approves', () => {
  test('has new tags replaced by known ones or left out, one by one', async () => {
    const anya = await kollab.person();
    await profiles.send(anya, { tags: ['Реактище', 'Go', 'Шум и гам', 'Бисероплетение'] });
    await approve(anya, [
      { tagName: 'Реактище', becomes: 'реакт' },
      { tagName: 'Шум и гам', becomes: null },
    ]);
    expect(await tagsOf(anya)).toEqual(['React', 'Go', 'Бисероплетение']);
    expect([await find('реактище'), await find('шум и')]).toEqual([[], []]);
    expect(await find('бисер')).toEqual(['Бисероплетение']);
    const { pendingChanges } = await profiles.readOwn(anya);
    expect(pendingChanges).toEqual([]);
  });

  test('does so while other fields are turned down', async () => {
    const anya = await kollab.person();
    await profiles.send(anya, { tags: ['Гойще'], description: 'Куплю гараж' });
    await vera.call(decideProfile, {
      params: { telegramId: anya.telegramId },
      body: {
        version: undefined,
        rejected: [{ field: 'description', reason: 'Это реклама' }],
        tags: [{ tagName: 'Гойще', becomes: 'Go' }],
      },
    });
    expect(await tagsOf(anya)).toEqual(['Go']);
  });

  test('leaves no vacancy without a tag', async () => {
    const masha = await projects.author(kollab);
    const project = await projects.create(masha, {
      vacancies: [projects.vacancyInput({ tags: [{ tagName: 'Гроза' }] })],
    });
    const decided = (becomes: string | null) =>
      vera.call(approveProject, {
        params: { id: project.id },
        body: { version: undefined, tags: [{ tagName: 'Гроза', becomes }] },
      });
    await expect(decided(null)).rejects.toMatchObject(refused('incompleteVacancy', 400));
    await decided('Figma');
    const { vacancies } = await projects.read(masha, project);
    expect(vacancies[0]?.tags).toEqual([{ tagName: 'Figma' }]);
  });

  test.each([
    ['a tag that is known', { tagName: 'Go', becomes: null }],
    ['a tag that is not there', { tagName: 'Пустота', becomes: null }],
    ['what nobody knows in its place', { tagName: 'Бубенцы', becomes: 'Колокольцы' }],
  ])('cannot decide on %s', async (_, decision) => {
    const anya = await kollab.person();
    await profiles.send(anya, { tags: ['Go', 'Бубенцы'] });
    await expect(approve(anya, [decision])).rejects.toMatchObject(refused('badInput', 400));
    expect(await ofPerson(anya)).toBeDefined();
  });
});
