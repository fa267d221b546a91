import { expect, test } from 'vitest';
import { arrives, says, sees } from '#src/app/sees.ts';
import { press } from '#src/app/steps.ts';
import { openStage } from '#src/conformance/stage.ts';

// Section 2: the own profile and its editors.

const { at, loaded } = await openStage();

test('2.30 /: a toggle switches between view and edit mode, remembered locally', async () => {
  const page = await at('newcomer', '/');
  const toggle = page.getByTestId('edit-toggle');
  await sees(toggle);
  if ((await toggle.getAttribute('data-editing')) === null) await toggle.click();
  await page.reload();
  await sees(page.locator('[data-testid="edit-toggle"][data-editing]'));
  await toggle.click();
  await sees(page.locator('[data-testid="edit-toggle"]:not([data-editing])'));
});

test('2.31 /: a completion percentage bar', async () => {
  const page = await at('newcomer', '/');
  await says(page, 'Профиль заполнен');
  const bar = page.getByRole('progressbar').first();
  expect(await bar.getAttribute('value')).toBe('33');
});

test('2.32 /: fields for last name, first name, middle name, phone, email, university, major and course', async () => {
  const page = await at('newcomer', '/?mode=edit');
  for (const label of ['Фамилия', 'Имя', 'Отчество', 'Телефон', 'Почта']) {
    await sees(page.getByLabel(label, { exact: true }).first());
  }
  for (const label of ['ВУЗ', 'Направление', 'Курс']) {
    await sees(page.getByLabel(label, { exact: true }).first());
  }
});

test('2.33 /: tags, status, about me, links and experience', async () => {
  const page = await at('newcomer', '/?mode=edit');
  for (const editor of ['add-tag', 'edit-status', 'edit-about-me', 'edit-links']) {
    await sees(page.locator(`a[href="/profile/${editor}"]`).first());
  }
  await sees(page.locator('a[href="/profile/edit-experience"]').first());
});

test('2.35 /: edit mode has a «Отправить на модерацию» button', async () => {
  const page = await at('newcomer', '/?mode=edit');
  await sees(page.getByRole('button', { name: 'Отправить на модерацию' }));
});

test('2.36 /: moderators get «Профили на модерации», which opens /moderation', async () => {
  const page = await at('moderator', '/');
  await press(page, 'Профили на модерации');
  await arrives(page, '**/moderation');
});

test('2.37 /profile/add-tag: shows 4 suggestions', async () => {
  const page = await at('newcomer', '/profile/add-tag');
  const list = page.getByTestId('tag-suggestions').getByRole('listitem');
  await sees(list.first());
  expect(await list.count()).toBe(4);
});

test('2.41 /profile/edit-about-me: a textarea for the description', async () => {
  const page = await at('newcomer', '/profile/edit-about-me');
  const field = page.getByLabel('О себе', { exact: true });
  expect(await field.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
});

test('2.42 /profile/edit-status: a short status input and a long status textarea, one item per line; «Сохранить как черновик»', async () => {
  const page = await loaded('newcomer', '/profile/edit-status');
  const [short, long] = [page.getByLabel('Короткий статус'), page.getByLabel('Подробный статус')];
  expect(await short.evaluate(({ tagName }) => tagName)).toBe('INPUT');
  expect(await long.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
  await short.fill('Ищу команду');
  await long.fill('Раз\nДва');
  await press(page, 'Сохранить как черновик');
  await arrives(page, (url) => url.pathname === '/');
  await press(page, 'Готово');
  for (const item of ['Раз', 'Два']) await sees(page.getByText(item, { exact: true }));
});

test('2.47 /profile/edit-experience: «Добавить место работы»', async () => {
  const page = await at('newcomer', '/profile/edit-experience');
  await press(page, 'Добавить место работы');
  await arrives(page, '**/profile/edit-experience/new');
});

test('2.48 /profile/edit-experience/new: company, department, role, duration in years and an optional logo', async () => {
  const page = await at('newcomer', '/profile/edit-experience/new');
  for (const label of ['Компания', 'Отдел', 'Должность', 'Сколько лет', 'Выбрать логотип']) {
    await expect(page.getByLabel(label).waitFor({ state: 'attached' })).resolves.toBeUndefined();
  }
});

test('2.51 /moderation: the moderators’ queue of profile changes and projects', async () => {
  const page = await at('moderator', '/moderation');
  for (const kind of ['Профили', 'Проекты']) await sees(page.getByRole('tab', { name: kind }));
});
