import { removeTag } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { otherReadings } from '#src/platform/text/alphabets.ts';
import { approve, readPublic, reject, send } from '#test/steps/profiles.ts';
import { sharedTags } from '#test/steps/tags.ts';
import { refused } from '#test/test-app.ts';
import { canonicalTags } from './tags.service.ts';

const { kollab, vera, list, find, countOf, personWith, setSuspended } = sharedTags();

describe('the catalogue', () => {
  test('starts with skills under their own literal names', async () => {
    const names = (await list()).map((tag) => tag.tagName);
    expect(names.length).toBeGreaterThan(150);
    for (const name of ['C#', 'C++', '.NET', 'Node.js', 'JavaScript', '1С', 'Дизайн']) {
      expect(names).toContain(name);
    }
    expect(names).not.toContain('JS');
  });

  test('finds what is typed in the other keyboard layout', async () => {
    expect(await find('куфсе')).toContain('React');
    expect(await find('lbpfqy')).toContain('Дизайн');
  });

  test('is listed most used first', async () => {
    const others = kollab.db.updateTable('users').where('role', '=', 'user');
    await others.set({ suspended_at: new Date() }).execute();
    for (const _ of [1, 2, 3]) await personWith(['Qt']);
    const [first, second] = await list();
    expect(first).toEqual({ tagName: 'Qt', count: 3 });
    expect(second?.count).toBeLessThan(3);
  });

  test('knows other words for a tag, whatever the letters', async () => {
    const meant = async (name: string) => (await canonicalTags(kollab.db, [name]))[0];
    for (const js of ['js', 'JS', 'ЖС', 'жс', ' java\u00a0 script ', 'ＪＳ', 'JAVASCRIPT']) {
      expect([js, await meant(js)]).toEqual([js, js.includes(' ') ? js : 'JavaScript']);
    }
    expect(await meant('подкАсты')).toBe('Подкасты');
    expect(await meant('видеосъемка')).toBe('Видеосъёмка');
    expect(await meant('data   SCIENCE')).toBe('Data Science');
    expect(await canonicalTags(kollab.db, ['c#', 'C', 'c++', '.net'])).toEqual([
      'C#',
      'C',
      'C++',
      '.NET',
    ]);
  });

  test('leaves what it does not know as typed, and says the same once', async () => {
    const typed = ['Вязание', 'js', 'вязание', 'ЖС', 'JavaScript', "'; drop table tags; --"];
    expect(await canonicalTags(kollab.db, typed)).toEqual([
      'Вязание',
      'JavaScript',
      "'; drop table tags; --",
    ]);
    expect(await canonicalTags(kollab.db, [])).toEqual([]);
  });
});

describe('what is typed', () => {
  test('finds a tag by its name, its beginning, its inside and its aliases, best first', async () => {
    expect((await list('js'))[0]).toMatchObject({ tagName: 'JavaScript', isMeant: true });
    expect((await list('javascrip'))[0]).not.toHaveProperty('isMeant');
    expect((await find('Java')).slice(0, 2)).toEqual(['Java', 'JavaScript']);
    expect(await find('script')).toEqual(expect.arrayContaining(['JavaScript', 'TypeScript']));
    expect((await find('react'))[0]).toBe('React');
    expect(await find('native')).toContain('React Native');
    expect((await find('питон'))[0]).toBe('Python');
    expect((await find('ВИДЕОСЪЕМ'))[0]).toBe('Видеосъёмка');
    expect(await find('едис')).toEqual([]);
  });

  test('is taken literally, and may find nothing', async () => {
    for (const name of ['C#', 'C++', '.NET', 'Node.js']) {
      expect((await find(name.toLowerCase()))[0]).toBe(name);
    }
    for (const typed of ['%', '_', 'a%t', '\\', 'такого навыка нет', "'"]) {
      expect((await find(typed)).filter((name) => !name.includes(typed))).toEqual([]);
    }
  });

  test('is no more than a few tags, and the whole catalogue when empty', async () => {
    expect((await find('а')).length).toBeLessThanOrEqual(20);
    expect((await list('  ')).length).toBe((await list()).length);
  });
});

describe('a tag counts the approved profiles that have it', () => {
  test('and nothing a moderator did not approve', async () => {
    const before = await countOf('Django');
    const anya = await kollab.person();
    await send(anya, { tags: ['Django'] });
    expect(await countOf('Django')).toBe(before);
    await reject(vera, anya, 'Не годится');
    expect(await countOf('Django')).toBe(before);
    await send(anya, { tags: ['Django'] });
    await approve(vera, anya);
    expect(await countOf('Django')).toBe(Number(before) + 1);
    await send(anya, { tags: ['Django', 'Flask'] });
    expect(await countOf('Flask')).toBe(0);
  });

  test('until it is removed', async () => {
    const anya = await personWith(['Svelte', 'Redux']);
    const { telegramId } = anya;
    await anya.call(removeTag, { body: { telegramId, tagName: 'Svelte' } });
    expect([await countOf('Svelte'), await countOf('Redux')]).toEqual([0, 1]);
  });

  test('and not those of suspended people', async () => {
    const anya = await personWith(['Solidity']);
    await setSuspended(anya, new Date());
    expect(await countOf('Solidity')).toBe(0);
    await setSuspended(anya, null);
    expect(await countOf('Solidity')).toBe(1);
  });

  test('exactly, when many are approved at once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => kollab.person()));
    const tags = ['Godot', 'Unity', 'Lua', 'Новинка'];
    await Promise.all(
      people.map((person, index) => send(person, { tags: index % 2 ? tags : tags.toReversed() })),
    );
    await Promise.all(people.map((person) => approve(vera, person)));
    for (const tag of tags) expect([tag, await countOf(tag)]).toEqual([tag, 10]);
  });

  test('however profiles come and go', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      id: crypto.randomUUID(),
      telegram_id: 8_100_000_000 + index,
      approved_at: new Date(),
      tags: JSON.stringify(['Scala', 'SCALA']),
    }));
    await kollab.db.insertInto('users').values(rows).execute();
    expect(await countOf('Scala')).toBe(50);
    const ids = rows.slice(10).map((row) => row.id);
    await kollab.db.deleteFrom('users').where('id', 'in', ids).execute();
    expect(await countOf('Scala')).toBe(10);
  });
});

describe('a tag nobody knew', () => {
  test('joins the catalogue when a moderator approves it', async () => {
    const anya = await kollab.person();
    await send(anya, { tags: ['Кёрлинг'] });
    expect(await find('керлинг')).toEqual([]);
    await reject(vera, anya, 'Не годится');
    expect(await find('керлинг')).toEqual([]);
    await send(anya);
    await approve(vera, anya);
    expect(await list('керлинг')).toMatchObject([{ tagName: 'Кёрлинг', count: 1 }]);
  });

  test('does not make two by its letters', async () => {
    const people = [['ReScript'], ['rescript'], ['RESCRIPT', 'Go']];
    for (const tags of people) await personWith(tags);
    expect((await list('rescript'))[0]).toEqual({ tagName: 'ReScript', count: 3, isMeant: true });
  });

  test('nor is another word for a known one', async () => {
    const anya = await personWith(['js', 'ЖС', 'vue']);
    expect(await readPublic(kollab, anya)).toMatchObject({
      tags: [{ tagName: 'JavaScript' }, { tagName: 'Vue.js' }],
    });
  });
});

describe('tags that look the same are one', () => {
  const disguises = [
    'Re\u034Fact',
    'R\u{E0041}eact',
    'Re\u061Cact',
    'React\uFE0F',
    'Re\u200Dact',
    'Rеact',
    'Reаct',
    'Ｒｅａｃｔ',
    '𝐑𝐞𝐚𝐜𝐭',
    'Rᴇact',
    'Reαct',
  ];

  test('of a profile and of a project, in whatever disguise', async () => {
    const anya = await personWith(disguises);
    expect(await readPublic(kollab, anya)).toMatchObject({ tags: [{ tagName: 'React' }] });
    for (const tag of disguises.slice(-5)) expect((await find(tag))[0]).toBe('React');
    await anya.call(removeTag, {
      body: { telegramId: anya.telegramId, tagName: disguises[5] ?? '' },
    });
    expect((await readPublic(kollab, anya)).tags).toEqual([]);
  });

  test('also in letters of the other alphabet alone', async () => {
    for (const [typed = '', name] of [
      ['С++', 'C++'],
      ['с#', 'C#'],
      ['1C', '1С'],
    ]) {
      expect(await canonicalTags(kollab.db, [typed])).toEqual([name]);
      expect((await find(typed))[0]).toBe(name);
    }
  });

  test('whichever of them came first', async () => {
    expect(await canonicalTags(kollab.db, ['ХАЕР', 'XAEP', 'хаер'])).toEqual(['ХАЕР']);
    await personWith(['XAEP']);
    await personWith(['ХАЕР']);
    expect(await find('XAEP')).toEqual(['XAEP']);
    expect(await countOf('XAEP')).toBe(2);
  });

  test('and honest ones stay apart', async () => {
    const honest = ['C', 'C#', 'C++', '.NET', 'Кино', 'Сервер', 'React-разработка', 'Сор', 'Go'];
    expect(await canonicalTags(kollab.db, honest)).toEqual(honest);
    expect(await canonicalTags(kollab.db, ['Си'])).toEqual(['C']);
    await personWith(['Сервер', 'React-разработка', 'UX-исследования']);
    for (const tag of ['Сервер', 'СЕРВЕР', 'Cepвep']) expect(await find(tag)).toEqual(['Сервер']);
  });

  test('none mixes alphabets in a word, unless it is known so', async () => {
    const anya = await kollab.person();
    await expect(send(anya, { tags: ['Go', 'ЮMoney'] })).rejects.toMatchObject(
      refused('mixedAlphabets', 400),
    );
    await kollab.db.insertInto('tags').values({ key: 'юmoney', name: 'ЮMoney' }).execute();
    await send(anya, { tags: ['Go', 'ЮMoney'] });
  });

  test('the catalogue itself has none', async () => {
    const rows = await kollab.db.selectFrom('tags').select(['key', 'alias_of']).execute();
    const meant = new Map(rows.map((row) => [row.key, row.alias_of ?? row.key]));
    const twins = rows.flatMap(({ key }) => otherReadings(key).map((look) => [key, look]));
    expect(twins.length).toBeGreaterThan(5);
    for (const [key = '', look = ''] of twins) {
      expect([key, look, meant.get(look) ?? meant.get(key)]).toEqual([key, look, meant.get(key)]);
    }
  });
});
