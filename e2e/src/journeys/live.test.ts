import { decideApplication, paths } from '@kollab/contract';
import type { Page, Request, Response } from '@playwright/test';
import { saysInPassing } from '#src/app/in-passing.ts';
import { expect, test } from '#src/app/kollab.ts';
import { words } from '#src/app/steps.ts';
import { applyTo, publish } from '#src/cast/projects.ts';

test.use({ sparing: true });

/** What the page shows anew it must have been told. */
const withoutPolling = (page: Page) =>
  page.addInitScript(`
    const every = window.setInterval;
    window.setInterval = (work, ms, ...given) => (ms < 5000 ? every(work, ms, ...given) : 0);
  `);

const isStream = (sent: Request | Response) => sent.url().includes('/api/User/changes/');

const show = (page: Page, isShown: boolean) =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', {
      configurable: true, get: () => '${isShown ? 'visible' : 'hidden'}',
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  `);

test('what the bot says, an open app shows without asking for it, also after it was hidden', async ({
  cast,
  openApp,
}) => {
  const { owner, project, vacancyId } = await publish(cast, 'Маяк на полуострове', ['Смотритель']);
  const faina = await cast.newcomer('Фаина', 'Береговая', 'faina_b');
  await applyTo(project, vacancyId, faina);
  let streams = 0;
  const page = await openApp(faina.telegramId, paths.ownApplications, {
    async before(opened) {
      await withoutPolling(opened);
      opened.on('response', (response) => (streams += isStream(response) ? 1 : 0));
    },
  });
  await expect(words(page, 'На рассмотрении')).toBeVisible();
  await expect.poll(() => streams).toBe(1);

  const closed = page.waitForEvent('requestfailed', isStream);
  await show(page, false);
  await closed;
  await show(page, true);
  await expect.poll(() => streams).toBe(2);

  // Wherever one is in the app, the moment is one press away.
  await saysInPassing(page, `Вы в команде! Проект «${project.name}»`, () =>
    owner.call(decideApplication, {
      params: { projectId: project.id, vacancyId, telegramId: faina.telegramId },
      body: { status: 'Accepted' },
    }),
  );
  await expect(words(page, 'Принят')).toBeVisible();
});
