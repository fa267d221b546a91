import { student } from '@kollab/sandbox/people';
import type { Locator } from '@playwright/test';
import { expect, type OpenApp, test } from '#src/app/kollab.ts';
import { screen } from '#src/app/open-app.ts';
import { settle } from '#src/app/settle.ts';
import { close } from '#src/app/steps.ts';
import { bottomOf, fingerOn, topOf } from '#src/app/touch.ts';

test.use({ sparing: true, start: {} });

async function openProjects(openApp: OpenApp) {
  const page = await openApp(student.telegramId, '/followers');
  return { page, ...(await fingerOn(page)) };
}

/** How often a press a little above or below what one sees of a link meets no link at all. */
const missedBeside = (link: Locator, by: number) =>
  link.evaluate((element, distance) => {
    const { ownerDocument: doc } = element;
    const words = doc.createRange();
    words.selectNodeContents(element);
    const { left, width, top, bottom } = words.getBoundingClientRect();
    const met = (y: number) =>
      doc.elementFromPoint(left + Math.min(width / 2, 40), y)?.closest('a');
    return [top - distance, bottom + distance].filter((y) => !met(y)).length;
  }, by);

test('a finger that misses a chip of the carousel or a link under its text by 5 pixels meets it', async ({
  openApp,
}) => {
  const { page } = await openProjects(openApp);
  const card = page.getByTestId('shown-card');
  const link = card
    .getByTestId('panel-preview')
    .getByRole('link', { name: 'example.org/sun', exact: true });
  await expect(link).toBeVisible();
  const chips = await card.getByRole('list', { name: 'Теги' }).getByRole('link').all();
  expect(chips.length).toBeGreaterThan(1);
  for (const chip of chips) expect(await missedBeside(chip, 5)).toBe(0);
  expect(await missedBeside(link, 11)).toBe(0);
});

test('the mouse pulls the panel by its handle as a finger does', async ({ openApp }) => {
  const { page, frames } = await openProjects(openApp);
  const panel = page.getByTestId('project-panel');
  await page.getByTestId('shown-card').getByRole('button', { name: 'Подробнее о проекте' }).click();
  await settle(panel);
  const place = await topOf(panel);
  const edge = () => bottomOf(panel.getByTestId('project-cover'));
  const before = await edge();
  const x = screen.width / 2;
  await page.mouse.move(x, place + 20);
  await page.mouse.down();
  for (const y of [20, 60, 101]) await page.mouse.move(x, place + 20 + y);
  await frames();
  expect((await edge()) - before).toBe(101);
  await page.mouse.up();
  await expect(panel).toBeHidden();
});

test('a finger on the text scrolls it, and collapses the panel from its top', async ({
  openApp,
}) => {
  const { page, swipe, comeToRest } = await openProjects(openApp);
  const panel = page.getByTestId('project-panel');
  const content = panel.getByTestId('panel-content');
  await page.getByTestId('shown-card').getByRole('button', { name: 'Подробнее о проекте' }).click();
  await expect(panel.getByText('Подробное описание')).toBeVisible();
  await settle(panel);
  const top = () => content.evaluate((element) => element.scrollTop);
  const handle = panel.getByRole('button', { name: 'Свернуть описание проекта' });
  const held = await topOf(handle);
  expect(await swipe(content, -120, async () => (await topOf(handle)) - held)).toBe(0);
  expect(await panel.count()).toBe(1);
  await expect.poll(top).toBeGreaterThan(0);
  await comeToRest(top);
  await content.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(top).toBe(0);
  const edge = () => bottomOf(panel.getByTestId('project-cover'));
  const place = await edge();
  expect(await swipe(content, 101, async () => (await edge()) - place)).toBe(101);
  await expect(panel).toBeHidden();
});

test('what is said while the panel is open stands over it, with its way back', async ({
  openApp,
}) => {
  const { page } = await openProjects(openApp);
  const panel = page.getByTestId('project-panel');
  await page.getByTestId('shown-card').getByRole('button', { name: 'Подробнее о проекте' }).click();
  const save = panel.getByTestId('save');
  await expect(save).toBeVisible();
  await settle(panel);
  await save.click();
  await expect(panel.getByText('Сохранено', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Отменить' }).click();
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('false');
  await panel.getByRole('button', { name: 'Свернуть описание проекта' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText('Убрано из сохранённого')).toBeVisible();
});

test('back from a vacancy leads to the open panel, where it was left', async ({ openApp }) => {
  const { page, comeToRest } = await openProjects(openApp);
  const panel = page.getByTestId('project-panel');
  const content = panel.getByTestId('panel-content');
  await page.getByTestId('shown-card').getByRole('button', { name: 'Подробнее о проекте' }).click();
  const vacancy = panel.getByRole('link', { name: /^Фронтенд-разработчик/ });
  await vacancy.scrollIntoViewIfNeeded();
  await comeToRest(() => content.evaluate((element) => element.scrollTop));
  const left = await content.evaluate((element) => element.scrollTop);
  expect(left).toBeGreaterThan(100);
  await vacancy.click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/vacancy/'));
  await page.goBack();
  await expect(panel).toBeVisible();
  const away = async () =>
    Math.abs((await content.evaluate((element) => element.scrollTop)) - left);
  await expect.poll(away).toBeLessThan(8);
});

test('a sheet follows the hand that pulls it by its head, and closes past a third of its height', async ({
  openApp,
}) => {
  const shown = await openApp(student.telegramId, '/followers?tab=vacancies');
  await shown.getByRole('button', { name: 'Фильтры' }).click();
  const sheet = shown.getByRole('dialog');
  await settle(sheet);
  const box = await sheet.boundingBox();
  if (!box) throw new Error('No sheet is shown.');
  const pull = async (by: number) => {
    await shown.mouse.move(screen.width / 2, box.y + 30);
    await shown.mouse.down();
    await shown.mouse.move(screen.width / 2, box.y + 30 + by / 2);
    await shown.mouse.move(screen.width / 2, box.y + 30 + by);
    expect((await topOf(sheet)) - Math.round(box.y)).toBe(by);
    await shown.mouse.up();
  };
  await pull(Math.floor(box.height / 3) - 5);
  await settle(sheet);
  expect(await topOf(sheet)).toBe(Math.round(box.y));
  await pull(Math.ceil(box.height / 3) + 5);
  await expect(sheet).toBeHidden();
  await close(shown);
});
