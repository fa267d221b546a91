import { getProject, listProjectsOf, sendToModeration } from '@kollab/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#src/product/chromium.ts';
import { renderCover } from '@kollab/sandbox/covers';
import { buttonData, castOf, moderators, waitForMessage } from '#src/cast/cast.ts';
import { sharedProduct, type SharedProduct } from '#src/product/shared-product.ts';
import { approve, almostComplete, type Cast, complete, create } from '#src/cast/projects.ts';
import { openSandbox, type Screen } from '#src/app/sandbox-page.ts';

let product: SharedProduct;
let browser: Browser;
let cast: Cast;
const [vera, daniil] = moderators;

beforeAll(async () => {
  product = sharedProduct();
  browser = await launchChromium();
  cast = castOf(product);
}, 120_000);
afterAll(() => browser.close());

const open = (telegramId: number) => openSandbox(browser, product.sandboxUrl, telegramId);

const press = ({ app }: Screen, name: string) =>
  app.getByRole('button', { name }).or(app.getByRole('link', { name })).first().click();

const toTab = ({ app }: Screen, name: string) =>
  app.getByTestId('tabbar').getByRole('link', { name }).click();

async function write({ app }: Screen, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await app.getByLabel(label, { exact: true }).fill(value);
  }
}

const read = ({ app }: Screen, label: string) =>
  app.getByLabel(label, { exact: true }).inputValue();

async function addTag({ app }: Screen, label: string, tag: string) {
  await app.getByLabel(label).fill(tag);
  await app.getByLabel(label).press('Enter');
}

async function pick(screen: Screen, name: string) {
  await write(screen, { 'Найти людей': name });
  await press(screen, `Добавить: ${name}`);
  await screen.app.getByTestId('picked').getByText(name).waitFor();
}

/** Fills the profile on, up to 89 %: a skill, sent to the moderators. */
async function addSkill(screen: Screen) {
  const { app, mainButton, acknowledge } = screen;
  await app.getByTestId('completion').click();
  await app.getByTestId('edit-toggle').click();
  await app.locator('a[href="/profile/add-tag"]').first().click();
  await addTag(screen, 'Найти или добавить навык', 'Python');
  await app.getByText('Python').first().waitFor();
  await screen.page.getByTestId('back-button').click();
  await mainButton('Отправить на модерацию');
  await acknowledge('Профиль успешно отправлен на модерацию!');
}

/** The card in a chat changes late: its old buttons are there a while longer. */
const slowCards = (chatId: number) =>
  cast.control.ask('/faults', { method: 'editMessageText', errorCode: 429, retryAfter: 2, chatId });

async function writeVacancy(screen: Screen, title: string) {
  await press(screen, 'Добавить вакансию');
  await screen.app.getByLabel('Теги вакансии').waitFor();
  await write(screen, { Название: title });
  await addTag(screen, 'Теги вакансии', 'Python');
  await screen.reload();
  expect(await read(screen, 'Название')).toBe(title);
  await write(screen, { Задачи: 'Собрать первые данные' });
  await screen.mainButton('Сохранить вакансию');
  await screen.app.getByTestId('vacancies').getByText(title).waitFor();
}

test('an owner fills the profile, makes a project, has it approved and finds it in the carousel', async () => {
  const owner = await cast.newcomer('Севастьян', 'Лугов', 'seva_lugov');
  const changes = almostComplete;
  await owner.call(sendToModeration, { body: { telegramId: owner.telegramId, changes } });
  const invited = [
    await cast.newcomer('Фаддей', 'Громов', 'fadd_gromov'),
    await cast.newcomer('Есения', 'Волкова', 'esya_volkova'),
  ];
  const screen = await open(owner.telegramId);
  const { page, app, become, mainButton, reload, acknowledge, told } = screen;
  await screen.pressInChat('Открыть Kollab');
  await toTab(screen, 'Проекты');
  await app.getByTestId('shown-card').waitFor();
  await app.getByTestId('completion').getByText('78').waitFor();
  await press(screen, 'Управление проектами');
  await acknowledge('Чтобы создать проект, заполните профиль хотя бы на 80%');
  await app.getByTestId('shown-card').waitFor();
  await addSkill(screen);
  await toTab(screen, 'Проекты');
  await app.getByTestId('shown-card').waitFor();
  await app.getByTestId('completion').getByText('89').waitFor();
  await press(screen, 'Управление проектами');
  await mainButton('Добавить проект');

  await write(screen, { Название: 'Реки под городом', Описание: 'Рисуем карту рек в трубах.' });
  const cover = {
    name: 'river.jpg',
    mimeType: 'image/jpeg',
    buffer: await renderCover('quietPaths'),
  };
  await app.locator('input[type="file"]').setInputFiles(cover);
  await app.getByRole('button', { name: 'Убрать обложку' }).waitFor();
  await reload();
  expect(await read(screen, 'Название')).toBe('Реки под городом');
  await app.getByRole('button', { name: 'Убрать обложку' }).waitFor();
  await press(screen, 'Добавить участников');
  for (const { name } of invited) await pick(screen, name);
  await mainButton('Готово');
  await writeVacancy(screen, 'Картограф');
  await writeVacancy(screen, 'Исследователь архивов');
  await reload();
  await app.getByText('Участники · 2').waitFor();
  await app.getByText('Вакансии · 2').waitFor();
  await mainButton('Отправить на модерацию');
  await acknowledge('Проект отправлен на модерацию!');
  await app.getByTestId('own-project').getByText('На проверке').waitFor();

  await become(vera);
  await told(/Проект на проверке[^]*Реки под городом/);
  await screen.pressUnder('Реки под городом', 'Одобрить');
  await told(/Реки под городом[^]*Одобрено: Вера Орлова/);
  await become(owner.telegramId);
  await told('Проект «Реки под городом» одобрен: теперь его видят все.');
  await page.getByTestId('back-button').click();
  await app.getByTestId('shown-card').getByText('Реки под городом').waitFor();
  await page.context().close();

  const [project] = await owner.call(listProjectsOf, { params: { telegramId: owner.telegramId } });
  expect(project).toMatchObject({ status: 'одобрено', participantsCount: 1, vacanciesCount: 2 });
  expect(project?.coverImage).toMatch(/^\/uploads\//);
  expect(project?.palette.length).toBeGreaterThan(0);
});

test('one invited person accepts in the chat, another declines on the screen, and late presses do nothing', async () => {
  const { control } = cast;
  const owner = await cast.newcomer('Лавр', 'Снегов', 'lavr_snegov');
  await complete(owner);
  const [kim, tea] = [
    await cast.newcomer('Ким', 'Рябов', 'kim_r'),
    await cast.newcomer('Тея', 'Рябова', 'teya_r'),
  ];
  const people = [kim, tea].map(({ telegramId, name }) => ({ telegramId, name }));
  const { id } = await create(owner, 'Ночной театр', [], people);
  await approve(cast, id);
  const invitationOf = (telegramId: number) =>
    waitForMessage(control, telegramId, ({ text }) =>
      text.includes('приглашает вас в проект «Ночной театр»'),
    );

  const toKim = await invitationOf(kim.telegramId);
  const kimPresses = (button: string) =>
    control.press(kim.telegramId, toKim.messageId, buttonData(toKim, button));
  await slowCards(kim.telegramId);
  expect((await kimPresses('Принять')).answer).toBe('Вы в команде');
  expect((await kimPresses('Отказаться')).answer).toBe('уже обработано');
  await waitForMessage(control, kim.telegramId, ({ text }) =>
    text.includes('Вы в команде проекта «Ночной театр»'),
  );
  await waitForMessage(control, owner.telegramId, ({ text }) =>
    /Приглашение принято[^]*Ким Рябов/.test(text),
  );

  const toTea = await invitationOf(tea.telegramId);
  const screen = await open(tea.telegramId);
  await screen.pressInChat('Открыть Kollab');
  await toTab(screen, 'Сообщения');
  const entry = screen.app.getByTestId('inbox-entry').filter({ hasText: 'Ночной театр' });
  await entry.waitFor();
  await slowCards(tea.telegramId);
  await press(screen, 'Отказаться');
  await screen.app.getByText('Приглашение отклонено').waitFor();
  const data = buttonData(toTea, 'Принять');
  const late = await control.press(tea.telegramId, toTea.messageId, data);
  expect(late.answer).toBe('уже обработано');
  await entry.getByText('Вы отказались от приглашения').waitFor();
  await screen.told('Вы отказались от приглашения в проект «Ночной театр».');
  await waitForMessage(control, owner.telegramId, ({ text }) =>
    /Приглашение в проект[^]*Тея Рябова/.test(text),
  );
  await screen.page.context().close();
  const { participants } = await owner.call(getProject, { params: { projectId: id } });
  expect(participants.map(({ name }) => name)).toEqual([owner.name, kim.name]);
});

test('a project rejected in the app is mended by its owner and sent again', async () => {
  const reason = 'Расскажите, для кого это и кого вы ищете';
  const owner = await cast.newcomer('Платон', 'Зимин', 'platon_zimin');
  await complete(owner);
  const { id } = await create(owner, 'Музей звуков');
  const screen = await open(daniil);
  const { app, page, become, mainButton } = screen;
  await screen.told(/Проект на проверке[^]*Музей звуков/);
  await screen.pressInChat('Открыть Kollab');
  await press(screen, 'Профили на модерации');
  await app.getByRole('tab', { name: /^Проекты/ }).click();
  const card = app.getByTestId('queue-card').filter({ hasText: 'Музей звуков' });
  await card.getByRole('button', { name: 'Отклонить' }).click();
  const sheet = app.getByRole('dialog');
  await sheet.getByLabel('Причина').fill('Нет');
  await sheet.getByRole('button', { name: 'Отклонить' }).click();
  await sheet.getByText('Нужно ≥5 символов').waitFor();
  await sheet.getByLabel('Причина').fill(reason);
  await sheet.getByRole('button', { name: 'Отклонить' }).click();
  await card.waitFor({ state: 'hidden' });
  await screen.told(/Музей звуков[^]*Отклонено: Даниил Орехов/);

  await become(owner.telegramId);
  await screen.told(reason);
  await screen.pressUnder(reason, 'Исправить');
  await app.getByTestId('rejection').getByText(reason).waitFor();
  await write(screen, { Описание: 'Собираем звуки улиц для незрячих. Ищем звукорежиссёра.' });
  await mainButton('Отправить на модерацию');
  await screen.acknowledge('Проект отправлен на модерацию!');
  await app.getByTestId('own-project').getByText('На проверке').waitFor();
  await become(daniil);
  await screen.told(/Проект на проверке[^]*Ищем звукорежиссёра/);
  await page.context().close();
  const own = await owner.call(getProject, { params: { projectId: id } });
  expect(own).toMatchObject({ status: 'pending', rejectionReason: null });
});
