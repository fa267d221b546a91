import { student } from '@kollab/sandbox/people';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { bottomOf, fingerOn, topOf } from '#src/app/touch.ts';
import { useOwnKollab } from '#src/app/kollab.ts';
import { screen } from '#src/app/open-app.ts';
import { sees, seesNo } from '#src/app/sees.ts';
import { settle } from '#src/app/settle.ts';

const { openApp } = await useOwnKollab({ sparing: true });

const page = await openApp(student.telegramId, '/followers');
const { frames, swipe, comeToRest } = await fingerOn(page);

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

test('a finger that misses a chip of the carousel or a link under its text by 5 pixels meets it', async () => {
  const card = page.getByTestId('shown-card');
  const link = card
    .getByTestId('panel-preview')
    .getByRole('link', { name: 'example.org/sun', exact: true });
  await sees(link);
  const chips = await card.getByRole('list', { name: 'Теги' }).getByRole('link').all();
  expect(chips.length).toBeGreaterThan(1);
  for (const chip of chips) expect(await missedBeside(chip, 5)).toBe(0);
  expect(await missedBeside(link, 11)).toBe(0);
});

test('the mouse pulls the panel by its handle as a finger does', async () => {
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
  await seesNo(panel);
});

test('a finger on the text scrolls it, and collapses the panel from its top', async () => {
  const panel = page.getByTestId('project-panel');
  const content = panel.getByTestId('panel-content');
  await page.getByTestId('shown-card').getByRole('button', { name: 'Подробнее о проекте' }).click();
  await sees(panel.getByText('Подробное описание'));
  await settle(panel);
  const top = () => content.evaluate((element) => element.scrollTop);
  const edge = () => bottomOf(panel.getByTestId('project-cover'));
  const place = await edge();
  const pull = async () => (await edge()) - place;
  expect(await swipe(content, -120, pull)).toBe(0);
  expect(await panel.count()).toBe(1);
  await expect.poll(top).toBeGreaterThan(0);
  await comeToRest(top);
  await content.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(top).toBe(0);
  expect(await swipe(content, 101, pull)).toBe(101);
  await seesNo(panel);
});

test('what is said while the panel is open stands over it, with its way back', async () => {
  const panel = page.getByTestId('project-panel');
  await page.getByTestId('shown-card').getByRole('button', { name: 'Подробнее о проекте' }).click();
  const save = panel.getByTestId('save');
  await sees(save);
  await settle(panel);
  await save.click();
  await sees(panel.getByText('Сохранено', { exact: true }));
  await panel.getByRole('button', { name: 'Отменить' }).click();
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('false');
  await panel.getByRole('button', { name: 'Свернуть описание проекта' }).click();
  await seesNo(panel);
  await sees(page.getByText('Убрано из сохранённого'));
});
