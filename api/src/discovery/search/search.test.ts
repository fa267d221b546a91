import { getOrCreateUser, type PersonCard, searchUsers } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { look } from '#test/steps/matching.ts';
import { readPages } from '#test/read-pages.ts';
import { idsOf, sharedSearch } from '#test/steps/search.ts';
import { approve, reject, save, send } from '#test/steps/profiles.ts';
import { refused, shared } from '#test/test-app.ts';
import { backfillUserSearch, refreshPerson } from './indexing.service.ts';

const { kollab, vera, find, approved } = sharedSearch();

const namesOf = (cards: PersonCard[]) => cards.map((card) => `${card.firstName} ${card.lastName}`);

describe('a person is found', () => {
  const anya = shared(() =>
    approved(
      { firstName: 'Аня', lastName: 'Ковалёва' },
      { tags: ['React', 'C#'], statusShort: 'Ищу команду', middleName: 'Игоревна' },
    ),
  );

  test.each([
    ['Ковалёва Аня', 'both names, in any order'],
    ['аня ковалева', 'е for ё, whatever the case'],
    ['ков', 'the beginning of a name'],
    ['к а', 'first letters'],
    ['ковлаёва', 'one typo'],
    ['Anya Kovaleva', 'the other alphabet'],
    ['rjdfktdf', 'the other keyboard layout'],
    ['react аня', 'a tag and a name'],
    ['  «Ковалёва»,  ', 'marks around the words'],
    ['реакт', 'another word for a tag'],
    ['Аня Ковалёва Игоревна', 'the middle name after the others'],
  ])('by %s: %s', async (query) => {
    const { id, telegramId } = anya;
    const card = (await find(query)).find((one) => one.id === id);
    expect(card).toEqual({
      id,
      userId: id,
      telegramId,
      firstName: 'Аня',
      lastName: 'Ковалёва',
      statusShort: 'Ищу команду',
      photo: null,
      tags: [{ tagName: 'React' }, { tagName: 'C#' }],
    });
  });

  test('by a tag to the letter', async () => {
    const tags = ['C', 'C#', 'C++', '.NET', 'Node.js', 'Go'];
    const people = await Promise.all(
      tags.map((tag) => approved({ firstName: 'Тэг' }, { tags: [tag] })),
    );
    const own = new Set(people.map(({ id }) => id));
    const found = async (query: string) =>
      (await find(`${query} тэг`))
        .filter(({ id }) => own.has(id))
        .map(({ tags }) => tags[0]?.tagName);
    expect(await found('c#')).toEqual(['C#']);
    expect(await found('C++')).toEqual(['C++']);
    expect(await found('.net')).toEqual(['.NET']);
    expect(await found('node.js')).toEqual(['Node.js']);
    expect((await found('c'))[0]).toBe('C');
    expect(new Set(await found('c'))).toEqual(new Set(['C', 'C#', 'C++']));
  });

  test('exact name first, then its beginning, then a tag, then what is similar', async () => {
    const similar = await approved({ firstName: 'Юра', lastName: 'Гороховец' });
    const tag = await approved({ firstName: 'Юра' }, { tags: ['Горохов'] });
    const beginning = await approved({ firstName: 'Юра', lastName: 'Гороховский' });
    const exact = await approved({ firstName: 'Юра', lastName: 'Горохов' });
    const near = await approved({ firstName: 'Юра', lastName: 'Гордхов' });
    const ids = idsOf(await find('горохов'));
    expect(ids.indexOf(exact.id)).toBe(0);
    expect(new Set(ids.slice(1, 3))).toEqual(new Set([beginning.id, similar.id]));
    expect(ids.slice(3)).toEqual([tag.id, near.id]);
  });
});

describe('what is not published', () => {
  test('is not searched, and is once a moderator approved it', async () => {
    const ilya = await approved({ firstName: 'Илья', lastName: 'Первов' }, { tags: ['Вязание'] });
    await save(ilya, 'lastName', 'Вторушкин');
    expect(await find('вторушкин')).toEqual([]);
    await send(ilya, { tags: ['Вязание', 'Оригами'] });
    expect([await find('вторушкин'), await find('оригами')]).toEqual([[], []]);
    expect(idsOf(await find('первов вязание'))).toEqual([ilya.id]);
    await reject(vera, ilya, 'Не годится');
    expect([await find('вторушкин'), await find('оригами')]).toEqual([[], []]);
    await send(ilya);
    await approve(vera, ilya);
    expect(idsOf(await find('вторушкин оригами'))).toEqual([ilya.id]);
    expect(await find('первов')).toEqual([]);
    await save(ilya, 'lastName', 'Третьюхин');
    await save(ilya, 'tags', []);
    expect([await find('третьюхин'), await find('оригами')]).toEqual([[], []]);
    expect(idsOf(await find('вторушкин'))).toEqual([ilya.id]);
  });

  test('of a person never approved is all but Telegram’s name', async () => {
    const anya = await kollab.person({ firstName: 'Мелисса', lastName: 'Труфальдина' });
    const changes = { statusShort: 'Секрет', tags: ['Каллиграфия'], middleName: 'Пантелеевна' };
    await send(anya, changes);
    expect(await find('мелисса')).toMatchObject([{ id: anya.id, statusShort: '', tags: [] }]);
    for (const query of ['каллиграфия', 'пантелеевна', 'мелисса труфальдина пантелеевна']) {
      expect(await find(query)).toEqual([]);
    }
  });

  test('only those who look for a team, when asked so, with and without words', async () => {
    const [looking, idle] = [
      await approved({ firstName: 'Искатель' }, { tags: ['Мореходство'] }),
      await approved({ firstName: 'Искатель' }, { tags: ['Мореходство'] }),
    ];
    const filtered = (query: string) =>
      vera.call(searchUsers, { query: { query, lookingForTeam: 'yes' } });
    expect(idsOf(await filtered('мореходство'))).toEqual([]);
    await look(looking, 'yes');
    await look(idle, 'no');
    for (const query of ['мореходство', 'искатель', '']) {
      const found = idsOf(await filtered(query));
      expect(found).toContain(looking.id);
      expect(found).not.toContain(idle.id);
    }
    await look(looking, null);
    expect(idsOf(await filtered('мореходство'))).toEqual([]);
    const never = await kollab.person({ firstName: 'Искатель' });
    await look(never, 'yes');
    expect(idsOf(await filtered('искатель'))).toEqual([]);
  });

  test('phone, e-mail, username and what is written in texts never match', async () => {
    const anya = await approved(
      { firstName: 'Скрытня' },
      { description: 'Аквалангистка', statusShort: 'Аквалангистка', university: 'Аквауниверситет' },
    );
    await anya.call(getOrCreateUser, { body: { telegramId: anya.telegramId } });
    await kollab.set('users', anya, {
      phone: '+79005550101',
      email: 'akvalang@a.ru',
      username: 'akvalang',
    });
    await kollab.db.transaction().execute((trx) => refreshPerson(trx, anya));
    for (const query of [
      '+79005550101',
      '79005550101',
      'akvalang',
      'аквалангистка',
      'akvalang@a.ru',
    ]) {
      expect(await find(query)).toEqual([]);
    }
  });

  test('a suspended person does not appear', async () => {
    const oleg = await approved({ firstName: 'Олег', lastName: 'Запретов' });
    const suspend = kollab.db.updateTable('users').where('id', '=', oleg.id);
    await suspend.set({ suspended_at: new Date() }).execute();
    expect(await find('запретов')).toEqual([]);
    await kollab.db.transaction().execute((trx) => refreshPerson(trx, oleg));
    expect(await find('запретов')).toEqual([]);
    await suspend.set({ suspended_at: null }).execute();
    await kollab.db.transaction().execute((trx) => refreshPerson(trx, oleg));
    expect(idsOf(await find('запретов'))).toEqual([oleg.id]);
  });
});

test('a person whom the bot met first is found by the name they sign in with', async () => {
  const telegramId = 6_100_000_001;
  await kollab.botFor(telegramId)(getOrCreateUser, { body: { telegramId } });
  expect(await find('Нежданова')).toEqual([]);
  const anya = await kollab.person({ telegramId, firstName: 'Аня', lastName: 'Нежданова' });
  expect(idsOf(await find('Нежданова'))).toEqual([anya.id]);
});

test('people from before search are found after the backfill, also when it is interrupted', async () => {
  const ids = Array.from({ length: 1203 }, () => crypto.randomUUID());
  const people = ids.map((id, index) => ({
    id,
    telegram_id: 8_100_000_000 + index,
    first_name: 'Древний',
    last_name: `Жители${index % 2 === 0 ? 'на' : 'нский'}`,
  }));
  await kollab.db.insertInto('users').values(people).execute();
  expect(await find('древний')).toEqual([]);
  await Promise.all([backfillUserSearch(kollab.db), backfillUserSearch(kollab.db)]);
  await backfillUserSearch(kollab.db);
  expect(await find('древний', 200)).toHaveLength(200);
  const { count } = await kollab.db
    .selectFrom('user_search')
    .where('user_id', 'in', ids)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(ids.length);
});

describe('pages', () => {
  test('follow one another, none twice and none left out, the same each time', async () => {
    const people = await Promise.all(
      ['Лунёв', 'Лунёв', 'Лунёвский', 'Лунёвский', 'Лунёва', 'Лунёв', 'Луньёв'].map((lastName) =>
        kollab.person({ firstName: 'Ян', lastName }),
      ),
    );
    people.push(await approved({ firstName: 'Ян' }, { tags: ['Лунёв'] }));
    const callPage = kollab.pagesFor(vera);
    const walk = async (limit: number) => {
      const pages = await readPages((cursor) =>
        callPage(searchUsers, { query: { query: 'Лунёв', limit, cursor } }),
      );
      return idsOf(pages.flat());
    };
    const whole = idsOf(await find('Лунёв'));
    expect(new Set(whole).size).toBe(whole.length);
    expect(namesOf(await find('Лунёв', 3))).toEqual(['Ян Лунёв', 'Ян Лунёв', 'Ян Лунёв']);
    for (const limit of [1, 2, 3, 7]) expect(await walk(limit)).toEqual(whole);
    expect(new Set(whole)).toEqual(new Set(people.map(({ id }) => id)));
  });

  test.each(['', 'junk', Buffer.from('{"at":"9.9","id":1}').toString('base64url')])(
    'have no cursor %j',
    async (cursor) => {
      const call = vera.call(searchUsers, { query: { query: 'а', cursor } });
      await expect(call).rejects.toMatchObject(refused('badInput', 400));
    },
  );
});

describe('a request', () => {
  test('without words, or of over 100 characters, is refused', async () => {
    for (const query of ['', '   ', '\t\n', '\u00a0', '\u200b\u2060', undefined]) {
      await expect(vera.call(searchUsers, { query: { query } })).rejects.toMatchObject({
        ...refused('emptyQuery', 400),
        message: 'Query is required',
      });
    }
    await expect(find('а'.repeat(101))).rejects.toMatchObject({ statusCode: 400 });
  });

  test.each([
    `'`,
    `\\`,
    `'; drop table users; --`,
    'а & б | !в <-> г:*',
    ':*',
    '((',
    '%',
    '_',
    '%%%а',
    'а\0б',
    '🦊',
    '👨‍👩‍👧‍👦 аня',
    '\u202Eаня\u202C',
    'مرحبا שלום',
    '\u{10FFFF}',
    '\uFFFE\u200B\u00AD',
    'ﷺ'.repeat(100),
    'а '.repeat(50),
    'ab '.repeat(33),
    'İıßŁ',
    'a'.repeat(100),
    '"а" OR "б"',
    '$1 $$ {} [] ?',
  ])('for %j does no harm', async (query) => {
    expect(await find(query)).toEqual(expect.any(Array));
  });
});
