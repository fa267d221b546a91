import type { Browser, Page } from 'playwright-core';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#src/product/chromium.ts';
import { castOf, moderators } from '#src/cast/cast.ts';
import { each, enter } from '#src/app/open-app.ts';
import { applyTo, type Cast, complete, publish } from '#src/cast/projects.ts';
import { sharedProduct, type SharedProduct } from '#src/product/shared-product.ts';

let product: SharedProduct;
let browser: Browser;
let cast: Cast;
beforeAll(async () => {
  product = sharedProduct();
  browser = await launchChromium();
  cast = castOf(product);
}, 120_000);
afterAll(() => browser.close());

interface Tap {
  telegramId: number;
  path: string;
  /** The call that is to go out once. */
  call: RegExp;
  /** What comes before: the button is there then. */
  before?: (page: Page) => Promise<unknown>;
  button: string;
}

const click = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const fill = (label: string, text: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).fill(text);

async function changeName(page: Page) {
  await click('Изменить')(page);
  await fill('Отчество', 'Ивановна')(page);
}

async function describeProject(page: Page) {
  await fill('Название', 'Двойной мост')(page);
  await fill('Описание', 'Нажали дважды, построили один раз.')(page);
}

/** Every button that writes, each for people of its own. */
async function taps(): Promise<Tap[]> {
  const newcomer = (name: string) => cast.newcomer(name, 'Двойная');
  const { owner, project, vacancyId } = await publish(cast, 'Мост дважды', ['Сварщик']);
  const [ada, eva, mia, zoe, ida] = await Promise.all(
    ['Ада', 'Ева', 'Мия', 'Зоя', 'Ида'].map(newcomer),
  );
  if (!ada || !eva || !mia || !zoe || !ida) throw new Error('Somebody is missing.');
  await applyTo(project, vacancyId, ada);
  await applyTo(project, vacancyId, eva);
  await complete(mia);
  await zoe.submit('Жду решения');
  const user = `/user/${owner.telegramId}`;
  const form = `/applicationform/${project.id}/${vacancyId}`;
  const letter = `/application/${project.id}/${vacancyId}/${ada.telegramId}`;
  return [
    { telegramId: ida.telegramId, path: user, call: /\/follow$/, button: 'Подписаться' },
    {
      telegramId: ida.telegramId,
      path: form,
      call: /\/apply$/,
      before: fill('Сопроводительное письмо', 'Хочу помочь'),
      button: 'Отправить отклик',
    },
    {
      telegramId: eva.telegramId,
      path: '/myapplications',
      call: /\/application\?/,
      before: click('Отозвать отклик'),
      button: 'Отозвать отклик',
    },
    { telegramId: owner.telegramId, path: letter, call: /\/applications\//, button: 'Принять' },
    {
      telegramId: zoe.telegramId,
      path: user,
      call: /\/report$/,
      before: click('Пожаловаться'),
      button: 'Отправить жалобу',
    },
    {
      telegramId: zoe.telegramId,
      path: `/user/${ada.telegramId}/links`,
      call: /\/contact-request$/,
      before: click('Попросить контакт'),
      button: 'Отправить просьбу',
    },
    {
      telegramId: eva.telegramId,
      path: `/user/${zoe.telegramId}`,
      call: /\/block$/,
      before: click('Заблокировать'),
      button: 'Заблокировать',
    },
    {
      telegramId: ada.telegramId,
      path: '/',
      call: /\/send-to-moderation$/,
      before: changeName,
      button: 'Отправить на модерацию',
    },
    {
      telegramId: mia.telegramId,
      path: '/createprojectpage',
      call: /\/create-project$/,
      before: describeProject,
      button: 'Отправить на модерацию',
    },
    {
      telegramId: mia.telegramId,
      path: '/profile/settings',
      call: /\/export/,
      button: 'Получить мои данные',
    },
    {
      telegramId: moderators[1],
      path: `/moderation?kind=profile&item=${zoe.telegramId}`,
      call: /\/approve-profile\//,
      button: 'Одобрить',
    },
  ];
}

/** How often a write went out on two quick presses. */
async function callsOf({ telegramId, path, call, before, button }: Tap) {
  const page = await enter({ browser, product, telegramId, path });
  let count = 0;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' && call.test(request.url())) {
      count += 1;
      await delay(300);
    }
    await route.continue();
  });
  await before?.(page);
  const wanted = page.getByRole('button', { name: button });
  // In a dialog over the page the last one is meant, in a list the first.
  const shown = before ? wanted.last() : wanted.first();
  const answered = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && call.test(response.url()),
  );
  await shown.click({ clickCount: 2, delay: 0 });
  await answered;
  await page.context().close();
  return count;
}

test('two quick taps on a button that writes send once', async () => {
  const found: Record<string, number> = {};
  const expected: Record<string, number> = {};
  await each(await taps(), async (tap) => {
    const name = `${tap.path} ${tap.button}`;
    expected[name] = 1;
    found[name] = await callsOf(tap);
  });
  expect(found).toEqual(expected);
});
