import { expect, test } from '#src/app/kollab.ts';
import { settle } from '#src/app/settle.ts';
import { bottomOf, fingerOn, topOf } from '#src/app/touch.ts';
import { publish } from '#src/cast/projects.ts';

test.use({ sparing: true });

test('the panel follows a finger one to one, expands beyond 50 px upwards, collapses beyond 100 downwards', async ({
  cast,
  openApp,
}) => {
  const { owner, project } = await publish(cast, 'Качели над рекой', ['Столяр']);
  const page = await openApp(owner.telegramId, '/followers');
  const { swipe } = await fingerOn(page);
  const card = page.getByTestId('shown-card');
  await expect(card.getByRole('heading', { name: project.name })).toBeVisible();
  const preview = card.getByTestId('panel-preview');
  const panel = page.getByTestId('project-panel');
  const bar = page.getByTestId('tabbar');
  await settle(preview);
  const foot = await topOf(preview);
  const edge = () => bottomOf(panel.getByTestId('project-cover'));
  // The picture reaches under the round corners of the foot.
  const up = (dy: number) => swipe(preview, -dy, async () => foot + 16 - (await edge()));
  const handle = panel.getByRole('button', { name: 'Свернуть описание проекта' });

  expect(await up(49)).toBe(49);
  await expect(panel).toBeHidden();
  expect(await topOf(preview)).toBe(foot);
  expect(await bar.isVisible()).toBe(true);
  expect(await up(51)).toBe(51);
  await expect(bar).toBeHidden();
  expect(await page.locator('html').evaluate((html) => html.style.overflow)).toBe('hidden');

  await expect(panel.getByText('Подробное описание')).toBeVisible();
  await settle(panel);
  const place = await edge();
  const down = (dy: number) => swipe(handle, dy, async () => (await edge()) - place);
  expect(await down(99)).toBe(99);
  await settle(panel);
  expect(await edge()).toBe(place);
  await down(101);
  await expect(panel).toBeHidden();
  await expect(bar).toBeVisible();
});
