import { limits } from '@kollab/contract';
import { student } from '@kollab/sandbox/people';
import type { ConsoleMessage, Page } from 'playwright-core';
import { test } from 'vitest';
import { useSharedKollab } from '#src/app/kollab.ts';
import { says, sees } from '#src/app/sees.ts';
import { close, fail, type Fault, press } from '#src/app/steps.ts';
import { applyTo, publish } from '#src/cast/projects.ts';

const { product, cast, control, openApp } = await useSharedKollab({ sparing: true });

const person = await cast.newcomer('Эраст', 'Тихонов');
const published = await publish(cast, 'Лодка с парусом', ['Штурман']);
await applyTo(published.project, published.vacancyId, person);

/** Opens a screen while a call fails, and has it asked again once it works; answers what then fails. */
async function recovers(
  [path, call, fault, text, after]: [string, string, Fault, string, string],
  telegramId: number,
) {
  const page = await openApp(telegramId, '/blog');
  await says(page, 'Coming soon...');
  const mend = await fail(page, call, fault);
  await page.goto(product.appUrl + path);
  await sees(page.getByText(text, { exact: true }));
  await mend();
  // What is asked for from time to time may come by itself before the button is reached.
  const comes = says(page, after);
  await Promise.race([press(page, 'Попробовать ещё раз'), comes]);
  await comes;
  const failures = await page.getByText(text, { exact: true }).count();
  await close(page);
  return failures;
}

test.concurrent('what did not come says so in the words of the specification, and comes when asked again', async ({
  expect,
}) => {
  const { id } = published.project;
  const triple = `${id}/${published.vacancyId}/${person.telegramId}`;
  const owner = published.owner.telegramId;
  const own = person.telegramId;
  const failures = await Promise.all([
    recovers(['/', 'get-or-create', 500, 'Ошибка при загрузке данных', 'Эраст Тихонов'], own),
    recovers(
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
      [`/application/${triple}`, '/vacancies/', 503, 'Не удалось загрузить отклик', 'Хочу помочь'],
      owner,
    ),
    recovers(
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

test.concurrent('who is not there, and who shows no links, is said so', async ({ expect }) => {
  const nobody = await openApp(person.telegramId, '/user/1');
  await sees(nobody.getByText('Профиль не найден', { exact: true }));
  await sees(nobody.getByRole('link', { name: 'На главную' }));
  await close(nobody);
  const other = await cast.newcomer('Игнат', 'Лосев');
  const page = await openApp(person.telegramId, `/user/${other.telegramId}/links`);
  await sees(page.getByText('Ссылки не найдены', { exact: true }));
  expect(await page.getByText('Профиль не найден').count()).toBe(0);
  await close(page);
});

test.concurrent('whom Telegram does not name, and whose role is unknown, is told so', async ({
  expect,
}) => {
  const page = await openApp(undefined, '/');
  await sees(page.getByText('Не удалось получить Telegram ID', { exact: true }));
  await close(page);
  const without = await openApp(person.telegramId, '/blog');
  await without.route('**/get-or-create', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), role: null } });
  });
  await without.goto(`${product.appUrl}/moderation`);
  await sees(without.getByText('Роль пользователя не определена', { exact: true }));
  expect(await without.getByTestId('queue-card').count()).toBe(0);
  await close(without);
});

test.concurrent('launch data that have expired meanwhile lose nothing that was typed', async ({
  expect,
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
  await says(page, 'Сеанс устарел');
  await page.unroute('**/api/**');
  await page.goto(`${product.appUrl}/profile/edit-about-me`);
  expect(await page.getByLabel('О себе', { exact: true }).inputValue()).toBe('Строю лодки');
  await close(page);
});

/** What the client writes down while a call fails. */
async function logOf(page: Page, act: () => Promise<unknown>, said: string) {
  const logged = page.waitForEvent('console', (message) => message.text().includes(said));
  await act();
  return (await logged).text();
}

test.concurrent('4xx, 5xx, no network, time-out and cancelling are told apart and written down', async ({
  expect,
}) => {
  const page = await openApp(person.telegramId, '/user/1');
  await says(page, 'Профиль не найден');
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
  await says(page, 'Загрузка...');
  const tab = page.getByTestId('tabbar').getByRole('link', { name: 'Профиль' });
  await logOf(page, () => tab.click(), 'failed: cancelled');

  await page.addInitScript(`window.asked = [];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => (window.asked.push(ms), timeout(300));`);
  await logOf(page, go('/posts?q=лодка'), 'failed: timeout');
  await says(page, 'Ошибка при загрузке данных');
  expect(await page.evaluate('window.asked[0]')).toBe(limits.requestTimeout);
  expect(limits.requestTimeout).toBe(600_000);
  await close(page);
});

test.concurrent('a photo that does not load gives way to a placeholder', async ({ expect }) => {
  const path = `/user/${student.telegramId}`;
  const page = await openApp(person.telegramId, path);
  const photo = page.getByRole('img', { name: 'Фото: Илья Петров' }).first();
  await sees(photo);
  await page.route('**/uploads/**', (route) => route.abort());
  await page.goto(product.appUrl + path);
  await sees(page.getByText('ИП', { exact: true }).first());
  expect(await photo.count()).toBe(0);
  await close(page);
});

test.concurrent('a vacancy button without an id leads nowhere and warns in the console', async ({
  expect,
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
