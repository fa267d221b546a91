import { rejectProfile } from '@kollab/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#src/product/chromium.ts';
import { newcomer } from '@kollab/sandbox/people';
import { castOf, moderators } from '#src/cast/cast.ts';
import { type Product, startProduct } from '#src/product/product.ts';
import { openSandbox, type Screen } from '#src/app/sandbox-page.ts';

let product: Product;
let browser: Browser;
const anya = newcomer.telegramId;
const [vera, daniil] = moderators;
const within = { timeout: 12_000 };

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchChromium()]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function editStatus({ app, mainButton }: Screen, short: string, long = '') {
  const toggle = app.getByTestId('edit-toggle');
  if ((await toggle.getAttribute('aria-label')) === 'Изменить') await toggle.click();
  await app.locator('a[href="/profile/edit-status"]').first().click();
  await app.getByLabel('Короткий статус').fill(short);
  if (long) await app.getByLabel('Подробный статус').fill(long);
  await mainButton('Сохранить как черновик');
  await app.getByTestId('draft-icon').first().waitFor();
}

async function send({ page, mainButton }: Screen) {
  await mainButton('Отправить на модерацию');
  const popup = page.getByTestId('popup');
  await popup.getByText('Профиль успешно отправлен на модерацию!').waitFor();
  await popup.getByRole('button').last().click();
}

test('a change travels from Anya’s screen to the moderators’ chat and back', async () => {
  const screen = await openSandbox(browser, product.sandboxUrl, anya);
  const { page, app, become, pressInChat } = screen;
  await page.getByTestId('start').click();
  await pressInChat('Открыть Kollab');
  await app.getByRole('heading', { name: 'Аня Ковалёва' }).waitFor();
  await app.getByText('t.me/anya_k').waitFor();
  const photo = app.getByRole('img', { name: 'Фото: Аня Ковалёва' });
  expect(await photo.evaluate((image) => 'naturalWidth' in image && image.naturalWidth)).toBe(320);
  await app.getByText('Профиль заполнен').waitFor();

  await editStatus(screen, 'Ищу команду для хакатона', 'Учусь на третьем курсе\nДелаю карты');
  await send(screen);
  await app.getByTestId('moderation-status').click();
  await app.getByTestId('timeline').getByText('Заявка отправлена').waitFor();

  await become(vera);
  await page.getByTestId('messages').getByText('Профиль на проверке').waitFor();
  await pressInChat('В работу');
  await become(daniil);
  await page
    .getByTestId('messages')
    .getByText(/В работе: Вера Орлова/)
    .waitFor();
  await become(anya);
  await app.getByTestId('timeline').getByText('Заявка в работе').waitFor(within);

  await become(vera);
  await pressInChat('Одобрить');
  await page
    .getByTestId('messages')
    .getByText(/Одобрено: Вера Орлова/)
    .waitFor();
  const card = page.getByTestId('messages').getByText('Ищу команду для хакатона');
  await card.waitFor();
  expect(await page.getByRole('button', { name: 'Одобрить' }).count()).toBe(0);
  await become(daniil);
  await page
    .getByTestId('messages')
    .getByText(/Одобрено: Вера Орлова/)
    .waitFor();

  await become(anya);
  await app.getByRole('heading', { name: 'Аня Ковалёва' }).waitFor(within);
  await app.getByText('Ищу команду для хакатона').first().waitFor();
  await page
    .getByTestId('messages')
    .getByText(/профиль одобрен/i)
    .waitFor();
  await pressInChat('Открыть профиль');
  await app.getByRole('heading', { name: 'Аня Ковалёва' }).waitFor();
  await page.context().close();
});

test('a rejection by reply reaches its owner with its reason, and the text is a draft again', async () => {
  const { telegramId } = await castOf(product).newcomer('Полина');
  const screen = await openSandbox(browser, product.sandboxUrl, telegramId);
  const { page, app, become, pressInChat, say } = screen;
  await pressInChat('Открыть Kollab');
  await app.getByRole('heading', { name: 'Полина Новикова' }).waitFor();
  await editStatus(screen, 'Продам гараж');
  await send(screen);

  await become(daniil);
  await page.getByTestId('messages').getByText('Продам гараж').waitFor();
  await pressInChat('Отклонить');
  await page.getByText('Выберите причину').waitFor();
  await pressInChat('Назад');
  await pressInChat('Отклонить');
  await pressInChat('Своя причина');
  await page
    .getByTestId('messages')
    .getByText(/Ответьте на это сообщение/)
    .waitFor();
  await say('Нет');
  await page
    .getByTestId('messages')
    .getByText(/Нужно ≥5 символов/)
    .waitFor();
  await say('Это реклама, а не статус');

  await become(telegramId);
  await page
    .getByTestId('messages')
    .getByText(/Это реклама, а не статус/)
    .waitFor();
  await app.getByTestId('moderation-status').click(within);
  await app.getByText('Это реклама, а не статус').first().waitFor(within);
  await app.getByRole('button', { name: 'Изменить и отправить снова' }).click();
  await app.getByTestId('draft-icon').first().waitFor();
  await app.locator('a[href="/profile/edit-status"]').first().click();
  expect(await app.getByLabel('Короткий статус').inputValue()).toBe('Продам гараж');
  await page.context().close();
});

test('a rejection by call shows on the open timeline within ten seconds', async () => {
  const cast = castOf(product);
  const lida = await cast.newcomer('Лидия');
  await lida.submit('Учусь и пишу');
  const { page, app, pressInChat } = await openSandbox(
    browser,
    product.sandboxUrl,
    lida.telegramId,
  );
  await pressInChat('Открыть Kollab');
  await app.getByTestId('moderation-status').click();
  await app.getByTestId('timeline').getByText('Заявка отправлена').waitFor();
  const judge = await cast.callAs(vera);
  const params = { telegramId: lida.telegramId };
  await judge(rejectProfile, { params, body: { comment: 'Расскажите подробнее' } });
  await app.getByText('Расскажите подробнее').first().waitFor(within);
  expect(await app.getByTestId('timeline').innerText()).toContain('Профиль отклонён');
  await page.context().close();
});
