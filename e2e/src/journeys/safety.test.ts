import { saysInPassing } from '#src/app/in-passing.ts';
import { expect, test } from '#src/app/kollab.ts';
import { close, unfold } from '#src/app/steps.ts';
import { moderators } from '#src/cast/cast.ts';
import { screensOf } from '#src/cast/chat.ts';
import { approved } from '#src/cast/projects.ts';

const [vera] = moderators;

test.use({ sparing: true });

test('a report from a profile comes to the chats and the queue, and its sender hears the outcome', async ({
  cast,
  product,
  control,
  openApp,
  openSandbox,
}) => {
  const { told } = cast;
  const mila = await approved(cast, 'Мила', 'Честная');
  const igor = await approved(cast, 'Игорь', 'Громкий');
  const screen = await openSandbox(mila.telegramId);
  const { app } = screen;
  const link = `https://t.me/kollab_sandbox_bot?startapp=u_${igor.telegramId}`;
  await control.write(mila.telegramId, link);
  // What comes to the chat moves the link, not the focus.
  await screen.page.locator(`a[href$="startapp=u_${igor.telegramId}"]`).last().press('Enter');
  await app.getByRole('button', { name: 'Пожаловаться' }).click();
  const sheet = app.getByRole('dialog');
  await sheet.getByLabel('Что не так').selectOption({ label: 'Оскорбления' });
  await sheet.getByLabel('Подробности').fill('Грубит в своём статусе.');
  await saysInPassing(app, 'Жалоба отправлена. Мы расскажем, чем всё закончилось', () =>
    sheet.getByRole('button', { name: 'Отправить жалобу' }).click(),
  );
  await screen.close();

  for (const moderator of moderators) {
    const card = await told(moderator, /Новая жалоба[^]*Игорь Громкий/);
    expect(card.text).toMatch(
      /^Новая жалоба\nПрофиль: Игорь Громкий\nОскорбления\nОт кого: Мила Честная, .+\n\nГрубит в своём статусе\.$/,
    );
    expect(screensOf(card)).toEqual([
      expect.stringContaining(`${product.appUrl}/moderation?kind=report&item=`),
    ]);
  }

  const queue = await openApp(vera, '/moderation?kind=report');
  const item = queue.getByTestId('queue-card').filter({ hasText: igor.name });
  await unfold(item);
  await expect(item.getByText('Грубит в своём статусе.')).toBeVisible();
  await saysInPassing(queue, 'Жалоба отклонена', () =>
    item.getByRole('button', { name: 'Отклонить жалобу' }).click(),
  );
  await expect(item).toBeHidden();
  await close(queue);
  await told(mila.telegramId, 'Жалоба рассмотрена: в профиле Игорь Громкий нарушений нет.');
  for (const moderator of moderators) {
    const closed = await told(moderator, /Жалоба рассмотрена[^]*Игорь Громкий/);
    expect(closed.text).toContain('Решение: жалоба отклонена\nМодератор: Вера Орлова');
    expect(closed.buttons).toEqual([]);
  }
});
