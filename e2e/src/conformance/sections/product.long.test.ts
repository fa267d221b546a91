import { words } from '#src/app/steps.ts';
import { expect, test } from '#src/conformance/stage.ts';

// Sections 1, 3 and 6: what the product does, and for whom.

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

test('3.16 Avatar: a path starting with /uploads is prefixed with the file host', async ({
  at,
  product,
}) => {
  const page = await at('newcomer', '/posts?q=Илья Петров');
  const photo = page.getByRole('img', { name: 'Фото: Илья Петров' }).first();
  expect(await photo.evaluate((image) => 'src' in image && image.src)).toMatch(
    new RegExp(`^${product.appUrl}/uploads/`),
  );
});

test('3.18 Icon size is 80', async ({ at }) => {
  const page = await at('newcomer', '/?mode=edit');
  const avatar = page.locator('label:has(input[type="file"]) > *').first();
  await expect(avatar).toBeVisible();
  expect(await avatar.boundingBox()).toMatchObject({ width: 80, height: 80 });
});

test("6.4 A moderator (role 'moderator') sees the button to the queue, a regular user does not", async ({
  at,
}) => {
  await expect(words(await at('moderator', '/'), 'Профили на модерации')).toBeVisible();
  const page = await at('newcomer', '/');
  await expect(words(page, 'Профиль заполнен')).toBeVisible();
  expect(await page.getByText('Профили на модерации').count()).toBe(0);
});
