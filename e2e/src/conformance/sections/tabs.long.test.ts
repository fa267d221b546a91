import { expect, test } from 'vitest';
import { arrives, says, sees } from '#src/app/sees.ts';
import { press } from '#src/app/steps.ts';
import type { Page } from 'playwright-core';
import { openStage } from '#src/conformance/stage.ts';

// Section 2: the bottom bar and what its tabs open.

const { at, loaded } = await openStage();

const tabbar = (page: Page) => page.getByTestId('tabbar');

async function scrollTo(page: Page, y: number) {
  await page.evaluate(`document.body.style.minHeight = '3000px'; window.scrollTo(0, ${y})`);
  await page.waitForFunction(`window.scrollY === ${y}`);
}

test('2.1 Four tabs in this order: /messages, /followers, /posts and /', async () => {
  const links = tabbar(await at('newcomer', '/posts')).getByRole('link');
  await sees(links.first());
  const order = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(order).toEqual(['/messages', '/followers', '/posts', '/']);
});

test('2.2 Home has a profile-style icon', async () => {
  const icon = tabbar(await at('newcomer', '/posts'))
    .getByRole('link')
    .last()
    .locator('svg');
  expect(await icon.getAttribute('class')).toContain('circle-user-round');
});

test('2.3 The bar is shown on /messages, /followers, /posts, /blog, /moderation and /', async () => {
  for (const path of ['/messages', '/followers', '/posts', '/blog', '/moderation', '/']) {
    await sees(tabbar(await at('moderator', path)));
  }
});

test('2.4 The bar is not shown on other paths', async () => {
  const page = await at('newcomer', '/profile/edit-status');
  await sees(page.getByLabel('Короткий статус'));
  expect(await tabbar(page).count()).toBe(0);
});

test('2.5 The bar hides while one scrolls down past 50px', async () => {
  const page = await loaded('newcomer', '/posts');
  await sees(tabbar(page));
  await scrollTo(page, 50);
  expect(await tabbar(page).getAttribute('data-hidden')).toBeNull();
  await scrollTo(page, 51);
  await expect(
    page.locator('[data-testid="tabbar"][data-hidden]').waitFor({ state: 'attached' }),
  ).resolves.toBeUndefined();
  await page.evaluate(`document.body.style.minHeight = ''`);
});

test('2.6 The bar hides while a project is expanded in the carousel', async () => {
  const page = await at('newcomer', '/followers');
  await page.getByRole('button', { name: 'Подробнее о проекте' }).press('Enter');
  await sees(page.getByTestId('project-panel'));
  await expect(
    page.locator('[data-testid="tabbar"][data-hidden]').waitFor({ state: 'attached' }),
  ).resolves.toBeUndefined();
});

test('2.7 /messages: not shown', async () => {
  await sees(
    (await at('newcomer', '/messages')).getByRole('heading', { name: 'Сегодня', exact: true }),
  );
});

test('2.8 /followers: a carousel of approved projects', async () => {
  const page = await at('newcomer', '/followers');
  await sees(page.getByTestId('shown-card'));
});

test('2.12 A profile-completion indicator is shown', async () => {
  const indicator = (await at('newcomer', '/followers')).getByTestId('completion');
  await sees(indicator.getByText('33'));
});

test('2.14 /posts: a text box asks for tags, first name or last name', async () => {
  const page = await at('newcomer', '/posts');
  await sees(page.getByPlaceholder('Введите теги, имя или фамилию'));
});

test('2.15 The search has a cancel button', async () => {
  const page = await at('newcomer', '/posts?q=Агния');
  await press(page, 'Отмена');
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
});

test('2.16 Tag suggestions are filtered by the typed text', async () => {
  const page = await at('newcomer', '/posts');
  await page.getByRole('searchbox').fill('pyth');
  const list = page.getByRole('list', { name: 'Похожие теги' });
  await sees(list.getByRole('button', { name: 'Python' }));
  for (const text of await list.getByRole('button').allTextContents()) {
    expect(text.toLowerCase()).toContain('pyth');
  }
});

test('2.18 A result shows the photo', async () => {
  const page = await at('newcomer', '/posts?q=Илья Петров');
  const card = page.getByTestId('person-card').filter({ hasText: 'Илья Петров' });
  await sees(card.getByRole('img', { name: 'Фото: Илья Петров' }));
});

test('2.19 The query is kept in the ?q= parameter', async () => {
  const page = await at('newcomer', '/posts');
  await page.getByRole('searchbox').fill('Агния');
  await arrives(page, (url) => url.searchParams.get('q') === 'Агния');
  await page.reload();
  await sees(page.getByTestId('person-card').first());
  expect(await page.getByRole('searchbox').inputValue()).toBe('Агния');
});

test('2.20 «Загрузка...» while loading', async () => {
  const page = await at('newcomer', '/posts');
  await page.route('**/search-users**', () => undefined);
  await page.getByRole('searchbox').fill('Никифор');
  await says(page, 'Загрузка...');
});

test('2.21 «Пользователи не найдены» when empty', async () => {
  await says(await at('newcomer', '/posts?q=ъъъыыы'), 'Пользователи не найдены');
});

test('2.22 /blog: «Coming soon...» with a back link', async () => {
  const page = await at('newcomer', '/blog');
  await says(page, 'Coming soon...');
  await page.getByRole('link', { name: 'Назад' }).click();
  await arrives(page, (url) => url.pathname !== '/blog');
});
