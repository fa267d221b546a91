import { close, fail, press, words } from '#src/app/steps.ts';
import { channelsOf, expect, styleOf, test } from '#src/conformance/stage.ts';

// Section 4: states and transitions.

// One stage goes on from row to row: tried again, all of it begins anew.
test.describe.configure({ mode: 'serial' });

test('4.4 approved: the status screen redirects to /profile', async ({ at }) => {
  const page = await at('owner', '/profile/moderation');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('4.5 The status is polled every 10 seconds', async ({ product, openApp, ask, ids }) => {
  const change = { telegramId: ids.newcomer, changes: { statusShort: 'Жду' } };
  await ask('newcomer', 'POST /api/User/send-to-moderation', change);
  const page = await openApp(ids.newcomer, '/blog');
  await page.clock.install();
  await page.goto(`${product.appUrl}/profile/moderation`);
  await expect(words(page, 'Заявка отправлена')).toBeVisible();
  // From a first one on: until then the page may still ask for what it opened with.
  const polled = page.waitForResponse(/moderation-history/);
  await page.clock.runFor(10_000);
  await polled;
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/moderation-history/')) calls += 1;
  });
  await page.clock.runFor((10 - 1) * 1000);
  expect(calls).toBe(0);
  const asked = page.waitForRequest(/moderation-history/);
  await page.clock.runFor(1100);
  await asked;
  await close(page);
});

test('4.6 A clock icon for Pending', async ({ loaded }) => {
  const icon = (await loaded('newcomer', '/')).locator('[data-status="pending"] svg');
  expect(await icon.getAttribute('class')).toContain('clock');
});

test('4.7 A clock icon for In_review', async ({ loaded, ask, ids }) => {
  await ask('moderator', `POST /api/User/set-in-review/${ids.newcomer}`);
  const icon = (await loaded('newcomer', '/')).locator('[data-status="in_review"] svg');
  expect(await icon.getAttribute('class')).toContain('clock');
});

test('4.8 A red alert for Rejected', async ({ loaded, ask, ids }) => {
  const comment = 'Слишком коротко';
  await ask('moderator', `POST /api/User/reject-profile/${ids.newcomer}`, { comment });
  const badge = (await loaded('newcomer', '/')).locator('[data-status="rejected"]');
  expect(await badge.locator('svg').getAttribute('class')).toContain('circle-alert');
  const [red, green, blue] = channelsOf(await styleOf(badge.locator('svg'), 'color'));
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test('4.9 No icon when approved', async ({ at }) => {
  const page = await at('owner', '/');
  await expect(page.getByRole('heading', { name: 'Агния Картова' })).toBeVisible();
  expect(await page.getByTestId('moderation-status').count()).toBe(0);
});

test('4.11 The carousel shows only projects whose status is the Russian word for "approved"', async ({
  at,
  ask,
  ids,
}) => {
  await ask('owner', 'POST /api/User/create-project', {
    telegramId: ids.owner,
    name: 'Черновой атлас',
    description: 'Ждёт проверки',
    tags: [],
    participants: [],
    vacancies: [],
  });
  const { body } = await ask('newcomer', 'GET /api/User/all-projects?limit=200');
  expect(new Set(body.map(({ status }: { status: string }) => status))).toEqual(
    new Set(['одобрено']),
  );
  const page = await at('owner', '/followers');
  await expect(page.getByTestId('shown-card')).toBeVisible();
  expect(await page.getByText('Черновой атлас').count()).toBe(0);
});

test('4.19 It can be filtered by all, pending, accepted, rejected', async ({ at }) => {
  const page = await at('applicant', '/myapplications');
  for (const name of ['Все', 'Ждут', 'Приняты', 'Отклонены']) {
    await expect(page.getByRole('tab', { name })).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Отклонены' }).click();
  await expect(words(page, 'Отклонённых откликов нет')).toBeVisible();
});

test('4.21 Edits are kept as local drafts, marked with an orange icon', async ({ at, ids }) => {
  const page = await at('owner', '/?mode=edit');
  await page.getByLabel('ВУЗ', { exact: true }).first().fill('МИСиС');
  const icon = page.getByTestId('draft-icon').first();
  await expect(icon).toBeVisible();
  const [red, green, blue] = channelsOf(await styleOf(icon, 'color'));
  expect(red > green && green > blue).toBe(true);
  const kept = await page.evaluate('JSON.stringify({ ...localStorage })');
  expect(kept).toContain(String(ids.owner));
  expect(kept).toContain('МИСиС');
});

test('4.22 "Send for moderation" sends them, clears the draft and leaves edit mode', async ({
  at,
}) => {
  const page = await at('owner', '/');
  await press(page, 'Отправить на модерацию');
  await expect(words(page, 'Профиль успешно отправлен на модерацию!')).toBeVisible();
  await press(page, 'Понятно');
  await expect(page.locator('[data-testid="edit-toggle"]:not([data-editing])')).toBeVisible();
  expect(await page.evaluate('JSON.stringify({ ...localStorage })')).not.toContain('МИСиС');
});

test('4.26 The moderator button sets all profiles to in-review before opening the queue', async ({
  at,
}) => {
  const page = await at('moderator', '/');
  const mend = await fail(page, 'set-all-in-review', 500);
  await press(page, 'Профили на модерации');
  await expect(words(page, 'Ошибка при обновлении статусов профилей.')).toBeVisible();
  await mend();
  const call = page.waitForResponse(/set-all-in-review/);
  await press(page, 'Профили на модерации');
  expect((await call).status()).toBe(200);
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith('/moderation'));
});
