import { createProject, type Request } from '@kollab/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#src/app/kollab.ts';
import { screen } from '#src/app/open-app.ts';
import { settle } from '#src/app/settle.ts';
import { close, field, fill, press, startEditing } from '#src/app/steps.ts';
import { approve, complete } from '#src/cast/projects.ts';

test.use({ sparing: true });

const boxOf = async (found: Locator) => {
  const box = await found.boundingBox();
  if (!box) throw new Error('It is not there.');
  return box;
};

/** Slowly enough for what moves under the mouse to have moved. */
async function pressSlowly(page: Page, found: Locator) {
  const { x, y } = await boxOf(found);
  await page.mouse.move(x + 24, y + 4);
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
}

const spacingOf = (chips: Locator) =>
  chips.evaluate((list) => {
    const seen = [...list.querySelectorAll('li')].map((item) => {
      const target = item.querySelector('a, button') ?? item;
      const look = item.ownerDocument.defaultView?.getComputedStyle(target, '::before');
      const inset = look?.position === 'absolute' ? parseFloat(look.top) : 0;
      const chip = target.querySelector('[class*="chip"]') ?? target;
      const { left, right, top, bottom } = chip.getBoundingClientRect();
      const { height } = target.getBoundingClientRect();
      return { left, right, top: top + inset, bottom: bottom - inset, height };
    });
    const pairs = seen.flatMap((one, index) => {
      const before = seen[index - 1];
      return before ? [{ one, before, isBeside: one.top < before.bottom }] : [];
    });
    const [beside, under] = [true, false].map((asked) =>
      pairs.filter(({ isBeside }) => isBeside === asked),
    );
    return {
      beside: beside?.map(({ one, before }) => one.left - before.right) ?? [],
      under: under?.map(({ one, before }) => one.top - before.bottom) ?? [],
      target: Math.min(...seen.map(({ height }) => height)),
    };
  });

async function oddityOf(chips: Locator) {
  await chips.waitFor();
  const { beside, under, target } = await spacingOf(chips);
  const gap = Math.max(...beside);
  if (under.length === 0) return 'one row';
  if (under.some((distance) => distance < gap - 1 || distance > gap + 2)) {
    return `${under.join()} under, ${gap} beside`;
  }
  return target < 44 ? `${target} high` : 'nothing';
}

const skills = [
  'UX-исследования',
  'Графический дизайн',
  'Презентации',
  'Иллюстрация',
  'TypeScript',
];

const plain: Omit<Request<typeof createProject>['body'], 'telegramId'> = {
  name: 'Ровные ряды',
  description: 'Рисуем и ровняем.',
  stage: 'Seed Stage',
  coverImage: null,
  tags: skills,
  vacancies: [],
  participants: [],
};

test('chips that take several rows stand evenly, and none is a smaller target for it', async ({
  cast,
  openApp,
}) => {
  const vera = await cast.newcomer('Вера', 'Ровная');
  await complete(vera);
  await vera.send({ tags: skills });
  const project = await vera.call(createProject, {
    body: { ...plain, telegramId: vera.telegramId },
  });
  await approve(cast, project.id);
  const page = await openApp(vera.telegramId, '/');
  expect(await oddityOf(page.getByRole('list', { name: 'Навыки' }))).toBe('nothing');
  await page.goto(new URL('/profile/add-tag', page.url()).href);
  await press(page, 'Показать все теги');
  expect(await oddityOf(page.getByTestId('own-tags').getByRole('list'))).toBe('nothing');
  await page.goto(new URL(`/posts?in=projects&q=${project.name}`, page.url()).href);
  expect(await oddityOf(page.getByTestId('project-card').first().getByRole('list'))).toBe(
    'nothing',
  );
  await close(page);
});

test('a press with a mouse does what it is on, also while suggestions are open above it', async ({
  cast,
  openApp,
}) => {
  const ada = await cast.newcomer('Ада', 'Мышкина');
  const page = await openApp(ada.telegramId, '/?mode=edit');
  // All of it is in sight: nothing scrolls back what moved.
  await page.setViewportSize({ ...screen, height: 2400 });
  const answered = page.waitForResponse((response) => response.url().endsWith('query=%D0%9C'));
  await field(page, 'ВУЗ').pressSequentially('М');
  await answered;
  await expect(page.getByRole('list', { name: /Подсказки/ })).toBeVisible();
  await settle(page.locator('html'));
  await pressSlowly(page, page.getByRole('link', { name: 'Настройки' }));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/profile/settings');
  await close(page);
});

test('the way out of the guided pass is in sight at every step', async ({ cast, openApp }) => {
  const eva = await cast.newcomer('Ева', 'Шагова');
  const page = await openApp(eva.telegramId, '/?guide=2');
  await fill(page, { 'Найти или добавить навык': 're' });
  await expect(page.getByRole('list', { name: 'Подходящие навыки' })).toBeVisible();
  const out = page.getByRole('button', { name: 'Закончить позже' });
  const [place, foot] = await Promise.all([
    boxOf(out),
    boxOf(page.getByRole('button', { name: 'Дальше' })),
  ]);
  expect(place.y + place.height).toBeLessThanOrEqual(foot.y);
  await pressSlowly(page, out);
  await expect.poll(() => page.url()).not.toContain('guide');
  await close(page);
});

const footOf = (found: Locator) =>
  found.evaluate((element) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().bottom;
  });

test('what was taken back and the way to undo it stand on one line', async ({ cast, openApp }) => {
  const mia = await cast.newcomer('Мия', 'Прямая');
  const page = await openApp(mia.telegramId, '/');
  await startEditing(page);
  await fill(page, { Направление: 'Прикладная математика' });
  await press(page, 'Что изменено');
  await press(page, /Вернуть опубликованное/);
  const said = page.getByRole('dialog').getByText('Возвращено');
  const undo = page.getByRole('dialog').getByRole('button', { name: /^Отменить/ });
  await expect(said).toBeVisible();
  await expect(undo).toBeVisible();
  const [line, other] = await Promise.all([said, undo].map(footOf));
  expect(line).toBeCloseTo(other ?? NaN, 0);
  await close(page);
});

async function lineOf(page: Page) {
  const bell = page.getByRole('button', { name: 'Сообщать о новых', exact: true });
  const cut = await bell.evaluate((button) => {
    const seen = button.ownerDocument.documentElement.clientWidth;
    return [...(button.parentElement?.children ?? [])]
      .filter((tool) => tool.getBoundingClientRect().right > seen)
      .map(({ textContent }) => textContent);
  });
  return { cut, width: (await boxOf(bell)).width };
}

test('beside filters a phone shows the bell alone, and no word of the line is cut', async ({
  cast,
  openApp,
}) => {
  const zoya = await cast.newcomer('Зоя', 'Строкина');
  const page = await openApp(zoya.telegramId, '/posts?q=React');
  const goTo = (path: string) => page.goto(new URL(path, page.url()).href);
  for (const path of ['/posts?q=React', '/followers?tab=vacancies', '/posts?in=projects&q=React']) {
    await goTo(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ ...screen, width });
      expect(await lineOf(page), `${path} at ${width}`).toEqual({ cut: [], width: 44 });
    }
    await page.setViewportSize({ ...screen, width: 520 });
    const wide = await lineOf(page);
    expect(wide.cut).toEqual([]);
    expect(wide.width, 'with its words').toBeGreaterThan(120);
  }
  await close(page);
});

/** How much of the longest choice a row has no room for beside its label, in pixels. */
const lackOf = (choice: Locator) =>
  choice.evaluate((select) => {
    // The select lies over its whole row, unseen.
    const shown = select.parentElement?.children[1];
    const pen = select.ownerDocument.createElement('canvas').getContext('2d');
    if (!pen || !shown) throw new Error('Nothing to measure with.');
    pen.font = select.ownerDocument.defaultView?.getComputedStyle(shown).font ?? '';
    const widths = [...select.querySelectorAll('option')].map(
      ({ textContent }) => pen.measureText(textContent).width,
    );
    return Math.max(0, Math.max(...widths) - shown.clientWidth);
  });

test('no stage of a project is cut where one is chosen', async ({ cast, openApp }) => {
  const lev = await cast.newcomer('Лев', 'Стадиев');
  await complete(lev);
  const page = await openApp(lev.telegramId, '/createprojectpage');
  expect(await lackOf(page.getByLabel('Стадия'))).toBe(0);
  await close(page);
});

/** Words that stand on more than one line, wherever they have no hyphen of their own. */
const brokenWordsOf = (found: Locator) =>
  found.evaluate((heading) => {
    const text = heading.firstChild;
    if (!text) return [];
    const words = [...(text.textContent ?? '').matchAll(/[^\s-]+/g)];
    return words
      .filter(({ index, 0: word }) => {
        const range = heading.ownerDocument.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      })
      .map(([word]) => word);
  });

test('a long name stands whole over a profile', async ({ cast, openApp }) => {
  const long = await cast.newcomer('Александра-Виктория', 'Преображенская-Рим');
  const page = await openApp(long.telegramId, '/');
  const name = page.getByRole('heading', { name: /Александра/ });
  await name.waitFor();
  expect(await name.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThan(4);
  expect(await brokenWordsOf(name)).toEqual([]);
  await close(page);
});
