import {
  addToProjectTeam,
  answerInvitation,
  followProject,
  leaveProject,
  readyReasons,
} from '@kollab/contract';
import { Today } from '@kollab/contract/schemas';
import { expect, test } from '#src/app/kollab.ts';
import { close } from '#src/app/steps.ts';
import type { Cast, Someone } from '#src/cast/cast.ts';
import { applyTo, publish } from '#src/cast/projects.ts';

test.use({ sparing: true });

const told = (cast: Cast, { telegramId }: Someone, said: string) => cast.told(telegramId, said);

const invite = (owner: Someone, projectId: string, { telegramId }: Someone) =>
  owner.call(addToProjectTeam, { body: { projectId, telegramId } });

test('a no can be taken back before anybody hears of it', async ({ cast, openApp }) => {
  const { owner, project, vacancyId } = await publish(cast, 'Голубятня', ['Голубевод']);
  const vlas = await cast.newcomer('Влас', 'Дальний');
  await applyTo(project, vacancyId, vlas);
  const page = await openApp(owner.telegramId, '/messages');
  const row = page.getByTestId('waiting-row').filter({ hasText: 'Влас Дальний' });
  const turnDown = async () => {
    await row.getByRole('button', { name: 'Отклонить' }).click();
    const sheet = page.getByRole('dialog', { name: /Влас Дальний/ });
    await sheet.getByRole('button', { name: readyReasons.application[0] }).click();
    await sheet.getByRole('button', { name: 'Отклонить' }).click();
  };
  await turnDown();
  await row.getByRole('button', { name: 'Отменить' }).click();
  await turnDown();
  await expect(row.getByText('Отклик отклонён')).toBeVisible();
  await page.getByTestId('tabbar').getByRole('link', { name: 'Профиль' }).click();
  await told(cast, vlas, readyReasons.application[0]);
  await close(page);
});

test('news of some days stands by day, and one project’s news of a day together', async ({
  cast,
  openApp,
}) => {
  const { owner, project } = await publish(cast, 'Лодочная станция', ['Лодочник']);
  const pavel = await cast.newcomer('Павел', 'Речной');
  await pavel.call(followProject, { body: { projectId: project.id } });
  await invite(owner, project.id, pavel);
  await pavel.call(answerInvitation, { body: { projectId: project.id, accept: true } });
  await pavel.call(leaveProject, { body: { projectId: project.id } });
  await pavel.submit('Гребу по выходным');
  await cast.approve(pavel);
  await told(cast, pavel, 'Ваш профиль одобрен');
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  const page = await openApp(pavel.telegramId, '/messages', {
    before: (opened) =>
      opened.route('**/api/User/today', async (route) => {
        const response = await route.fetch({
          headers: { ...route.request().headers(), 'if-none-match': '' },
        });
        const { news, ...rest } = Today.parse(await response.json());
        const [newest] = news.inbox;
        const older = [1, 2, 3].map((days) =>
          Object.assign({}, newest, { id: `${days}`, at: daysAgo(days), isRead: true }),
        );
        await route.fulfill({
          json: { ...rest, news: { ...news, inbox: [...news.inbox, ...older] } },
        });
      }),
  });
  const days = page.getByTestId('news-day');
  await expect(days.nth(2)).toBeVisible();
  expect(await days.count()).toBe(3);
  await expect(days.first().getByRole('heading', { name: 'Новости · сегодня' })).toBeVisible();
  await expect(days.nth(1).getByRole('heading', { name: 'Вчера' })).toBeVisible();
  const together = days.first().locator('[data-same]');
  await expect.poll(() => together.count()).toBe(1);
  await page.getByRole('button', { name: 'Раньше' }).click();
  await expect(days.nth(3)).toBeVisible();
  await close(page);
});
