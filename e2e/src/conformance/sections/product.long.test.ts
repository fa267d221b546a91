import { words } from '#src/app/steps.ts';
import { expect, test } from '#src/conformance/stage.ts';

// Section 1: what the product does and for whom.

test('1.1 Users are identified by their messenger id (telegramId)', async ({ ask, ids }) => {
  const own = await ask('newcomer', 'POST /api/User/get-or-create', {
    telegramId: ids.newcomer,
  });
  expect(own.body.telegramId).toBe(ids.newcomer);
  const others = await ask('newcomer', 'POST /api/User/get-or-create', {
    telegramId: ids.owner,
  });
  expect(others.status).toBe(403);
});

test('1.2 A profile has name, university, course, major, tags, short and long status, about-me, links, experience and avatar', async ({
  at,
}) => {
  const page = await at('owner', '/');
  for (const text of ['Агния Картова', 'МИСИС', 'Металлургия', 'Python', 'Рисую карты рек']) {
    await expect(words(page, text)).toBeVisible();
  }
  for (const text of ['Веду кружок', /Люблю города и людей/, 'maps.example/me']) {
    await expect(words(page, text)).toBeVisible();
  }
});

test('1.3 One searches for other people by tags or name', async ({ ask, ids }) => {
  for (const query of ['Python', 'Агния', 'Картова']) {
    const call = `GET /api/User/search-users?limit=200&query=${encodeURIComponent(query)}`;
    const { body } = await ask('newcomer', call);
    expect(body).toContainEqual(expect.objectContaining({ telegramId: ids.owner }));
  }
});

test('1.7 One sees the status of one’s applications', async ({ at }) => {
  const page = await at('applicant', '/myapplications');
  await expect(page.getByTestId('own-application').getByText('На рассмотрении')).toBeVisible();
});

test('1.11 The blog is a placeholder reading «Coming soon...»', async ({ at }) => {
  await expect(words(await at('newcomer', '/blog'), 'Coming soon...')).toBeVisible();
});
