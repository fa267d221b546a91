import type { Page } from '@playwright/test';
import { words } from '#src/app/steps.ts';
import { expect, test } from '#src/conformance/stage.ts';

// Section 2: the bottom bar and what its tabs open.

const tabbar = (page: Page) => page.getByTestId('tabbar');

test('2.1 Four tabs in this order: /messages, /followers, /posts and /', async ({ at }) => {
  const links = tabbar(await at('newcomer', '/posts')).getByRole('link');
  await expect(links.first()).toBeVisible();
  const order = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(order).toEqual(['/messages', '/followers', '/posts', '/']);
});

test('2.2 Home has a profile-style icon', async ({ at }) => {
  const icon = tabbar(await at('newcomer', '/posts'))
    .getByRole('link')
    .last()
    .locator('svg');
  expect(await icon.getAttribute('class')).toContain('circle-user-round');
});

test('2.7 /messages: not shown', async ({ at }) => {
  await expect(
    (await at('newcomer', '/messages')).getByRole('heading', { name: 'Сегодня', exact: true }),
  ).toBeVisible();
});

test('2.14 /posts: a text box asks for tags, first name or last name', async ({ at }) => {
  const page = await at('newcomer', '/posts');
  await expect(page.getByPlaceholder('Введите теги, имя или фамилию')).toBeVisible();
});

test('2.16 Tag suggestions are filtered by the typed text', async ({ at }) => {
  const page = await at('newcomer', '/posts');
  await page.getByRole('searchbox').fill('pyth');
  const list = page.getByRole('list', { name: 'Похожие теги' });
  await expect(list.getByRole('button', { name: 'Python' })).toBeVisible();
  for (const text of await list.getByRole('button').allTextContents()) {
    expect(text.toLowerCase()).toContain('pyth');
  }
});

test('2.18 A result shows the photo', async ({ at }) => {
  const page = await at('newcomer', '/posts?q=Илья Петров');
  const card = page.getByTestId('person-card').filter({ hasText: 'Илья Петров' });
  await expect(card.getByRole('img', { name: 'Фото: Илья Петров' })).toBeVisible();
});

test('2.22 /blog: «Coming soon...» with a back link', async ({ at }) => {
  const page = await at('newcomer', '/blog');
  await expect(words(page, 'Coming soon...')).toBeVisible();
  await page.getByRole('link', { name: 'Назад' }).click();
  await expect(page).toHaveURL((url) => url.pathname !== '/blog');
});
