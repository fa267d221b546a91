import type { Locator, Page } from '@playwright/test';
import { settle } from './settle.ts';

export const topOf = async (element: Locator) =>
  Math.round((await element.boundingBox())?.y ?? NaN);

export async function bottomOf(element: Locator) {
  const box = await element.boundingBox();
  return Math.round(box ? box.y + box.height : NaN);
}

export async function fingerOn(page: Page) {
  const touch = await page.context().newCDPSession(page);
  type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';
  const say = (type: TouchType, ...touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  /** Two frames: whatever the page does about a gesture has begun. */
  const frames = () =>
    page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
  return {
    frames,
    /** Answers how far the element followed the finger. */
    swipe: async (from: Locator, dy: number, followed: () => Promise<number>) => {
      await settle(page.getByTestId('track'));
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
    },
    /** A fling goes on after the finger: until then it would take back where we scroll to. */
    comeToRest: async (place: () => Promise<number>) => {
      for (let before = -1, now = await place(); now !== before;) {
        await frames();
        await frames();
        [before, now] = [now, await place()];
      }
    },
  };
}
