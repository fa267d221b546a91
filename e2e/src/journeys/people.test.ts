import { getUser } from '@kollab/contract';
import { student } from '@kollab/sandbox/people';
import type { Page } from '@playwright/test';
import { expect, test } from '#src/app/kollab.ts';
import { agree, close, fill, press, startEditing, words } from '#src/app/steps.ts';
import type { Product } from '#src/product/product.ts';

test.use({ sparing: true });

async function write(product: Product, page: Page, path: string, label: string, value: string) {
  await page.goto(product.appUrl + path);
  await fill(page, { [label]: value });
  await press(page, 'Сохранить как черновик');
  await expect(page.getByTestId('edit-toggle')).toBeVisible();
}

async function send(page: Page) {
  await startEditing(page);
  await press(page, 'Отправить на модерацию');
  await expect(page.getByText('Профиль успешно отправлен на модерацию!')).toBeVisible();
  await press(page, 'Понятно');
}

test('a newcomer fills the profile, is mended, approved, found by a misspelt name and followed', async ({
  cast,
  product,
  openApp,
}) => {
  const gleb = await cast.newcomer('Глеб', 'Соловьёв', 'gleb_solo');
  const page = await openApp(gleb.telegramId, '/');

  await startEditing(page);
  await fill(page, { ВУЗ: 'МФТИ' });
  await fill(page, { Направление: 'Робототехника' });
  await fill(page, { Курс: '2' });
  await write(
    product,
    page,
    '/profile/edit-about-me',
    'О себе',
    'Собираю роботов и учу этому других',
  );
  await write(
    product,
    page,
    '/profile/edit-status',
    'Короткий статус',
    'Ищу команду по робототехнике',
  );
  await page.goto(`${product.appUrl}/profile/add-tag`);
  await fill(page, { 'Найти или добавить навык': 'ЖС' });
  await press(page, 'Добавить JavaScript');
  await page.reload();
  await expect(words(page, 'JavaScript')).toBeVisible();
  await page.goto(`${product.appUrl}/`);
  expect(await page.getByLabel('ВУЗ', { exact: true }).inputValue()).toBe('МФТИ');
  await startEditing(page);
  await agree(page);
  await send(page);

  await cast.reject(gleb, 'Расскажите о себе подробнее');
  await page.goto(`${product.appUrl}/profile/moderation`);
  await expect(words(page, 'Расскажите о себе подробнее')).toBeVisible();
  await press(page, 'Исправить и отправить');
  await write(
    product,
    page,
    '/profile/edit-about-me',
    'О себе',
    'Собираю роботов, веду кружок в школе',
  );
  await send(page);
  await cast.approve(gleb);
  const published = await gleb.call(getUser, { params: { id: gleb.telegramId } });
  expect(published).toMatchObject({
    university: 'МФТИ',
    course: '2',
    tags: [{ tagName: 'JavaScript' }],
    description: 'Собираю роботов, веду кружок в школе',
  });
  await page.goto(`${product.appUrl}/`);
  await expect(page.getByText('100 %')).toBeVisible();
  await close(page);

  const search = await openApp(student.telegramId, '/posts');
  await search.getByRole('searchbox').or(search.getByRole('textbox')).first().fill('Солавьёв Глеб');
  // Who is new is shown with the same card until the search has answered.
  await expect(search).toHaveURL((url) => url.searchParams.has('q'));
  await expect(search.getByRole('heading', { name: 'Новые люди на этой неделе' })).toBeHidden();
  const card = search.getByTestId('person-card').filter({ hasText: 'Глеб Соловьёв' });
  await expect(card.getByText('Ищу команду по робототехнике')).toBeVisible();
  await card.getByRole('link', { name: 'Профиль' }).or(card.getByText('Профиль')).first().click();
  await search.getByTestId('follow').click();
  await expect(search.getByText('Вы подписаны')).toBeVisible();
  await search
    .getByRole('link', { name: /Написать/ })
    .or(search.getByText('Написать'))
    .first()
    .click();
  const chat = search.getByText('Написать в Telegram');
  await expect(chat).toBeVisible();
  expect(await search.content()).toContain('t.me/gleb_solo');
  await close(search);
});
