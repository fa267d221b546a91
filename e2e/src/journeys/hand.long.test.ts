import { student } from '@kollab/sandbox/people';
import type { Page } from '@playwright/test';
import { expect, test } from '#src/app/kollab.ts';
import { screen } from '#src/app/open-app.ts';
import { settle } from '#src/app/settle.ts';
import { close, each } from '#src/app/steps.ts';
import { watchRequests } from '#src/app/watch-requests.ts';
import { complete, publish } from '#src/cast/projects.ts';

const keyboard = 260;
const fields = 'input:not([type=file]):visible, textarea:visible, select:visible';

/** Where one types, and the button under the page that takes it. */
const forms = (form: string): [path: string, button: string][] => [
  ['/?mode=edit', 'Отправить на модерацию'],
  ['/profile/edit-about-me', 'Сохранить как черновик'],
  ['/profile/edit-status', 'Сохранить как черновик'],
  ['/profile/add-tag', 'Готово'],
  ['/profile/add-link', 'Сохранить как черновик'],
  ['/profile/edit-experience/new', 'Сохранить как черновик'],
  ['/createprojectpage', 'Отправить на модерацию'],
  ['/vacancyform', 'Сохранить вакансию'],
  [form, 'Отправить отклик'],
];

/** How a field lies between the top of the screen and the foot with its button, in px. */
async function placesOf(page: Page, button: string) {
  const found: { name: string; isSeen: boolean; isButtonSeen: boolean }[] = [];
  const all = page.locator('main').locator(fields);
  for (let index = 0; index < (await all.count()); index += 1) {
    const field = all.nth(index);
    await page.setViewportSize(screen);
    await field.focus();
    const left = screen.height - keyboard;
    await page.setViewportSize({ width: screen.width, height: left });
    await settle(page.locator('html'));
    const foot = await page.getByRole('button', { name: button }).last().boundingBox();
    const box = await field.boundingBox();
    const limit = Math.min(left, foot?.y ?? 0);
    const [top, bottom] = [box?.y ?? limit, (box?.y ?? 0) + (box?.height ?? 0)];
    // A text longer than the room shows a part of itself.
    const isSeen = bottom - top > limit ? top < limit && bottom > 0 : top >= 0 && bottom <= limit;
    found.push({
      name: (await field.getAttribute('id')) ?? String(index),
      isSeen,
      isButtonSeen: foot !== null && foot.y >= 0 && foot.y + foot.height <= left,
    });
  }
  return found;
}

test('a keyboard of 260 px leaves every field that is typed into and the button in sight', async ({
  cast,
  openApp,
}) => {
  const { project, vacancyId } = await publish(cast, 'Ручная работа', ['Столяр']);
  const form = `/applicationform/${project.id}/${vacancyId}`;
  const mia = await cast.newcomer('Мия', 'Пишущая');
  await complete(mia);
  const { telegramId } = mia;
  const hidden: unknown[] = [];
  let seen = 0;
  await each(forms(form), async ([path, button]) => {
    const page = await openApp(telegramId, path);
    await expect(page.getByRole('button', { name: button }).last()).toBeVisible();
    const places = await placesOf(page, button);
    seen += places.length;
    for (const place of places) {
      if (!place.isSeen || !place.isButtonSeen) hidden.push({ path, ...place });
    }
    await close(page);
  });
  expect(hidden).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});

const safe = { top: 47, bottom: 34 };

const thingsBetween = (page: Page, from: number, to: number) =>
  page.evaluate<string[]>(`(() => {
    const found = new Set();
    for (let y = ${from}; y < ${to}; y += 6) {
      for (let x = 12; x < innerWidth; x += 18) {
        const thing = document.elementFromPoint(x, y)?.closest('a, button, input, textarea, select, label, h1, h2, p, li');
        if (thing) found.add(thing.outerHTML.slice(0, 120));
      }
    }
    return [...found];
  })()`);

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const screens: [path: string, act?: (page: Page) => Promise<void>][] = [
  ['/'],
  ['/?mode=edit'],
  ['/followers'],
  ['/followers', press('Подробнее о проекте')],
  ['/posts?q=React'],
  ['/messages'],
  ['/profile/settings', press('Удалить аккаунт')],
  ['/profile/edit-about-me'],
  ['/createprojectpage'],
  [`/user/${student.telegramId}`],
  [`/user/${student.telegramId}`, press('Пожаловаться')],
];

test('nothing to read or press lies under a notch of 47 px or on a home bar of 34 px', async ({
  cast,
  openApp,
}) => {
  const { telegramId } = await cast.newcomer('Ира', 'Сверху');
  const covered: unknown[] = [];
  await each(screens, async ([path, act]) => {
    let answered = () => Promise.resolve();
    const before = (opened: Page) => {
      answered = watchRequests(opened);
      return Promise.resolve();
    };
    const page = await openApp(telegramId, path, { covers: safe, before });
    await expect(page.locator('html[style*="safe-area-inset-bottom: 34px"]')).toBeVisible();
    await answered();
    await act?.(page);
    // Reaching what is pressed scrolls; what lies above is looked at where a screen begins.
    await page.evaluate('scrollTo(0, 0)');
    await settle(page.locator('html'));
    const above = await thingsBetween(page, 2, safe.top);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page
      .getByTestId('panel-content')
      .evaluateAll((panels) => panels.forEach((panel) => panel.scrollTo(0, 1e6)));
    await settle(page.locator('html'));
    const below = await thingsBetween(page, screen.height - safe.bottom + 1, screen.height);
    if (above.length + below.length > 0) covered.push({ path, act: Boolean(act), above, below });
    await close(page);
  });
  expect(covered).toEqual([]);
});
