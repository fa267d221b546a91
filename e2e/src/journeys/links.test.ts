import { startParamOf, type Target } from '@kollab/contract';
import { expect, test } from '#src/app/kollab.ts';
import { moderators } from '#src/cast/cast.ts';
import { publish } from '#src/cast/projects.ts';

test.use({ sparing: true });

const linkTo = (startParam: string) => `https://t.me/kollab_sandbox_bot?startapp=${startParam}`;

test('?startapp= opens that screen from a cold start, and «Сегодня» for a link nobody knows', async ({
  cast,
  control,
  openSandbox,
}) => {
  const { owner, project, vacancyId } = await publish(cast, 'Мост через двор', ['Сварщик']);
  const [vera] = moderators;
  const screen = await openSandbox(owner.telegramId);
  const { page, app } = screen;
  const follow = async (telegramId: number, startParam: string) => {
    const link = linkTo(startParam);
    await control.write(telegramId, link);
    const { pathname, search } = new URL(link);
    // What comes to the chat moves the link, not the focus.
    await page.locator(`a[href$="${pathname}${search}"]`).last().press('Enter');
    await expect(app.locator('main')).toBeVisible();
  };
  await follow(owner.telegramId, 'nonsense');
  await expect(app.getByText('Этой ссылки больше нет')).toBeVisible();
  await expect.poll(screen.pathOf).toBe('/messages');

  const vacancy: Target = { screen: 'vacancy', projectId: project.id, vacancyId };
  await follow(owner.telegramId, startParamOf(vacancy));
  await expect.poll(screen.pathOf).toBe(`/vacancy/${project.id}/${vacancyId}`);
  await expect(app.getByText('Собрать первые данные').first()).toBeVisible();

  await screen.become(vera);
  await follow(vera, startParamOf({ screen: 'queue' }));
  await expect.poll(screen.pathOf).toBe('/moderation');
  await expect(app.getByText(owner.name).first()).toBeVisible();
  await screen.close();
});
