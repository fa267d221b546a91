import type { Page } from '@playwright/test';
import { saysInPassing } from '#src/app/in-passing.ts';
import { expect, test } from '#src/app/kollab.ts';
import { close, unfold } from '#src/app/steps.ts';
import { moderators } from '#src/cast/cast.ts';

test.use({ sparing: true });
const names = ['Агния', 'Бажена', 'Влада'];

const device = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 1800 } };

async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: { x: number; y: number }) => touch('touchStart', [at]),
    up: () => touch('touchEnd', []),
  };
}

test('a finger that presses the next card while the last one goes decides that card', async ({
  cast,
  openApp,
}) => {
  const people = await Promise.all(names.map((name) => cast.newcomer(name, 'Полозова')));
  for (const one of people) await one.send({ statusShort: 'Ищу команду', university: 'МГУ' });
  const page = await openApp(moderators[0], '/moderation?kind=profile', { device });
  const card = (name: string) => page.getByRole('article', { name: `${name} Полозова` });
  const approve = (name: string) => card(name).getByRole('button', { name: 'Одобрить' });
  const placeOf = async (name: string) => {
    const box = await approve(name).boundingBox();
    if (!box) throw new Error(`${name} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [first = '', second = ''] = names;
  for (const name of names) await unfold(card(name));
  await approve(second).scrollIntoViewIfNeeded();
  const answer = Promise.withResolvers<void>();
  await page.route('**/approve-profile/**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const finger = await fingerOn(page);
  const place = await placeOf(second);
  await finger.down(await placeOf(first));
  await finger.up();
  await expect.poll(() => approve(first).getAttribute('aria-busy')).toBe('true');
  expect(await placeOf(second)).toEqual(place);
  await finger.down(place);
  await saysInPassing(page, 'Профиль одобрен', async () => answer.resolve());
  expect(await placeOf(second)).toEqual(place);
  await finger.up();
  await card(second).waitFor({ state: 'detached' });
  const statuses = await Promise.all(people.map((one) => one.profile()));
  expect(statuses.map(({ moderationStatus }) => moderationStatus)).toEqual([
    'Approved',
    'Approved',
    'Pending',
  ]);
  await close(page);
});
