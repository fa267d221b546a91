import {
  approveProfile,
  decideReport,
  getUser,
  listReports,
  reportUser,
  searchUsers,
  sendToModeration,
} from '@kollab/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#src/product/chromium.ts';
import { openScene } from '#src/scenes/open-scene.ts';
import { castOf, moderators } from '#src/cast/cast.ts';
import { ask, sayingIn, screensOf } from '#src/cast/chat-steps.ts';
import { sharedProduct, type SharedProduct } from '#src/product/shared-product.ts';
import { almostComplete, type Cast, type Someone } from '#src/cast/projects.ts';
import { openSandbox, type Screen } from '#src/app/sandbox-page.ts';

let product: SharedProduct;
let browser: Browser;
let cast: Cast;
let says: ReturnType<typeof sayingIn>;
const [vera, daniil] = moderators;

beforeAll(async () => {
  product = sharedProduct();
  browser = await launchChromium();
  cast = castOf(product);
  says = sayingIn(cast.control);
}, 120_000);
afterAll(() => browser.close());

/** Somebody whom everyone sees and finds. */
async function approved(firstName: string, lastName: string) {
  const someone = await cast.newcomer(firstName, lastName);
  const { telegramId } = someone;
  await someone.call(sendToModeration, { body: { telegramId, changes: almostComplete } });
  const judge = await cast.callAs(vera);
  await judge(approveProfile, { params: { telegramId }, body: {} });
  return someone;
}

const found = async ({ call }: Someone, { name, telegramId }: Someone) =>
  (await call(searchUsers, { query: { query: name } })).some(
    (card) => card.telegramId === telegramId,
  );

const look = ({ call }: Someone, { telegramId }: Someone) =>
  call(getUser, { params: { id: telegramId } });

const notFound = { statusCode: 404, code: 'userNotFound' };

/** Opens another's profile by its link in the chat. */
async function visit({ page, app }: Screen, by: Someone, { telegramId, name }: Someone) {
  const link = `https://t.me/kollab_sandbox_bot?startapp=u_${telegramId}`;
  await cast.control.write(by.telegramId, link);
  await page.locator(`a[href$="startapp=u_${telegramId}"]`).last().click();
  await app.getByRole('heading', { name }).waitFor();
}

test('a report from a profile comes to the chats and the queue, and its sender hears the outcome', async () => {
  const [mila, igor] = [await approved('Мила', 'Честная'), await approved('Игорь', 'Громкий')];
  const screen = await openSandbox(browser, product.sandboxUrl, mila.telegramId);
  const { app } = screen;
  await visit(screen, mila, igor);
  await app.getByRole('button', { name: 'Пожаловаться' }).click();
  const sheet = app.getByRole('dialog');
  await sheet.getByLabel('Что не так').selectOption({ label: 'Оскорбления' });
  await sheet.getByLabel('Подробности').fill('Грубит в своём статусе.');
  await sheet.getByRole('button', { name: 'Отправить жалобу' }).click();
  await app.getByText('Жалоба отправлена. Мы расскажем, чем всё закончилось').waitFor();
  await screen.page.context().close();

  for (const moderator of moderators) {
    const card = await says(moderator, /Новая жалоба[^]*Игорь Громкий/);
    expect(card.text).toMatch(
      /^Новая жалоба\nПрофиль: Игорь Громкий\nОскорбления\nОт кого: Мила Честная, .+\n\nГрубит в своём статусе\.$/,
    );
    expect(screensOf(card)).toEqual([
      expect.stringContaining(`${product.appUrl}/moderation?kind=report&item=`),
    ]);
  }

  const queue = await openScene({
    browser,
    product,
    scene: { name: 'journey', telegramId: vera, path: '/moderation?kind=report' },
    theme: 'light',
  });
  const item = queue.getByTestId('queue-card').filter({ hasText: igor.name });
  await item.getByText('Грубит в своём статусе.').waitFor();
  await item.getByRole('button', { name: 'Отклонить жалобу' }).click();
  await queue.getByText('Жалоба отклонена').waitFor();
  await item.waitFor({ state: 'detached' });
  await queue.context().close();
  await says(mila.telegramId, 'Жалоба рассмотрена: в профиле Игорь Громкий нарушений нет.');
  for (const moderator of moderators) {
    const closed = await says(moderator, /Жалоба рассмотрена[^]*Игорь Громкий/);
    expect(closed.text).toContain('Решение: жалоба отклонена\nМодератор: Вера Орлова');
    expect(closed.buttons).toEqual([]);
  }
});

test('who is suspended is told, and may look but not write', async () => {
  const [nadya, boris] = [await approved('Надя', 'Тихая'), await approved('Борис', 'Резкий')];
  const { telegramId } = boris;
  const { reportId } = await nadya.call(reportUser, {
    params: { id: telegramId },
    body: { category: 'fraud', text: 'Просит деньги вперёд.' },
  });
  await says(daniil, /Новая жалоба[^]*Борис Резкий/);
  const judge = await cast.callAs(daniil);
  const body = { decision: 'suspend', comment: 'Обман при знакомстве' } as const;
  await judge(decideReport, { params: { id: reportId }, body });
  const open = await judge(listReports, { query: {} });
  expect(open.map(({ id }) => id)).not.toContain(reportId);

  const told = await says(telegramId, 'Ваш профиль приостановлен модератором');
  expect(told.text).toContain('Kollab доступен вам только для просмотра');
  await says(nadya.telegramId, 'Жалоба рассмотрена: профиль Борис Резкий приостановлен.');
  expect((await look(boris, nadya)).firstName).toBe('Надя');
  await expect(boris.submit('Верните деньги')).rejects.toMatchObject({
    statusCode: 403,
    code: 'suspended',
  });
});

test('blocking hides both from each other', async () => {
  const [asya, egor] = [await approved('Ася', 'Закрытая'), await approved('Егор', 'Навязчивый')];
  expect([await found(asya, egor), await found(egor, asya)]).toEqual([true, true]);
  const screen = await openSandbox(browser, product.sandboxUrl, asya.telegramId);
  const { app, page } = screen;
  await visit(screen, asya, egor);
  await app.getByRole('button', { name: 'Заблокировать' }).click();
  await page.getByTestId('popup').getByRole('button', { name: 'Заблокировать' }).click();
  await app.getByText('Егор Навязчивый: профиль заблокирован').waitFor();
  await app.getByRole('searchbox').or(app.getByRole('textbox')).first().fill('Егор Навязчивый');
  await app.getByText('Пользователи не найдены').waitFor();
  await page.context().close();

  expect([await found(asya, egor), await found(egor, asya)]).toEqual([false, false]);
  await expect(look(asya, egor)).rejects.toMatchObject(notFound);
  await expect(look(egor, asya)).rejects.toMatchObject(notFound);
  const { text } = await ask(cast.control, egor.telegramId, `/start u_${asya.telegramId}`);
  expect(text).toContain('Этой ссылки больше нет');
});
