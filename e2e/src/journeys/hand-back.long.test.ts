import type { Page } from '@playwright/test';
import { expect, test } from '#src/app/kollab.ts';
import { tell } from '#src/app/open-app.ts';
import { close, each } from '#src/app/steps.ts';
import { type Cast, moderators } from '#src/cast/cast.ts';
import { applyTo, publish } from '#src/cast/projects.ts';

interface Way {
  telegramId: number;
  path: string;
  parent: string;
}

/** Every address with a screen above it, as somebody sees it who may. */
async function ways(cast: Cast): Promise<Way[]> {
  const { owner, project, vacancyId } = await publish(cast, 'Дорога назад', ['Проводник']);
  const ada = await cast.newcomer('Ада', 'Возвратная');
  await applyTo(project, vacancyId, ada);
  const details = `/project/${project.id}/details`;
  const vacancy = `/vacancy/${project.id}/${vacancyId}`;
  const letter = `/application/${project.id}/${vacancyId}/${ada.telegramId}`;
  const user = `/user/${ada.telegramId}`;
  const own: [path: string, parent: string][] = [
    ['/profile/edit-status', '/'],
    ['/profile/add-tag', '/'],
    ['/profile/edit-about-me', '/'],
    ['/profile/edit-links', '/'],
    ['/profile/edit-link/0', '/profile/edit-links'],
    ['/profile/add-link', '/profile/edit-links'],
    ['/profile/edit-experience', '/'],
    ['/profile/edit-experience/new', '/profile/edit-experience'],
    ['/profile/moderation?history=1', '/'],
    ['/profile/settings', '/'],
    ['/profile/blocked', '/profile/settings'],
    ['/createproject', '/followers'],
    ['/createprojectpage', '/createproject'],
    [`/createprojectpage?project=${project.id}`, '/createproject'],
    ['/add-participants', '/createprojectpage'],
    [`/add-participants?project=${project.id}`, details],
    ['/vacancyform', '/createprojectpage'],
    ['/myapplications', '/createproject'],
    [user, '/'],
    [`${user}/links`, user],
    [details, '/followers'],
    [`/project/${project.id}/applications`, details],
    [letter, `/project/${project.id}/applications`],
    [vacancy, details],
    ['/blog', '/'],
    ['/nowhere', '/'],
  ];
  const moderatorsWays: [path: string, parent: string][] = [
    ['/moderation', '/'],
    ['/moderation/record', '/moderation'],
    ['/moderation/statistics', '/moderation'],
  ];
  const of = (telegramId: number) => (way: [string, string]) => ({
    telegramId,
    path: way[0],
    parent: way[1],
  });
  return [
    ...own.map(of(owner.telegramId)),
    ...moderatorsWays.map(of(moderators[0])),
    ...[
      [letter, '/myapplications'] as [string, string],
      [`/applicationform/${project.id}/${vacancyId}`, vacancy] as [string, string],
    ].map(of(ada.telegramId)),
  ];
}

const none = { top: 0, bottom: 0 };
/** One person's ways go in two windows side by side, so many in the first. */
const half = 13;

const pathOf = (page: Page) => page.evaluate<string>('location.pathname + location.search');

async function arrive(page: Page, path: string) {
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === path);
}

test('back after a deep link leads to the screen above, from every route', async ({
  cast,
  product,
  openApp,
}) => {
  const all = await ways(cast);
  const tours = Object.values(Object.groupBy(all, ({ telegramId }) => telegramId)).flatMap(
    (own = []) => [own.slice(0, half), own.slice(half)].filter(({ length }) => length > 0),
  );
  await each(tours, async (tour) => {
    const [{ telegramId } = { telegramId: 0 }] = tour;
    const page = await openApp(telegramId, '/', { covers: none });
    for (const { path, parent } of tour) {
      // A document of its own, as a deep link opens it; the launch parameters are remembered.
      await page.goto(product.appUrl + path);
      await expect(page.locator('html[data-back] main h1')).toBeVisible();
      expect(await pathOf(page)).toBe(path);
      await tell(page, 'back_button_pressed');
      await arrive(page, parent);
    }
    await close(page);
  });
});

test('a page of its own way back leads the way that was come, then up, and never out', async ({
  cast,
  openApp,
}) => {
  const telegramId = (await cast.newcomer('Ия', 'Путевая')).telegramId;
  const page = await openApp(telegramId, '/profile/settings');
  await page.getByText('Заблокированные').click();
  await arrive(page, '/profile/blocked');
  const back = page.getByRole('button', { name: 'Назад' });
  await back.click();
  await arrive(page, '/profile/settings');
  await back.click();
  await arrive(page, '/');
  await page.locator('a[href="/profile/settings"]').click();
  await page.reload();
  await back.click();
  await arrive(page, '/');
  await expect(page.locator('main')).toBeVisible();
  expect(page.isClosed()).toBe(false);
  await close(page);
});
