import { approveProfile, startParamOf } from '@kollab/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#src/product/chromium.ts';
import { admin } from '@kollab/sandbox/people';
import { castOf, moderators, waitForMessage } from '#src/cast/cast.ts';
import { ask, buttonsOf, inboxOf, press, screensOf } from '#src/cast/chat-steps.ts';
import type { Message } from '#src/product/control.ts';
import { sharedProduct, type SharedProduct } from '#src/product/shared-product.ts';
import { applyTo, type Cast, publish } from '#src/cast/projects.ts';
import { openSandbox } from '#src/app/sandbox-page.ts';

let product: SharedProduct;
let browser: Browser;
let cast: Cast;
const [vera] = moderators;
const sofya = admin.telegramId;

beforeAll(async () => {
  product = sharedProduct();
  browser = await launchChromium();
  cast = castOf(product);
}, 120_000);
afterAll(() => browser.close());

/** The same message, as soon as it has a button. */
const changed = (telegramId: number, { messageId }: Message, button: string) =>
  waitForMessage(
    cast.control,
    telegramId,
    (message) => message.messageId === messageId && buttonsOf(message).includes(button),
  );

test('applications set to «никогда» are in the inbox alone; decisions about oneself still come', async () => {
  const { control } = cast;
  const { owner, project, vacancyId } = await publish(cast, 'Ночной автобус', ['Водитель']);
  const { telegramId } = owner;
  await waitForMessage(control, telegramId, ({ text }) => text.includes('одобрен'));
  const menu = await ask(control, telegramId, '/settings');
  expect(menu.text).toContain('О чём и когда писать');
  expect(buttonsOf(menu)).toEqual([
    'Отклики на мои проекты: сразу',
    'Приглашения: сразу',
    'Перемены в команде: сразу',
    'Просьбы о контакте: сразу',
    'Тихие часы: нет',
    expect.stringMatching(/^Сводка за день: в \d\d:\d\d$/),
    'Часовой пояс: Москва',
  ]);
  const first = await press(control, telegramId, menu, 'Отклики на мои проекты: сразу');
  expect(first.answer).toBe('Сохранено');
  const digest = await changed(telegramId, menu, 'Отклики на мои проекты: в сводке');
  await press(control, telegramId, digest, 'Отклики на мои проекты: в сводке');
  await changed(telegramId, menu, 'Отклики на мои проекты: никогда');

  const gleb = await cast.newcomer('Глеб', 'Полночный');
  await applyTo(project, vacancyId, gleb);
  const judge = await cast.callAs(vera);
  await judge(approveProfile, { params: { telegramId }, body: {} });
  await waitForMessage(control, telegramId, ({ text }) => text.includes('Ваш профиль одобрен'));
  const kinds = (await inboxOf(owner)).map(({ event }) => event.kind);
  expect(kinds).toEqual(['profileApproved', 'applicationCard', 'projectApproved']);
  const chat = await control.messages(telegramId);
  expect(chat.filter(({ text }) => text.includes('Новый отклик'))).toEqual([]);
});

test('an admin appoints and dismisses a moderator in the chat, and nobody else does', async () => {
  const { control } = cast;
  const zina = await cast.newcomer('Зина', 'Строгая', 'zina_strogaya');
  const { telegramId } = zina;
  const forbidden = await ask(control, telegramId, '/admin @zina_strogaya');
  expect(forbidden.text).toContain('Эта команда для администраторов');
  expect(screensOf(forbidden)).toEqual([`${product.appUrl}/`]);
  expect((await ask(control, telegramId, '/moderation')).text).toContain('для модераторов');
  expect((await ask(control, sofya, '/admin @nobody_at_all')).text).toContain('в Kollab нет');

  const question = await ask(control, sofya, '/admin @zina_strogaya');
  expect(question.text).toBe('Назначить модератором: Зина Строгая?');
  const granted = await press(control, sofya, question, 'Назначить: Зина Строгая');
  expect(granted.answer).toBe('Назначено');
  const list = await changed(sofya, question, 'Снять: Зина Строгая');
  expect(list.text).toContain('Зина Строгая, @zina_strogaya');
  expect((await ask(control, sofya, '/admin zina_strogaya')).text).toBe(
    'Зина Строгая уже модератор.',
  );

  await zina.submit('Слежу за порядком');
  const waiting = await ask(control, telegramId, '/moderation');
  expect(waiting.text).toMatch(/^Ждут .+\nПрофили: [1-9]/);
  expect(screensOf(waiting)).toEqual([`${product.appUrl}/moderation`]);

  await press(control, sofya, list, 'Снять: Зина Строгая');
  const sure = await changed(sofya, list, 'Да, снять: Зина Строгая');
  const taken = await press(control, sofya, sure, 'Да, снять: Зина Строгая');
  expect(taken.answer).toBe('Роль снята');
  await waitForMessage(
    control,
    sofya,
    ({ messageId, text }) => messageId === list.messageId && !text.includes('Зина Строгая'),
  );
  expect((await ask(control, telegramId, '/moderation')).text).toContain('для модераторов');
});

test('commands lead to their screens', async () => {
  const { telegramId } = await cast.newcomer('Ия');
  const screens = {
    '/profile': ['Открыть профиль', '/'],
    '/projects': ['Мои проекты', '/createproject'],
    '/applications': ['Мои отклики', '/myapplications'],
    '/help': ['Открыть Kollab', '/'],
  } as const;
  for (const [command, [text, path]] of Object.entries(screens)) {
    const { buttons } = await ask(cast.control, telegramId, command);
    expect({ command, buttons }).toEqual({
      command,
      buttons: [[{ text, webApp: product.appUrl + path }]],
    });
  }
  const privacy = await ask(cast.control, telegramId, '/privacy');
  expect(privacy.text).toContain('Kollab хранит то, что вы сами о себе рассказали');
  expect(buttonsOf(privacy)).toEqual(['Получить мои данные', 'Удалить аккаунт', 'Открыть Kollab']);
});

test('another language is chosen in the settings; the mini-app and the bot speak it from then on', async () => {
  const { control } = cast;
  const { telegramId, submit } = await cast.newcomer('Элис', 'Двуязычная');
  const screen = await openSandbox(browser, product.sandboxUrl, telegramId);
  const { app, page, pressInChat } = screen;
  await pressInChat('Открыть Kollab');
  await app.locator('a[href="/profile/settings"]').click();
  await app.getByLabel('Язык').selectOption('en');
  await app.getByRole('heading', { name: 'Settings' }).waitFor();

  expect((await ask(control, telegramId, '/help')).text).not.toMatch(/[а-я]{3}/i);
  await submit('Looking for a team');
  const judge = await cast.callAs(vera);
  await judge(approveProfile, { params: { telegramId }, body: {} });
  await waitForMessage(control, telegramId, ({ text }) => /profile.*approved/i.test(text));

  await app.getByLabel('Language').selectOption('auto');
  await app.getByRole('heading', { name: 'Настройки' }).waitFor();
  expect((await ask(control, telegramId, '/help')).text).toMatch(/[а-я]{3}/i);
  await page.context().close();
});

test('one’s own data come as a document, and an account that was to go is kept', async () => {
  const { control } = cast;
  const { telegramId } = await cast.newcomer('Ия', 'Уходящая');
  const menu = await ask(control, telegramId, '/privacy');
  await press(control, telegramId, menu, 'Получить мои данные');
  const { document } = await waitForMessage(
    control,
    telegramId,
    (message) => message.document !== undefined,
  );
  expect(document?.fileName).toMatch(/^kollab-.*\.zip$/);
  const zip = await (await fetch(product.sandboxUrl + (document?.url ?? ''))).text();
  expect(zip.slice(0, 2)).toBe('PK');
  expect(zip).toContain('README.txt');

  await press(control, telegramId, menu, 'Удалить аккаунт');
  const question = await changed(telegramId, menu, 'Да, удалить');
  await press(control, telegramId, question, 'Да, удалить');
  const leaving = await changed(telegramId, menu, 'Передумать: оставить аккаунт');
  expect(leaving.text).toContain('Ваш аккаунт будет удалён');
  await waitForMessage(control, telegramId, ({ text }) => text.includes('можно передумать.'));
  await press(control, telegramId, leaving, 'Передумать: оставить аккаунт');
  await changed(telegramId, menu, 'Удалить аккаунт');
  await waitForMessage(control, telegramId, ({ text }) => text.startsWith('Удаление отменено'));
});

test('a project found inline is sent with a button that opens it', async () => {
  const { control } = cast;
  const { owner, project } = await publish(cast, 'Звёздный атлас', ['Астроном']);
  const path = `/chats/${owner.telegramId}/inline-queries`;
  interface Found {
    queryId: string;
    results: { id: string; title: string }[];
  }
  const { queryId, results } = await control.ask<Found>(path, { query: 'звёздный' });
  const [found] = results;
  expect(results).toHaveLength(1);
  expect(found?.title).toBe('Звёздный атлас');
  const sent = await control.ask<Message>(`${path}/${queryId}/choose`, { resultId: found?.id });
  expect(sent.text).toContain('Делаем вместе то, чего не хватает городу.');
  const startParam = startParamOf({ screen: 'project', projectId: project.id });
  const url = `https://t.me/kollab_sandbox_bot?startapp=${startParam}`;
  expect(sent.buttons).toEqual([[{ text: 'Открыть проект', url }]]);

  const { page, app } = await openSandbox(browser, product.sandboxUrl, owner.telegramId);
  await page.getByRole('link', { name: 'Открыть проект' }).last().click();
  await app.getByRole('heading', { name: 'Звёздный атлас' }).first().waitFor();
  expect(await app.locator('html').evaluate('location.pathname')).toBe(
    `/project/${project.id}/details`,
  );
  await page.context().close();
});
