import type { NewThisWeek } from '@kollab/contract';
import type { Page, Route } from '@playwright/test';

/** Everything happened an hour before, or is to happen in three days. */
const now = '2026-03-02T12:00:00.000Z';
const past = '2026-03-02T11:05:00.000Z';
const future = '2026-03-05T12:00:00.000Z';
const moment = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)"/g;

/** Colours that follow a project's id, which is another each time, are all one. */
const sameCovers = Array.from(
  { length: 7 },
  (_, pair) => `--cover-${pair}: #3f78b5; --cover-${pair}-deep: #1f558f;`,
).join(' ');

const unread = 2;

async function freezeMoments(route: Route) {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({
    response,
    body: body.replace(moment, (said) =>
      Date.parse(said.slice(1, -1)) > Date.now() ? `"${future}"` : `"${past}"`,
    ),
  });
}

/** All of the small world were approved in the same moment: by chance one or another is the newest. */
async function orderNewest(route: Route) {
  const response = await route.fetch();
  const fresh = (await response.json()) as NewThisWeek;
  const { people, projects } = fresh;
  const json = {
    ...fresh,
    people: people.toSorted((one, other) => one.telegramId - other.telegramId),
    projects: projects.toSorted((one, other) => one.name.localeCompare(other.name)),
  };
  await route.fulfill({ response, json });
}

/** The same moment, covers and order each time, for pictures that are compared. */
export async function freeze(page: Page) {
  await page.clock.setFixedTime(now);
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = ':root:root { ${sameCovers} }';
    document.head.append(style);
  })`);
  await page.route('**/api/**', (route) => freezeMoments(route).catch(() => undefined));
  await page.route('**/api/User/new-this-week', (route) =>
    orderNewest(route).catch(() => undefined),
  );
  // A stream that never ends has no body to wait for.
  await page.route('**/api/User/changes/*', (route) => route.abort());
  await page.route('**/api/User/unread/*', (route) => route.fulfill({ json: { count: unread } }));
}
