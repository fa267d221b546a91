import {
  archiveProject,
  blockUser,
  closeVacancy,
  listVacancies,
  listWiderVacancies,
  reopenVacancy,
  type VacancyCard,
} from '@kollab/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPages } from '#test/read-pages.ts';
import { applyTo } from '#test/steps/applications.ts';
import { ask, type Query, sharedCatalogue, tagged, titles } from '#test/steps/catalogue.ts';
import * as projects from '#test/steps/projects.ts';
import { backfillCatalogue } from './cataloguing.service.ts';

const { kollab, vera, ilya, nobody, find, published } = sharedCatalogue();
const set = (table: 'projects' | 'users' | 'vacancies', { id }: { id: string }, values: object) =>
  kollab.set(table, { id }, values);

describe('a vacancy is found', () => {
  beforeAll(() =>
    published(
      [
        {
          title: 'Иллюстратор',
          tags: tagged('C#'),
          tasks: 'Нарисовать персонажей',
          requirements: 'Свой планшет',
        },
      ],
      { name: 'Новая сказка' },
    ),
  );

  test('with its project, its owner and how many applied', async () => {
    const { owner, id, vacancies } = await published([{ title: 'Картограф' }], {
      name: 'Атлас рек',
    });
    const [vacancy] = vacancies;
    await applyTo(ilya, { id, vacancyIds: [vacancy?.id ?? ''] });
    const [card] = await ask(ilya, { query: 'картограф' });
    expect(card).toMatchObject({
      ...vacancy,
      projectId: id,
      projectTitle: 'Атлас рек',
      coverImage: null,
      telegramId: owner.telegramId,
      ownerName: 'Аня',
      applicationsCount: 1,
      applicationStatus: 'Pending',
    });
    const [seen] = await ask(nobody, { query: 'картограф' });
    expect(seen).toMatchObject({
      telegramId: null,
      ownerName: 'Пользователь',
      applicationStatus: null,
    });
  });

  test.each([
    ['Иллюстратор', 'its title'],
    ['иллюстраторы', 'another form of a word'],
    ['илюстратор', 'a typo'],
    ['bkk.cnhfnjh', 'the other keyboard layout'],
    ['illyustrator', 'the other alphabet'],
    ['персонажа', 'its tasks'],
    ['планшет', 'its requirements'],
    ['сказку', 'its project'],
    ['c#', 'a tag to the letter'],
    ['иллюстратор c#', 'words of both'],
  ])('by %s: %s', async (query) => {
    expect(await find({ query })).toContain('Иллюстратор');
  });

  test('by a tag to the letter and no other', async () => {
    await published(['C', 'C#', 'C++'].map((tag) => ({ title: `На ${tag}`, tags: tagged(tag) })));
    expect(await find({ query: 'на', tags: ['c++'] })).toEqual(['На C++']);
    expect((await find({ query: 'C# на' }))[0]).toBe('На C#');
  });

  test('by all tags or any, in whichever words they are given', async () => {
    await published([
      { title: 'Ось одна', tags: tagged('JavaScript', 'Docker') },
      { title: 'Ось другая', tags: tagged('JavaScript') },
      { title: 'Ось третья', tags: tagged('Docker') },
    ]);
    const axes = async (query: Query) => (await find({ query: 'ось', ...query })).toSorted();
    expect(await axes({ tags: ['js', 'Docker'] })).toEqual(['Ось одна']);
    expect(await axes({ tags: ['js', 'Docker'], tagsMode: 'any' })).toEqual([
      'Ось другая',
      'Ось одна',
      'Ось третья',
    ]);
    const response = await fetch(`${kollab.baseUrl}/api/User/vacancies?query=ось&tags=js,Docker`);
    expect(titles((await response.json()) as VacancyCard[])).toEqual(['Ось одна']);
  });

  test('by level and experience, one of several', async () => {
    await published([
      { title: 'Руль раз', level: 'Junior', experience: 'Без опыта' },
      { title: 'Руль два', level: 'Middle', experience: '1-3 года' },
      { title: 'Руль три', level: null, experience: null },
    ]);
    expect(await find({ query: 'руль', level: ['Junior'] })).toEqual(['Руль раз']);
    expect(await find({ query: 'руль', level: ['Junior', 'Middle'] })).toHaveLength(2);
    expect(await find({ query: 'руль', experience: ['1-3 года'] })).toEqual(['Руль два']);
    expect(await find({ query: 'руль', level: ['Senior'] })).toEqual([]);
  });
});

test('the newest approval comes first, page by page', async () => {
  const first = await published([{ title: 'Парус первый' }]);
  const late = await published([{ title: 'Парус второй' }, { title: 'Парус третий' }]);
  await set('vacancies', first.vacancies[0] ?? { id: '' }, { created_at: new Date() });
  await projects.edit(first.owner, first, { description: 'Другое' });
  await projects.approve(vera, first);
  const [newest, ...older] = await find({ query: 'парус' });
  expect(newest).toBe('Парус первый');
  expect(older).toHaveLength(late.vacancies.length);

  const callPage = kollab.pagesFor(ilya);
  const pages = await readPages((cursor) =>
    callPage(listVacancies, { query: { query: 'парус', limit: 1, cursor } }),
  );
  expect(titles(pages.flat())).toEqual([newest, ...older]);
});

describe('what is not to be seen is not found', () => {
  const title = 'Маячник';

  test('before approval, after closing, archiving, deleting', async () => {
    const { owner, ...project } = await published([{ title }]);
    const ref = { projectId: project.id, vacancyId: project.vacancies[0]?.id ?? '' };
    await projects.edit(owner, project, {
      vacancies: [projects.vacancyInput({ id: ref.vacancyId, title: 'Смотритель' })],
    });
    expect(await find({ query: 'смотритель' })).toEqual([]);
    expect(await find({ query: title })).toEqual([title]);
    await owner.call(closeVacancy, { params: ref, body: {} });
    expect(await find({ query: title })).toEqual([]);
    await owner.call(reopenVacancy, { params: ref, body: {} });
    expect(await find({ query: title })).toEqual([title]);
    await owner.call(archiveProject, { params: project, body: {} });
    expect(await find({ query: title })).toEqual([]);
    await projects.restore(owner, project);
    expect(await find({ query: title })).toEqual([title]);
    await projects.remove(vera, project, 'Обещает доход');
    expect(await find({ query: title })).toEqual([]);
    await projects.restore(vera, project);
    expect(await find({ query: title })).toEqual([title]);
    await projects.remove(owner, project);
    expect(await find({ query: title })).toEqual([]);
  });

  test.each(['hidden_at', 'suspended_at'])('of an owner with %s', async (column) => {
    const { owner } = await published([{ title }]);
    expect(await find({ query: title })).toEqual([title]);
    await set('users', owner, { [column]: new Date() });
    for (const reader of [ilya, owner, vera, nobody]) {
      expect(await find({ query: title }, reader)).toEqual([]);
    }
  });

  test('between those kept apart, whoever blocked', async () => {
    const { owner } = await published([{ title: 'Ссорный' }]);
    for (const [one, other] of [
      [owner, await kollab.person()],
      [await kollab.person(), owner],
    ] as const) {
      await one.call(blockUser, { params: { id: other.telegramId }, body: {} });
      const stranger = one === owner ? other : one;
      expect(await find({ query: 'ссорный' }, stranger)).toEqual([]);
    }
    expect(await find({ query: 'ссорный' })).toEqual(['Ссорный']);
  });

  test('even where what finds it was not brought up to date', async () => {
    const { vacancies, id } = await published([{ title: 'Отставший' }]);
    await set('vacancies', vacancies[0] ?? { id: '' }, { closed_at: new Date() });
    expect(await find({ query: 'отставший' })).toEqual([]);
    await set('vacancies', vacancies[0] ?? { id: '' }, { closed_at: null });
    await set('projects', { id }, { archived_at: new Date() });
    expect(await find({ query: 'отставший' })).toEqual([]);
  });
});

test('a search that finds nothing is told what would', async () => {
  await published([
    { title: 'Штурман', level: 'Middle', tags: tagged('React') },
    { title: 'Штурман', level: 'Middle', tags: tagged('Docker') },
    { title: 'Штурман', level: 'Middle', tags: tagged('Docker') },
  ]);
  const wider = (query: Query) => ilya.call(listWiderVacancies, { query });
  const query = { query: 'штурман', level: ['Intern' as const] };
  expect(await find(query)).toEqual([]);
  expect(await wider(query)).toEqual([{ without: 'level', count: 3 }]);
  const tags = ['React', 'Docker'];
  expect(await find({ query: 'штурман', tags })).toEqual([]);
  expect(await wider({ query: 'штурман', tags })).toContainEqual({ without: 'everyTag', count: 3 });
  expect(await wider({ query: 'никтонайдётся' })).toContainEqual({
    without: 'query',
    count: (await ask(ilya, { limit: 200 })).length,
  });
});

test('what was there before the catalogue is found once it is filed', async () => {
  await published([{ title: 'Старожил' }]);
  for (const table of ['vacancy_search', 'catalogue_state'] as const) {
    await kollab.db.deleteFrom(table).execute();
  }
  expect(await find({ query: 'старожил' })).toEqual([]);
  await Promise.all([backfillCatalogue(kollab.db), backfillCatalogue(kollab.db)]);
  expect(await find({ query: 'старожил' })).toEqual(['Старожил']);
});
