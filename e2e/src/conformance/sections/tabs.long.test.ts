import type { Page } from '@playwright/test';
import { press, words } from '#src/app/steps.ts';
import { expect, test } from '#src/conformance/stage.ts';

// Section 2: the bottom bar and what its tabs open.

const tabbar = (page: Page) => page.getByTestId('tabbar');

async function scrollTo(page: Page, y: number) {
  await page.evaluate(`document.body.style.minHeight = '3000px'; window.scrollTo(0, ${y})`);
  await page.waitForFunction(`window.scrollY === ${y}`);
}

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

test('2.3 The bar is shown on /messages, /followers, /posts, /blog, /moderation and /', async ({
  at,
}) => {
  for (const path of ['/messages', '/followers', '/posts', '/blog', '/moderation', '/']) {
    await expect(tabbar(await at('moderator', path))).toBeVisible();
  }
});

test('2.4 The bar is not shown on other paths', async ({ at }) => {
  const page = await at('newcomer', '/profile/edit-status');
  await expect(page.getByLabel('Короткий статус')).toBeVisible();
  expect(await tabbar(page).count()).toBe(0);
});

test('2.5 The bar hides while one scrolls down past 50px', async ({ loaded }) => {
  const page = await loaded('newcomer', '/posts');
  await expect(tabbar(page)).toBeVisible();
  await scrollTo(page, 50);
  expect(await tabbar(page).getAttribute('data-hidden')).toBeNull();
  await scrollTo(page, 51);
  await expect(
    page.locator('[data-testid="tabbar"][data-hidden]').waitFor({ state: 'attached' }),
  ).resolves.toBeUndefined();
  await page.evaluate(`document.body.style.minHeight = ''`);
});

test('2.6 The bar hides while a project is expanded in the carousel', async ({ at }) => {
  const page = await at('newcomer', '/followers');
  await page.getByRole('button', { name: 'Подробнее о проекте' }).press('Enter');
  await expect(page.getByTestId('project-panel')).toBeVisible();
  await expect(
    page.locator('[data-testid="tabbar"][data-hidden]').waitFor({ state: 'attached' }),
  ).resolves.toBeUndefined();
});

test('2.7 /messages: not shown', async ({ at }) => {
  await expect(
    (await at('newcomer', '/messages')).getByRole('heading', { name: 'Сегодня', exact: true }),
  ).toBeVisible();
});

test('2.8 /followers: a carousel of approved projects', async ({ at }) => {
  const page = await at('newcomer', '/followers');
  await expect(page.getByTestId('shown-card')).toBeVisible();
});

test('2.12 A profile-completion indicator is shown', async ({ at }) => {
  const indicator = (await at('newcomer', '/followers')).getByTestId('completion');
  await expect(indicator.getByText('33')).toBeVisible();
});

test('2.14 /posts: a text box asks for tags, first name or last name', async ({ at }) => {
  const page = await at('newcomer', '/posts');
  await expect(page.getByPlaceholder('Введите теги, имя или фамилию')).toBeVisible();
});

test('2.15 The search has a cancel button', async ({ at }) => {
  const page = await at('newcomer', '/posts?q=Агния');
  await press(page, 'Отмена');
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
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

test('2.19 The query is kept in the ?q= parameter', async ({ at }) => {
  const page = await at('newcomer', '/posts');
  await page.getByRole('searchbox').fill('Агния');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'Агния');
  await page.reload();
  await expect(page.getByTestId('person-card').first()).toBeVisible();
  expect(await page.getByRole('searchbox').inputValue()).toBe('Агния');
});

test('2.20 «Загрузка...» while loading', async ({ at }) => {
  const page = await at('newcomer', '/posts');
  await page.route('**/search-users**', () => undefined);
  await page.getByRole('searchbox').fill('Никифор');
  await expect(words(page, 'Загрузка...')).toBeVisible();
});

test('2.21 «Пользователи не найдены» when empty', async ({ at }) => {
  await expect(
    words(await at('newcomer', '/posts?q=ъъъыыы'), 'Пользователи не найдены'),
  ).toBeVisible();
});

test('2.22 /blog: «Coming soon...» with a back link', async ({ at }) => {
  const page = await at('newcomer', '/blog');
  await expect(words(page, 'Coming soon...')).toBeVisible();
  await page.getByRole('link', { name: 'Назад' }).click();
  await expect(page).toHaveURL((url) => url.pathname !== '/blog');
});
