import axe from 'axe-core';
import { getFigures, listProjectsOf, paths } from '@kollab/contract';
import { newcomer, projectOwner, student } from '@kollab/sandbox/people';
import type { Page } from '@playwright/test';
import { expect, test } from '#src/app/kollab.ts';
import { drag, type Screen } from '#src/app/sandbox-page.ts';
import { agree, press, toTab, words } from '#src/app/steps.ts';

test.use({ sparing: true, start: { isWholeWorld: true } });
// One sandbox, played on: tried again, all of it begins anew.
test.describe.configure({ mode: 'serial' });

const at = (page: Page, step: string) =>
  expect(page.locator(`[data-testid="tour"][data-step="${step}"]`)).toBeVisible();

const tourSays = (page: Page, text: string | RegExp) =>
  expect(page.getByTestId('tour-text').filter({ hasText: text })).toBeVisible();

/** Presses what the tour points at, which has to be called so. */
async function pressPointed(page: Page, name: string | RegExp) {
  const pointed = page.locator('[data-pointed]').filter({ hasText: name });
  await expect(pointed).toBeVisible();
  expect(await page.locator('[data-pointed]').count()).toBe(1);
  await pointed.click();
}

/** A chat at its end stays there when the window gets too small for it. */
async function narrowAndBack(page: Page) {
  const before = page.viewportSize();
  if (before === null) throw new Error('The window has no size.');
  await page.setViewportSize({ width: 900, height: 700 });
  const isAtEnd = () =>
    page
      .getByTestId('messages')
      .locator('..')
      .evaluate((chat) => {
        const hidden = chat.scrollHeight - chat.clientHeight;
        return hidden > 0 && hidden - chat.scrollTop < 2;
      });
  await expect.poll(isAtEnd).toBe(true);
  await page.setViewportSize(before);
}

async function readNews(page: Page, text: string) {
  await tourSays(page, 'Прочитайте');
  await expect(page.locator('[data-pointed]').filter({ hasText: text })).toBeVisible();
  await page.getByTestId('tour').getByRole('button', { name: 'Дальше' }).click();
}

async function choosePerson(page: Page, name: string) {
  await tourSays(page, /Выберите среди людей|Вернитесь к/);
  await pressPointed(page, name);
}

async function changeStatus({ page, app }: Screen, status: string) {
  await tourSays(page, /на вкладке «Профиль», нажмите карандаш у имени, затем «Статус»/);
  await toTab(app, 'Профиль');
  await app.getByRole('button', { name: 'Изменить' }).click();
  await app.locator('main').getByRole('link', { name: 'Статус' }).click();
  await tourSays(page, /Сохранить как черновик/);
  await app.getByLabel('Короткий статус').fill(status);
  await pressPointed(page, 'Сохранить как черновик');
}

async function sendToModeration({ page, app, acknowledge }: Screen) {
  await at(page, 'send');
  await agree(app);
  await pressPointed(page, 'Отправить на модерацию');
  await tourSays(page, 'нажмите под ним «Закрыть»');
  await acknowledge('Профиль успешно отправлен на модерацию!');
}

async function findVacancy({ page, app }: Screen) {
  await at(page, 'find');
  await toTab(app, 'Проекты');
  const card = app.getByTestId('shown-card');
  await expect(card.getByRole('heading', { name: 'Солнечная карта' })).toBeVisible();
  await drag(page, card.getByTestId('panel-preview'), 0, -80);
  const panel = app.getByTestId('project-panel');
  await panel.getByRole('link', { name: 'Фронтенд-разработчик' }).click();
}

async function applyAndAccept(screen: Screen) {
  const { page, app, acknowledge } = screen;
  await findVacancy(screen);
  await at(page, 'apply');
  await pressPointed(page, 'Откликнуться');
  await app.getByLabel('Сопроводительное письмо').fill('Делаю карты и люблю солнце.');
  await pressPointed(page, 'Отправить отклик');
  await acknowledge('Заявка отправлена!');
  await at(page, 'accept');
  await choosePerson(page, 'Мария Соколова');
  await pressPointed(page, 'Принять');
  await at(page, 'joined');
  await choosePerson(page, 'Илья Петров');
  await tourSays(page, 'Познакомиться с командой');
  await pressPointed(page, 'Познакомиться с командой');
  await at(page, 'end');
  await expect(app.getByRole('heading', { name: 'Вы в команде!' })).toBeVisible();
}

test('a newcomer goes through the whole loop by doing what the tour says', async ({
  openSandbox,
}) => {
  const screen = await openSandbox(newcomer.telegramId);
  const { page } = screen;
  expect(await page.getByTestId('tour').count()).toBe(0);
  await page.getByTestId('intro').getByRole('button', { name: 'Показать за две минуты' }).click();
  await at(page, 'start');
  expect(await page.getByTestId('intro').count()).toBe(0);
  expect(await page.getByTestId('tour').evaluate((element) => element.matches(':focus'))).toBe(
    true,
  );
  await pressPointed(page, 'Старт');
  await at(page, 'open');
  await pressPointed(page, 'Открыть Kollab');
  await at(page, 'edit');
  await changeStatus(screen, 'Ищу команду для хакатона');
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<{ violations: axe.Result[] }>(
    `axe.run('[data-testid="tour"]')`,
  );
  expect(violations.map(({ id }) => id)).toEqual([]);
  await sendToModeration(screen);
  await at(page, 'approve');
  await choosePerson(page, 'Вера Орлова');
  await narrowAndBack(page);
  await pressPointed(page, 'Одобрить');
  // What was said to Вера goes with her.
  await expect(page.getByTestId('toast')).toBeVisible();
  await at(page, 'heard');
  await choosePerson(page, 'Аня Ковалёва');
  expect(await page.getByTestId('toast').count()).toBe(0);
  await readNews(page, 'Ваш профиль одобрен');
  await at(page, 'arrive');
  await choosePerson(page, 'Илья Петров');
  await pressPointed(page, 'Открыть Kollab');
  await applyAndAccept(screen);
  await page.getByTestId('tour').getByRole('button', { name: 'Закончить' }).click();
  expect(await page.getByTestId('tour').count()).toBe(0);
  await page.context().close();
});

test('who has played before begins where something is left to do, and somebody new takes Ilya’s part', async ({
  openSandbox,
}) => {
  const screen = await openSandbox(newcomer.telegramId);
  const { page, app } = screen;
  await page.getByTestId('open-app').click();
  await toTab(app, 'Профиль');
  await expect(app.getByRole('button', { name: 'Изменить' })).toBeVisible();
  await page.getByTestId('start-tour').click();
  await at(page, 'edit');
  const skip = page.getByTestId('tour').getByRole('button', { name: 'Дальше' });
  await skip.click();
  await skip.click();
  await choosePerson(page, 'Вера Орлова');
  await tourSays(page, 'Заявки от Ани пока нет');

  // What is left for later goes on where it was, after a reload too.
  await page.getByTestId('add-person').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toBeHidden();
  const composer = page.getByTestId('composer');
  await page.getByRole('button', { name: 'Ответить' }).last().click();
  await composer.press('Escape');
  expect(await page.getByTestId('replying').count()).toBe(0);
  await at(page, 'approve');
  await composer.press('Escape');
  expect(await page.getByTestId('tour').count()).toBe(0);
  expect(await page.locator('[data-pointed]').count()).toBe(0);
  await page.reload();
  await page.getByTestId('start-tour').click();
  await at(page, 'approve');
  await skip.click();
  await skip.click();
  await at(page, 'arrive');
  await tourSays(page, 'Илья уже получил ответ');
  await page.getByRole('button', { name: 'Позвать Лену' }).click();
  await pressPointed(page, 'Старт');
  await pressPointed(page, 'Открыть Kollab');
  await at(page, 'find');
  await page.context().close();
});

test('an owner reads what became of weeks of views: bars, sources, the way and an advice', async ({
  cast,
  openApp,
}) => {
  const open = async ({ telegramId }: { telegramId: number }, name: string) => {
    const call = await cast.callAs(telegramId);
    const projects = await call(listProjectsOf, { params: { telegramId } });
    const projectId = projects.find((one) => one.name === name)?.id ?? '';
    const read = () => call(getFigures, { params: { projectId } });
    // A job of the API counts them once it runs.
    await expect.poll(async () => (await read()).people, { timeout: 60_000 }).not.toBeNull();
    const page = await openApp(telegramId, paths.project(projectId));
    await press(page, 'Статистика');
    return { page, told: await read() };
  };

  const quiet = await open(projectOwner, 'Тихие маршруты');
  const total = String(quiet.told.people);
  await expect(quiet.page.getByText(`${total} человек`, { exact: false }).first()).toBeVisible();
  expect(quiet.told.bars.length).toBeGreaterThan(1);
  const bars = quiet.page.getByTestId('bars').locator('> span');
  expect(await bars.count()).toBe(quiet.told.bars.length);
  for (const source of ['Карусель', 'Ссылка'])
    await expect(words(quiet.page, source)).toBeVisible();
  await expect(words(quiet.page, /Открытых вакансий нет/)).toBeVisible();
  await quiet.page.context().close();

  const shelf = await open(student, 'Общая полка');
  expect(shelf.told).toMatchObject({ people: 26 });
  const backend = shelf.told.vacancies.find(({ title }) => title === 'Бэкенд-разработчик');
  expect(backend).toMatchObject({ opened: 13 });
  await expect(words(shelf.page, 'Начали письмо')).toBeVisible();
  await shelf.page.context().close();
});

// The last one: everybody's Telegram speaks English from here on.
test('page, tour, bot and mini-app speak English once that is chosen', async ({ openSandbox }) => {
  const screen = await openSandbox(newcomer.telegramId);
  const { page, app } = screen;
  await page.getByTestId('switch-language').selectOption('en');
  await expect(page.getByRole('heading', { name: 'Log in as…' })).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await screen.say('/start');
  await screen.told('Welcome');
  await screen.pressInChat('Open Kollab');
  await expect(app.getByRole('link', { name: 'Today' }).first()).toBeVisible();
  await page.getByTestId('start-tour').click();
  await expect(page.getByTestId('tour').getByRole('heading')).toBeVisible();
  await expect(page.getByTestId('tour').getByText(/^Step \d+ of 11$/)).toBeVisible();
  await screen.close();
});
