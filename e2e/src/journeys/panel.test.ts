import { student } from '@kollab/sandbox/people';
import { expect, type OpenApp, test } from '#src/app/kollab.ts';
import { screen } from '#src/app/open-app.ts';
import { settle } from '#src/app/settle.ts';
import { close } from '#src/app/steps.ts';
import { bottomOf, fingerOn, topOf } from '#src/app/touch.ts';

test.use({ sparing: true, start: {} });

async function openProjects(openApp: OpenApp) {
  const page = await openApp(student.telegramId, '/followers');
  return { page, ...(await fingerOn(page)) };
}

test('the panel follows a finger one to one, expands beyond 50 px upwards, collapses beyond 100 downwards', async ({
  openApp,
}) => {
  const { page, swipe } = await openProjects(openApp);
  const preview = page.getByTestId('shown-card').getByTestId('panel-preview');
  const panel = page.getByTestId('project-panel');
  const bar = page.getByTestId('tabbar');
  // Its links come a little later than its words.
  await expect(preview.getByRole('link', { name: 'example.org/sun', exact: true })).toBeVisible();
  await settle(preview);
  const foot = await topOf(preview);
  const edge = () => bottomOf(panel.getByTestId('project-cover'));
  // The picture reaches under the round corners of the foot.
  const up = (dy: number) => swipe(preview, -dy, async () => foot + 16 - (await edge()));
  const handle = panel.getByRole('button', { name: 'Свернуть описание проекта' });

  const lifted = [];
  for (const dy of [29, 31, 49]) {
    lifted.push(await up(dy));
    await expect(panel).toBeHidden();
  }
  expect(lifted).toEqual([29, 31, 49]);
  expect(await topOf(preview)).toBe(foot);
  expect(await bar.isVisible()).toBe(true);
  expect(await up(51)).toBe(51);
  await expect(bar).toBeHidden();
  expect(await page.locator('html').evaluate((html) => html.style.overflow)).toBe('hidden');

  await expect(panel.getByText('Подробное описание')).toBeVisible();
  await settle(panel);
  const place = await edge();
  const down = (dy: number) => swipe(handle, dy, async () => (await edge()) - place);
  const pulled = [];
  for (const dy of [29, 31, 49, 51, 99]) {
    pulled.push(await down(dy));
    await settle(panel);
  }
  expect(pulled).toEqual([29, 31, 49, 51, 99]);
  expect(await edge()).toBe(place);
  await down(101);
  await expect(panel).toBeHidden();
  await expect(bar).toBeVisible();
});

test('back from a vacancy leads to the open panel, where it was left', async ({ openApp }) => {
  const { page, comeToRest } = await openProjects(openApp);
  const panel = page.getByTestId('project-panel');
  const content = panel.getByTestId('panel-content');
  await page.getByTestId('shown-card').getByRole('button', { name: 'Подробнее о проекте' }).click();
  const vacancy = panel.getByRole('link', { name: /^Фронтенд-разработчик/ });
  await vacancy.scrollIntoViewIfNeeded();
  await comeToRest(() => content.evaluate((element) => element.scrollTop));
  const left = await content.evaluate((element) => element.scrollTop);
  expect(left).toBeGreaterThan(100);
  await vacancy.click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/vacancy/'));
  await page.goBack();
  await expect(panel).toBeVisible();
  const away = async () =>
    Math.abs((await content.evaluate((element) => element.scrollTop)) - left);
  await expect.poll(away).toBeLessThan(8);
});

test('a sheet follows the hand that pulls it by its head, and closes past a third of its height', async ({
  openApp,
}) => {
  const shown = await openApp(student.telegramId, '/followers?tab=vacancies');
  await shown.getByRole('button', { name: 'Фильтры' }).click();
  const sheet = shown.getByRole('dialog');
  await settle(sheet);
  const box = await sheet.boundingBox();
  if (!box) throw new Error('No sheet is shown.');
  const pull = async (by: number) => {
    await shown.mouse.move(screen.width / 2, box.y + 30);
    await shown.mouse.down();
    await shown.mouse.move(screen.width / 2, box.y + 30 + by / 2);
    await shown.mouse.move(screen.width / 2, box.y + 30 + by);
    expect((await topOf(sheet)) - Math.round(box.y)).toBe(by);
    await shown.mouse.up();
  };
  await pull(Math.floor(box.height / 3) - 5);
  await settle(sheet);
  expect(await topOf(sheet)).toBe(Math.round(box.y));
  await pull(Math.ceil(box.height / 3) + 5);
  await expect(sheet).toBeHidden();
  await close(shown);
});
