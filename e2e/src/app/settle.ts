import type { Locator } from '@playwright/test';

/** Two frames, and whatever moves on the page of an element since has arrived. */
export async function settle(element: Locator) {
  await element.evaluate(`(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  })()`);
}
