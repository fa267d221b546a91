import {
  addToProjectTeam,
  approveProfile,
  decideApplication,
  limits,
  requestContact,
} from '@kollab/contract';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#src/product/chromium.ts';
import { castOf, moderators, waitForMessage } from '#src/cast/cast.ts';
import { buttonsOf, press, screensOf } from '#src/cast/chat-steps.ts';
import { sharedProduct, type SharedProduct } from '#src/product/shared-product.ts';
import { applyTo, approve, type Cast, create, publish, type Someone } from '#src/cast/projects.ts';
import { openSandbox, type Screen } from '#src/app/sandbox-page.ts';

let product: SharedProduct;
let browser: Browser;
let cast: Cast;

beforeAll(async () => {
  product = sharedProduct();
  browser = await launchChromium();
  cast = castOf(product);
}, 120_000);
afterAll(() => browser.close());

const told = ({ telegramId }: Someone, said: string) =>
  waitForMessage(
    cast.control,
    telegramId,
    ({ from, text }) => from === 'bot' && text.includes(said),
  );

const invite = (owner: Someone, projectId: string, { telegramId }: Someone) =>
  owner.call(addToProjectTeam, { body: { projectId, telegramId } });

/** Somebody without a username, who is written to by everyone at once. */
async function tell() {
  const { owner, project, vacancyId } = await publish(cast, 'Тихий двор', ['Садовник']);
  const lev = await cast.newcomer('Лев', 'Ясный');
  const { telegramId } = lev;
  await applyTo(project, vacancyId, lev);
  const params = { projectId: project.id, vacancyId, telegramId };
  await owner.call(decideApplication, { params, body: { status: 'Accepted' } });
  await told(lev, 'Вас приняли в команду проекта «Тихий двор»');

  const bridge = await create(owner, 'Пешеходный мост');
  await approve(cast, bridge.id);
  await invite(owner, bridge.id, lev);
  await told(lev, 'приглашает вас в проект «Пешеходный мост»');

  const ada = await cast.newcomer('Ада', 'Речная');
  await ada.call(requestContact, { params: { id: telegramId }, body: { text: 'Научите сажать?' } });
  await told(lev, 'Научите сажать?');

  await lev.submit('Сажаю деревья');
  const vera = await cast.callAs(moderators[0]);
  await vera(approveProfile, { params: { telegramId }, body: {} });
  await told(lev, 'Ваш профиль одобрен');
  return { owner, ada, lev, bridge };
}

const tab = ({ app }: Screen) =>
  app.getByTestId('tabbar').getByRole('link', { name: 'Сообщения', exact: false });

const badge = (screen: Screen) => tab(screen).getByTestId('unread');

const textOf = async (entry: Locator) => (await entry.locator('p').first().textContent()) ?? '';

test('what the bot told is in the inbox in its words, and is answered and left from there', async () => {
  const { owner, ada, lev, bridge } = await tell();
  const said = (await cast.control.messages(lev.telegramId))
    .filter(({ from }) => from === 'bot')
    .slice(-4)
    .toReversed();
  const screen = await openSandbox(browser, product.sandboxUrl, lev.telegramId);
  const { app, page } = screen;
  await screen.pressInChat('Открыть Kollab');
  await badge(screen).getByText('4', { exact: true }).waitFor();
  await tab(screen).click();
  const entries = app.getByTestId('inbox-entry');
  await entries.nth(3).waitFor();
  const shown = await entries.all();
  expect(await Promise.all(shown.map(textOf))).toEqual(said.map(({ text }) => text));
  const led = await Promise.all(
    shown.map(async (entry) => entry.locator('a[href^="/"]').last().getAttribute('href')),
  );
  expect(led.map((path) => product.appUrl + path)).toEqual(said.flatMap(screensOf));
  await badge(screen).waitFor({ state: 'detached' });

  const entry = (text: string) => entries.filter({ hasText: text });
  await entry('Научите сажать?').getByRole('button', { name: 'Принять' }).click();
  await entry('Познакомьтесь: Ада Речная').getByText('Контакт передан').waitFor();
  expect(await entry('Научите сажать?').getByRole('button').count()).toBe(0);
  await told(ada, 'Познакомьтесь: Лев Ясный');
  const asked = await told(lev, 'Познакомьтесь: Ада Речная');
  expect(buttonsOf(asked)).toEqual(['Открыть профиль']);

  await entry('Пешеходный мост').getByRole('button', { name: 'Принять' }).click();
  const joined = entry('Вы в команде проекта «Пешеходный мост»');
  await joined.waitFor();
  await told(owner, 'Приглашение принято');
  expect((await told(owner, 'Познакомьтесь: Лев Ясный')).text).toContain('«Пешеходный мост»');
  expect(buttonsOf(await told(lev, 'Вы в команде проекта «Пешеходный мост»'))).toEqual([
    'Открыть проект',
  ]);
  await joined.getByRole('link', { name: 'Открыть проект' }).click();
  await app.getByRole('heading', { name: 'Пешеходный мост' }).first().waitFor();
  expect(await app.locator('html').evaluate('location.pathname')).toBe(
    `/project/${bridge.id}/details`,
  );

  const swing = await create(owner, 'Качели');
  await approve(cast, swing.id);
  await invite(owner, swing.id, lev);
  const card = await told(lev, 'приглашает вас в проект «Качели»');
  const { answer } = await press(cast.control, lev.telegramId, card, 'Принять');
  expect(answer).toBe('Вы в команде');
  await page.getByTestId('back-button').click();
  const accepted = entry('Вы в команде проекта «Качели»');
  await accepted.waitFor({ timeout: limits.applicationsPolling + 5000 });
  expect(await accepted.getByRole('button').count()).toBe(0);
  await page.context().close();
});
