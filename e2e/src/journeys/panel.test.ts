import { student } from '@kollab/sandbox/people';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOwnKollab } from '#src/app/kollab.ts';
import { sees, seesNo } from '#src/app/sees.ts';
import { settle } from '#src/app/settle.ts';

const { openApp } = await useOwnKollab();

const page = await openApp(student.telegramId, '/followers');
const touch = await page.context().newCDPSession(page);

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';
const say = (type: TouchType, ...touchPoints: { x: number; y: number }[]) =>
  touch.send('Input.dispatchTouchEvent', { type, touchPoints });

/** Two frames: whatever the page does about a gesture has begun. */
const frames = () =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/** A finger goes so far up or down, in steps as it would; answers how far something followed it. */
async function swipe(from: Locator, dy: number, followed: () => Promise<number>) {
  await settle(from.page().getByTestId('track'));
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to swipe on.');
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + Math.min(box.height / 2, 60));
  await say('touchStart', { x, y });
  for (const part of [0.4, 0.7, 1]) await say('touchMove', { x, y: y + Math.round(dy * part) });
  await frames();
  const pulled = await followed();
  await say('touchEnd');
  await frames();
  return pulled;
}

/** A fling goes on after the finger: until then it would take back where we scroll to. */
async function comeToRest(place: () => Promise<number>) {
  for (let before = -1, now = await place(); now !== before;) {
    await frames();
    await frames();
    [before, now] = [now, await place()];
  }
}

const lengthOf = (element: Locator, name: string) => async () =>
  Number.parseFloat(
    await element.evaluate((shown, property) => shown.style.getPropertyValue(property), name),
  ) || 0;

test('the panel follows a finger beyond 30 px, expands beyond 50 upwards, collapses beyond 100 downwards', async () => {
  const preview = page.getByTestId('shown-card').getByTestId('panel-preview');
  const panel = page.getByTestId('project-panel');
  const bar = page.getByTestId('tabbar');
  const up = (dy: number) => swipe(preview, -dy, lengthOf(page.getByTestId('track'), '--lift'));
  const handle = panel.getByRole('button', { name: 'Свернуть описание проекта' });
  const down = (dy: number) => swipe(handle, dy, lengthOf(panel, '--pull'));

  expect([await up(29), await up(31), await up(49)]).toEqual([0, -1, -19]);
  expect(await panel.count()).toBe(0);
  expect(await bar.isVisible()).toBe(true);
  await up(51);
  await sees(panel);
  await seesNo(bar);
  expect(await page.locator('html').evaluate((html) => html.style.overflow)).toBe('hidden');

  await sees(panel.getByText('Подробное описание'));
  await settle(panel);
  const pulled = [];
  for (const dy of [29, 31, 49, 51, 99]) pulled.push(await down(dy));
  expect(pulled).toEqual([0, 1, 19, 21, 69]);
  expect(await lengthOf(panel, '--pull')()).toBe(0);
  await down(101);
  await seesNo(panel);
  await sees(bar);
});

test('a finger on the text scrolls it, and collapses the panel from its top', async () => {
  const panel = page.getByTestId('project-panel');
  const content = panel.getByTestId('panel-content');
  await page.getByTestId('shown-card').getByRole('button', { name: 'Подробнее о проекте' }).click();
  await sees(panel.getByText('Подробное описание'));
  await settle(panel);
  const top = () => content.evaluate((element) => element.scrollTop);
  const pull = lengthOf(panel, '--pull');
  await swipe(content, -120, pull);
  expect(await panel.count()).toBe(1);
  await expect.poll(top).toBeGreaterThan(0);
  await comeToRest(top);
  await content.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(top).toBe(0);
  await swipe(content, 101, pull);
  await seesNo(panel);
});
