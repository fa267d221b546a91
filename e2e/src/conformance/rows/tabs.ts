import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { press, says } from '#src/app/steps.ts';
import { checked, type Row, tested } from '#src/conformance/row.ts';

const tabbar = (page: Page) => page.getByTestId('tabbar');

const carousel = 'webapp/src/features/projects/carousel.test.tsx';
const search = 'webapp/src/features/search/search-page.test.tsx';

async function scrollTo(page: Page, y: number) {
  await page.evaluate(`document.body.style.minHeight = '3000px'; window.scrollTo(0, ${y})`);
  await page.waitForFunction(`window.scrollY === ${y}`);
}

/** Section 2: the bottom bar and what its tabs open. */
export const tabRows: readonly Row[] = [
  checked('2.1', 'Four tabs in this order: /messages, /followers, /posts and /', async ({ at }) => {
    const links = tabbar(await at('newcomer', '/posts')).getByRole('link');
    await links.first().waitFor();
    const order = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(order).toEqual(['/messages', '/followers', '/posts', '/']);
  }),
  checked('2.2', 'Home has a profile-style icon', async ({ at }) => {
    const icon = tabbar(await at('newcomer', '/posts'))
      .getByRole('link')
      .last()
      .locator('svg');
    expect(await icon.getAttribute('class')).toContain('circle-user-round');
  }),
  checked(
    '2.3',
    'The bar is shown on /messages, /followers, /posts, /blog, /moderation and /',
    async ({ at }) => {
      for (const path of ['/messages', '/followers', '/posts', '/blog', '/moderation', '/']) {
        await tabbar(await at('moderator', path)).waitFor();
      }
    },
  ),
  checked('2.4', 'The bar is not shown on other paths', async ({ at }) => {
    const page = await at('newcomer', '/profile/edit-status');
    await page.getByLabel('Короткий статус').waitFor();
    expect(await tabbar(page).count()).toBe(0);
  }),
  checked('2.5', 'The bar hides while one scrolls down past 50px', async ({ loaded }) => {
    const page = await loaded('newcomer', '/posts');
    await tabbar(page).waitFor();
    await scrollTo(page, 50);
    expect(await tabbar(page).getAttribute('data-hidden')).toBeNull();
    await scrollTo(page, 51);
    await page.locator('[data-testid="tabbar"][data-hidden]').waitFor({ state: 'attached' });
    await page.evaluate(`document.body.style.minHeight = ''`);
  }),
  checked('2.6', 'The bar hides while a project is expanded in the carousel', async ({ at }) => {
    const page = await at('newcomer', '/followers');
    await page.getByRole('button', { name: 'Подробнее о проекте' }).press('Enter');
    await page.getByTestId('project-panel').waitFor();
    await page.locator('[data-testid="tabbar"][data-hidden]').waitFor({ state: 'attached' });
  }),
  checked(
    '2.7',
    '/messages: not shown',
    async ({ at }) => {
      await (
        await at('newcomer', '/messages')
      )
        .getByRole('heading', { name: 'Сообщения' })
        .waitFor();
    },
    { decision: 47, why: 'The tab is the inbox: notifications, invitations and contact requests' },
  ),
  checked(
    '2.8',
    '/followers: a carousel of approved projects',
    async ({ at }) => {
      const page = await at('newcomer', '/followers');
      await page.getByTestId('shown-card').waitFor();
    },
    { decision: 48, why: 'Segments beside it list whom one follows and one’s followers' },
  ),
  tested(
    '2.9',
    'The carousel goes by arrows, looping',
    carousel,
    'goes round by its arrows, both ways',
  ),
  tested('2.10', 'The carousel goes by swipe', carousel, 'after a swipe of %i px shows %s'),
  tested(
    '2.11',
    'The cover’s gradient is taken from the image’s colours',
    carousel,
    'wears the colours of its cover',
    { decision: 34, why: 'The colours are computed at upload and travel with the project' },
  ),
  checked('2.12', 'A profile-completion indicator is shown', async ({ at }) => {
    const indicator = (await at('newcomer', '/followers')).getByTestId('completion');
    await indicator.getByText('33').waitFor();
  }),
  tested(
    '2.13',
    'When there are none: «Пока нет опубликованных проектов»',
    carousel,
    'says so when there are none, and still leads on',
  ),
  checked('2.14', '/posts: a text box asks for tags, first name or last name', async ({ at }) => {
    const page = await at('newcomer', '/posts');
    await page.getByPlaceholder('Введите теги, имя или фамилию').waitFor();
  }),
  checked('2.15', 'The search has a cancel button', async ({ at }) => {
    const page = await at('newcomer', '/posts?q=Агния');
    await press(page, 'Отмена');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  }),
  checked('2.16', 'Tag suggestions are filtered by the typed text', async ({ at }) => {
    const page = await at('newcomer', '/posts');
    await page.getByRole('searchbox').fill('pyth');
    const list = page.getByRole('list', { name: 'Похожие теги' });
    await list.getByRole('button', { name: 'Python' }).waitFor();
    for (const text of await list.getByRole('button').allTextContents()) {
      expect(text.toLowerCase()).toContain('pyth');
    }
  }),
  tested(
    '2.17',
    'A result shows name, short status (or «Пользователь»), a profile button and a write button',
    search,
    'shows name and status, and leads to the profile and to writing',
  ),
  checked('2.18', 'A result shows the photo', async ({ at }) => {
    const page = await at('newcomer', '/posts?q=Илья Петров');
    const card = page.getByTestId('person-card').filter({ hasText: 'Илья Петров' });
    await card.getByRole('img', { name: 'Фото: Илья Петров' }).waitFor();
  }),
  checked('2.19', 'The query is kept in the ?q= parameter', async ({ at }) => {
    const page = await at('newcomer', '/posts');
    await page.getByRole('searchbox').fill('Агния');
    await page.waitForURL((url) => url.searchParams.get('q') === 'Агния');
    await page.reload();
    await page.getByTestId('person-card').first().waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('Агния');
  }),
  checked('2.20', '«Загрузка...» while loading', async ({ at }) => {
    const page = await at('newcomer', '/posts');
    await page.route('**/search-users**', () => undefined);
    await page.getByRole('searchbox').fill('Никифор');
    await says(page, 'Загрузка...');
  }),
  checked('2.21', '«Пользователи не найдены» when empty', async ({ at }) => {
    await says(await at('newcomer', '/posts?q=ъъъыыы'), 'Пользователи не найдены');
  }),
  checked('2.22', '/blog: «Coming soon...» with a back link', async ({ at }) => {
    const page = await at('newcomer', '/blog');
    await says(page, 'Coming soon...');
    await page.getByRole('link', { name: 'Назад' }).click();
    await page.waitForURL((url) => url.pathname !== '/blog');
  }),
];
