import { approveProfile, getUser, rejectProfile } from '@kollab/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#src/product/chromium.ts';
import { student } from '@kollab/sandbox/people';
import { openScene } from '#src/scenes/open-scene.ts';
import { castOf, moderators } from '#src/cast/cast.ts';
import { type Product, startProduct } from '#src/product/product.ts';

let product: Product;
let browser: Browser;
const [vera] = moderators;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchChromium()]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const open = (telegramId: number, path: string) =>
  openScene({ browser, product, scene: { name: 'journey', telegramId, path }, theme: 'light' });

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

async function fill(page: Page, label: string, value: string) {
  await page.getByLabel(label, { exact: true }).first().fill(value);
}

async function write(page: Page, path: string, label: string, value: string) {
  await page.goto(product.appUrl + path);
  await fill(page, label, value);
  await press(page, 'Сохранить как черновик');
  await page.getByTestId('edit-toggle').waitFor();
}

async function send(page: Page) {
  const toggle = page.getByTestId('edit-toggle');
  if ((await toggle.getAttribute('aria-label')) === 'Изменить') await toggle.click();
  await press(page, 'Отправить на модерацию');
  await page.getByText('Профиль успешно отправлен на модерацию!').waitFor();
  await press(page, 'Понятно');
}

test('a newcomer fills the profile, is mended, approved, found by a misspelt name and followed', async () => {
  const cast = castOf(product);
  const gleb = await cast.newcomer('Глеб', 'Соловьёв', 'gleb_solo');
  const judge = await cast.callAs(vera);
  const params = { telegramId: gleb.telegramId };
  const page = await open(gleb.telegramId, '/');

  await page.getByTestId('edit-toggle').click();
  await fill(page, 'ВУЗ', 'МФТИ');
  await fill(page, 'Направление', 'Робототехника');
  await fill(page, 'Курс', '2');
  await write(page, '/profile/edit-about-me', 'О себе', 'Собираю роботов и учу этому других');
  await write(page, '/profile/edit-status', 'Короткий статус', 'Ищу команду по робототехнике');
  await page.goto(`${product.appUrl}/profile/add-tag`);
  await fill(page, 'Найти или добавить навык', 'ЖС');
  await press(page, 'Добавить JavaScript');
  await page.reload();
  await page.getByText('JavaScript').first().waitFor();
  await page.goto(`${product.appUrl}/`);
  expect(await page.getByLabel('ВУЗ', { exact: true }).inputValue()).toBe('МФТИ');
  await send(page);

  await judge(rejectProfile, { params, body: { comment: 'Расскажите о себе подробнее' } });
  await page.goto(`${product.appUrl}/profile/moderation`);
  await page.getByText('Расскажите о себе подробнее').first().waitFor();
  await press(page, 'Изменить и отправить снова');
  await write(page, '/profile/edit-about-me', 'О себе', 'Собираю роботов, веду кружок в школе');
  await send(page);
  await judge(approveProfile, { params, body: {} });
  const published = await judge(getUser, { params: { id: gleb.telegramId } });
  expect(published).toMatchObject({
    university: 'МФТИ',
    course: '2',
    tags: [{ tagName: 'JavaScript' }],
    description: 'Собираю роботов, веду кружок в школе',
  });
  await page.goto(`${product.appUrl}/`);
  await page.getByText('100 %').waitFor();
  await page.context().close();

  const search = await open(student.telegramId, '/posts');
  await search.getByRole('searchbox').or(search.getByRole('textbox')).first().fill('Солавьёв Глеб');
  const card = search.getByTestId('person-card').filter({ hasText: 'Глеб Соловьёв' });
  await card.getByText('Ищу команду по робототехнике').waitFor();
  await card.getByRole('link', { name: 'Профиль' }).or(card.getByText('Профиль')).first().click();
  await search.getByTestId('follow').click();
  await search.getByText('Вы подписаны').waitFor();
  await search
    .getByRole('link', { name: /Написать/ })
    .or(search.getByText('Написать'))
    .first()
    .click();
  const chat = search.getByText('Написать в Telegram');
  await chat.waitFor();
  expect(await search.content()).toContain('t.me/gleb_solo');
  await search.context().close();
});
