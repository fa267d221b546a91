import type { Locator } from '@playwright/test';
import { expect, test } from '#src/app/kollab.ts';
import { screen } from '#src/app/open-app.ts';
import { close, fill, press } from '#src/app/steps.ts';

test.use({ sparing: true });

test('what is said of a place of work just saved does not cover it in the list one comes back to', async ({
  cast,
  openApp,
}) => {
  const lida = await cast.newcomer('Лида', 'Опытная');
  const experiences = Array.from({ length: 10 }, (_, n) => ({
    company: `Завод ${n}`,
    department: 'Цех',
    role: 'Токарь',
    workDurationYears: 1,
    logoUrl: null,
    startDate: null,
    endDate: null,
  }));
  await lida.send({ experiences });
  const page = await openApp(lida.telegramId, '/profile/edit-experience');
  const rows = page.getByRole('link', { name: /Завод/ });
  const placeOf = async (found: Locator) =>
    (await found.boundingBox()) ?? { x: 0, y: 0, height: 0, width: 0 };
  await expect(rows.first()).toBeVisible();
  // The row that stands where a notice would.
  const foot = (await placeOf(page.locator('[data-foot]'))).y;
  const tops = await Promise.all((await rows.all()).map(placeOf));
  const near = tops.findLastIndex(({ y, height }) => y + height / 2 < foot - 8);
  // As a finger does: nothing is scrolled into view before.
  await page.mouse.click(screen.width / 2, (tops[near]?.y ?? 0) + 20);
  await fill(page, { Должность: 'Мастер' });
  await press(page, 'Сохранить как черновик');
  const notice = page.locator('#notice').getByText('Черновик сохранён');
  await expect(notice).toBeVisible();
  await expect(rows.nth(near).getByText('Мастер')).toBeVisible();
  const row = await placeOf(rows.nth(near));
  const said = await placeOf(notice);
  expect(said.y + said.height <= row.y || said.y >= row.y + row.height).toBe(true);
  await close(page);
});
