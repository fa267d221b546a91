import type { Updateable } from 'kysely';
import {
  limits,
  listNewThisWeek,
  listTags,
  type Request,
  searchProjects,
  serverLimits,
  type searchProjects as endpoint,
} from '@kollab/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProjectsTable } from '#src/platform/database/schema.ts';
import { readPages } from '#test/read-pages.ts';
import { sampleProject } from '#test/sample-project.ts';
import { waysOut } from '#test/steps/out-of-sight.ts';
import { shared, sharedApp, type Someone } from '#test/test-app.ts';
import { refreshProject } from './cataloguing.service.ts';

const kollab = sharedApp();
const anya = shared(() => kollab.person());
const ilya = shared(() => kollab.person());

const search = async ({ call }: Someone, query?: string) =>
  (await call(searchProjects, { query: { query } })).map(({ name }) => name);

let age = 0;
async function project(
  owner: Someone,
  name: string,
  { tags = [], ...values }: { tags?: string[] } & Omit<Updateable<ProjectsTable>, 'tags'> = {},
) {
  age += 1;
  const { id } = await sampleProject(kollab, { owner, name });
  const at = new Date(Date.now() - age * 1000);
  const row = { approved_at: at, ...values, tags: JSON.stringify(tags), created_at: at };
  await kollab.set('projects', { id }, row);
  await kollab.db.transaction().execute((trx) => refreshProject(trx, { id }));
}

describe('projects to share', () => {
  test('are one’s own, then others’, the newest first, while nothing is typed', async () => {
    await kollab.db.updateTable('projects').set({ archived_at: new Date() }).execute();
    const [vera, oleg] = [await kollab.person(), await kollab.person()];
    await project(oleg, 'Чужой новый');
    await project(vera, 'Свой новый');
    await project(oleg, 'Чужой старый');
    await project(vera, 'Свой старый');
    const all = ['Свой новый', 'Свой старый', 'Чужой новый', 'Чужой старый'];
    expect(await search(vera)).toEqual(all);
    expect(await search(vera, '  ')).toEqual(all);
  });

  test('are found by words of a name or by tags, whatever their case', async () => {
    await project(anya, 'Ёлка во дворе', { tags: ['Экология'] });
    await project(ilya, 'Дом и ёлка', { tags: ['Дети'] });
    for (const query of ['елка', 'ЁЛКА', 'ёлк']) {
      expect(await search(anya, query)).toEqual(['Ёлка во дворе', 'Дом и ёлка']);
      expect(await search(ilya, query)).toEqual(['Дом и ёлка', 'Ёлка во дворе']);
    }
    expect(await search(ilya, 'эколог')).toEqual(['Ёлка во дворе']);
    expect(await search(ilya, 'дети елка')).toEqual(['Дом и ёлка']);
    expect(await search(ilya, 'дети двор')).toEqual([]);
  });

  test('begin with the one whose name begins so', async () => {
    await project(ilya, 'Старый маяк');
    await project(ilya, 'Маяк');
    const vera = await kollab.person();
    expect(await search(vera, 'маяк')).toEqual(['Маяк', 'Старый маяк']);
  });

  test('are what everybody may see, to their owners and moderators too', async () => {
    const vera = await kollab.moderator();
    const at = new Date();
    await project(ilya, 'Тайна ждёт', { approved_at: null });
    await project(ilya, 'Тайна в архиве', { archived_at: at });
    await project(ilya, 'Тайна удалена', { deleted_at: at });
    for (const column of ['hidden_at', 'suspended_at']) {
      const owner = await kollab.person();
      await project(owner, 'Тайна владельца');
      await kollab.set('users', owner, { [column]: at });
    }
    for (const person of [ilya, vera, anya]) expect(await search(person, 'тайна')).toEqual([]);
  });

  test('are not of those whom one keeps away', async () => {
    const [vera, oleg] = [await kollab.person(), await kollab.person()];
    await project(oleg, 'Ссора');
    expect(await search(vera, 'ссора')).toEqual(['Ссора']);
    const pair = { blocker_id: oleg.id, blocked_id: vera.id, created_at: new Date() };
    await kollab.db.insertInto('blocks').values(pair).execute();
    expect(await search(vera, 'ссора')).toEqual([]);
    expect(await search(oleg, 'ссора')).toEqual(['Ссора']);
  });

  test('are no more than Telegram shows', async () => {
    const oleg = await kollab.person();
    for (let count = 0; count < limits.inlineResults + 2; count += 1) await project(oleg, 'Много');
    expect(await search(oleg, 'много')).toHaveLength(limits.inlineResults);
    expect(await search(oleg)).toHaveLength(limits.inlineResults);
    expect(await search(await kollab.person(), 'много')).toHaveLength(limits.inlineResults);
  });

  test('are not looked for with more than is looked at', async () => {
    const long = search(anya, 'я'.repeat(limits.searchQuery + 1));
    await expect(long).rejects.toMatchObject({ statusCode: 400 });
  });

  test('are found by the bot for the person it speaks for', async () => {
    const oleg = await kollab.person();
    await project(oleg, 'Только мой', { approved_at: new Date(0) });
    const [first] = await kollab.botFor(oleg.telegramId)(searchProjects, { query: {} });
    expect(first).toMatchObject({ name: 'Только мой', telegramId: oleg.telegramId });
  });
});

describe('projects are found besides', () => {
  beforeAll(() => project(ilya, 'Оранжерея', { description: 'Слово описательное' }));
  const toTheLetter = shared(async () => {
    const oleg = await kollab.person();
    await project(oleg, 'Сервис', { tags: ['.NET'] });
    for (const name of ['Игра на C#', 'Игра на C++', '100% хлопок', '10_20', 'а\\б', "О'Генри"]) {
      await project(oleg, name);
    }
    return oleg;
  });
  test.each([
    ['C#', ['Игра на C#']],
    ['c++', ['Игра на C++']],
    ['.net', ['Сервис']],
    ['100%', ['100% хлопок']],
    ['10_', ['10_20']],
    ['а\\б', ['а\\б']],
    ["'", ["О'Генри"]],
  ])('by %s to the letter', async (query, names) => {
    expect(await search(toTheLetter, query)).toEqual(names);
  });
  test.each([
    ['оранжерея', 'the name'],
    ['оранжереи', 'another form of a word'],
    ['оранжирея', 'a typo'],
    ['jhfy;thtz', 'the other keyboard layout'],
    ['oranzhereya', 'the other alphabet'],
    ['анжере', 'the middle of a word'],
    ['описательное', 'the description'],
  ])('by %s: %s', async (query) => {
    expect(await search(anya, query)).toContain('Оранжерея');
  });

  test('by tags, all or any, and by stage', async () => {
    const oleg = await kollab.person();
    await project(oleg, 'Ветряк раз', { tags: ['React', 'Figma'] });
    await project(oleg, 'Ветряк два', { tags: ['React'], stage: 'Growth Stage' });
    const names = async (query: Partial<Request<typeof endpoint>['query']>) =>
      (await anya.call(searchProjects, { query: { query: 'ветряк', ...query } })).map(
        ({ name }) => name,
      );
    expect(await names({ tags: ['React', 'Figma'] })).toEqual(['Ветряк раз']);
    expect(await names({ tags: ['React', 'Figma'], tagsMode: 'any' })).toHaveLength(2);
    expect(await names({ stage: ['Growth Stage'] })).toEqual(['Ветряк два']);
  });

  test('page by page', async () => {
    const oleg = await kollab.person();
    for (const name of ['Полка', 'Полка моя', 'Книжная полка']) await project(oleg, name);
    await project(ilya, 'Полка чужая');
    const callPage = kollab.pagesFor(oleg);
    const pages = await readPages((cursor) =>
      callPage(searchProjects, { query: { query: 'полка', limit: 1, cursor } }),
    );
    expect(pages.flat().map(({ name }) => name)).toEqual([
      'Полка',
      'Полка моя',
      'Книжная полка',
      'Полка чужая',
    ]);
  });
});

test('where a search may begin tells the tags that most people have, no more than are shown', async () => {
  const person = await kollab.person();
  const { tags } = await person.call(listNewThisWeek, {});
  const all = await person.call(listTags, { query: {} });
  expect(all.length).toBeGreaterThan(serverLimits.popularTags);
  expect(tags).toEqual(all.slice(0, serverLimits.popularTags));
});

test('who and what is new this week is told to others', async () => {
  const [lena, oleg] = [await kollab.approved({ firstName: 'Лена' }), await kollab.person()];
  await project(lena, 'Свежий', { approved_at: new Date() });
  await project(lena, 'Прошлогодний', { approved_at: new Date(Date.now() - 8 * 24 * 60 * 60_000) });
  const { people, projects } = await oleg.call(listNewThisWeek, {});
  expect(people.map(({ id }) => id)).toContain(lena.id);
  expect(people.map(({ id }) => id)).not.toContain(oleg.id);
  const names = projects.map(({ name }) => name);
  expect(names).toContain('Свежий');
  expect(names).not.toContain('Прошлогодний');
  await kollab.set('users', lena, { hidden_at: new Date() });
  const later = await oleg.call(listNewThisWeek, {});
  expect(later.people.map(({ id }) => id)).not.toContain(lena.id);
  expect(later.projects.map(({ name }) => name)).not.toContain('Свежий');
});

test.each(waysOut)('of %s nothing is new', async (_, leave) => {
  const [lena, oleg] = [await kollab.approved(), await kollab.person()];
  await project(lena, 'Новинка', { approved_at: new Date() });
  await leave(kollab, oleg, lena);
  const { people, projects } = await oleg.call(listNewThisWeek, {});
  expect(people.map(({ id }) => id)).not.toContain(lena.id);
  expect(projects.map(({ telegramId }) => telegramId)).not.toContain(lena.telegramId);
});
