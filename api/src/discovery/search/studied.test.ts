import { listMajors, listUniversities } from '@kollab/contract';
import { beforeAll, expect, test } from 'vitest';
import { approve, send } from '#test/steps/profiles.ts';
import { shared, sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());

async function studying(university: string, major: string, isApproved = true) {
  const person = await kollab.person();
  await send(person, { university, major });
  if (isApproved) await approve(vera, person);
  return person;
}

beforeAll(async () => {
  await studying('МГУ', 'Физика');
  await studying('МГУ', 'Физическая химия');
  await studying('Мгту', 'Дизайн');
  await studying('Вуз у бухты', 'Дизайн');
  await studying('МГУ тайный', 'Физика тайная', false);
  const hidden = await studying('МГУ скрытый', 'Физика скрытая');
  await kollab.set('users', { id: hidden.id }, { hidden_at: new Date() });
});

const listed = (call: typeof listMajors | typeof listUniversities, query: string) =>
  vera.call(call, { query: { query } });

const official = {
  msu: 'Московский государственный университет имени М. В. Ломоносова',
  bmstu: 'Московский государственный технический университет имени Н. Э. Баумана',
  hse: 'Национальный исследовательский университет «Высшая школа экономики»',
};

test.each([
  ['мгу', official.msu],
  ['vue', official.msu],
  ['ломоносов', official.msu],
  ['вшэ', official.hse],
  ['hse', official.hse],
  ['высшая эконом', official.hse],
  ['бауман', official.bmstu],
  ['бухты', 'Вуз у бухты'],
])(
  'a university is suggested by any of its words or what it is called: %s',
  async (typed, name) => {
    expect((await listed(listUniversities, typed))[0]).toBe(name);
  },
);

test('what people wrote of one university is suggested once, and what others do not see never', async () => {
  const names = await listed(listUniversities, '');
  expect(names.slice(0, 3)).toEqual([official.msu, official.bmstu, 'Вуз у бухты']);
  expect(new Set(names).size).toBe(names.length);
  expect(await listed(listUniversities, 'тайный')).toEqual([]);
  expect(await listed(listUniversities, 'нет такого')).toEqual([]);
});

test.each([
  ['физ', ['Физика', 'Физическая химия']],
  ['abp', ['Физика', 'Физическая химия']],
  ['%', []],
])('majors too: %s', async (typed, names) => {
  expect(await listed(listMajors, typed)).toEqual(names);
});
