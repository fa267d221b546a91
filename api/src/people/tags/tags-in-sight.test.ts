import { listTags } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { approve, send } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { sharedTags } from '#test/steps/tags.ts';
import { startTestApp } from '#test/test-app.ts';
import { forgetTags, learnStartingTags } from './tags.service.ts';

const { kollab, vera, list, find, countOf, personWith, setSuspended } = sharedTags();

describe('a tag that nobody in sight has', () => {
  test('is offered no more, but for the starting ones', async () => {
    const anya = await personWith(['Резьба по репе', 'Go']);
    expect(await find('резьба')).toEqual(['Резьба по репе']);
    await setSuspended(anya, new Date());
    expect(await find('резьба')).toEqual([]);
    expect(await countOf('Резьба по репе')).toBe('unknown');
    expect(await find('go')).toContain('Go');
    await setSuspended(anya, null);
    expect(await list('резьба')).toEqual([{ tagName: 'Резьба по репе', count: 1 }]);
    await kollab.set('users', { id: anya.id }, { hidden_at: new Date() });
    expect(await find('резьба')).toEqual([]);
  });

  test('is there for a project or a vacancy that has it', async () => {
    const masha = await projects.author(kollab);
    const { id } = await projects.create(masha, {
      tags: ['Ловля радуг'],
      vacancies: [projects.vacancyInput({ tags: ['Сушка туч'] })],
    });
    await projects.approve(vera, { id });
    expect([await countOf('Ловля радуг'), await countOf('Сушка туч')]).toEqual([0, 0]);
    expect(await find('сушка')).toEqual(['Сушка туч']);
    await kollab.set('projects', { id }, { archived_at: new Date() });
    expect([await find('ловля'), await find('сушка')]).toEqual([[], []]);
  });

  test('goes when its last person or project is erased', async () => {
    const [anya, boris] = [
      await personWith(['Иван 7999', 'Хор сов']),
      await personWith(['Хор сов']),
    ];
    const names = ['Иван 7999', 'Хор сов', 'Go'];
    const left = async () => {
      const tags = kollab.db.selectFrom('tags').select('name').where('name', 'in', names);
      return (await tags.orderBy('name').execute()).map(({ name }) => name);
    };
    expect(await left()).toEqual(['Go', 'Иван 7999', 'Хор сов']);
    await setSuspended(boris, new Date());
    await kollab.set('users', { id: anya.id }, { tags: '[]' });
    await kollab.db.transaction().execute((trx) => forgetTags(trx, names));
    expect(await left()).toEqual(['Go', 'Хор сов']);
    await kollab.set('users', { id: boris.id }, { tags: '[]' });
    await kollab.db.transaction().execute((trx) => forgetTags(trx, names));
    expect(await left()).toEqual(['Go']);
  });
});

describe('the tags that an adopter begins with', () => {
  test('come before others until those are used more, under their own names', async () => {
    const own = await startTestApp({ startingTags: ['Степной ветер', 'питон', 'Python'] });
    try {
      await own.db
        .transaction()
        .execute((trx) => learnStartingTags(trx, own.context.config.startingTags));
      const first = async (count: number) =>
        (await own.anonymous(listTags, { query: {} })).slice(0, count).map((tag) => tag.tagName);
      expect(await first(2)).toEqual(['Степной ветер', 'Python']);
      const person = await own.person();
      await send(person, { tags: ['Go', 'Python'] });
      await approve(await own.moderator(), person);
      expect(await first(3)).toEqual(['Python', 'Go', 'Степной ветер']);
      const found = await own.anonymous(listTags, { query: { query: 'степной' } });
      expect(found.map((tag) => tag.tagName)).toEqual(['Степной ветер']);
    } finally {
      await own.close();
    }
  });
});
