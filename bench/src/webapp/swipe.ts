import { longestTask } from './longest-task.ts';
import type { openSlowly } from './page.ts';

type Opened = Awaited<ReturnType<typeof openSlowly>>;

const steps = 12;

const readPlace = `document.querySelector('[data-testid=track]').style.getPropertyValue('--place')`;

/** Swipes through the carousel; answers the longest task meanwhile, in milliseconds of a slow phone's work. */
export async function swipeCarousel({ page, devtools }: Opened, times: number): Promise<number> {
  const track = page.getByTestId('track');
  await track.waitFor();
  await page.waitForTimeout(1000);
  const box = await track.locator('xpath=..').boundingBox();
  if (!box) throw new Error('There is no carousel.');
  const y = box.y + 120;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  const placeOf = () => page.evaluate<string>(readPlace);
  const before = await placeOf();
  const longest = await longestTask(devtools, async () => {
    for (let swipe = 0; swipe < times; swipe += 1) {
      const from = box.x + box.width * 0.8;
      await touch('touchStart', from);
      for (let step = 1; step <= steps; step += 1) {
        await touch('touchMove', from - (box.width * 0.6 * step) / steps);
      }
      await touch('touchEnd');
      await page.waitForTimeout(700);
    }
  });
  if ((await placeOf()) === before) throw new Error('The carousel did not follow the swipe.');
  return longest;
}

export async function pullPanel({ page, devtools }: Opened, times: number): Promise<number> {
  const preview = page.getByTestId('shown-card').getByTestId('panel-preview');
  await preview.waitFor();
  await page.waitForTimeout(1000);
  const box = await preview.boundingBox();
  if (!box) throw new Error('There is no panel.');
  const x = box.x + box.width / 2;
  const drag = async (from: number, to: number) => {
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x, y: from }],
    });
    for (let step = 1; step <= steps; step += 1) {
      const y = from + ((to - from) * step) / steps;
      await devtools.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x, y }],
      });
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(1000);
  };
  const panel = page.getByTestId('project-panel');
  let opened = 0;
  const longest = await longestTask(devtools, async () => {
    for (let pull = 0; pull < times; pull += 1) {
      await drag(box.y + 40, 150);
      opened += await panel.count();
      await drag(60, 500);
    }
  });
  if (opened !== times) throw new Error('The panel did not follow the finger.');
  return longest;
}
