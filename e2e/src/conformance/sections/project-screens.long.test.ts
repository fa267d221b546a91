import type { Locator, Page } from '@playwright/test';
import { settle } from '#src/app/settle.ts';
import { press, words } from '#src/app/steps.ts';
import { expect, styleOf, test } from '#src/conformance/stage.ts';

// Section 2: vacancies, applications and projects.

/** A press in the middle of a button lands on it, where it is, and all of it is in sight. */
async function floats(page: Page, button: Locator) {
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no button.');
  const { x, y, width, height } = box;
  expect([x >= 0, y >= 0]).toEqual([true, true]);
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  const isHit = await button.evaluate(
    (node, [atX = 0, atY = 0]) => node.contains(node.ownerDocument.elementFromPoint(atX, atY)),
    [x + width / 2, y + height / 2],
  );
  expect(isHit).toBe(true);
}

test('2.60 /vacancy/:projectId/:vacancyId: title, grade, experience, skills, tasks, requirements, conditions and an apply button', async ({
  at,
  project,
  vacancyId,
}) => {
  const page = await at('newcomer', `/vacancy/${project.id}/${vacancyId}`);
  await expect(page.getByRole('heading', { name: 'Картограф' })).toBeVisible();
  for (const text of ['Middle', '1-3 года', 'QGIS', 'Собрать слои', 'Любить карты']) {
    await expect(words(page, text)).toBeVisible();
  }
  await expect(words(page, 'Вечера и выходные')).toBeVisible();
  await press(page, 'Откликнуться');
  await expect(page).toHaveURL(({ pathname }) =>
    pathname.endsWith(`/applicationform/${project.id}/${vacancyId}`),
  );
});

test('2.67 A circular button «Управление проектами» with a plus sign leads to /createproject', async ({
  at,
}) => {
  const page = await at('owner', '/followers');
  const button = page.getByRole('button', { name: 'Управление проектами' });
  expect(await button.locator('svg').getAttribute('class')).toContain('plus');
  expect(await styleOf(button, 'border-radius')).toBe('50%');
  await button.click();
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith('/createproject'));
});

test('2.671 The button floats: in sight above the tabs on a low screen too, at its top and at its end', async ({
  loaded,
}) => {
  const page = await loaded('owner', '/followers');
  const button = page.getByRole('button', { name: 'Управление проектами' });
  const card = page.getByTestId('shown-card');
  await expect(card).toBeVisible();
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 360, height: 420 });
  await settle(card);
  const top = await card.boundingBox();
  await floats(page, button);
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expect(page.getByTestId('tabbar')).toBeHidden();
  await settle(card);
  await floats(page, button);
  const end = await card.boundingBox();
  expect((top?.y ?? 0) - (end?.y ?? 0)).toBeGreaterThan(50);
  await page.setViewportSize(usual);
});

test('2.83 «Стадия проекта:» followed by the stage', async ({ at, project }) => {
  const page = await at('newcomer', `/project/${project.id}/details`);
  await expect(page.getByRole('heading', { name: 'Атлас тихих мест' })).toBeVisible();
  const line = page.getByText('Стадия проекта:').first();
  await expect(line).toBeVisible();
  expect(await line.locator('..').textContent()).toMatch(/Стадия проекта:\s*Growth Stage/);
});
