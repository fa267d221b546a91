import { student } from '@kollab/sandbox/people';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, type OpenApp, test } from '#src/app/kollab.ts';
import { settle } from '#src/app/settle.ts';
import { close, toTab } from '#src/app/steps.ts';

let telegramId: number;
test.beforeAll(async ({ cast }) => {
  ({ telegramId } = await cast.newcomer('Тая', 'Тихая'));
});

const projects = (openApp: OpenApp, device: BrowserContextOptions = {}) =>
  openApp(telegramId, '/followers', { device });

/** Of those longer than 1 ms, from now on. */
const watch = (page: Page) =>
  page.evaluate(`
    globalThis.moved = [];
    (function look() {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect.getComputedTiming();
        if (duration > 1) moved.push(animation.transitionProperty ?? animation.animationName ?? 'script');
      }
      requestAnimationFrame(look);
    })()`);

async function movesOf(page: Page) {
  const shown = page.getByTestId('shown-card');
  await expect(shown).toBeVisible();
  await watch(page);
  await page.getByRole('button', { name: 'Следующий проект' }).click();
  // Else the card that goes could be the one that is pressed.
  await expect(page.getByText(/^2 из \d+/)).toBeVisible();
  await shown.getByRole('button', { name: 'Подробнее о проекте' }).click();
  await expect(page.getByTestId('project-panel')).toBeVisible();
  await page.getByRole('button', { name: 'Свернуть описание проекта' }).click();
  await expect(page.getByTestId('project-panel')).toBeHidden();
  await toTab(page, 'Профиль');
  await page.locator('a[href="/profile/settings"]').click();
  await page.getByText('Удалить аккаунт').first().click();
  await page.getByRole('dialog').getByRole('button').last().click();
  const moved = await page.evaluate<string[]>('[...new Set(moved)]');
  await close(page);
  return moved;
}

const weak =
  'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 Telegram-Android/11.3.3 (Xiaomi Redmi 8A; Android 10; SDK 29; LOW)';

test('nothing moves for whoever asked for less motion, nor on the weakest devices; else it does', async ({
  openApp,
}) => {
  const [asked, low, usual] = await Promise.all([
    projects(openApp, { reducedMotion: 'reduce' }).then(movesOf),
    projects(openApp, { userAgent: weak }).then(movesOf),
    projects(openApp).then(movesOf),
  ]);
  expect(asked).toEqual([]);
  expect(low).toEqual([]);
  expect(usual).toContain('transform');
});

const place = async (page: Page) => {
  const said = (await page.getByText(/^\d+ из \d+/).textContent()) ?? '';
  return Number.parseInt(said, 10);
};

test('a swipe on the carousel and a tap beside it are told apart', async ({ openApp }) => {
  const page = await projects(openApp, { hasTouch: true, reducedMotion: 'reduce' });
  const touch = await page.context().newCDPSession(page);
  const say = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  const swipe = async (fromX: number, fromY: number, dx: number, dy: number) => {
    await say('touchStart', { x: fromX, y: fromY });
    for (const part of [0.3, 0.6, 1]) {
      await say('touchMove', { x: fromX + dx * part, y: fromY + dy * part });
    }
    await say('touchEnd');
  };
  const card = page.getByTestId('shown-card');
  await expect(card).toBeVisible();
  const panel = page.getByTestId('project-panel');
  await settle(card);
  const preview = await card.getByTestId('panel-preview').boundingBox();
  if (!preview) throw new Error('There is no preview.');
  const onPreview = preview.y + preview.height / 2;

  expect(await place(page)).toBe(1);
  await swipe(300, 250, -49, 0);
  expect(await place(page)).toBe(1);
  await swipe(300, 250, -51, 0);
  await expect.poll(() => place(page)).toBe(2);
  await swipe(300, onPreview, -120, 6);
  await expect.poll(() => place(page)).toBe(3);
  await swipe(80, 250, 120, 0);
  await expect.poll(() => place(page)).toBe(2);
  await swipe(200, 120, 8, 180);
  expect(await place(page)).toBe(2);
  expect(await panel.count()).toBe(0);

  await page.touchscreen.tap(195, 250);
  await expect(panel).toBeVisible();
  expect(await place(page)).toBe(2);
  await page.getByRole('button', { name: 'Свернуть описание проекта' }).tap();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Предыдущий проект' }).tap();
  await expect.poll(() => place(page)).toBe(1);
  await page.touchscreen.tap(195, onPreview);
  await expect(panel).toBeVisible();
  expect(await place(page)).toBe(1);
  await close(page);
});
const haveStyles = `[...document.styleSheets].some(({ cssRules }) =>
  [...cssRules].some(({ name }) => name === 'transition-push'))`;

const watchTransitions = `
  globalThis.transitions = new Set();
  (function look() {
    for (const { effect, animationName } of document.getAnimations()) {
      const isOfScreens = effect.pseudoElement?.startsWith('::view-transition');
      if (isOfScreens || effect.target.matches('main')) transitions.add(animationName);
    }
    requestAnimationFrame(look);
  })()`;

test('screens slide in and back, tabs fade and a card’s cover grows and returns; a weak device moves what comes', async ({
  openApp,
}) => {
  const cores = (count: number) => (opened: Page) =>
    opened.addInitScript(
      `Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => ${count} })`,
    );
  /** What moved since this was asked before. */
  const movedOn = (opened: Page) =>
    opened.evaluate<string[]>(
      '(() => { const seen = [...transitions].map(String); transitions.clear(); return seen; })()',
    );
  const seen = [];
  for (const count of [8, 2]) {
    const opened = await openApp(student.telegramId, '/posts?in=projects&q=карта', {
      before: cores(count),
    });
    await expect(opened.getByTestId('project-card').first()).toBeVisible();
    // What says how it looks comes after the first screen.
    await opened.waitForFunction(haveStyles);
    // A screen whose code is on its way begins with its shapes: nothing grows into these.
    await opened.waitForFunction(() => performance.getEntriesByName('preloaded').length > 0);
    await opened.evaluate(watchTransitions);
    await opened.getByTestId('project-card').getByRole('link').first().click();
    await expect(opened.getByText('Подробное описание')).toBeVisible();
    await settle(opened.locator('html'));
    const ahead = await movedOn(opened);
    await opened.goBack();
    await expect(opened.getByTestId('project-card').first()).toBeVisible();
    await settle(opened.locator('html'));
    const back = await movedOn(opened);
    await toTab(opened, 'Профиль');
    await expect(opened.getByTestId('edit-toggle')).toBeVisible();
    await settle(opened.locator('html'));
    seen.push({ ahead, back, tab: await movedOn(opened) });
    await close(opened);
  }
  const [usual, weak] = seen;
  const cover = expect.stringContaining('-group-anim-cover-');
  expect(usual?.ahead).toEqual(expect.arrayContaining(['transition-push', cover]));
  expect(usual?.back).toEqual(
    expect.arrayContaining(['transition-back', 'transition-leave-back', cover]),
  );
  expect(usual?.tab).toContain('transition-tab');
  expect(weak).toEqual({
    ahead: [expect.stringContaining('arrive-ahead')],
    back: [expect.stringContaining('arrive-back')],
    tab: [expect.stringContaining('arrive-ahead')],
  });
});
