import { press, words } from '#src/app/steps.ts';
import { expect, type Stage, test } from '#src/conformance/stage.ts';

// Section 5: validation rules.

async function kept(at: Stage['at'], label: string, typed: string) {
  const page = await at('newcomer', '/');
  const field = page.getByLabel(label, { exact: true }).first();
  await field.fill(typed);
  return field.inputValue();
}

// One stage goes on from row to row: tried again, all of it begins anew.
test.describe.configure({ mode: 'serial' });

test('5.1 Typed characters are stripped or limited: «Неверный формат или слишком длинное значение»', async ({
  at,
  loaded,
}) => {
  const page = await loaded('newcomer', '/?mode=edit');
  expect(await kept(at, 'Имя', 'Зоя7')).toBe('Зоя');
  await expect(words(page, 'Неверный формат или слишком длинное значение')).toBeVisible();
});

test('what is typed into a field of the profile is stripped and limited', async ({ at }) => {
  expect(await kept(at, 'Имя', `Анна-Mария${'я'.repeat(20)}!`)).toBe(`Анна-Mария${'я'.repeat(10)}`);
  expect(await kept(at, 'Фамилия', 'я'.repeat(25))).toBe('я'.repeat(20));
  expect(await kept(at, 'Отчество', `Ю1${'я'.repeat(25)}`)).toBe(`Ю${'я'.repeat(20 - 1)}`);
  expect(await kept(at, 'Отчество', '')).toBe('');
  expect(await kept(at, 'Телефон', '+7 (9a9)-1')).toBe('+7 (99)-1');
  expect(await kept(at, 'Телефон', '9'.repeat(20))).toHaveLength(15);
  expect(await kept(at, 'Почта', 'a b@c@d.ru')).toBe('ab@cd.ru');
  expect(await kept(at, 'Почта', '')).toBe('');
  expect(await kept(at, 'ВУЗ', 'я'.repeat(120))).toHaveLength(100);
  expect(await kept(at, 'Направление', 'я'.repeat(120))).toHaveLength(100);
  expect(await kept(at, 'Курс', '123й')).toBe('12');
  expect(await kept(at, 'Курс', '')).toBe('');
});

test('5.19 Vacancy: title, a tag and a description: «Заполните название, добавьте теги и хотя бы одно описание»', async ({
  at,
}) => {
  const page = await at('owner', '/vacancyform');
  await press(page, 'Сохранить вакансию');
  await expect(
    words(page, 'Заполните название, добавьте теги и хотя бы одно описание'),
  ).toBeVisible();
});
