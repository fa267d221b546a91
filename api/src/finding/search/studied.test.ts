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
  await studying('МГУ тайный', 'Физика тайная', false);
  const hidden = await studying('МГУ скрытый', 'Физика скрытая');
  await kollab.set('users', { id: hidden.id }, { hidden_at: new Date() });
});

const listed = (call: typeof listMajors | typeof listUniversities, query: string) =>
  vera.call(call, { query: { query } });

test.each([
  ['мг', ['Мгту', 'МГУ']],
  ['МГУ', ['МГУ']],
  ['vue', ['МГУ']],
  ['нет такого', []],
])('universities that others see and that begin so are listed once: %s', async (typed, names) => {
  expect(await listed(listUniversities, typed)).toEqual(names);
});

test.each([
  ['физ', ['Физика', 'Физическая химия']],
  ['abp', ['Физика', 'Физическая химия']],
  ['%', []],
])('majors too: %s', async (typed, names) => {
  expect(await listed(listMajors, typed)).toEqual(names);
});
