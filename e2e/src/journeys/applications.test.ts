import { getApplication, getProject, limits } from '@kollab/contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#src/product/chromium.ts';
import { buttonData, castOf, waitForMessage } from '#src/cast/cast.ts';
import { sharedProduct, type SharedProduct } from '#src/product/shared-product.ts';
import { applyTo, type Cast, publish } from '#src/cast/projects.ts';
import { openSandbox, type Screen } from '#src/app/sandbox-page.ts';
import { settle } from '#src/app/settle.ts';

let product: SharedProduct;
let browser: Browser;
let cast: Cast;

beforeAll(async () => {
  product = sharedProduct();
  browser = await launchChromium();
  cast = castOf(product);
}, 120_000);
afterAll(() => browser.close());

const polling = limits.applicationsPolling;

const open = (telegramId: number) => openSandbox(browser, product.sandboxUrl, telegramId);

/** Drags from the middle of something, with the mouse, once it stands still. */
async function drag(page: Page, from: Locator, dx: number, dy: number) {
  await settle(from);
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 5 });
  await page.mouse.up();
}

/** From the chat to the carousel, to a neighbour and back, and up into the project's panel. */
async function findProject({ page, app, pressInChat }: Screen, name: string) {
  await pressInChat('Открыть Kollab');
  await app.getByTestId('tabbar').getByRole('link', { name: 'Проекты' }).click();
  const shown = app.getByTestId('shown-card');
  const heading = shown.getByRole('heading', { name });
  await heading.waitFor();
  await drag(page, shown.getByRole('heading'), -80, 0);
  await heading.waitFor({ state: 'detached' });
  await app.getByRole('button', { name: 'Предыдущий проект' }).click();
  await heading.waitFor();
  await drag(page, shown.getByTestId('panel-preview'), 0, -80);
  await app.getByTestId('project-panel').waitFor();
  await app.getByTestId('tabbar').waitFor({ state: 'hidden' });
}

test('a student finds a project, applies and is accepted, and who else waited is answered', async () => {
  const { owner, project, vacancyId } = await publish(cast, 'Оранжерея на крыше', ['Агроном']);
  const other = await cast.newcomer('Ждан', 'Полевой', 'zhdan_polevoy');
  await applyTo(project, vacancyId, other);
  const ada = await cast.newcomer('Ада', 'Липова', 'ada_lipova');

  const screen = await open(ada.telegramId);
  const { app } = screen;
  await findProject(screen, 'Оранжерея на крыше');
  await app.getByTestId('project-panel').getByRole('link', { name: 'Агроном' }).click();
  await screen.mainButton('Откликнуться');
  await app.getByLabel('Сопроводительное письмо').fill('Вырастила лимон в общежитии.');
  await screen.mainButton('Отправить отклик');
  await screen.acknowledge('Заявка отправлена!');
  const own = app.getByTestId('own-application');
  await own.getByText('На рассмотрении').waitFor();

  const owners = await open(owner.telegramId);
  await owners.told(/Новый отклик[^]*Ада Липова[^]*Вырастила лимон/);
  await owners.pressUnder('Ада Липова', 'Открыть');
  await owners.mainButton('Принять');
  await owners.app.getByText('Пользователь добавлен в проект').waitFor();
  const acceptedAt = Date.now();
  await own.getByText('Принят', { exact: true }).waitFor();
  expect(Date.now() - acceptedAt).toBeLessThan(polling + 1500);
  await screen.told(/Вас приняли в команду проекта «Оранжерея на крыше»[^]*Роман Берёзов/);
  await owners.told(/Принят[^]*Познакомьтесь: Ада Липова/);
  await screen.page.context().close();

  const closeVacancy = 'Закрыть вакансию и отклонить остальных';
  await owners.app.getByRole('button', { name: closeVacancy }).click();
  await owners.app.getByRole('dialog').getByRole('button', { name: closeVacancy }).click();
  await owners.app.getByText('Вакансия закрыта, отклонено: 1 отклик').waitFor();
  await waitForMessage(cast.control, other.telegramId, ({ text }) =>
    text.startsWith('Вакансия «Агроном» в проекте «Оранжерея на крыше» закрыта'),
  );
  await owners.app.getByRole('link', { name: 'Оранжерея на крыше' }).click();
  await owners.app.getByTestId('participant').getByText('Ада Липова').waitFor();
  await owners.page.context().close();
});

test('an owner accepts in the chat; a second press answers «уже обработано»', async () => {
  const { control } = cast;
  const { owner, project, vacancyId } = await publish(cast, 'Тёплый трамвай', ['Инженер']);
  const gosha = await cast.newcomer('Гоша', 'Тихий', 'gosha_tihiy');
  await applyTo(project, vacancyId, gosha);
  const chatId = owner.telegramId;
  const card = await waitForMessage(control, chatId, ({ text }) => text.includes('Гоша Тихий'));
  await control.ask('/faults', {
    method: 'editMessageText',
    errorCode: 429,
    retryAfter: 2,
    chatId,
  });
  const press = (button: string) => control.press(chatId, card.messageId, buttonData(card, button));
  expect((await press('Принять')).answer).toBe('Пользователь добавлен в проект');
  expect((await press('Отклонить')).answer).toBe('уже обработано');
  await waitForMessage(control, gosha.telegramId, ({ text }) =>
    text.includes('Вас приняли в команду проекта «Тёплый трамвай»'),
  );
  const closed = await waitForMessage(control, chatId, ({ text }) => /Гоша[^]*Принят/.test(text));
  expect(closed.buttons.flat().map(({ text }) => text)).toEqual(['Все отклики']);
  const params = { projectId: project.id, vacancyId, telegramId: gosha.telegramId };
  expect(await gosha.call(getApplication, { params })).toMatchObject({ status: 'Accepted' });
  const { participants } = await gosha.call(getProject, { params });
  expect(participants.map(({ name }) => name)).toEqual([owner.name, gosha.name]);
});
