import { press, words } from '#src/app/steps.ts';
import { expect, test } from '#src/conformance/stage.ts';

// Section 2: the own profile and its editors.

test('2.30 /: a toggle switches between view and edit mode, remembered locally', async ({ at }) => {
  const page = await at('newcomer', '/');
  const toggle = page.getByTestId('edit-toggle');
  await expect(toggle).toBeVisible();
  if ((await toggle.getAttribute('data-editing')) === null) await toggle.click();
  await page.reload();
  await expect(page.locator('[data-testid="edit-toggle"][data-editing]')).toBeVisible();
  await toggle.click();
  await expect(page.locator('[data-testid="edit-toggle"]:not([data-editing])')).toBeVisible();
});

test('2.31 /: a completion percentage bar', async ({ at }) => {
  const page = await at('newcomer', '/');
  await expect(words(page, 'Профиль заполнен')).toBeVisible();
  const bar = page.getByRole('progressbar').first();
  expect(await bar.getAttribute('value')).toBe('33');
});

test('2.32 /: fields for last name, first name, middle name, phone, email, university, major and course', async ({
  at,
}) => {
  const page = await at('newcomer', '/?mode=edit');
  for (const label of ['Фамилия', 'Имя', 'Отчество', 'Телефон', 'Почта']) {
    await expect(page.getByLabel(label, { exact: true }).first()).toBeVisible();
  }
  for (const label of ['ВУЗ', 'Направление', 'Курс']) {
    await expect(page.getByLabel(label, { exact: true }).first()).toBeVisible();
  }
  for (const editor of ['add-tag', 'edit-status', 'edit-about-me', 'edit-links']) {
    await expect(page.locator(`a[href="/profile/${editor}"]`).first()).toBeVisible();
  }
  await expect(page.locator('a[href="/profile/edit-experience"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отправить на модерацию' })).toBeVisible();
});

test('2.37 /profile/add-tag: shows 4 suggestions', async ({ at }) => {
  const page = await at('newcomer', '/profile/add-tag');
  const list = page.getByTestId('tag-suggestions').getByRole('listitem');
  await expect(list.first()).toBeVisible();
  expect(await list.count()).toBe(4);
});

test('2.41 /profile/edit-about-me: a textarea for the description', async ({ at }) => {
  const page = await at('newcomer', '/profile/edit-about-me');
  const field = page.getByLabel('О себе', { exact: true });
  expect(await field.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
});

test('2.42 /profile/edit-status: a short status input and a long status textarea, one item per line; «Сохранить как черновик»', async ({
  loaded,
}) => {
  const page = await loaded('newcomer', '/profile/edit-status');
  const [short, long] = [page.getByLabel('Короткий статус'), page.getByLabel('Подробный статус')];
  expect(await short.evaluate(({ tagName }) => tagName)).toBe('INPUT');
  expect(await long.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
  await short.fill('Ищу команду');
  await long.fill('Раз\nДва');
  await press(page, 'Сохранить как черновик');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await press(page, 'Готово');
  for (const item of ['Раз', 'Два'])
    await expect(page.getByText(item, { exact: true })).toBeVisible();
});

test('2.51 /moderation: the moderators’ queue of profile changes and projects', async ({ at }) => {
  const page = await at('moderator', '/moderation');
  for (const kind of ['Профили', 'Проекты'])
    await expect(page.getByRole('tab', { name: kind })).toBeVisible();
});
