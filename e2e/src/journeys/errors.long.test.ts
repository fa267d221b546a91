import { limits } from '@kollab/contract';
import { student } from '@kollab/sandbox/people';
import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, type OpenApp, test } from '#src/app/kollab.ts';
import { close, fail, type Fault, press, words } from '#src/app/steps.ts';
import type { Someone } from '#src/cast/cast.ts';
import { applyTo, publish } from '#src/cast/projects.ts';
import type { Product } from '#src/product/product.ts';

test.describe.configure({ mode: 'parallel' });

test.use({ sparing: true });

let person: Someone;
let published: Awaited<ReturnType<typeof publish>>;
test.beforeAll(async ({ cast }) => {
  person = await cast.newcomer('Эраст', 'Тихонов');
  published = await publish(cast, 'Лодка с парусом', ['Штурман']);
  await applyTo(published.project, published.vacancyId, person);
});

async function recovers(
  product: Product,
  openApp: OpenApp,
  [path, call, fault, text, after]: [string, string, Fault, string, string],
  telegramId: number,
) {
  const page = await openApp(telegramId, '/blog');
  await expect(words(page, 'Coming soon...')).toBeVisible();
  const mend = await fail(page, call, fault);
  await page.goto(product.appUrl + path);
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await mend();
  // What is asked for from time to time may come by itself before the button is reached.
  const comes = expect(words(page, after)).toBeVisible();
  await Promise.race([press(page, 'Попробовать ещё раз'), comes]);
  await comes;
  const failures = await page.getByText(text, { exact: true }).count();
  await close(page);
  return failures;
}

test('what did not come says so in the words of the specification, and comes when asked again', async ({
  product,
  openApp,
}) => {
  const { id } = published.project;
  const triple = `${id}/${published.vacancyId}/${person.telegramId}`;
  const owner = published.owner.telegramId;
  const own = person.telegramId;
  const failures = await Promise.all([
    recovers(
      product,
      openApp,
      ['/', 'get-or-create', 500, 'Ошибка при загрузке данных', 'Эраст Тихонов'],
      own,
    ),
    recovers(
      product,
      openApp,
      [
        '/posts?q=Эраст',
        'search-users',
        'internetdisconnected',
        'Ошибка при загрузке данных',
        'Эраст Тихонов',
      ],
      own,
    ),
    recovers(
      product,
      openApp,
      [
        '/myapplications',
        '/applications/',
        'connectionreset',
        'Не удалось загрузить отклики',
        'Штурман',
      ],
      own,
    ),
    recovers(
      product,
      openApp,
      [
        `/project/${id}/applications`,
        'project-applications',
        500,
        'Не удалось загрузить отклики',
        'Эраст',
      ],
      owner,
    ),
    recovers(
      product,
      openApp,
      [`/application/${triple}`, '/vacancies/', 503, 'Не удалось загрузить отклик', 'Хочу помочь'],
      owner,
    ),
    recovers(
      product,
      openApp,
      [
        `/project/${id}/details`,
        `/project/${id}`,
        'internetdisconnected',
        'Ошибка загрузки проекта',
        'Лодка с парусом',
      ],
      own,
    ),
  ]);
  expect(failures).toEqual([0, 0, 0, 0, 0, 0]);
});

test('who is not there, and who shows no links, is said so', async ({ cast, openApp }) => {
  const nobody = await openApp(person.telegramId, '/user/1');
  await expect(nobody.getByText('Профиль не найден', { exact: true })).toBeVisible();
  await expect(nobody.getByRole('link', { name: 'На главную' })).toBeVisible();
  await close(nobody);
  const other = await cast.newcomer('Игнат', 'Лосев');
  const page = await openApp(person.telegramId, `/user/${other.telegramId}/links`);
  await expect(page.getByText('Ссылки не найдены', { exact: true })).toBeVisible();
  expect(await page.getByText('Профиль не найден').count()).toBe(0);
  await close(page);
});

test('whom Telegram does not name, and whose role is unknown, is told so', async ({
  product,
  openApp,
}) => {
  const page = await openApp(undefined, '/');
  await expect(page.getByText('Не удалось получить Telegram ID', { exact: true })).toBeVisible();
  await close(page);
  const without = await openApp(person.telegramId, '/blog');
  await without.route('**/get-or-create', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), role: null } });
  });
  await without.goto(`${product.appUrl}/moderation`);
  await expect(without.getByText('Роль пользователя не определена', { exact: true })).toBeVisible();
  expect(await without.getByTestId('queue-card').count()).toBe(0);
  await close(without);
});

test('launch data that have expired meanwhile lose nothing that was typed', async ({
  product,
  control,
  openApp,
}) => {
  const page = await openApp(person.telegramId, '/profile/edit-about-me');
  await page.getByLabel('О себе', { exact: true }).fill('Строю лодки');
  const dayAndMore = 25 * 60 * 60;
  const { initData } = await control.ask<{ initData: string }>(
    `/people/${person.telegramId}/init-data?ageSeconds=${dayAndMore}`,
  );
  await page.route('**/api/**', (route) =>
    route.continue({
      headers: { ...route.request().headers(), authorization: `tma ${initData}` },
    }),
  );
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.goto(`${product.appUrl}/`);
  expect(await (await refused).json()).toMatchObject({ code: 'initDataExpired' });
  await expect(words(page, 'Сеанс устарел')).toBeVisible();
  await page.unroute('**/api/**');
  await page.goto(`${product.appUrl}/profile/edit-about-me`);
  expect(await page.getByLabel('О себе', { exact: true }).inputValue()).toBe('Строю лодки');
  await close(page);
});

async function logOf(page: Page, act: () => Promise<unknown>, said: string) {
  const logged = page.waitForEvent('console', (message) => message.text().includes(said));
  await act();
  return (await logged).text();
}

test('4xx, 5xx, no network, time-out and cancelling are told apart and written down', async ({
  product,
  openApp,
}) => {
  const page = await openApp(person.telegramId, '/user/1');
  await expect(words(page, 'Профиль не найден')).toBeVisible();
  const go = (path: string) => () => page.goto(product.appUrl + path);
  await logOf(page, go('/user/1'), 'failed: badRequest');
  const mend = await fail(page, 'search-users', 500);
  await logOf(page, go('/posts?q=лодка'), 'failed: badResponse');
  await mend();
  const connect = await fail(page, 'search-users', 'connectionreset');
  await logOf(page, go('/posts?q=лодка'), 'failed: network');
  await connect();

  await page.route('**/search-users**', () => undefined);
  await go('/posts?q=лодка')();
  await expect(words(page, 'Загрузка...')).toBeVisible();
  const tab = page.getByTestId('tabbar').getByRole('link', { name: 'Профиль' });
  await logOf(page, () => tab.click(), 'failed: cancelled');

  await page.addInitScript(`window.asked = [];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => (window.asked.push(ms), timeout(300));`);
  await logOf(page, go('/posts?q=лодка'), 'failed: timeout');
  await expect(words(page, 'Ошибка при загрузке данных')).toBeVisible();
  expect(await page.evaluate('window.asked[0]')).toBe(limits.requestTimeout);
  expect(limits.requestTimeout).toBe(600_000);
  await close(page);
});

test('a photo that does not load gives way to a placeholder', async ({ product, openApp }) => {
  const path = `/user/${student.telegramId}`;
  const page = await openApp(person.telegramId, path);
  const photo = page.getByRole('img', { name: 'Фото: Илья Петров' }).first();
  await expect(photo).toBeVisible();
  await page.route('**/uploads/**', (route) => route.abort());
  await page.goto(product.appUrl + path);
  await expect(page.getByText('ИП', { exact: true }).first()).toBeVisible();
  expect(await photo.count()).toBe(0);
  await close(page);
});

test('a vacancy button without an id leads nowhere and warns in the console', async ({
  product,
  openApp,
}) => {
  const { id } = published.project;
  const page = await openApp(person.telegramId, '/blog');
  await page.route(`**/api/User/project/${id}`, async (route) => {
    const response = await route.fetch();
    const project = (await response.json()) as { vacancies: object[] };
    const vacancies = project.vacancies.map((vacancy) => ({ ...vacancy, id: '' }));
    await route.fulfill({ response, json: { ...project, vacancies } });
  });
  await page.goto(`${product.appUrl}/project/${id}/details`);
  const isWarning = (message: ConsoleMessage) =>
    message.type() === 'warning' && message.text().includes('cannot be opened');
  const warned = page.waitForEvent('console', isWarning);
  await press(page, 'Штурман');
  await warned;
  expect(new URL(page.url()).pathname).toBe(`/project/${id}/details`);
  await close(page);
});
