import { searchUsers } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { idsOf, sharedSearch } from '#test/steps/search.ts';

const { kollab, vera, find, approved } = sharedSearch();

describe('words that people have more than one of', () => {
  test.each([
    ['Женя Ройтбург', 'Евгения', 'a full name by its short form'],
    ['Евгений Ройтбург', 'Женя', 'a short form by the full name'],
    ['Zhenya Roitburg', 'Евгения', 'in the other alphabet'],
    ['Ройбтург', 'Евгения', 'two letters swapped'],
  ])('%s finds %s: %s', async (query, firstName) => {
    const person = await approved({ firstName, lastName: 'Ройтбург' });
    expect(idsOf(await find(query))).toContain(person.id);
  });

  test('a name written as it sounds in Russian, and one begun with two letters swapped', async () => {
    const jonas = await approved({ firstName: 'Jonas', lastName: 'Кнайт' });
    const maria = await approved({ firstName: 'Мария', lastName: 'Мудроглазова' });
    expect(idsOf(await find('Джонас'))).toContain(jonas.id);
    expect(idsOf(await find('мудрогалз'))).toContain(maria.id);
  });

  test('who is called so is found, and nobody whose name the other keys would type with a typo', async () => {
    const fedor = await approved({ firstName: 'Фёдор' });
    const aliya = await approved({ firstName: 'Алия' });
    const ids = idsOf(await find('Фёдор'));
    expect(ids).toContain(fedor.id);
    expect(ids).not.toContain(aliya.id);
  });

  test('a tag means itself: QA finds nobody by the first letters of Карина', async () => {
    const tester = await approved({ firstName: 'Тест' }, { tags: ['QA'] });
    const karina = await approved({ firstName: 'Карина' });
    const ids = idsOf(await find('QA', 200));
    expect(ids).toContain(tester.id);
    expect(ids).not.toContain(karina.id);
  });

  test('students of a university, however they wrote it and it is asked for', async () => {
    const ways = [
      'МГУ',
      'МГУ им. М.В. Ломоносова',
      'Московский государственный университет',
      'ВМК МГУ',
    ];
    const students = await Promise.all(
      ways.map((university) => approved({ firstName: 'Студент' }, { university })),
    );
    const other = await approved({ firstName: 'Студент' }, { university: 'МГУ им. Огарёва' });
    const all = new Set(students.map(({ id }) => id));
    for (const query of ['МГУ', 'студент мгу', 'MSU']) {
      expect(new Set(idsOf(await find(query)))).toEqual(all);
    }
    for (const university of ['МГУ им. Ломоносова', ...ways.slice(1)]) {
      const found = await vera.call(searchUsers, { query: { university } });
      expect(new Set(idsOf(found))).toEqual(all);
    }
    const own = await vera.call(searchUsers, { query: { university: 'МГУ Огарёва' } });
    expect(idsOf(own)).toEqual([other.id]);
  });
});

test('by @username the one person is found who has it, unless they are not to be found', async () => {
  const person = await approved({ firstName: 'Прозвище' });
  await kollab.set('users', person, { username: 'Klichka_1' });
  expect(await find('@klichka')).toEqual([]);
  const at = new Date();
  for (const [hidden, shown] of [
    [{ telegram_link_kept: false }, { telegram_link_kept: true }],
    [{ contact_by_request: true }, { contact_by_request: false }],
    [{ approved_at: null }, { approved_at: at }],
    [{ suspended_at: at }, { suspended_at: null }],
    [{ hidden_at: at }, { hidden_at: null }],
    [{ deleted_at: at }, { deleted_at: null }],
  ]) {
    expect(idsOf(await find('@klichka_1'))).toEqual([person.id]);
    await kollab.set('users', person, hidden ?? {});
    expect([hidden, await find('@klichka_1')]).toEqual([hidden, []]);
    await kollab.set('users', person, shown ?? {});
  }
});
